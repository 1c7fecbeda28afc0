// A board that is shown in part: tabs on its edges tell how much that can be chosen lies outside, and an overview
// (an element with data-overview="<id of the area>", drawn with the same units) shows where one is and takes one there.
// A game whose picture has none may have a small copy of its board: `--overview: <id of the area>` in its table.css.
/** @import { Point } from "./page.d.ts" */
/** @import { Zoom } from "./zoom.js" */
import { $, all, button, el, say } from "./words.js";
import { svg } from "./picture.js";
import { middle } from "./things.js";

const GAP = 16;
const MANY = 30; // more rings than this are smaller
const RING = 15; // units of the picture
/** @type {Record<string, string>} */
const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };
const COPIED = "copied"; // the name of the drawing that the small copy shows

export class Around {
  soon = 0;
  /** @type {Map<string, HTMLButtonElement>} */
  tabs = new Map();
  small = svg("svg", { class: "area" });
  copy = el("figure", { "aria-hidden": "true" }, this.small);

  /** @param {Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
  }

  start() {
    for (const side of Object.keys(ARROWS)) {
      const tab = button("", () => this.zoom.reveal(this.outside().get(side) ?? []), { class: `edge-tab ${side}` });
      tab.hidden = true;
      this.tabs.set(side, tab);
      $("map").append(tab);
    }
    this.copy.dataset.area = "overview";
    this.copy.hidden = true;
    $("map").append(this.copy);
    this.zoom.showing = () => this.show();
    document.addEventListener("click", (event) => this.click(event));
  }

  /** At the next picture. */
  show() {
    cancelAnimationFrame(this.soon);
    this.soon = requestAnimationFrame(() => this.draw());
  }

  draw() {
    const outside = this.zoom.inPart ? this.outside() : new Map();
    for (const [side, tab] of this.tabs) {
      const count = outside.get(side)?.length ?? 0;
      tab.hidden = !count;
      tab.textContent = `${ARROWS[side]} ${say("outside")} ${count}`;
    }
    this.drawCopy();
    for (const box of document.querySelectorAll("[data-overview]")) this.overview(/** @type {SVGElement} */ (box));
  }

  /** The browser draws the board a second time; while all of it is in view there is nothing to tell. */
  drawCopy() {
    const name = getComputedStyle($("board")).getPropertyValue("--overview").trim();
    const picture = name && $("board").querySelector(`[data-area="${CSS.escape(name)}"] svg.area`);
    this.copy.hidden = !picture || this.zoom.frame.scale <= 1;
    if (!picture || this.copy.hidden || this.small.dataset.of === picture.getAttribute("viewBox")) return;
    const size = picture.getAttribute("viewBox") ?? "";
    const [, , width, height] = size.split(" ");
    picture.id = COPIED;
    this.small.dataset.of = size;
    this.small.setAttribute("viewBox", size);
    this.small.replaceChildren(svg("use", { href: `#${COPIED}`, width, height }), svg("g", { "data-overview": name }));
  }

  /** What can be chosen and is not in view, by the side on which it lies. */
  outside() {
    const map = $("map").getBoundingClientRect();
    /** @type {Map<string, Element[]>} */
    const found = new Map();
    for (const node of all("[data-on].can", $("board"))) {
      const [x, y] = middle(node);
      const side = y < map.top ? "up" : y > map.bottom ? "down" : x < map.left ? "left" : x > map.right ? "right" : "";
      if (side) found.set(side, [...(found.get(side) ?? []), node]);
    }
    return found;
  }

  /** @param {SVGElement} box */
  overview(box) {
    const picture = this.picture(box);
    const units = picture?.getScreenCTM()?.inverse();
    if (!picture || !units || !picture.clientWidth) return;
    /** @type {(point: Point) => DOMPoint} */
    const at = ([x, y]) => new DOMPoint(x, y).matrixTransform(units);
    const map = $("map").getBoundingClientRect();
    const [from, to] = [at([map.left, map.top]), at([map.right, map.bottom])];
    const places = new Set(all("[data-on].can", picture).map((node) => middle(node)));
    const rings = [...places].map((place) => {
      const { x, y } = at(place);
      const r = places.size > MANY ? RING / 2 : RING;
      return svg("circle", { cx: x.toFixed(), cy: y.toFixed(), r, class: "over-can" });
    });
    this.makeWay(box);
    const size = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, rx: 8 };
    box.replaceChildren(...rings, svg("rect", { ...size, class: "over-frame" }));
  }

  /**
   * An overview that lies on the board stands in the corner where less can be chosen: data-corner, for style sheets.
   * @param {SVGElement} box
   */
  makeWay(box) {
    const figure = /** @type {HTMLElement | null} */ (box.closest("figure"));
    const { left, right, width, bottom } = /** @type {HTMLElement} */ (figure).getBoundingClientRect();
    const map = $("map").getBoundingClientRect();
    if (!figure || left < map.left || right > map.right || bottom > map.bottom) return;
    const upper = all("[data-on].can", $("board")).map(middle);
    const under = upper.filter(([, y]) => y > map.top && y < bottom + GAP);
    const count = (/** @type {(x: number) => boolean} */ near) => under.filter(([x]) => near(x)).length;
    const leftOnes = count((x) => x > map.left && x < map.left + width + GAP);
    const rightOnes = count((x) => x < map.right && x > map.right - width - GAP);
    if (leftOnes !== rightOnes) figure.dataset.corner = leftOnes < rightOnes ? "left" : "right";
  }

  /** @param {SVGElement} box */
  picture(box) {
    const id = CSS.escape(box.dataset.overview ?? "");
    return /** @type {SVGSVGElement | null} */ ($("board").querySelector(`[data-area="${id}"] svg.area`));
  }

  /**
   * A click on the overview brings that place to the middle.
   * @param {MouseEvent} event
   */
  click(event) {
    const target = event.target instanceof Element ? event.target.closest("svg.area") : null;
    const box = target?.querySelector("[data-overview]");
    const units = /** @type {SVGSVGElement | null} */ (target)?.getScreenCTM()?.inverse();
    const there = box && this.picture(/** @type {SVGElement} */ (box))?.getScreenCTM();
    if (!units || !there) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(units).matrixTransform(there);
    const [mx, my] = middle($("map"));
    this.zoom.bring([mx - x, my - y]);
  }
}
