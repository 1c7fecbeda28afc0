// The arithmetic of the graph of points: where a step and a number of points lie. Nothing is drawn here.

export const WIDTH = 520;
export const HEIGHT = 260;
export const LEFT = 34;
export const RIGHT = 40;
export const TOP = 10;
export const BOTTOM = 24;
const FLAT = 5; // a graph is at least so many points high
const LINES = 5;
const LINE_HEIGHT = 13;

export class Scales {
  /** @param {number[][]} points of each seat after each step */
  constructor(points) {
    this.most = Math.max(FLAT, ...points.flat());
    this.least = Math.min(0, ...points.flat());
    this.last = Math.max(1, points.length - 1);
  }

  /** @param {number} step */
  x(step) {
    return LEFT + ((WIDTH - LEFT - RIGHT) * step) / this.last;
  }

  /** @param {number} value */
  y(value) {
    return HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - this.least)) / (this.most - this.least);
  }

  /** The values at which a line is drawn across. */
  grid() {
    const step = Math.max(1, Math.ceil((this.most - this.least) / LINES));
    const found = [];
    for (let value = Math.ceil(this.least / step) * step; value <= this.most; value += step) found.push(value);
    return found;
  }

  /**
   * The step at a place of the graph, from 0 at its left edge to 1 at its right one.
   * @param {number} part
   */
  step(part) {
    const along = (part * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    return Math.round(Math.max(0, Math.min(1, along)) * this.last);
  }

  /**
   * The last values from above to below, so far apart that none covers another.
   * @param {number[]} values
   */
  labels(values) {
    let floor = 0;
    return [...values]
      .sort((a, b) => b - a)
      .map((value) => {
        const y = Math.max(this.y(value) + 4, floor);
        floor = y + LINE_HEIGHT;
        return { value, y };
      });
  }
}
