// Where the keyboard is: it stays there, or goes to what can be done next.
/** @import { Thing } from "./page.d.ts" */
/** @import { Zoom } from "./zoom.js" */
import { $, all } from "./words.js";
import { reachable, thing, thingAt } from "./things.js";

/** @typedef {{ on: string | undefined, box: boolean }} Place a thing, or the buttons */

/** @returns {Place} */
export function focused() {
  const node = /** @type {HTMLElement | null} */ (document.activeElement);
  return { on: node?.dataset?.on, box: $("buttons").contains(node) };
}

/** @returns {HTMLElement | Thing | undefined} */
const firstButton = () => all(".btn", $("buttons"))[0];

/**
 * After a change.
 * @param {Place} before
 */
export function refocus({ on, box }) {
  if (!on && !box) return;
  const node = on ? thing(on) : null;
  const same = node?.classList.contains("can") ? node : null;
  const next = same ?? firstButton() ?? reachable()[0] ?? $("prompt");
  next.focus({ preventScroll: true });
}

/** After choosing a piece the keyboard goes on to the first thing that can be chosen next. */
export function goOn() {
  const next = reachable()[0] ?? firstButton();
  next?.focus({ preventScroll: true });
}

/**
 * What one comes to by key on a board is brought into view.
 * @param {Zoom} zoom
 */
export function followFocus(zoom) {
  $("board").addEventListener("focusin", (event) => {
    const node = thingAt(event.target);
    if (node?.matches(":focus-visible")) zoom.centre(node);
  });
}
