// How the game ended: who won and why, where the points came from, how they grew, what decided it, and what comes next.
/** @import { Live, Page } from "./live.js" */
/** @import { After, Course, Ending } from "./protocol.d.ts" */
/** @import { Replay } from "./replay.js" */
import { $, body, button, el, figure, icon, mark, say, state } from "./words.js";
import { sources, table } from "./bars.js";
import { copy, linkTo } from "./copy.js";
import { open } from "./dialogs.js";
import { moments, turns } from "./moments.js";
import { plot } from "./plot.js";
import { ready } from "./ready.js";

/** The words of a link or button that the page has. */
const wordsOf = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";

export class Result {
  /** @type {{ course: Course, after: After } | null} */
  told = null;

  /**
   * @param {string} match
   * @param {Live} live
   * @param {Replay} replay
   * @param {() => void} review shows the game from its beginning
   */
  constructor(match, live, replay, review) {
    this.match = match;
    this.live = live;
    this.replay = replay;
    this.review = review;
  }

  get shown() {
    return $("result").open;
  }

  /** What is known already at once, the rest when it has come; everything has its place from the beginning. */
  show() {
    const page = this.live.page;
    if (!page?.over) return;
    this.draw(page, page.over);
    if (!this.told) this.ask();
  }

  async ask() {
    const answers = await Promise.all(["course", "after"].map((what) => fetch(`/m/${this.match}/${what}`)));
    if (!answers.every((answer) => answer.ok)) return;
    const [course, after] = await Promise.all(answers.map((answer) => answer.json()));
    this.told = { course, after };
    const page = this.live.page;
    if (page?.over && this.shown) this.draw(page, page.over);
  }

  /**
   * @param {Page} page
   * @param {Ending} over
   */
  draw(page, over) {
    const aside = this.told?.after.took ?? "";
    open(
      $("result"),
      this.head(page, over),
      el(
        "div",
        { class: "result-grid" },
        panel("sources", say("end-sources"), aside, sources(page, over), table(page, over)),
        panel("graph", say("graph"), "", this.graph(page)),
        board(),
        panel("moments", say("end-moments"), "", this.moments(page), this.next(page)),
      ),
    );
  }

  /**
   * @param {Page} page
   * @param {Ending} over
   */
  head({ seat }, over) {
    const place = over.ranking.findIndex((seats) => seat !== null && seats.includes(seat));
    const mine = place < 0 ? "" : `${say("end-place")}: ${place + 1}. `;
    const rule =
      over.tie && el("a", { href: `/rules/${body.dataset.game}#${over.tie.rule}`, target: "_blank" }, over.tie.rule);
    return el(
      "header",
      { class: `result-head s${over.winners[0] + 1}` },
      mark(over.winners[0], "l"),
      el(
        "div",
        { class: "grow" },
        el("h2", {}, over.title),
        el("p", {}, mine, over.tie?.say ?? over.reason, " ", rule),
      ),
      this.tools(),
    );
  }

  tools() {
    const review = () => {
      $("result").close();
      this.review();
    };
    const analysis = "analysis" in body.dataset;
    return el(
      "div",
      { class: "row wrap result-tools" },
      this.again(),
      analysis &&
        el("a", { class: "btn strong", href: `/m/${this.match}/analysis` }, icon("graph"), say("end-analysis")),
      button(say("replay"), review),
    );
  }

  /** Play again: the first who asks opens the new match, the others follow, and the table knows who has asked. */
  again() {
    if (!this.live.seated) return null;
    const words = this.live.page?.rematch ? say("rematch-open") : wordsOf("#menu > form .btn");
    const go = el("button", { class: "btn main" }, words);
    return el("form", { method: "post", action: `/m/${this.match}/rematch`, class: "inline" }, go);
  }

