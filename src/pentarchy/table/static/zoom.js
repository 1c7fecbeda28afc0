// Zoom and pan of the board: wheel, drag, pinch, buttons, keys.
import { $, phone } from "./words.js";

const MOST = 6;
let scale = 1, x = 0, y = 0;
const fingers = new Map();
let moved = 0;
let touched = false; // has the viewer zoomed or moved the board?
let wanted = null;

const stacked = () => $("map").classList.contains("stack"); // a column of boards is scrolled, not zoomed

function apply() {
  const map = $("map"), board = $("board");
  if (stacked()) {
    board.style.transform = "";
    return;
  }
  const [w, h] = [map.clientWidth, map.clientHeight];
  // The picture never leaves its frame altogether.
  x = Math.min(w * 0.5, Math.max(x, w * 0.5 - w * scale));
  y = Math.min(h * 0.5, Math.max(y, h * 0.5 - h * scale));
  if (scale <= 1.001 && scale >= 0.999 && !phone()) x = y = 0;
  board.style.transform = scale === 1 && !x && !y ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
}

export function zoomAt(factor, cx, cy) {
  if (stacked()) return;
  touched = true;
  const next = Math.min(MOST, Math.max(1, scale * factor));
  x = cx - ((cx - x) * next) / scale;
  y = cy - ((cy - y) * next) / scale;
  scale = next;
  apply();
}

export function zoom(what) {
  if (stacked()) return;
  const map = $("map");
  touched = true;
  if (what === "all") {
    scale = 1;
    x = y = 0;
    apply();
  } else zoomAt(what === "in" ? 1.4 : 1 / 1.4, map.clientWidth / 2, map.clientHeight / 2);
}

// On a phone the board opens so large that it fills the frame, centred on what can be chosen; if that is elsewhere it is
// shown whole, unless most of the frame would be empty.
// Who has zoomed or moved it keeps what they see.
export function openOn(on) {
  if (touched || on === wanted) return;
  wanted = on;
  fit();
}

function fit() {
  const views = [...$("board").querySelectorAll("svg.area")].map((svg) => svg.viewBox.baseVal);
  if (!views.length) return;
  const map = $("map");
  const [w, h] = [map.clientWidth, map.clientHeight];
  if (!w || !h) return;
  const node = wanted ? $("board").querySelector(`[data-on="${CSS.escape(wanted)}"]`) : null;
  const across = w / views.reduce((sum, view) => sum + view.width, 0); // several boards stand side by side
  const down = h / Math.max(...views.map((view) => view.height));
  const fill = Math.max(across, down) / Math.min(across, down);
  const large = phone() && (node || fill > 1.5);
  scale = large ? Math.min(2.2, fill) : 1;
  x = node || across > down ? (w - w * scale) / 2 : 0; // a wide picture begins at its left end: there the map is
  y = (h - h * scale) / 2;
  if (scale > 1) keepFull();
  apply();
  if (node) centre(node);
}

// Where one picture lies in its frame before it is scaled; several lie side by side and fill it.
function extent() {
  const [w, h] = [$("map").clientWidth, $("map").clientHeight];
  const pictures = $("board").querySelectorAll("svg.area");
  if (pictures.length !== 1) return [[0, w, w], [0, h, h]];
  const view = pictures[0].viewBox.baseVal;
  const whole = Math.min(w / view.width, h / view.height);
  const place = (frame, size) => [(frame - size) / 2, size, frame];
  return [place(w, view.width * whole), place(h, view.height * whole)];
}

// No edge of the picture comes into the frame while the picture is larger than it.
function keepFull() {
  const limit = (at, [start, size, frame]) => {
    const [low, high] = [frame - (start + size) * scale, -start * scale];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
  };
  const [across, down] = extent();
  [x, y] = [limit(x, across), limit(y, down)];
}

export function centre(node) {
  const map = $("map");
  if (stacked()) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (stacked() || !map.contains(node) || scale <= 1) return;
  const [frame, box] = [map.getBoundingClientRect(), node.getBoundingClientRect()];
  x += frame.left + frame.width / 2 - (box.left + box.width / 2);
  y += frame.top + frame.height / 2 - (box.top + box.height / 2);
  keepFull();
  apply();
}

// Did the pointer drag the board, so that its release is no click?
export const dragged = () => moved > 8;

function at(event) {
  const box = $("map").getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

export function startZoom() {
  const map = $("map");
  map.addEventListener("wheel", (event) => {
    if (stacked()) return;
    event.preventDefault();
    zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...at(event));
  }, { passive: false });
  map.addEventListener("pointerdown", (event) => {
    if (!stacked()) fingers.set(event.pointerId, at(event));
    if (fingers.size <= 1) moved = 0;
  });
  addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId);
    if (others.length) {
      const [ox, oy] = others[0][1];
      const old = Math.hypot(before[0] - ox, before[1] - oy);
      const fresh = Math.hypot(now[0] - ox, now[1] - oy);
      if (old > 10) zoomAt(fresh / old, (now[0] + ox) / 2, (now[1] + oy) / 2);
      moved += 10;
    } else if (scale > 1) {
      touched = true;
      x += now[0] - before[0];
      y += now[1] - before[1];
      moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
      apply();
    }
    fingers.set(event.pointerId, now);
    map.classList.toggle("dragging", moved > 8);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, (event) => {
      fingers.delete(event.pointerId);
      map.classList.remove("dragging");
    });
  }
  for (const button of document.querySelectorAll("[data-zoom]")) button.addEventListener("click", () => zoom(button.dataset.zoom));
  new ResizeObserver(() => (touched ? apply() : fit())).observe(map);
}
