// The analysis of a finished match: chances over the game, key moments, what would have been better, and trying it.
/** @import { Answer, Board, Report } from "./analysis.d.ts" */
import { button, mark, say, state } from "./words.js";
import { Chooser } from "./choose.js";
import { copy, linkTo } from "./copy.js";
import { drawCourse } from "./course.js";
import { Panes } from "./panes.js";
import { ARRIVED, Picture } from "./picture.js";
import { Remarks } from "./remarks.js";
import { ask, at, match } from "./study.js";
import { Telling } from "./telling.js";
import { meant, meantNext } from "./things.js";
import { Trails } from "./trails.js";

const SOON = 1500; // milliseconds until we ask again how far the analysis is
const SHORT = 1500; // letters of a variation that fit into an address
const THEN = "; "; // between answers that are given together
class Analysis {
  /** @type {Report | null} */
  report = null;
  step = 0;
  steps = 0;
  /** @type {Answer[]} the variation that is looked at; empty on the game itself */
  line = [];
  trying = false;
  /** @type {number | null} whom the viewer plays in a variation against bots */
  me = null;
  /** @type {Board | null} */
  board = null;
  ticket = 0; // of the last question: an answer to an earlier one is not shown
  picture = new Picture();
  panes = new Panes();
  trails = new Trails();
  telling = new Telling(
    (step) => this.go(step),
    (line) => this.vary(this.step, line),
  );
  remarks = new Remarks((remark) => (remark.line.length ? this.vary(remark.step, remark.line) : this.go(remark.step)));
  chooser = new Chooser((action) => this.answer(action));

