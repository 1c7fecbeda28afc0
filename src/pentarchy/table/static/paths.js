// Which arrows and marks a turn leaves on the map, and how each of them runs. Nothing is drawn here.
/** @import { Move } from "./analysis.d.ts" */
/** @import { Point } from "./page.d.ts" */

const BEND = 0.16; // of the length of an arrow: so far it bows
const SAMPLES = 12; // lines across a shape in which its heart is looked for

/**
 * @typedef {object} Mark
 * @property {string} from empty: nothing moves, something comes to lie there or is pointed at
 * @property {string} to
 * @property {string} label
 */

/**
 * The marks of the answers of a turn, in order: each answer that moves something or points at something has a number,
 * what came to lie at a place is added up.
 * @param {Move[][]} answers
 * @param {(on: string) => boolean} drawn is a thing on the map?
 * @returns {Mark[]}
 */
export function marksOf(answers, drawn) {
  /** @type {Map<string, { from: string, to: string, steps: number[], sum: number }>} */
  const found = new Map();
  let number = 0;
  for (const moves of answers) {
    const here = moves.filter(([from, to]) => drawn(to) && (!from || drawn(from)));
    if (here.some(counts)) number += 1;
    for (const [from, to, n] of here) {
      const key = `${from}>${to}${counts([from, to, n]) ? "" : "+"}`;
      const mark = found.get(key) ?? { from, to, steps: [], sum: 0 };
      found.set(key, mark);
      if (counts([from, to, n])) mark.steps.push(number);
      else mark.sum += n;
    }
  }
  const told = [...found.values()].filter(({ steps, sum }) => steps.length || sum);
  return told.map(({ from, to, steps, sum }) => ({ from, to, label: steps.length ? listed(steps) : signed(sum) }));
}

/** @param {Move} move */
const counts = ([from, , n]) => from !== "" || n === 0;

/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);

/**
 * Numbers as people list them: 1–3, 5.
 * @param {number[]} numbers rising
 */
export function listed(numbers) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number <= run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}

/**
 * How an arrow runs: a bow between two points that leaves its ends free.
 * @param {Point} start
 * @param {Point} end
 * @param {number} free at both ends
 * @param {number} side 1 or -1: to which side it bows
 */
export function bow([ax, ay], [bx, by], free, side) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const short = Math.min(free, length / 4);
  /** @type {Point} */
  const start = [ax + ux * short, ay + uy * short];
  /** @type {Point} */
  const end = [bx - ux * short, by - uy * short];
  const out = BEND * length * side;
  /** @type {Point} */
  const bend = [(start[0] + end[0]) / 2 + uy * out, (start[1] + end[1]) / 2 - ux * out];
  /** @type {Point} */
  const top = [(start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4];
  return { start, bend, end, top, angle: (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI };
}

/**
 * Where a mark of a shape lies: in the middle of the widest of several lines across it, so inside, whatever its form.
 * @param {Point[]} corners
 * @returns {Point}
 */
export function heart(corners) {
  const rows = corners.map(([, y]) => y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  /** @type {{ worth: number, at: Point }} */
  let best = { worth: -1, at: corners[0] };
  for (let k = 1; k < SAMPLES; k += 1) {
    const y = top + ((bottom - top) * k) / SAMPLES;
    const near = Math.min(k, SAMPLES - k) / SAMPLES; // of two lines as wide the one nearer to the middle
    const cuts = crossings(corners, y);
    for (let j = 0; j + 1 < cuts.length; j += 2) {
      const worth = (cuts[j + 1] - cuts[j]) * near;
      if (worth > best.worth) best = { worth, at: [(cuts[j] + cuts[j + 1]) / 2, y] };
    }
  }
  return best.at;
}

/**
 * @param {Point[]} corners
 * @param {number} y
 */
function crossings(corners, y) {
  const found = corners.flatMap(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
  return found.sort((a, b) => a - b);
}
