// What a choice costs and brings, written on the thing itself: into its element with `data-strip`.
/** @import { Brief, Choice } from "./protocol.d.ts" */
import { el } from "./words.js";
import { svg } from "./picture.js";

const SIZE = 16; // of a symbol in an SVG, in its units
const LETTER = 9;
const APART = 4;

/**
 * @param {Element} thing
 * @param {Choice[] | undefined} choices the answers that this thing leads to
 */
export function fillStrip(thing, choices) {
  const strip = thing.querySelector("[data-strip]");
  if (!strip) return;
  const choice = choices?.length === 1 ? choices[0] : undefined;
  const brief = choice?.brief ?? [];
  const verb = strip instanceof SVGElement ? "" : (choice?.verb ?? "");
  thing.classList.toggle("danger", Boolean(choice?.danger));
  strip.classList.toggle("full", Boolean(brief.length || verb));
  if (strip instanceof SVGElement) strip.replaceChildren(...drawn(deeds(thing, choices ?? []), brief));
  else strip.replaceChildren(...(verb ? [whole(verb)] : []), ...written(brief));
}

/**
 * Words that are not parted: a strip shows all of them or none.
 * @param {string} verb
 */
function whole(verb) {
  const words = verb.replaceAll(" ", "\u00a0");
  return el("span", { title: words }, words);
}

/** @param {Brief} brief */
export function written(brief) {
  /** @param {string} text */
  const amount = (text) => text && el("b", text.startsWith("+") ? { class: "gets" } : {}, text);
  return brief.flatMap(([text, symbol]) => [amount(text), symbol && svgIcon(symbol)].filter(Boolean));
}

/** @param {string} symbol */
export function svgIcon(symbol) {
  const icon = svg("svg", { class: "ico", viewBox: "0 0 24 24", "aria-hidden": "true" });
  icon.append(svg("use", { href: `#${symbol}` }));
  return icon;
}

/**
 * The symbols of what is done there: `data-strip="<verb>=<symbol> <verb>=<symbol>"`.
 * @param {Element} thing
 * @param {Choice[]} choices
 * @returns {Brief}
 */
export function deeds(thing, choices) {
  const named = thing.querySelector("[data-strip]")?.getAttribute("data-strip") ?? "";
  const known = new Map(named.split(" ").map((pair) => /** @type {[string, string]} */ (pair.split("="))));
  const verbs = new Set(choices.map((choice) => choice.do.split(" ", 1)[0]));
  return [...verbs].flatMap((verb) => (known.has(verb) ? [["", known.get(verb) ?? ""]] : []));
}

/**
 * A pill around the middle of the strip's own coordinates.
 * @param {Brief[]} parts
 */
function drawn(...parts) {
  const brief = parts.flat();
  if (!brief.length) return [];
  const widths = brief.map(([text, symbol]) => text.length * LETTER + (symbol ? SIZE + 1 : 0) + APART);
  const width = widths.reduce((sum, one) => sum + one, 2 * APART);
  /** @type {SVGElement[]} */
  const nodes = [svg("rect", { class: "pill", x: -width / 2, y: -13, width, height: 26, rx: 13 })];
  let x = (3 * APART) / 2 - width / 2;
  brief.forEach(([text, symbol], k) => {
    const label = svg("text", { x, y: 5, class: "pill-text" });
    label.textContent = text;
    if (text) nodes.push(label);
    if (symbol) {
      nodes.push(
        svg("use", { href: `#${symbol}`, x: x + text.length * LETTER + 1, y: -SIZE / 2, width: SIZE, height: SIZE }),
      );
    }
    x += widths[k];
  });
  return nodes;
}
