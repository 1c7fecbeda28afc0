// What has just happened, shown by itself: in the place of the own panel, on a phone as a sheet. It is never in the way:
// whoever goes on with the game puts it away.
/** @import { Chooser } from "./choose.js" */
/** @import { Scene } from "./protocol.d.ts" */
import { $, button, el, phone, say } from "./words.js";

const ABOVE = "dialog[open], #curtain:not([hidden])"; // what lies over it has the keys and the clicks
const PRESS = ["Enter", " "];

/**
 * How much of this lies below a scene that has come from below, on a phone.
 * @param {Element} node
 */
export function covered(node) {
  const scene = document.querySelector("#scene:not([hidden])");
  return scene && phone() ? Math.max(0, node.getBoundingClientRect().bottom - scene.getBoundingClientRect().top) : 0;
}

export class Scenes {
  /** Has the viewer a hand in what is shown? */
  own = false;
  /** @type {Element | null} where the keyboard was */
  before = null;
  box = el("section", { id: "scene", class: "reveal panel", role: "dialog", hidden: true });

  /**
   * @param {Chooser} chooser
   * @param {() => void} closed the board has its whole room again
   */
  constructor(chooser, closed = () => {}) {
    this.chooser = chooser;
    this.closed = closed;
  }

  start() {
    $("table").append(this.box);
    document.addEventListener("click", (event) => this.elsewhere(event.target) && this.close(), true);
    document.addEventListener("keydown", (event) => this.press(event), true);
  }

  /**
   * The game has gone on: what is shown now, if anything, is this. A fight of others is not shown any longer.
   * @param {Scene | undefined} scene
   */
  goOn(scene) {
    if (scene) this.show(scene);
    else if (!this.own) this.close();
  }

  /** @param {Scene} scene */
  show({ title, body, own }) {
    this.own = own;
    const area = el("div", { class: "area" });
    area.innerHTML = body;
    const close = button(say("continue"), () => this.close(), { class: "btn main" });
    if (this.box.hidden) this.before = document.activeElement;
    this.box.replaceChildren(area, close);
    this.box.setAttribute("aria-label", title);
    this.box.hidden = false;
    this.box.scrollTop = 0;
    if (!this.busy) close.focus({ preventScroll: true });
  }

  /** Is the viewer about something else? Then the keyboard stays there. */
  get busy() {
    const writes = document.activeElement?.matches("input, select, textarea");
    return writes || this.chooser.selection.begun || document.querySelector(ABOVE) !== null;
  }

  close() {
    if (this.box.hidden) return;
    const inside = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.box.replaceChildren();
    this.closed();
    const back = this.before instanceof HTMLElement || this.before instanceof SVGElement ? this.before : null;
    if (inside) (back?.isConnected && back.tabIndex >= 0 ? back : $("prompt")).focus({ preventScroll: true });
  }

  /**
   * Does somebody point at something else than what is shown?
   * @param {EventTarget | null} target
   */
  elsewhere(target) {
    return target instanceof Element && !target.closest(`#scene, ${ABOVE}`);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (this.box.hidden || document.querySelector(ABOVE)) return;
    if (event.key === "Escape") event.stopPropagation();
    if (event.key === "Escape" || (PRESS.includes(event.key) && this.elsewhere(event.target))) this.close();
  }
}
