// The log: what has happened, in lines; those since the viewer's last decision are marked.
/** @import { LogLine } from "./protocol.d.ts" */
import { $, all, el, mark, say } from "./words.js";
import { startLogTurns, withTurn } from "./turns.js";

const NEAR = 60; // so many pixels above the end are still the end
const SCROLLED = 80; // milliseconds after which a scroll has happened

export class Log {
  /** Does the viewer read the end? */
  following = true;

  start() {
    const list = $("log");
    // What a person does decides whether the log follows, not the scrolling that a change of the page brings about.
    for (const name of ["wheel", "touchmove", "pointerup", "keyup"]) {
      list.addEventListener(name, () => setTimeout(() => this.look(), SCROLLED), { passive: true });
    }
    new ResizeObserver(() => this.follow()).observe(list);
    startLogTurns(list);
  }

  look() {
    const list = $("log");
    this.following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  }

  follow() {
    if (this.following) this.toEnd();
  }

  toEnd() {
    $("log").scrollTop = $("log").scrollHeight;
  }

  /**
   * The log from line `from` on; what stands before it is not touched, so that a long game stays quick.
   * @param {LogLine[]} lines
   * @param {string[]} notes what the table itself did
   * @param {number} fresh how many lines are new
   * @param {number} [from]
   */
  show(lines, notes, fresh, from = 0) {
    const list = $("log");
    for (const note of all(".note", list)) note.remove();
    while (list.childElementCount > from) list.lastElementChild?.remove();
    const start = list.childElementCount;
    list.append(...lines.slice(start).map((one, k) => withTurn(line(one), one, lines[start + k - 1])));
    for (const old of all(".fresh", list)) old.classList.remove("fresh");
    for (const news of [...list.children].slice(Math.max(0, lines.length - fresh))) news.classList.add("fresh");
    list.append(...notes.map((note) => el("li", { class: "note" }, el("span", { class: "mark" }), note)));
    this.count(fresh);
    this.follow();
  }

  /** @param {number} fresh */
  count(fresh) {
    $("fresh-count").textContent = fresh ? `${say("fresh")}: ${fresh}` : "";
    $("fresh-count").title = fresh ? say("changed") : "";
    document.querySelector("[data-tab=log].tab")?.classList.toggle("fresh", fresh > 0);
  }

  /** Bring what is new to view and read it out. */
  tellNew() {
    const fresh = all(".lines li.fresh");
    fresh[0]?.scrollIntoView({ block: "nearest" });
    $("live").textContent = fresh.map((node) => node.textContent).join(". ");
  }
}

/** @param {LogLine} line */
const line = ([text, seat]) => el("li", {}, seat >= 0 ? mark(seat, "s") : el("span", { class: "mark" }), text);
