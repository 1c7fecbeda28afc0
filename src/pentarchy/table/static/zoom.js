// Zoom and pan of the board: wheel, drag, pinch, buttons, keys.
/** @import { Point } from "./page.d.ts" */
import { $, all, phone } from "./words.js";
import { Frame, shift } from "./frame.js";
import { covered } from "./scenes.js";
import { isDrawn, middle } from "./things.js";

const STEP = 1.4;
const WHEEL_STEP = 1.15;
const CLICK = 8; // a pointer that has moved more than so many pixels drags and does not click
const RIM = 40; // pixels: what lies nearer to the edge of the map is not well in view
const PINCH = 10; // fingers nearer than this say nothing about a size

/**
 * @param {Point} a
 * @param {Point} b
 */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export class Zoom {
  frame = new Frame();
  /** @type {Map<number, Point>} */
  fingers = new Map();
  moved = 0;
  /** Has the viewer zoomed or moved the board? */
  touched = false;
  /** @type {string | null} the thing that is to be in view */
  wanted = null;
  fitted = "";
  /** Is called whenever another part of the board is in view. */
  showing = () => {};

  start() {
    const map = $("map");
    map.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    map.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.release(event));
    addEventListener("pointercancel", (event) => this.release(event));
    for (const node of all("[data-zoom]")) node.addEventListener("click", () => this.zoom(node.dataset.zoom));
    new ResizeObserver(() => (this.touched ? this.apply() : this.fit())).observe(map);
  }

  /** A column of boards is scrolled, not zoomed. */
  get stacked() {
    return $("map").classList.contains("stack");
  }

  /** Did the pointer drag the board, so that its release is no click? */
  get dragged() {
    return this.moved > CLICK;
  }

  measure() {
    const map = $("map");
    const pictures = [...$("board").querySelectorAll("svg.area")];
    const sizes = pictures.map((picture) => /** @type {SVGSVGElement} */ (picture).viewBox.baseVal);
    this.frame.measure({ width: map.clientWidth, height: map.clientHeight }, sizes);
  }

  apply() {
    this.measure();
    if (this.inPart && this.frame.scale > 1) this.frame.keepFull();
    else if (!this.stacked) this.frame.hold(!phone());
    $("board").style.transform = this.stacked ? "" : this.frame.transform;
    this.showing();
  }

  /** A game's table.css may say `--opens: part`: its board is never shown whole unless one asks for it. */
  get inPart() {
    return getComputedStyle($("board")).getPropertyValue("--opens").trim() === "part";
  }

  /**
   * A number that a game's table.css may say about its board.
   * @param {string} name
   */
  said(name) {
    return Number(getComputedStyle($("board")).getPropertyValue(name));
  }

  /**
   * @param {number} factor
   * @param {Point} at
   */
  zoomAt(factor, at) {
    if (this.stacked) return;
    this.touched = true;
    this.frame.zoom(factor, at);
    this.apply();
  }

  /** @param {string | undefined} what "in", "out" or "all" */
  zoom(what) {
    if (this.stacked) return;
    const map = $("map");
    this.touched = true;
    if (what === "all") {
      this.frame.whole();
      this.apply();
    } else this.zoomAt(what === "in" ? STEP : 1 / STEP, [map.clientWidth / 2, map.clientHeight / 2]);
  }

  /**
   * On a phone the board opens large, centred on what can be chosen. Who has zoomed or moved it keeps what they see.
   * @param {string | null} on null if that is elsewhere: then on what the drawing names, so that one sees what it is about
   */
  openOn(on) {
    on ??= all(".centre", $("board"))[0]?.dataset.on ?? all(".home", $("board"))[0]?.dataset.on ?? null;
    if (this.touched || (on === this.wanted && !this.inPart && this.sizes() === this.fitted)) return;
    this.wanted = on;
    if (this.inPart && this.frame.scale > 1 && this.sizes() === this.fitted) this.reveal(all(".can", $("board")));
    else this.fit();
  }

  /** What the boards measure: one that has grown is opened anew. */
  sizes() {
    return all("svg.area", $("board"))
      .map((picture) => picture.getAttribute("viewBox"))
      .join();
  }

  /** A board that is held to a scale has another size than when it was opened. */
  get grown() {
    return this.inPart && this.sizes() !== this.fitted;
  }

  /**
   * Move the board so that as much as possible of this is seen; not at all if everything is.
   * @param {Element[]} things
   */
  reveal(things) {
    const places = things.filter(isDrawn).map(middle);
    const { left, top, width, height } = $("map").getBoundingClientRect();
    this.measure();
    const rim = this.said("--rim") || RIM;
    const [xs, ys] = [places.map(([x]) => x - left), places.map(([, y]) => y - top)];
    const [dx, dy] = [shift(xs, width, rim), shift(ys, height, rim)];
    if (!dx && !dy) return;
    this.frame.push([dx, dy]);
    this.apply();
  }

  fit() {
    this.measure();
    const { width, height, pictures } = this.frame;
    if (!pictures.length || !width || !height) return;
    const node = this.wanted ? $("board").querySelector(`[data-on="${CSS.escape(this.wanted)}"]`) : null;
    const [least, most, across, down] = ["--least", "--most", "--across", "--down"].map((name) => this.said(name));
    // So many units of the drawing are always in view: a picture that grows is not drawn smaller.
    const held = across && down ? Math.min(width / across, height / down) : 0;
    this.fitted = this.sizes();
    this.frame.fit(phone() || this.inPart, Boolean(node), Math.max(least, held), most || undefined);
    this.apply();
    const open = all(".can", $("board"));
    if (this.inPart) this.reveal(open.length || !node ? open : [node]);
    else if (node) this.centre(node);
  }

  /** @param {Element} node */
  centre(node) {
    const map = $("map");
    if (this.stacked) node.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (this.stacked || !map.contains(node) || this.frame.scale <= 1) return;
    const [frame, thing] = [middle(map), middle(node)];
    this.measure();
    const below = covered(map);
    this.frame.push([frame[0] - thing[0], frame[1] - below / 2 - thing[1]]);
    if (!below) this.frame.keepFull();
    this.apply();
  }

  /**
   * Move the board because the viewer wants to.
   * @param {Point} by
   */
  bring(by) {
    this.touched = true;
    this.measure();
    this.frame.push(by);
    this.apply();
  }

  // -- the pointer ----------------------------------------------------------------------------------------------------

  /**
   * Where in the frame.
   * @param {MouseEvent} event
   * @returns {Point}
   */
  at(event) {
    const box = $("map").getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (this.stacked) return;
    event.preventDefault();
    this.zoomAt(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, this.at(event));
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (!this.stacked) this.fingers.set(event.pointerId, this.at(event));
    if (this.fingers.size <= 1) this.moved = 0;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else if (this.frame.scale > 1) this.drag(before, now);
    this.fingers.set(event.pointerId, now);
    $("map").classList.toggle("dragging", this.dragged);
  }

  /**
   * @param {Point} before
   * @param {Point} now
   * @param {Point} other
   */
  pinch(before, now, other) {
    const old = distance(before, other);
    const half = /** @type {Point} */ ([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    if (old > PINCH) this.zoomAt(distance(now, other) / old, half);
    this.moved += CLICK + 2;
  }

  /**
   * @param {Point} before
   * @param {Point} now
   */
  drag(before, now) {
    this.touched = true;
    this.frame.push([now[0] - before[0], now[1] - before[1]]);
    this.moved += distance(now, before);
    this.apply();
  }

  /** @param {PointerEvent} event */
  release(event) {
    this.fingers.delete(event.pointerId);
    $("map").classList.remove("dragging");
  }
}
