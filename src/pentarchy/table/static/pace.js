// The others' moves come at the pace at which one reads: a whole turn at once, then a pause. Nothing is drawn here.
/** @import { All, Lines, Some } from "./protocol.d.ts" */
import { pause as liked } from "./settings.js";

const PATIENCE = 3; // a turn that lasts longer than so many pauses is shown as far as it has come

/**
 * Two lists of changed lines as one.
 * @template Line
 * @param {Lines<Line> | undefined} a
 * @param {Lines<Line> | undefined} b
 */
function lines(a, b) {
  if (!a || !b) return a ?? b;
  if (b.from < a.from) return b;
  return { from: a.from, lines: [...a.lines.slice(0, b.from - a.from), ...b.lines] };
}

/**
 * What has changed after two messages.
 * @param {Some} a
 * @param {Some} b
 * @returns {Some}
 */
export function merge(a, b) {
  /** @type {Some} */
  const both = { ...a, ...b };
  if (a.parts || b.parts) both.parts = { ...a.parts, ...b.parts };
  if (a.events || b.events) both.events = [...(a.events ?? []), ...(b.events ?? [])];
  const [log, notes] = [lines(a.log, b.log), lines(a.notes, b.notes)];
  if (log) both.log = log;
  if (notes) both.notes = notes;
  return both;
}

export class Pace {
  /** @type {Some[]} whole turns that wait to be shown */
  turns = [];
  /** @type {Some | null} the turn that goes on */
  open = null;
  whose = "";
  mine = true;
  timed = false; // against a clock nobody is kept waiting
  last = 0;
  hurry = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /** @param {boolean} _held is called when something is held back, and when nothing is any more */
  tell = (_held) => {};

  /**
   * @param {(message: Some) => void} show
   * @param {() => number} pause milliseconds between two turns; 0 to show everything at once
   * @param {() => number} now
   */
  constructor(show, pause = liked, now = () => performance.now()) {
    this.show = show;
    this.pause = pause;
    this.now = now;
  }

  get held() {
    return this.turns.length > 0 || this.open !== null;
  }

  /**
   * A whole page has come: what waited is in it.
   * @param {All} page
   */
  forget(page) {
    clearTimeout(this.timer);
    this.turns = [];
    this.open = null;
    this.note(page);
    this.tell(false);
    return page;
  }

  /** @param {Partial<Pick<All, "prompt" | "players" | "until">>} page */
  note({ prompt, players, until }) {
    if (players) this.whose = players.flatMap((one, seat) => (one.turn ? [seat] : [])).join();
    if (prompt) this.mine = prompt.mine;
    if (until !== undefined) this.timed = until !== null;
  }

  /** @param {Some} message */
  take(message) {
    const [whose, mine] = [this.whose, this.mine];
    this.note(message);
    const own = mine && !this.held; // what the viewer has done is seen at once
    if (own || this.timed || !this.pause()) return this.put(this.held ? merge(this.all(), message) : message);
    this.open = this.open ? merge(this.open, message) : message;
    if (whose !== this.whose || this.mine || message.over) this.close();
    if (this.hurry) return this.skip();
    this.go();
  }

  close() {
    if (this.open) this.turns.push(this.open);
    this.open = null;
  }

  all() {
    this.close();
    return this.turns.splice(0).reduce(merge);
  }

  /** @param {Some} message */
  put(message) {
    this.last = this.now();
    this.show(message);
    this.tell(this.held);
  }

  /** Show the next turn when its time has come. */
  go() {
    this.tell(this.held);
    clearTimeout(this.timer);
    if (!this.held) return;
    const wait = this.pause() * (this.turns.length ? 1 : PATIENCE);
    this.timer = setTimeout(() => this.next(), Math.max(0, this.last + wait - this.now()));
  }

  next() {
    if (!this.turns.length && this.now() >= this.last + this.pause() * PATIENCE) this.close();
    const turn = this.turns.shift();
    if (turn) this.put(turn);
    this.go();
  }

  /** Show all that waits, and what the others do until the viewer is asked. */
  skip() {
    clearTimeout(this.timer);
    this.hurry = !this.mine;
    if (this.held) this.put(this.all());
  }
}

/**
 * The pace of this page, with a button to skip what waits. Nothing waits for somebody who does not look.
 * @param {(message: Some) => void} show
 */
export function startPace(show) {
  const pace = new Pace(show);
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("skip"));
  button.addEventListener("click", () => pace.skip());
  pace.tell = (held) => (button.hidden = !held);
  document.addEventListener("visibilitychange", () => document.hidden && pace.skip());
  return pace;
}