  start() {
    this.chooser.together = false;
    at("an-first").addEventListener("click", () => this.go(0));
    at("an-prev").addEventListener("click", () => this.go(this.step - 1));
    at("an-next").addEventListener("click", () => this.go(this.step + 1));
    at("an-last").addEventListener("click", () => this.go(this.steps));
    at("an-back").addEventListener("click", () => this.go(this.step));
    at("an-link").addEventListener("click", () => this.share());
    at("an-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.remarks.keep(this.step, this.trying ? this.line : []);
    });
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => this.point(event));
    document.addEventListener(ARRIVED, () => (this.trying ? this.chooser.draw() : this.trails.draw()));
    this.panes.zoom.showing = () => this.trails.draw();
    addEventListener("resize", () => this.graph());
    this.panes.start();
    this.load();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLInputElement) return;
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way) this.go(this.step + way);
    else if (event.key === "Escape" && this.trying && !this.chooser.back()) this.go(this.step);
  }

  /** @param {MouseEvent} event */
  point(event) {
    const thing = this.trying && meant(event.target, event.clientX, event.clientY);
    if (!thing || this.panes.dragged(thing)) return;
    this.chooser.point(thing.dataset.on ?? "", meantNext(event.target));
  }

  // -- the report ------------------------------------------------------------------------------------------------------

  async load() {
    const answer = await ask("report").catch(() => null);
    const found = answer?.ok ? await answer.json() : { state: "failed" };
    if (found.state === "working") {
      at("an-progress").textContent = `${say("an-working")} ${found.done} ${say("of")} ${found.steps}`;
      if (!this.board) await this.open(found.steps);
      setTimeout(() => this.load(), SOON);
    } else if (found.state === "done") await this.arrived(found.report);
    else at("an-progress").textContent = say("an-failed");
  }

  /** @param {Report} report */
  async arrived(report) {
    this.report = report;
    at("an-progress").textContent = "";
    this.telling.begin(report);
    if (this.board) {
      this.draw();
      this.graph();
    } else await this.open(report.steps.length, report.moments[0]?.step ?? 0);
  }

  /**
   * The first look: where the address leads, else at the first key moment.
   * @param {number} steps
   * @param {number} [first]
   */
  async open(steps, first = 0) {
    this.steps = steps;
    const query = new URLSearchParams(location.search);
    const step = Number(query.get("step") ?? first) || 0;
    const kept = await this.remarks.load(query.get("remark"));
    if (kept) return this.vary(kept.step, kept.line);
    try {
      const line = JSON.parse(query.get("line") ?? "[]");
      return line.length ? await this.vary(step, line) : await this.go(step);
    } catch {
      return this.go(step);
    }
  }

  // -- positions -------------------------------------------------------------------------------------------------------

  /**
   * To a step of the game itself.
   * @param {number} step
   */
  async go(step) {
    this.trying = false;
    this.me = null;
    await this.look(Math.max(0, Math.min(this.steps, step)), []);
  }

  /**
   * Into a variation.
   * @param {number} step
   * @param {Answer[]} line
   * @param {number} [until] see `look`
   */
  async vary(step, line, until) {
    this.trying = true;
    await this.look(step, line, until);
  }

  /**
   * @param {number} step
   * @param {Answer[]} line
   * @param {number} [until] bots answer until this seat is asked; -1: to the end
   */
  async look(step, line, until) {
    const ticket = ++this.ticket;
    this.step = step;
    this.line = line;
    const answer = await ask("board", { step, line, ...(until === undefined ? {} : { until }) });
    if (ticket !== this.ticket) return;
    if (!answer.ok) {
      state((await answer.json().catch(() => ({ error: "" }))).error || say("an-failed"));
      if (line.length) this.go(step);
      return;
    }
    this.board = await answer.json();
    this.draw();
    this.graph();
    this.goOn(until);
  }

  /**
   * Bots answer a few questions at a time: ask for more until it is the viewer's turn.
   * @param {number} [until]
   */
  goOn(until) {
    if (until === undefined || !this.board || this.board.over || this.board.asked === until) return state("");
    state(say("an-thinking"), 0);
    this.look(this.step, this.board.line, until);
  }

  /** @param {string} action */
  answer(action) {
    const { board } = this;
    if (!board || board.asked === null) return;
    const seat = board.asked;
    /** @type {Answer[]} */
    const given = action.split(THEN).map((one) => [seat, one]);
    this.look(this.step, [...board.line, ...given], this.me ?? undefined);
  }

  draw() {
    const { board, report } = this;
    if (!board) return;
    this.line = board.line;
    this.picture.show(board);
    this.picture.seatColour(board.seat);
    this.panes.turn(this.trying);
    at("an-back").hidden = !this.trying;
    at("buttons").hidden = !this.trying;
    at("who").replaceChildren(...(board.asked === null ? [] : [mark(board.asked, "l")]));
    at("say").textContent = board.over && this.trying ? say("an-over") : board.prompt;
    this.chooser.set(this.trying ? board.choices : [], "");
    this.telling.head(board, this.trying, this.steps);
    const step = report?.steps[this.step] ?? null;
    this.telling.mark(step, this.trying ? [] : board.choices);
    this.telling.show(step, this.step, this.step >= this.steps, this.trying ? this.line : null);
    this.tries();
    this.panes.follow();
    this.trails.show(this.trying ? null : report, this.step);
  }

  /** What can be tried from here. */
  tries() {
    const { board } = this;
    if (!board || board.asked === null) return at("an-try").replaceChildren();
    /** @type {(what: string, me: number | null, until?: number) => HTMLElement} */
    const way = (what, me, until) => {
      const begin = () => {
        this.me = me;
        this.vary(this.step, this.line, until);
      };
      const pressed = String(me !== null && me === this.me);
      return button(say(what), begin, {
        title: say(`${what}-help`),
        "data-try": what.slice(3),
        "aria-pressed": pressed,
      });
    };
    const hand = this.trying ? "" : way("an-hand", null);
    at("an-try").replaceChildren(hand, way("an-bots", board.asked), way("an-alone", null, -1));
  }

  graph() {
    if (this.report) drawCourse(at("an-graph"), this.report, this.step, (step) => this.go(step));
  }

  // -- links and remarks -----------------------------------------------------------------------------------------------

  async share() {
    const url = linkTo(`/m/${match}/analysis`);
    url.searchParams.set("step", String(this.step));
    const line = JSON.stringify(this.line);
    if (this.trying && this.line.length) {
      if (line.length <= SHORT) url.searchParams.set("line", line);
      else {
        const kept = await this.remarks.write(this.step, this.line, "");
        if (!kept) return;
        url.searchParams.set("remark", kept.id);
      }
    }
    await copy(url.href);
    state(say("link-copied"), 1500);
  }
}

new Analysis().start();
