// The position on the page of an analysis, one pane at a time: what the step is about comes into view.
import { all, body } from "./words.js";
import { at } from "./study.js";
import { Zoom } from "./zoom.js";
import { followFocus } from "./focus.js";

/** What a step is about on the board: what can be chosen in a variation, else what was played and what the bot would. */
const MEANT = ".areas :is(.can, .an-played, .an-bot)";

export class Panes {
  zoom = new Zoom();

  start() {
    for (const tab of all(".tab")) tab.addEventListener("click", () => this.open(tab.dataset.tab ?? ""));
    this.zoom.start();
    followFocus(this.zoom);
    this.open("board");
  }

  /** @param {string} name */
  open(name) {
    body.dataset.tab = name;
    for (const tab of all(".tab")) tab.classList.toggle("on", tab.dataset.tab === name);
  }

  /**
   * Was the board dragged by this thing, so that it is not meant?
   * @param {Element} thing
   */
  dragged(thing) {
    return this.zoom.dragged && at("map").contains(thing);
  }

  /**
   * To a variation or back: the board is opened anew, unless the viewer has zoomed or moved it.
   * @param {boolean} trying
   */
  turn(trying) {
    const here = at("table").classList;
    const before = here.contains("trying");
    here.toggle("trying", trying);
    if (before !== trying && !this.zoom.touched) this.zoom.fit();
  }

  /** What the step is about comes into view: its pane, and its place there. */
  follow() {
    const found = all(MEANT);
    const panes = new Set(found.flatMap(panesOf));
    if (panes.size && !panes.has(body.dataset.tab ?? "")) this.open([...panes][0]);
    const things = found.filter((node) => node.getClientRects().length);
    const [onBoard] = things.filter((node) => at("map").contains(node));
    this.zoom.openOn(onBoard?.dataset.on ?? null);
    if (onBoard && !this.zoom.touched) this.zoom.reveal(things.filter((node) => at("map").contains(node)));
    else if (!onBoard && things.length) bring(things[0]);
  }
}

/**
 * The panes that show a thing; of those that lie in two the narrower counts.
 * @param {HTMLElement} node
 */
function panesOf(node) {
  const pane = /** @type {HTMLElement | null} */ (node.closest("[data-pane]"));
  return (pane?.dataset.pane ?? "").split(" ").filter((name) => all(`.tab[data-tab="${name}"]`).length);
}

/**
 * Scroll a thing into view within the position; the page itself stays where it is.
 * @param {HTMLElement} node
 */
function bring(node) {
  for (let box = node.parentElement; box && !box.matches(".an-board"); box = box.parentElement) {
    const [thing, frame] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
    if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    if (thing.top < frame.top || thing.bottom > frame.bottom) box.scrollTop += thing.top - frame.top - box.clientTop;
    if (thing.left < frame.left || thing.right > frame.right) box.scrollLeft += thing.left - frame.left;
  }
}
