// Where everybody's points came from, as bars of parts and as a table.
/** @import { Page } from "./live.js" */
/** @import { Ending, Seat } from "./protocol.d.ts" */
import { el, figure, mark, say } from "./words.js";
import { svgIcon } from "./strips.js";

const NARROW = 26; // pixels below which a number does not fit into its part

/**
 * Where everybody's points came from: one scale for all, every part with its number, then what the parts are.
 * @param {Page} page
 * @param {Ending} over
 */
export function sources({ players, seat: me }, over) {
  const rows = over.rows.map((row, n) => ({ ...row, look: `src-${n % 10}` })).filter((row) => row.points.some(Boolean));
  const gained = (/** @type {Seat} */ seat) => rows.reduce((sum, { points }) => sum + Math.abs(points[seat]), 0);
  const most = Math.max(1, ...players.map((_, seat) => gained(seat)));
  const lines = over.ranking.flatMap((seats, place) =>
    seats.map((seat) => {
      const parts = rows.filter(({ points }) => points[seat]).map((row) => part(row, row.points[seat], most));
      const you = seat === me ? ` (${say("you")})` : "";
      return el(
        "li",
        {},
        el("span", { class: "place" }, String(place + 1)),
        el("span", { class: "row t who" }, mark(seat), players[seat].name + you),
        el("span", { class: "bar" }, ...parts),
        el("b", { class: "sum-of" }, figure(over.scores[seat])),
      );
    }),
  );
  const lost = (/** @type {{ points: number[] }} */ { points }) => points.every((n) => n <= 0);
  const legend = rows.map((row) =>
    el("li", {}, el("i", { class: lost(row) ? "lost" : row.look }), drawn(row.symbol), row.name),
  );
  return el("div", {}, el("ol", { class: "bars" }, ...lines), el("ul", { class: "bar-legend" }, ...legend));
}

/** @param {string} symbol */
const drawn = (symbol) => symbol && svgIcon(symbol);

/**
 * @param {{ name: string, symbol: string, look: string }} row
 * @param {number} value
 * @param {number} most
 */
function part({ name, symbol, look }, value, most) {
  const node = el(
    "span",
    { class: `part ${value < 0 ? "lost" : look}`, title: `${name}: ${figure(value)}` },
    drawn(symbol),
    figure(value),
  );
  node.style.flexBasis = `max(${NARROW}px, ${(100 * Math.abs(value)) / most}%)`;
  return node;
}

/**
 * @param {Page} page
 * @param {Ending} over
 */
export function table({ players }, over) {
  const names = players.map((player, seat) => el("th", { scope: "col" }, mark(seat, "s"), ` ${player.name}`));
  const rows = over.rows.map((row) =>
    el("tr", {}, el("td", {}, row.name), ...row.points.map((n) => el("td", {}, figure(n)))),
  );
  const sums = over.scores.map((n) => el("th", {}, figure(n)));
  const sum = el("tr", { class: "sum" }, el("th", {}, say("total")), ...sums);
  const whole = el("table", { class: "result-table" }, el("tr", {}, el("th", {}), ...names), ...rows, sum);
  return el("details", {}, el("summary", {}, say("end-table")), el("div", { class: "result-scroll" }, whole));
}
