// The tabs of a phone. The one with what can be chosen next comes by itself.
/** @import { Log } from "./log.js" */
/** @import { Zoom } from "./zoom.js" */
import { $, all, body, phone } from "./words.js";
import { fitPrompt } from "./fit.js";
import { settle } from "./scroll.js";

export class Tabs {
  /**
   * @param {Log} log
   * @param {Zoom} zoom
   */
  constructor(log, zoom) {
    this.log = log;
    this.zoom = zoom;
  }

  start() {
    for (const tab of all(".tab")) tab.addEventListener("click", () => this.open(tab.dataset.tab ?? ""));
    addEventListener("resize", fitPrompt);
    this.open("board");
  }

  /** @param {string} wanted */
  open(wanted) {
    // A game may have another tab in place of the replay, which is then in the log.
    const name = all(`.tab[data-tab="${CSS.escape(wanted)}"]`).length ? wanted : "log";
    body.dataset.tab = name;
    for (const tab of all(".tab")) tab.classList.toggle("on", tab.dataset.tab === name);
    if (name === "log") this.log.toEnd();
    settle();
  }

  /** Other things can be chosen than before. */
  follow() {
    fitPrompt();
    const panes = this.mark();
    if (phone() && panes.size && !panes.has(body.dataset.tab ?? "")) this.open([...panes][0]);
    const on = (all(".centre", $("board"))[0] ?? all(".can", $("board"))[0])?.dataset.on;
    if (on) this.zoom.openOn(on);
    this.zoom.showing();
    settle();
  }

  /** Mark the tabs that hold something to choose. */
  mark() {
    const held = all(".areas .can").flatMap((node) => panesOf(node).filter((name) => name && name !== "replay"));
    const panes = new Set(held);
    if (!body.classList.contains("beside")) panes.delete("hand");
    for (const tab of all(".tab")) tab.classList.toggle("act", panes.has(tab.dataset.tab ?? ""));
    return panes;
  }
}

/** @param {HTMLElement} node */
function panesOf(node) {
  const pane = /** @type {HTMLElement | null} */ (node.closest("[data-pane]"));
  return (pane?.dataset.pane ?? "").split(" ");
}
