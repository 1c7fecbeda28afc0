// Where a bubble stands: beside what it points at, and over nothing that is to be clicked if there is such a place.
import { $ } from "./words.js";
import { between } from "./frame.js";

const GAP = 16; // between the bubble and what it points at
const EDGE = 8; // between the bubble and the window
const TIP = 26; // the arrow stays so far from the corners
const AWAY = 0.05; // a place that does not touch what is pointed at counts as so much covered

/** @typedef {{ left: number, top: number, side: string }} Spot */

export class Bubble {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
  }

  /**
   * @param {Element | null} target what it points at
   * @param {Element[]} free what it must not cover
   */
  place(target, free) {
    const at = (target ?? $("prompt")).getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const size = { width, height };
    const boxes = free.map((node) => node.getBoundingClientRect());
    const best = places(at, size)
      .map((spot) => ({ spot, cost: covered(spot, size, boxes) + (spot.side ? 0 : AWAY) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a)).spot;
    this.box.style.left = `${best.left}px`;
    this.box.style.top = `${best.top}px`;
    this.box.dataset.side = best.side;
    const along = best.side === "left" || best.side === "right";
    const to = along ? at.top + at.height / 2 - best.top : at.left + at.width / 2 - best.left;
    this.box.style.setProperty("--tip", `${between(TIP, to, (along ? height : width) - TIP)}px`);
  }
}

/**
 * The places around something, then the edges of the window, best first.
 * @param {DOMRect} at
 * @param {{ width: number, height: number }} size
 * @returns {Spot[]}
 */
function places(at, { width, height }) {
  const [right, bottom] = [innerWidth - width - EDGE, innerHeight - height - EDGE];
  const x = between(EDGE, at.left + at.width / 2 - width / 2, right);
  const y = between(EDGE, at.top + at.height / 2 - height / 2, bottom);
  const beside = [
    { left: x, top: at.bottom + GAP, side: "below" },
    { left: x, top: at.top - GAP - height, side: "above" },
    { left: at.right + GAP, top: y, side: "right" },
    { left: at.left - GAP - width, top: y, side: "left" },
  ].filter(({ left, top }) => left >= EDGE && left <= right && top >= EDGE && top <= bottom);
  const edges = [EDGE, right].flatMap((left) => [bottom, EDGE, y].map((top) => ({ left, top, side: "" })));
  return [...beside, ...edges];
}

/**
 * How much of these would be covered: the middles count most, as that is where one clicks.
 * @param {Spot} spot
 * @param {{ width: number, height: number }} size
 * @param {DOMRect[]} boxes
 */
function covered({ left, top }, { width, height }, boxes) {
  let sum = 0;
  for (const box of boxes) {
    const w = Math.min(box.right, left + width) - Math.max(box.left, left);
    const h = Math.min(box.bottom, top + height) - Math.max(box.top, top);
    if (w <= 0 || h <= 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const middle = x > left && x < left + width && y > top && y < top + height;
    sum += (w * h) / (box.width * box.height) + (middle ? 1 : 0);
  }
  return sum;
}
