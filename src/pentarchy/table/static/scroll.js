// Parts of the table that are larger than their place: show that there is more, and bring to view what can be chosen.
import { $ } from "./words.js";

const SCROLLERS = "#row, #map.stack, #own, #own-wide, #rivals, #own figure, #rivals figure, #buttons";

function markOne(node) {
  node.classList.toggle("more-x", node.scrollWidth - node.clientWidth - node.scrollLeft > 6);
  node.classList.toggle("more-y", node.scrollHeight - node.clientHeight - node.scrollTop > 6);
}

function mark() {
  for (const node of document.querySelectorAll(SCROLLERS)) markOne(node);
}

function within(node, frame) {
  const [a, b] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
  const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
  return x > b.left && x < b.right && y > b.top && y < b.bottom;
}

// If nothing of what can be chosen in a part is in view there, its first thing comes to view.
function reveal() {
  for (const box of ["row", "map", "own", "own-wide"]) {
    const frame = $(box);
    if (box === "map" && !frame.classList.contains("stack")) continue;
    const things = frame.getClientRects().length ? [...frame.querySelectorAll(".can")] : [];
    if (things.length && !things.some((node) => within(node, frame))) {
      things[0].scrollIntoView({ block: "nearest", inline: "center" });
    }
  }
}

// After the picture or the choices have changed.
export function settle() {
  requestAnimationFrame(() => {
    reveal();
    mark();
  });
}

export function startScroll() {
  document.addEventListener("scroll", (event) => { if (event.target.matches?.(SCROLLERS)) markOne(event.target); }, true);
  addEventListener("resize", mark);
}
