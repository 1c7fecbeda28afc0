// Which turns decided a game, from the points alone: those after which somebody's lead had changed most. Nothing is
// drawn here.
/** @import { Course, Seat } from "./protocol.d.ts" */

/**
 * @typedef {object} Moment
 * @property {Seat} seat whose turn it was
 * @property {number} turn counted from 1 for this seat; 0 between turns
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
 * The turns of a game, with what others answer in them; steps between turns stand by themselves, as turn 0.
 * @param {Pick<Course, "seats" | "turns">} course
 * @returns {{ seat: Seat, turn: number, from: number, to: number }[]}
 */
export function turns(course) {
  /** @type {{ key: string, seat: Seat, turn: number, from: number, to: number }[]} */
  const found = [];
  /** @type {Map<Seat, number>} */
  const counted = new Map();
  let latest = ""; // turn, whatever came between
  course.seats.forEach((answers, step) => {
    const turn = course.turns[step];
    const seat = turn?.[0] ?? answers;
    const key = turn?.join() ?? `between ${seat}`;
    const last = found.at(-1);
    if (last?.key === key) {
      last.to = step + 1;
      return;
    }
    if (turn && key !== latest) {
      latest = key; // where turns go round the table, the seat alone says which it is
      counted.set(seat, (counted.get(seat) ?? 0) + 1);
    }
    found.push({ key, seat, turn: turn ? (counted.get(seat) ?? 0) : 0, from: step, to: step + 1 });
  });
  return found;
}

/**
 * In the order of the game.
 * @param {Pick<Course, "seats" | "turns" | "points">} course
 * @returns {Moment[]}
 */
export function moments(course) {
  const { points } = course;
  const last = Math.max(0, points.length - 2); // with the last step all that was hidden is counted: nobody's doing
  const all = turns(course).map(({ seat, turn, from, to }) => {
    const [before, after] = [from, Math.min(to, last)].map((step) => lead(points[step], seat));
    return { seat, turn, step: from, end: to, before, after };
  });
  const weight = (/** @type {Moment} */ one) => Math.abs(one.after - one.before);
  const great = all.filter((one) => weight(one) >= LEAST).sort((a, b) => weight(b) - weight(a) || a.step - b.step);
  return great.slice(0, MOST).sort((a, b) => a.step - b.step);
}