  /** @param {Page} page */
  graph(page) {
    if (!this.told) return el("div", { class: "graph" });
    const { course } = this.told;
    const all = turns(course).filter(({ turn }) => turn);
    /** @type {Map<number, number>} of whoever had the first turn */
    const begins = new Map();
    for (const { seat, turn, from } of all) if (seat === all[0].seat && !begins.has(turn)) begins.set(turn, from);
    const shown = { moments: moments(course).map(({ step }) => step), turns: [...begins.values()] };
    const drawn = plot(course.points, null, (step) => this.go(step), shown);
    if (page.seat !== null) drawn.querySelector(`g.s${page.seat + 1}`)?.classList.add("mine");
    const names = page.players.map(({ name }, seat) => el("span", { class: "row t" }, mark(seat, "s"), name));
    return el("div", { class: "graph" }, drawn, el("div", { class: "row names" }, ...names));
  }

  /** @param {number} step */
  go(step) {
    $("result").close();
    this.replay.go(step);
  }

  /** @param {Page} page */
  moments({ players }) {
    if (!this.told) return el("ol", { class: "moments" });
    const { course } = this.told;
    const found = moments(course);
    if (!found.length) return el("p", { class: "mute moments" }, say("end-moments-none"));
    const signed = (/** @type {number} */ n) => (n > 0 ? `+${n}` : figure(n));
    const rows = found.map(({ seat, turn, step, end, before, after }, k) => {
      const told = course.deeds.slice(step, end).filter(Boolean).join(". ");
      return el(
        "li",
        {},
        el("b", { class: "number-of" }, String(k + 1)),
        el(
          "div",
          { class: "grow" },
          el(
            "b",
            { class: "row t" },
            mark(seat, "s"),
            turn ? `${players[seat].name}. ${say("end-turn")} ${turn}` : players[seat].name,
          ),
          el("p", { class: "deeds", title: told }, told),
        ),
        el(
          "div",
          { class: "swing" },
          el("span", {}, `${signed(before)} → `),
          el("b", {}, signed(after)),
          el("small", {}, say("end-lead")),
        ),
        button(say("end-show"), () => this.go(step)),
      );
    });
    return el("ol", { class: "moments" }, ...rows);
  }

  /** @param {Page} page */
  next({ players }) {
    const after = this.told?.after;
    const wins =
      after &&
      after.games > 1 &&
      players.map(({ name }, seat) =>
        el("span", { class: "row t", title: name }, mark(seat, "s"), String(after.wins[seat])),
      );
    return el(
      "footer",
      { class: "row wrap result-next" },
      ready(players),
      wins
        ? el("span", { class: "row series grow" }, el("b", {}, say("end-series")), ...wins)
        : el("span", { class: "grow" }),
      button(say("end-share"), () => this.share()),
      button(say("end-picture"), () => this.save()),
      el("a", { class: "btn", href: `/m/${this.match}/record` }, wordsOf("a[href$='/record']")),
    );
  }

  // -- passing it on -----------------------------------------------------------------------------------------------------

  async share() {
    const url = linkTo(`/m/${this.match}`).href;
    const title = this.live.page?.over?.title ?? "";
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      return navigator.share({ title, url }).catch(() => {});
    }
    await copy(url);
    state(say("link-copied"), 1500);
  }

  /** The picture that the server draws, as a PNG: not every programme shows SVG. */
  async save() {
    const picture = new Image();
    picture.src = `/m/${this.match}/result.svg`;
    await picture.decode();
    const canvas = el("canvas", { width: picture.width * 2, height: picture.height * 2 });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const link = el("a", { href: canvas.toDataURL("image/png"), download: `${body.dataset.game}-${this.match}.png` });
    link.click();
  }
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} aside
 * @param {...(Node | null)} content
 */
function panel(name, title, aside, ...content) {
  const head = el("div", { class: "row" }, el("h3", { class: "grow" }, title), el("span", { class: "mute" }, aside));
  return el("section", { class: `panel box result-${name}` }, head, ...content);
}

/** The board as it lies, as a picture: nothing of it can be pointed at. */
function board() {
  const shown = el("div", { class: "last-board", inert: true, "aria-hidden": "true" });
  for (const drawn of $("board").querySelectorAll("svg.area")) {
    const one = /** @type {SVGElement} */ (drawn.cloneNode(true));
    for (const node of [one, ...one.querySelectorAll("[id], [data-on]")]) {
      node.removeAttribute("id");
      node.removeAttribute("data-on");
      node.removeAttribute("tabindex");
    }
    shown.append(one);
  }
  return shown.childElementCount ? panel("board", say("end-board"), "", shown) : null;
}
