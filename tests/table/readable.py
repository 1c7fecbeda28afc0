# ruff: noqa: E501  (a script that runs in the browser)
"""Can it be read and touched? Sizes of texts and targets, overlaps, clipped words, measured in the browser."""

from __future__ import annotations

from typing import Any

LEAST_TEXT = 11
LEAST_PIP = 10
"""Of numbers in pips."""
TARGET = 44

MEASURE = r"""({ text: LEAST, pip: PIP, target: TARGET, touch }) => {
  const faults = [];
  const [W, H] = [innerWidth, innerHeight];
  const tell = (what, node, more) => faults.push(`${what}: ${name(node)}| ${more}`);
  const name = (node) => {
    const area = node.closest("[data-area], [id]");
    const style = node.className?.baseVal ?? node.className;
    const part = area?.dataset.area ?? area?.id.replace(/[-_:].*\d.*|-base.*|(?<=^line|^pieces)-.*/, "");
    return [part, style, node.dataset?.on?.split(":")[0] ?? node.id].filter(Boolean).join(" / ");
  };
  // What lies above the table on purpose: dialogs, and the tools of a map.
  const LAYERS = "dialog, #sheets, #scene, .coach, #tip, #state, #curtain, .edge-tab, .zoom, figure[data-area=overview]";
  const layer = (node) => node.closest(LAYERS);
  const styles = new Map();
  const style = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node));
  // What of this element is not cut off by those around it; null if nothing is.
  const frames = new Map();
  const frame = (node) => {
    if (!node || node === document.documentElement) return { left: 0, top: 0, right: W, bottom: H };
    if (frames.has(node)) return frames.get(node);
    const s = style(node);
    let outer = s.position === "fixed" ? frame(null) : frame(node.parentElement);
    const cuts = node.tagName !== "g" && s.display !== "contents" && s.display !== "inline" && (s.overflowX !== "visible" || s.overflowY !== "visible") && (!(node instanceof SVGElement) || node.tagName === "svg");
    if (outer && cuts) outer = meet(outer, node.getBoundingClientRect());
    if (outer && (s.visibility === "hidden" || Number(s.opacity) < 0.05)) outer = null;
    frames.set(node, outer);
    return outer;
  };
  const meet = (a, b) => {
    const box = { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  };
  const area = (b) => (b.right - b.left) * (b.bottom - b.top);
  // What cuts off a box for good: what can be scrolled or moved into view is not cut off.
  const cutBy = (node, box) => {
    let [x, y] = [false, false];
    for (let n = node; n && n !== document.body; n = n.parentElement) {
      if (n.id === "map" || n.id === "board") return null;
      const { overflowX, overflowY, display } = style(n);
      if (display === "contents" || (n instanceof SVGElement && n.tagName !== "svg")) continue;
      const outer = n.getBoundingClientRect();
      x ||= /auto|scroll/.test(overflowX);
      y ||= /auto|scroll/.test(overflowY);
      if (!x && overflowX !== "visible" && (box.left < outer.left - 2 || box.right > outer.right + 2)) return n;
      if (!y && overflowY !== "visible" && (box.top < outer.top - 1.5 || box.bottom > outer.bottom + 1.5)) return n;
    }
    return null;
  };
  // Everything can be hit on a page that is measured, so that the browser tells what lies on what. It stays so: a change
  // of style for all elements and back costs more than the measuring.
  if (!document.adoptedStyleSheets.some((sheet) => sheet.hit)) {
    const sheet = Object.assign(new CSSStyleSheet(), { hit: true });
    sheet.replaceSync("body * { pointer-events: auto !important; } svg * { pointer-events: all !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const solid = (colour, more) => !/^(none|transparent|rgba\(.*, 0(\.[0-8]\d*)?\)|color\(.*\/ 0.*)$|^url/.test(colour) && more > 0.85;
  const opaque = (node) => {
    const s = style(node);
    if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) return node instanceof SVGGeometryElement && solid(s.fill, s.fillOpacity * s.opacity);
    return solid(s.backgroundColor, Number(s.opacity));
  };
  // Is a word covered at this point by something drawn on a ground of its own?
  const coveredAt = (node, x, y) => {
    const first = document.elementFromPoint(x, y);
    if (!first || first === node || first.contains(node)) return null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === node || top.contains(node)) return null;
      if (!node.contains(top) && opaque(top)) return top;
    }
    return null;
  };

  // -- words ---------------------------------------------------------------------------------------------------------
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let n = walker.nextNode(); n; n = walker.nextNode()) {
    const text = n.data.trim(), node = n.parentElement;
    if (!text || node.closest("script, style, title, option, .sr, .skip, .sprite, [hidden], dialog:not([open])")) continue;
    if (!node.getClientRects().length) continue;
    range.selectNodeContents(n);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    // The box around a line is higher than its letters.
    const ink = { left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 };
    const cut = cutBy(node, ink);
    if (cut && style(cut).textOverflow !== "ellipsis" && !Number(style(cut).webkitLineClamp)) tell("clipped", node, `${text.slice(0, 40)} by ${name(cut)}`);
    const seen = frame(node) && meet(frame(node), ink);
    if (!seen) continue;
    const spots = (seen.right - seen.left > 30 ? [0.12, 0.5, 0.88] : [0.5]).map((part) => coveredAt(node, seen.left + (seen.right - seen.left) * part, (seen.top + seen.bottom) / 2));
    if (spots.every(Boolean)) continue;
    const over = spots.find(Boolean);
    if (over && layer(over) === layer(node)) tell("covered in part", node, `"${text.slice(0, 30)}" by ${name(over)}`);
    let size = parseFloat(style(node).fontSize);
    if (node instanceof SVGElement) { const m = node.getScreenCTM(); size *= Math.hypot(m.c, m.d); }
    else { const b = node.closest("#board"); if (b) size *= new DOMMatrix(style(b).transform).a; }
    const least = /^[\d+\u2212–−×\/?-]{1,3}$/.test(text) ? PIP : LEAST;
    if (size < least - 0.02) tell("too small to read", node, `"${text.slice(0, 30)}" ${size.toFixed(1)} px`);
    words.push({ node, text, box: ink, seen, run: node.closest("p") });
  }
  // A name or a detail may be shortened if it is read whole by pointing at it.
  const whole = (n) => n.closest("[title]")?.title.includes(n.textContent.replaceAll("\u00ad", "").trim());
  for (const n of document.querySelectorAll("body *:not(svg *)")) {
    if (style(n).textOverflow === "ellipsis" && n.scrollWidth > n.clientWidth + 1 && n.clientWidth && frame(n) && meet(frame(n), n.getBoundingClientRect()) && !n.closest("[hidden]") && !whole(n)) tell("shortened", n, n.textContent.trim().slice(0, 40));
    const clamp = Number(style(n).webkitLineClamp);
    if (clamp && !whole(n) && n.scrollHeight > n.clientHeight + 2 && n.clientHeight) tell("shortened", n, n.textContent.trim().slice(0, 60));
  }
  for (let i = 0; i < words.length; i++) for (let j = i + 1; j < words.length; j++) {
    const [a, b] = [words[i], words[j]];
    if (a.run && a.run === b.run) continue; // words that run on from line to line
    const both = meet(a.seen, b.seen);
    if (!both || area(both) < 0.12 * Math.min(area(a.box), area(b.box)) || layer(a.node) !== layer(b.node)) continue;
    tell("words over words", a.node, `"${a.text.slice(0, 20)}" and "${b.text.slice(0, 20)}"`);
  }

  // -- what one can press ----------------------------------------------------------------------------------------------
  const PRESS = "button, a[href], select, input:not([type=hidden]), summary, [data-sheet], .can[data-on]";
  const [MOUSE, MOUSE_ON_MAP] = [24, 16];
  // A line is as wide as its stroke.
  const stroke = (node) => Math.max(0, ...[...node.querySelectorAll("line, polyline, path")].map((n) => (style(n).stroke === "none" ? 0 : parseFloat(style(n).strokeWidth) * Math.hypot(n.getScreenCTM().a, n.getScreenCTM().b))));
  const least = (node) => {
    const b = node.getBoundingClientRect();
    return Math.min(b.width, b.height) + (node instanceof SVGElement && Math.min(b.width, b.height) < TARGET ? stroke(node) : 0);
  };
  for (const node of document.querySelectorAll(PRESS)) {
    if (node.closest(".sr, [hidden], dialog:not([open])") || node.matches(".skip") || !node.getClientRects().length) continue;
    const box = node.getBoundingClientRect();
    const part = frame(node) && meet(frame(node), box);
    if (!part) continue;
    const alike = node.dataset.on ? document.querySelectorAll(`.can[data-on="${CSS.escape(node.dataset.on)}"]`) : [node];
    const small = Math.max(...[...alike].map(least));
    if (small < (touch ? TARGET : node.closest("#map") ? MOUSE_ON_MAP : MOUSE) - 0.6) tell("too small to touch", node, `${box.width.toFixed(0)} x ${box.height.toFixed(0)} ${node.textContent.trim().slice(0, 20)}`);
    if (node.matches(".can") || area(part) < area(box) * 0.6) continue;
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const top = document.elementFromPoint(x, y);
    if (top && !node.contains(top) && !top.contains(node) && layer(top) === layer(node)) tell("covered", node, `by ${name(top)}`);
  }

  // -- the page --------------------------------------------------------------------------------------------------------
  if (document.scrollingElement.scrollWidth > W) faults.push(`the page is ${document.scrollingElement.scrollWidth} wide in ${W}`);
  const blocks = ["#prompt", "#row", "#map", "#own", "#own-wide", "#rivals", ".log", "#replay", ".tabs", "#buttons", "#rail"]
    .map((s) => [s, document.querySelector(s)]).filter(([, n]) => n && n.getClientRects().length)
    .map(([s, n]) => [s, frame(n) && meet(frame(n), n.getBoundingClientRect())]).filter(([, b]) => b);
  for (const [a, p] of blocks) for (const [b, q] of blocks) {
    if (a >= b || [a, b].includes("#buttons") && [a, b].includes("#prompt")) continue;
    const both = meet(p, q);
    if (both && both.right - both.left > 2 && both.bottom - both.top > 2) faults.push(`${a} and ${b} overlap by ${(both.right - both.left).toFixed()} x ${(both.bottom - both.top).toFixed()}`);
  }
  return faults;
}"""

HEIGHTS = """() => {
  const drawing = document.querySelector("#board svg.area");
  const scale = drawing?.getClientRects().length ? drawing.getScreenCTM()?.a : 0;
  const area = drawing?.closest("figure").dataset.area ?? "";
  return [Math.round(document.getElementById("prompt").getBoundingClientRect().height), area, scale ? scale.toFixed(2) : ""];
}"""


def faults(page: Any, touch: bool) -> list[str]:
    """What cannot be read or touched well enough on this page."""
    limits = {"text": LEAST_TEXT, "pip": LEAST_PIP, "target": TARGET, "touch": touch}
    return [str(fault) for fault in page.evaluate(MEASURE, limits)]


def frame(page: Any) -> tuple[int, str, str]:
    """What must not change between two decisions of a game: the height of the prompt, and the scale of each drawing that
    lies on the board."""
    height, area, scale = page.evaluate(HEIGHTS)
    return height, area, scale
