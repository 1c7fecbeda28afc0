// Which turns decided a game, from the points alone: those after which somebody's lead had changed most. Nothing is
// drawn here.
/** @import { Course, Seat } from "./protocol.d.ts" */

/**
 * @typedef {object} Moment
 * @property {Seat} seat whose turn it was
 * @property {number} turn counted from 1 for this seat
 * @property {number} step the step before it
 * @property {number} end the step after it
 * @property {number} before how far the seat was ahead of the best rival
 * @property {number} after
 */

const MOST = 3;
const LEAST = 2; // a smaller change decides nothing

/**
 * How far a seat is ahead of the best of the others; behind: less than 0.
 * @param {number[]} points
 * @param {Seat} seat
 */
export const lead = (points, seat) => points[seat] - Math.max(...points.filter((_, other) => other !== seat));

/**
 * The turns of a game: steps of one seat in a row.
 * @param {Seat[]} seats who made each step
 * @returns {{ seat: Seat, turn: number, from: number, to: number }[]}
 */
export function turns(seats) {
  /** @type {{ seat: Seat, turn: number, from: number, to: number }[]} */
  const found = [];
  /** @type {Map<Seat, number>} */
  const counted = new Map();
  seats.forEach((seat, step) => {
    const last = found.at(-1);
    if (last?.seat === seat) {
      last.to = step + 1;
      return;
    }
    const turn = (counted.get(seat) ?? 0) + 1;
    counted.set(seat, turn);
    found.push({ seat, turn, from: step, to: step + 1 });
  });
  return found;
}

/**
 * In the order of the game.
 * @param {Pick<Course, "seats" | "points">} course
 * @returns {Moment[]}
 */
export function moments({ seats, points }) {
  const last = Math.max(0, points.length - 2); // with the last step all that was hidden is counted: nobody's doing
  const all = turns(seats).map(({ seat, turn, from, to }) => {
    const [before, after] = [from, Math.min(to, last)].map((step) => lead(points[step], seat));
    return { seat, turn, step: from, end: to, before, after };
  });
  const weight = (/** @type {Moment} */ one) => Math.abs(one.after - one.before);
  const great = all.filter((one) => weight(one) >= LEAST).sort((a, b) => weight(b) - weight(a) || a.step - b.step);
  return great.slice(0, MOST).sort((a, b) => a.step - b.step);
}
