// How the game ended: the winners, the parts of every score, and what one may do next.
/** @import { Live, Page } from "./live.js" */
/** @import { Ending } from "./protocol.d.ts" */
/** @import { Replay } from "./replay.js" */
import { $, button, el, mark, say } from "./words.js";
import { open } from "./dialogs.js";

/** The words of a link or button that the page has. */
const wordsOf = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";

export class Result {
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

  show() {
    const page = this.live.page;
    if (!page?.over) return;
    const { over, players } = page;
    const winners = over.winners.map((seat) => players[seat].name).join(", ");
    open(
      $("result"),
      el("h2", {}, `${say(over.winners.length > 1 ? "winners" : "winner")}: ${winners}`),
      el("p", { class: "mute" }, over.reason),
      el("div", { class: "result-scroll" }, scores(page, over)),
      this.next(),
    );
  }

  next() {
    const review = () => {
      $("result").close();
      this.review();
    };
    return el(
      "div",
      { class: "menu-links" },
      this.again(),
      button(say("replay"), review),
      button(say("graph"), () => this.replay.graph()),
      el("a", { class: "btn", href: `/m/${this.match}/record` }, wordsOf("a[href$='/record']")),
    );
  }

  /** Play again: the first who asks opens the new match, the others follow. */
  again() {
    if (!this.live.seated) return null;
    const rematch = this.live.page?.rematch;
    if (rematch) return el("a", { class: "btn main", href: `/m/${rematch}` }, say("rematch-open"));
    const go = el("button", { class: "btn main" }, wordsOf("#menu form .btn"));
    return el("form", { method: "post", action: `/m/${this.match}/rematch`, class: "inline" }, go);
  }
}

/**
 * @param {Page} page
 * @param {Ending} over
 */
function scores({ players }, over) {
  const names = players.map((player, seat) => el("th", { scope: "col" }, mark(seat, "s"), ` ${player.name}`));
  const rows = over.rows.map((row) =>
    el("tr", {}, el("td", {}, row.name), ...row.points.map((n) => el("td", {}, String(n)))),
  );
  const sums = over.scores.map((n) => el("th", {}, String(n)));
  const sum = el("tr", { class: "sum" }, el("th", {}, say("total")), ...sums);
  return el("table", { class: "result-table" }, el("tr", {}, el("th", {}), ...names), ...rows, sum);
}
