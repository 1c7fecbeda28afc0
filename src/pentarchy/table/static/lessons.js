// What a guided game teaches, and what of it is behind the learner: a list beside the log.
/** @import { Guide } from "./protocol.d.ts" */
import { $, button, el, say } from "./words.js";

/**
 * @param {number} here
 * @param {number} k
 */
const state = (here, k) => (k < here ? "done" : k === here ? "now" : "");

/**
 * @param {Guide} guide
 * @param {number} here the lesson that is read
 */
export const dots = (guide, here) => guide.lessons.map((_, k) => el("i", { class: state(here, k) }));

export class Lessons {
  list = el("ol", { id: "lessons", class: "lines lessons" });
  head = button(say("guide-lessons"), () => this.open(true), { class: "pane-head", "aria-pressed": "false" });

  /**
   * @param {Guide | null} guide null when nothing is taught (any more)
   * @param {number} here the lesson that is read
   */
  show(guide, here) {
    if (!guide) return this.remove();
    if (!this.list.isConnected) this.begin();
    this.list.replaceChildren(
      ...guide.lessons.map((title, k) =>
        el("li", { class: state(here, k), "aria-current": k === here && "step" }, title),
      ),
    );
    this.showNow();
  }

  /** The list scrolls to what is taught now; nothing around it does. */
  showNow() {
    const now = /** @type {HTMLElement | null} */ (this.list.querySelector(".now"));
    if (now) this.list.scrollTop += now.getBoundingClientRect().top - this.list.getBoundingClientRect().top;
  }

  begin() {
    $("log").before(this.list);
    $("show-log").before(this.head);
    for (const other of [$("show-log"), $("show-chat")]) other.addEventListener("click", () => this.open(false));
    this.open(true);
  }

  remove() {
    if (!this.list.isConnected) return;
    this.open(false);
    this.list.remove();
    this.head.remove();
  }

  /** @param {boolean} here this list, or else what lies behind it */
  open(here) {
    this.list.parentElement?.classList.toggle("teaching", here);
    this.head.classList.toggle("on", here);
    this.head.setAttribute("aria-pressed", String(here));
  }
}
