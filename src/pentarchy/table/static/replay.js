// The past: step, jump, auto-play, another seat's knowledge, link to a position, points over time.
/** @import { Course, Past, Player } from "./protocol.d.ts" */
import { $, button, el, icon, mark, say, state } from "./words.js";
import { copy, linkTo } from "./copy.js";
import { open } from "./dialogs.js";
import { between } from "./frame.js";
import { plot } from "./plot.js";

const SPEEDS = [0.5, 1, 2, 4, 8];
const PACE = 1200; // milliseconds for each step at normal speed

/**
 * @param {string} glyph
 * @param {string} key
 * @param {() => void} act
 */
const tool = (glyph, key, act) =>
  button(icon(glyph), act, { "aria-label": say(key), title: say(key), "data-replay": key });

export class Replay {
  /** @type {number | null} the step that is looked at; null for the live table */
  step = null;
  steps = 0;
  /** @type {string | null} whose knowledge is shown */
  as = null;
  over = false;
  speed = 1;
  /** @type {string[]} */
  names = [];
  /** @type {ReturnType<typeof setInterval> | undefined} */
  timer;
  /** @type {Past | null} the page that was looked at last */
  before = null;
  ticket = 0; // of the last question: an answer to an earlier one is not shown

  range = el("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": say("step") });
  where = el("span", { class: "where mute", "aria-live": "off" });
  viewer = el("select", { "aria-label": say("as") });
  pace = el("select", { "aria-label": say("speed") });
  playing = tool("play", "play", () => this.toggle());
  nowButton = tool("close", "now", () => this.leave());

  /**
   * @param {string} match
   * @param {(page: Past, news: string[]) => void} showPast
   * @param {() => void} showNow
   */
  constructor(match, showPast, showNow) {
    this.match = match;
    this.showPast = showPast;
    this.showNow = showNow;
  }

  get active() {
    return this.step !== null;
  }

  /** The step that is shown. */
  get at() {
    return this.step ?? this.steps;
  }

  start() {
    for (const value of SPEEDS) this.pace.append(el("option", { value, selected: value === 1 }, `×${value}`));
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    this.viewer.addEventListener("change", () => {
      this.as = this.viewer.value;
      this.go(this.at);
    });
    this.pace.addEventListener("change", () => this.setSpeed(Number(this.pace.value)));
    $("replay").append(
      tool("first", "first", () => this.go(0)),
      tool("prev", "prev", () => this.go(this.at - 1)),
      this.playing,
      tool("next", "next", () => this.go(this.at + 1)),
      tool("last", "last", () => this.go(this.steps)),
      ...[this.range, this.where, this.nowButton, this.pace, this.viewer],
      tool("graph", "graph", () => this.graph()),
      tool("link", "copy-position", () => this.share()),
    );
  }

  /**
   * What the live table says about the game.
   * @param {{ steps: number, over: unknown, players: Player[], seat: number | null }} page
   */
  update({ steps, over, players, seat }) {
    this.steps = steps;
    this.over = Boolean(over);
    this.names = players.map((player) => player.name);
    this.range.max = String(steps);
    if (!this.active) this.range.value = String(steps);
    if (this.as === null) this.as = seat === null ? "public" : String(seat);
    this.offerViewers();
    this.label();
  }

  /** After the game one may see it with anybody's eyes. */
  offerViewers() {
    const seats = this.names.map((name, seat) => [String(seat), name]);
    const values = this.over ? [...seats, ["public", say("public")], ["all", say("everybody")]] : [];
    if (values.length !== this.viewer.options.length) {
      const options = values.map(([value, text]) => el("option", { value, selected: value === this.as }, text));
      this.viewer.replaceChildren(...options);
    }
    this.viewer.hidden = !this.over;
  }

  label() {
    this.where.textContent = `${say("step")} ${this.at} ${say("of")} ${this.steps}`;
    this.nowButton.hidden = !this.active;
    $("replay").classList.toggle("past", this.active);
  }

  /** @param {number} step */
  async go(step) {
    const wanted = between(0, step, this.steps);
    this.step = wanted;
    this.range.value = String(wanted);
    this.label();
    const ticket = ++this.ticket;
    const answer = await fetch(`/m/${this.match}/at/${wanted}?as=${this.as ?? ""}`);
    if (!answer.ok || ticket !== this.ticket || !this.active) return;
    /** @type {Past} */
    const page = await answer.json();
    $("table").classList.toggle("all-open", this.as === "all");
    this.showPast(page, this.news(page));
  }

  /**
   * What is new on a page that follows the one before: parts that another seat or chance has changed.
   * @param {Past} page
   */
  news(page) {
    const before = this.before;
    this.before = page;
    if (!before || page.step !== before.step + 1 || page.seat !== before.seat) return [];
    if (page.seat !== null && before.players[page.seat].turn) return [];
    return Object.keys(page.parts).filter((id) => page.parts[id] !== before.parts[id]);
  }

  leave() {
    this.stop();
    this.step = null;
    this.ticket += 1;
    this.range.value = String(this.steps);
    this.label();
    $("table").classList.remove("all-open");
    this.showNow();
  }

  // -- playing by itself -----------------------------------------------------------------------------------------------

  toggle() {
    if (this.timer) return this.stop();
    if (this.at >= this.steps) this.go(0);
    this.playButton("pause");
    this.timer = setInterval(() => {
      if (this.at >= this.steps) this.stop();
      else this.go((this.step ?? 0) + 1);
    }, PACE / this.speed);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.playButton("play");
  }

  /** @param {"play" | "pause"} name */
  playButton(name) {
    this.playing.replaceChildren(icon(name));
    this.playing.setAttribute("aria-label", say(name));
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (!this.timer) return;
    this.stop();
    this.toggle();
  }

  // -- links and points ------------------------------------------------------------------------------------------------

  async share() {
    const url = linkTo(`/m/${this.match}`);
    url.searchParams.set("step", String(this.at));
    if (this.over && this.as) url.searchParams.set("as", this.as);
    await copy(url.href);
    state(say("link-copied"), 1500);
  }

  /** A link to a position opens there. False if the address names none. */
  fromAddress() {
    const query = new URLSearchParams(location.search);
    const step = query.get("step");
    if (step === null) return false;
    this.as = query.get("as") ?? this.as;
    this.viewer.value = this.as ?? "";
    this.go(Number(step) || 0);
    return true;
  }

  async graph() {
    const answer = await fetch(`/m/${this.match}/course`);
    if (!answer.ok) return;
    /** @type {Course} */
    const course = await answer.json();
    const dialog = $("graph");
    const jump = (/** @type {number} */ step) => {
      dialog.close();
      this.go(step);
    };
    const names = this.names.map((name, seat) => el("span", { class: "row t" }, mark(seat, "s"), name));
    const legend = el("div", { class: "row names" }, ...names);
    const box = el("div", { class: "graph" }, plot(course.points, this.step, jump));
    open(dialog, el("h2", {}, say("graph")), legend, box);
  }
}
