// Which of several points lies nearest in a direction. Nothing is drawn here.
/** @import { Point } from "./page.d.ts" */

/** @type {Record<string, Point>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const ASIDE = 2; // what lies aside is that much farther

/**
 * The index of the nearest point, -1 if none lies there.
 * @param {Point} here
 * @param {Point[]} points
 * @param {Point} direction
 */
export function nearest([hx, hy], points, [dx, dy]) {
  let [best, least] = [-1, Infinity];
  points.forEach(([x, y], k) => {
    const along = (x - hx) * dx + (y - hy) * dy;
    const across = Math.abs((x - hx) * dy) + Math.abs((y - hy) * dx);
    const far = along + ASIDE * across;
    if (along > 1 && far < least) [best, least] = [k, far];
  });
  return best;
}
