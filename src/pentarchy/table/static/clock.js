// How long is left for the present decision, at a table with a clock.
/** @import { Live } from "./live.js" */
import { $, body } from "./words.js";

const LOW = 15;

/** @param {number} n */
const two = (n) => String(n).padStart(2, "0");

/**
 * A time as clocks show it.
 * @param {number} seconds
 */
export function reading(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export class Clock {
  skew = Number(body.dataset.now) - Date.now() / 1000; // how far the server's clock is ahead of ours

  /**
   * @param {Live} live
   * @param {() => boolean} hidden
   */
  constructor(live, hidden) {
    this.live = live;
    this.hidden = hidden;
  }

  start() {
    setInterval(() => this.show(), 1000);
  }

  show() {
    const node = $("clock");
    const page = this.live.page;
    const hidden = !page?.until || Boolean(page.over) || this.hidden();
    if (node.hidden !== hidden) node.hidden = hidden; // a page that waits changes nothing
    if (!page?.until || hidden) return;
    const left = Math.max(0, Math.round(page.until - Date.now() / 1000 - this.skew));
    node.textContent = reading(left);
    node.classList.toggle("low", left <= LOW && page.prompt.mine);
  }
}
