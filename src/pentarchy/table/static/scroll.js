// Parts of the table that are larger than their place: show that there is more, and bring to view what can be chosen.
import { $, all } from "./words.js";

const SCROLLERS = "#row, #foot, #map.stack, #own, #own-wide, #rivals, #own figure, #rivals figure, #buttons";
const SLACK = 6;

/** @param {Element} node */
function markOne(node) {
  node.classList.toggle("more-x", node.scrollWidth - node.clientWidth - node.scrollLeft > SLACK);
  node.classList.toggle("more-y", node.scrollHeight - node.clientHeight - node.scrollTop > SLACK);
}

function mark() {
  for (const node of all(SCROLLERS)) markOne(node);
}

/**
 * @param {Element} node
 * @param {Element} frame
 */
function within(node, frame) {
  const [a, b] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
  const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
  return x > b.left && x < b.right && y > b.top && y < b.bottom;
}

/** If nothing of what can be chosen in a part is in view there, its first thing comes to view. */
function reveal() {
  for (const frame of [$("row"), $("foot"), $("map"), $("own"), $("own-wide")]) {
    if (frame === $("map") && !frame.classList.contains("stack")) continue;
    const things = frame.getClientRects().length ? all(".can", frame) : [];
    if (things.length && !things.some((node) => within(node, frame))) {
      things[0].scrollIntoView({ block: "nearest", inline: "center" });
    }
  }
}

/** After the picture or the choices have changed. */
export function settle() {
  requestAnimationFrame(() => {
    reveal();
    mark();
  });
}

/**
 * Whatever has data-show="<id of a part>" brings that part into view.
 * @param {MouseEvent} event
 */
function bring({ target }) {
  const opener = target instanceof Element ? target.closest("[data-show]") : null;
  const part = opener instanceof HTMLElement ? document.getElementById(opener.dataset.show ?? "") : null;
  part?.scrollIntoView({ block: "nearest", inline: "start" });
}

export function startScroll() {
  /** @param {Event} event */
  const scrolled = ({ target }) => target instanceof Element && target.matches(SCROLLERS) && markOne(target);
  document.addEventListener("scroll", scrolled, true);
  document.addEventListener("click", bring);
  addEventListener("resize", mark);
}
