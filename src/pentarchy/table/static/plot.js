// The graph of points over time: a line for each seat, the last value beside its end.
import { SHAPES, say } from "./words.js";
import { svg } from "./picture.js";
import { BOTTOM, HEIGHT, LEFT, RIGHT, Scales, TOP, WIDTH } from "./scales.js";

const MARK = 12;
const NEAR = 6; // no number stands so close to the word beside them
const APART = 20; // of the numbers of moments, at least; nearer ones stand below each other
const NUMBERS = 12; // of turns for which there is room below the graph

/**
 * @param {number[][]} points of each seat after each step
 * @param {number | null} here the step that is shown
 * @param {(step: number) => void} jump
 * @param {{ moments?: number[], turns?: number[] }} [shown] the steps of numbered moments, and those at which turns begin
 */
export function plot(points, here, jump, { moments = [], turns = [] } = {}) {
  const scales = new Scales(points);
  const root = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": say("graph") });
  root.append(...grid(scales), ...beginnings(scales, turns));
  points[0].forEach((_, seat) => root.append(line(scales, points, seat)));
  for (const { value, y } of scales.labels(points.at(-1) ?? [])) {
    root.append(text(String(value), { class: "val", x: WIDTH - RIGHT + 10, y }));
  }
  let low = 0;
  for (const [k, step] of moments.entries()) {
    low = k > 0 && scales.x(step) - scales.x(moments[k - 1]) < APART ? low + 1 : 0;
    root.append(numbered(scales.x(step), TOP + low * APART, k + 1));
  }
  if (here !== null) root.append(svg("path", { class: "axis here", d: cut(scales.x(here)) }));
  root.addEventListener("click", (event) => {
    const box = root.getBoundingClientRect();
    jump(scales.step((event.clientX - box.left) / box.width));
  });
  return root;
}

/** @param {number} x */
const cut = (x) => `M${x} ${TOP}V${HEIGHT - BOTTOM}`;

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
 * The numbers of turns below the graph, as many as there is room for.
 * @param {Scales} scales
 * @param {number[]} turns
 */
function beginnings(scales, turns) {
  if (!turns.length) return [];
  const every = Math.ceil(turns.length / NUMBERS);
  const below = { class: "lbl", y: HEIGHT - 6 };
  const numbers = turns
    .map((step, k) => text(String(k + 1), { ...below, x: scales.x(step), "text-anchor": "middle" }))
    .filter((_, k) => (k + 1) % every === 0 && scales.x(turns[k]) > LEFT + NEAR);
  return [text(say("end-turn"), { ...below, x: LEFT - 6, "text-anchor": "end" }), ...numbers];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} number
 */
function numbered(x, y, number) {
  const group = svg("g", { class: "moment" });
  group.append(
    svg("path", { class: "axis", d: cut(x) }),
    svg("circle", { cx: x, cy: y, r: 9 }),
    text(String(number), { x, y: y + 4, "text-anchor": "middle" }),
  );
  return group;
}

/** @param {Scales} scales */
function grid(scales) {
  return scales.grid().flatMap((value) => {
    const y = scales.y(value);
    return [
      svg("path", { class: "axis", d: `M${LEFT} ${y}H${WIDTH - RIGHT}` }),
      text(String(value), { class: "lbl", x: LEFT - 6, y: y + 4, "text-anchor": "end" }),
    ];
  });
}

/**
 * @param {Scales} scales
 * @param {number[][]} points
 * @param {number} seat
 */
function line(scales, points, seat) {
  const spots = points.map((row, step) => `${scales.x(step).toFixed(1)},${scales.y(row[seat]).toFixed(1)}`);
  const end = scales.y(points[points.length - 1][seat]);
  const shape = {
    href: `#seat-${SHAPES[seat]}`,
    x: WIDTH - RIGHT - MARK / 2,
    y: end - MARK / 2,
    width: MARK,
    height: MARK,
  };
  const group = svg("g", { class: `s${seat + 1}` });
  group.append(svg("polyline", { points: spots.join(" ") }), svg("use", shape));
  return group;
}
