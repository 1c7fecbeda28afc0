// What has just happened, shown by itself: in the place of the own panel, on a phone as a sheet. It is never in the way:
// whoever goes on with the game puts it away.
/** @import { Scene } from "./protocol.d.ts" */
import { $, button, el, say } from "./words.js";

const ABOVE = "dialog[open], #curtain:not([hidden])"; // what lies over it has the keys and the clicks

export class Scenes {
  /** Has the viewer a hand in what is shown? */
  own = false;
  /** @type {Element | null} where the keyboard was */
  before = null;
  box = el("section", { id: "scene", class: "scene panel", role: "dialog", hidden: true });

  start() {
    $("table").append(this.box);
    document.addEventListener("click", (event) => this.click(event.target), true);
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.box.hidden || document.querySelector(ABOVE)) return;
      this.close();
      event.stopPropagation();
    }, true); // prettier-ignore
  }

  /**
   * @param {Scene} scene
   * @param {boolean} busy is the viewer about something? Then the keyboard stays there
   */
  show({ title, body, own }, busy) {
    this.own = own;
    const area = el("div", { class: "area" });
    area.innerHTML = body;
    const close = button(say("continue"), () => this.close(), { class: "btn main" });
    if (this.box.hidden) this.before = document.activeElement;
    this.box.replaceChildren(area, close);
    this.box.setAttribute("aria-label", title);
    this.box.hidden = false;
    this.box.scrollTop = 0;
    if (!busy && !document.querySelector(ABOVE)) close.focus({ preventScroll: true });
  }

  close() {
    if (this.box.hidden) return;
    const inside = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.box.replaceChildren();
    const back = this.before instanceof HTMLElement || this.before instanceof SVGElement ? this.before : null;
    if (inside) (back?.isConnected && back.tabIndex >= 0 ? back : $("prompt")).focus({ preventScroll: true });
  }

  /** The game has gone on. */
  goOn() {
    if (!this.own) this.close();
  }

  /** @param {EventTarget | null} target */
  click(target) {
    const node = target instanceof Element ? target : null;
    if (!node?.closest(`#scene, ${ABOVE}`)) this.close();
  }
}
