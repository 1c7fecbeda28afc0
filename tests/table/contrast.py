# ruff: noqa: E501  (a script that runs in the browser)
"""Contrast of words and controls, measured in the browser as WCAG 2.2 AA asks: 4.5 to 1, large letters and the
edges of fields 3 to 1."""

from __future__ import annotations

from typing import Any

MEASURE = r"""(drawn) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const colour = (text) => {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, a / 255]);
    }
    return known.get(text);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const remember = (find) => { const found = new Map(); return (node) => { if (!found.has(node)) found.set(node, find(node)); return found.get(node); }; };
  const faded = remember((node) => (node ? Number(getComputedStyle(node).opacity) * faded(node.parentElement) : 1));
  const faults = [];
  const tell = (what, have, need, node) => faults.push(`${what}: ${have.toFixed(2)} of ${need} (${node.className?.baseVal ?? node.className} in ${node.parentElement?.className?.baseVal ?? node.parentElement?.className})`);

  // The ground of an HTML element: its own and its ancestors' colours, one above the other.
  const ground = remember((node) => {
    if (!node) return [255, 255, 255, 1];
    const c = colour(getComputedStyle(node).backgroundColor);
    return c[3] === 1 ? c : over(c, ground(node.parentElement));
  });
  const need = (style) => { const size = parseFloat(style.fontSize); return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5; };
  for (const node of document.querySelectorAll("body *:not(svg *)")) {
    const style = getComputedStyle(node);
    if (!node.getClientRects().length || style.visibility === "hidden" || node.closest(".sr, .sprite")) continue;
    if ([...node.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) {
      const back = ground(node), [r, g, b, a] = colour(style.color);
      const have = ratio(over([r, g, b, a * faded(node)], back), back);
      if (have < need(style) - 0.005) tell(`words "${node.textContent.trim().slice(0, 30)}"`, have, need(style), node);
    }
    if (node.matches("input:not([type=radio], [type=checkbox], [type=range], [type=hidden]), select, textarea")) {
      const back = ground(node.parentElement), have = Math.max(ratio(over(colour(style.borderTopColor), back), back), ratio(ground(node), back));
      if (have < 2.995) tell(`edge of ${node.name || node.id}`, have, 3, node);
    }
    if (node.matches(".btn:not([aria-disabled=true])") && node.querySelector("svg")) {
      const have = ratio(colour(style.color), ground(node));
      if (have < 2.995) tell(`sign of ${node.id || node.ariaLabel}`, have, 3, node);
    }
  }

  // Drawn words: what lies below them is the next drawn thing at the same point.
  const all = new CSSStyleSheet();
  all.replaceSync("svg * { pointer-events: all !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  const seen = new Set();
  for (const node of drawn ? document.querySelectorAll("svg.area text") : []) {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const stack = document.elementsFromPoint(x, y);
    const at = stack.findIndex((n) => n === node || node.contains(n));
    if (at < 0) continue;
    const style = getComputedStyle(node);
    let below = null;
    const layers = [];
    for (const n of stack.slice(at + 1)) {
      if (n.closest("text, .edge, .edge-new, .tex") || n.tagName === "use" || n.tagName === "svg") continue;
      const s = getComputedStyle(n);
      const inside = n instanceof SVGElement;
      if (inside && !(n instanceof SVGGeometryElement)) continue;
      const c = inside ? (s.fill === "none" || s.fill.startsWith("url") || !n.isPointInFill(point(n, x, y)) ? [0, 0, 0, 0] : [...colour(s.fill).slice(0, 3), colour(s.fill)[3] * Number(s.fillOpacity) * faded(n)]) : colour(s.backgroundColor);
      if (c[3] > 0) layers.push(c);
      if (c[3] > 0.99) { below = c; break; }
    }
    const halo = style.paintOrder.startsWith("stroke") && style.stroke !== "none" && parseFloat(style.strokeWidth) >= 3;
    const back = halo ? colour(style.stroke) : layers.reduceRight((b, layer) => over(layer, b), below ?? [255, 255, 255, 1]);
    const [r, g, b, a] = colour(style.fill);
    const have = ratio(over([r, g, b, a * Number(style.fillOpacity) * faded(node)], back), back);
    const key = `${node.getAttribute("class")} ${have.toFixed(1)}`;
    if (have < need(style) - 0.005 && !seen.has(key)) {
      seen.add(key);
      tell(`drawn "${node.textContent.trim().slice(0, 30)}"`, have, need(style), node);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== all);
  return faults;

  function point(n, px, py) {
    const at = n.ownerSVGElement.createSVGPoint();
    [at.x, at.y] = [px, py];
    return at.matrixTransform(n.getScreenCTM().inverse());
  }
}"""


def faults(page: Any, drawn: bool = True) -> list[str]:
    """What cannot be read well enough on this page."""
    return [str(fault) for fault in page.evaluate(MEASURE, drawn)]
