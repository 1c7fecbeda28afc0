// Zoom and pan of the board: wheel, drag, pinch, buttons, keys.
import { $, phone } from "./words.js";

const MOST = 6;
let scale = 1, x = 0, y = 0;
const fingers = new Map();
let moved = 0;
let touched = false; // has the viewer zoomed or moved the board?
let wanted = null;

function apply() {
  const map = $("map"), board = $("board");
  const [w, h] = [map.clientWidth, map.clientHeight];
  // The picture never leaves its frame altogether.
  x = Math.min(w * 0.5, Math.max(x, w * 0.5 - w * scale));
  y = Math.min(h * 0.5, Math.max(y, h * 0.5 - h * scale));
  if (scale <= 1.001 && scale >= 0.999 && !phone()) x = y = 0;
  board.style.transform = scale === 1 && !x && !y ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
}

export function zoomAt(factor, cx, cy) {
  touched = true;
  const next = Math.min(MOST, Math.max(1, scale * factor));
  x = cx - ((cx - x) * next) / scale;
  y = cy - ((cy - y) * next) / scale;
  scale = next;
  apply();
}

export function zoom(what) {
  const map = $("map");
  touched = true;
  if (what === "all") {
    scale = 1;
    x = y = 0;
    apply();
  } else zoomAt(what === "in" ? 1.4 : 1 / 1.4, map.clientWidth / 2, map.clientHeight / 2);
}

// On a phone the board opens so large that it fills the frame, centred on what can be chosen.
export function openOn(node) {
  wanted = node;
  touched = false;
  fit();
}

function fit() {
  const svg = $("board").querySelector("svg");
  if (!svg) return;
  if (!phone()) {
    scale = 1;
    return apply();
  }
  const map = $("map"), view = svg.viewBox.baseVal;
  const [w, h] = [map.clientWidth, map.clientHeight];
  if (!w || !h) return;
  const whole = Math.min(w / view.width, h / view.height);
  scale = Math.min(2.2, Math.max(1, Math.max(w / view.width, h / view.height) / whole));
  x = (w - w * scale) / 2;
  y = (h - h * scale) / 2;
  apply();
  if (wanted?.isConnected) centre(wanted);
}

export function centre(node) {
  const map = $("map");
  if (!map.contains(node) || scale <= 1) return;
  const [frame, box] = [map.getBoundingClientRect(), node.getBoundingClientRect()];
  x += frame.left + frame.width / 2 - (box.left + box.width / 2);
  y += frame.top + frame.height / 2 - (box.top + box.height / 2);
  const [w, h] = [map.clientWidth, map.clientHeight];
  x = Math.min(0, Math.max(x, w - w * scale));
  y = Math.min(0, Math.max(y, h - h * scale));
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
    event.preventDefault();
    zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...at(event));
  }, { passive: false });
  map.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) moved = 0;
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
