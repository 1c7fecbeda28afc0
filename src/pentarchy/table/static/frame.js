// Where a picture lies in its frame, and how large: the arithmetic of zooming and panning. Nothing is drawn here.
/** @import { Point } from "./page.d.ts" */

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ start: number, size: number, frame: number }} Extent along one direction, before it is scaled */

const MOST = 6;
const OPENED = 2.2; // no picture opens larger than this
const EMPTY = 1.5; // so much of the frame may be empty before a picture is opened large

/**
 * @param {number} low
 * @param {number} value
 * @param {number} high
 */
export const between = (low, value, high) => Math.min(high, Math.max(low, value));

export class Frame {
  scale = 1;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** @type {Size[]} */
  pictures = [];

  /**
   * @param {Size} size
   * @param {Size[]} pictures several stand side by side
   */
  measure({ width, height }, pictures) {
    this.width = width;
    this.height = height;
    this.pictures = pictures;
  }

  whole() {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /**
   * Larger or smaller, so that what lies at a point stays there.
   * @param {number} factor
   * @param {Point} at
   */
  zoom(factor, [cx, cy]) {
    const next = between(1, this.scale * factor, MOST);
    this.x = cx - ((cx - this.x) * next) / this.scale;
    this.y = cy - ((cy - this.y) * next) / this.scale;
    this.scale = next;
  }

  /** @param {Point} by */
  push([dx, dy]) {
    this.x += dx;
    this.y += dy;
  }

  /**
   * The picture never leaves its frame altogether.
   * @param {boolean} snap a picture that is not enlarged lies where it belongs
   */
  hold(snap) {
    const [w, h] = [this.width, this.height];
    this.x = between(w * 0.5 - w * this.scale, this.x, w * 0.5);
    this.y = between(h * 0.5 - h * this.scale, this.y, h * 0.5);
    if (snap && Math.abs(this.scale - 1) <= 0.001) this.x = this.y = 0;
  }

  /**
   * Open so large that the frame is filled, for a thing that is to be seen; else whole, unless most of the frame would
   * be empty.
   * @param {boolean} small is the screen small?
   * @param {boolean} forThing
   * @param {number} [least] pixels that a unit of the picture needs to be read
   * @param {number} [most] no larger than this to fill the frame; 1: whole wherever it can be read
   */
  fit(small, forThing, least = 0, most = OPENED) {
    const [w, h] = [this.width, this.height];
    const across = w / this.pictures.reduce((sum, picture) => sum + picture.width, 0);
    const down = h / Math.max(...this.pictures.map((picture) => picture.height));
    const fill = Math.max(across, down) / Math.min(across, down);
    const large = Math.max(Math.min(most, fill), least / Math.min(across, down));
    this.scale = small && (forThing || fill > EMPTY || least) ? large : 1;
    const row = this.pictures.length > 1 && !forThing && across < down;
    this.x = row ? 0 : (w - w * this.scale) / 2; // pictures side by side begin at their left end: there the map is
    this.y = (h - h * this.scale) / 2;
    if (this.scale > 1) this.keepFull();
  }

  /** No edge of the picture comes into the frame while the picture is larger than it. */
  keepFull() {
    const [across, down] = this.extent();
    this.x = limit(this.x, across, this.scale);
    this.y = limit(this.y, down, this.scale);
  }

  /**
   * Where one picture lies in its frame before it is scaled; several lie side by side and fill it.
   * @returns {[Extent, Extent]}
   */
  extent() {
    const [w, h] = [this.width, this.height];
    if (this.pictures.length !== 1) return [placed(w, w), placed(h, h)];
    const [picture] = this.pictures;
    const ratio = Math.min(w / picture.width, h / picture.height);
    return [placed(w, picture.width * ratio), placed(h, picture.height * ratio)];
  }

  /** As CSS. */
  get transform() {
    if (this.scale === 1 && !this.x && !this.y) return "";
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}

/**
 * @param {number} frame
 * @param {number} size
 */
const placed = (frame, size) => ({ start: (frame - size) / 2, size, frame });

/**
 * @param {number} at
 * @param {Extent} extent
 * @param {number} scale
 */
function limit(at, { start, size, frame }, scale) {
  const [low, high] = [frame - (start + size) * scale, -start * scale];
  return low > high ? (low + high) / 2 : between(low, at, high);
}

/**
 * How far to move along one direction so that most of these places lie in a frame: 0 if all do.
 * @param {number[]} places
 * @param {number} size
 * @param {number} rim what lies nearer to the edge of the frame is not well in view
 */
export function shift(places, size, rim) {
  if (!places.length || places.every((at) => at >= rim && at <= size - rim)) return 0;
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (high - low <= size - 2 * rim) return size / 2 - (low + high) / 2;
  const room = size - 2 * rim;
  const count = (/** @type {number} */ from) => places.filter((at) => at >= from && at <= from + room).length;
  const from = places.reduce((best, at) => (count(at) > count(best) ? at : best), low);
  const inside = places.filter((at) => at >= from && at <= from + room);
  return size / 2 - (from + Math.max(...inside)) / 2;
}
