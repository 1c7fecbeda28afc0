// Things that somebody is shown: whether they are in view, and bringing them there.
/** @import { Tabs } from "./tabs.js" */
/** @import { Zoom } from "./zoom.js" */
import { all } from "./words.js";

/** @typedef {{ tabs: Tabs, zoom: Zoom }} Movable */

/** @param {string} on */
export const drawn = (on) => all(`.areas [data-on="${CSS.escape(on)}"]`);

/** @param {Element} node */
export const seen = (node) => node.getClientRects().length > 0;

/** @param {Element} node */
const paneOf = (node) => node.closest("[data-pane]")?.getAttribute("data-pane")?.split(" ")[0];

/**
 * On a phone the tab with them is opened, and what is scrolled or zoomed comes to where they are.
 * @param {HTMLElement[]} nodes
 * @param {Movable} by
 */
export function reveal(nodes, { tabs, zoom }) {
  if (!nodes.length) return;
  const pane = paneOf(nodes[0]);
  if (pane && !nodes.some(seen)) tabs.open(pane);
  const onBoard = nodes.filter((node) => node.closest("#board"));
  if (onBoard.length === nodes.length) zoom.reveal(onBoard);
  const first = nodes.find(seen);
  if (first && !onBoard.includes(first)) first.scrollIntoView({ block: "nearest", inline: "center" });
}
