// The graph of win chances: arithmetic and drawing. A line for each seat, numbered moments, a cursor.
/** @import { Moment, Report } from "./analysis.d.ts" */
import { SHAPES, phone, say } from "./words.js";
import { svg } from "./picture.js";
import { mine } from "./study.js";

const HEIGHT = 140;
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 52, 12, 22];
const MARK = 12;
const LEAST = 9; // pixels between two steps on a phone, where the graph scrolls

export class Course {
  /**
   * @param {number[][]} chances of each seat before each step, and at last after the end
   * @param {number} width
   */
  constructor(chances, width) {
    this.chances = chances;
    this.last = Math.max(1, chances.length - 1);
    this.width = width;
  }

  /** @param {number} step */
  x(step) {
    return LEFT + ((this.width - LEFT - RIGHT) * step) / this.last;
  }

  /** @param {number} share */
  y(share) {
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
  }

  /**
   * The step at a place, in pixels from the left.
   * @param {number} x
   */
  step(x) {
    const along = (x - LEFT) / (this.width - LEFT - RIGHT);
    return Math.round(Math.max(0, Math.min(1, along)) * this.last);
  }
}

/**
 * How wide the graph must be so that steps can be told apart.
 * @param {number} room
 * @param {number} steps
 * @param {boolean} narrow
 */
const widthFor = (room, steps, narrow) => (narrow ? Math.max(room, LEFT + RIGHT + LEAST * Math.min(steps, 120)) : room);

/**
 * The whole graph of a report in its box, scrolled to where one is.
 * @param {HTMLElement} box
 * @param {Report} report
 * @param {number} here
 * @param {(step: number) => void} jump
 */
export function drawCourse(box, report, here, jump) {
  const course = new Course(report.chances, widthFor(box.clientWidth || 600, report.chances.length, phone()));
  const left = box.scrollLeft;
  const seats = report.steps.map((step) => step.seat);
  box.replaceChildren(draw(course, { moments: report.moments, seats, here }, jump));
  const x = course.x(here);
  box.scrollLeft = x < left || x > left + box.clientWidth ? x - box.clientWidth / 2 : left;
}

/**
 * @param {Course} course
 * @param {{ moments: Moment[], seats: number[], here: number }} shown `seats`: who made each step
 * @param {(step: number) => void} jump
 */
function draw(course, { moments, seats, here }, jump) {
  const { width } = course;
  const root = svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: "img" });
  root.setAttribute("aria-label", say("an-turn"));
  for (const share of [0, 0.5, 1]) {
    root.append(svg("path", { class: "axis", d: `M${LEFT} ${course.y(share)}H${width - RIGHT}` }));
    root.append(text(`${100 * share} %`, { class: "lbl", x: LEFT - 6, y: course.y(share) + 4, "text-anchor": "end" }));
  }
  const at = course.x(here);
  root.append(svg("rect", { class: "cursor", x: at - 7, y: 2, width: 14, height: HEIGHT - 4, rx: 6 }));
  course.chances[0].forEach((_, seat) => root.append(line(course, seat, mine.includes(seat))));
  root.append(...ends(course), ...marks(course, seats));
  const drawn = moments.map((moment, k) => numbered(course, moment, k + 1, moment.step === here));
  root.append(...drawn.filter((_, k) => moments[k].step !== here), ...drawn.filter((_, k) => moments[k].step === here));
  root.addEventListener("click", (event) => {
    const box = root.getBoundingClientRect();
    jump(course.step(((event.clientX - box.left) * width) / box.width));
  });
  return root;
}

/**
 * @param {string} content
 * @param {Record<string, string | number>} attributes
 */
function text(content, attributes) {
  const node = svg("text", attributes);
  node.textContent = content;
  return node;
}

/**
 * @param {Course} course
 * @param {number} seat
 * @param {boolean} own the viewer's
 */
function line(course, seat, own) {
  const spots = course.chances.map((row, k) => `${course.x(k).toFixed(1)},${course.y(row[seat]).toFixed(1)}`);
  const group = svg("g", { class: `s${seat + 1} seat-line-${seat + 1}${own ? " mine" : ""}` });
  group.append(svg("polyline", { points: spots.join(" ") }));
  return group;
}

/** @param {Course} course */
function ends(course) {
  const last = course.chances[course.chances.length - 1];
  const order = last.map((share, seat) => ({ share, seat })).sort((a, b) => b.share - a.share);
  let floor = 0;
  return order.map(({ share, seat }) => {
    const y = Math.max(course.y(share), floor);
    floor = y + 15;
    const group = svg("g", { class: `s${seat + 1}` });
    const x = course.width - RIGHT + 8;
    group.append(shape(seat, x, y - MARK / 2));
    group.append(text(String(Math.round(100 * share)), { class: "val", x: x + MARK + 4, y: y + 4 }));
    return group;
  });
}

/**
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 */
const shape = (seat, x, y) => svg("use", { href: `#seat-${SHAPES[seat]}`, x, y, width: MARK, height: MARK });

/**
 * One mark under the graph where another seat has the turn, as long as there is room.
 * @param {Course} course
 * @param {number[]} seats
 */
function marks(course, seats) {
  const found = [];
  let free = -Infinity;
  for (let k = 0; k < seats.length; k += 1) {
    const x = course.x(k) - MARK / 2;
    if ((k && seats[k] === seats[k - 1]) || x < free) continue;
    free = x + MARK + 1;
    const group = svg("g", { class: `s${seats[k] + 1}` });
    group.append(shape(seats[k], x, HEIGHT - BOTTOM + 7));
    found.push(group);
  }
  return found;
}

/**
 * @param {Course} course
 * @param {Moment} moment
 * @param {number} number
 * @param {boolean} here
 */
function numbered(course, moment, number, here) {
  const group = svg("g", { class: here ? "moment here" : "moment" });
  const [x, y] = [course.x(moment.step), course.y(course.chances[moment.step][moment.seat])];
  group.append(svg("circle", { cx: x, cy: y, r: 10 }), text(String(number), { x, y: y + 4, "text-anchor": "middle" }));
  return group;
}
