// The phone as a hand, while a big screen shows the board: own values, what can be chosen as rows, the chosen thing large
// with what will be, and one button that does it. Areas of the pane "hand" have the things, "values" is the strip on top.
/** @import { Choice } from "./protocol.d.ts" */
/** @import { Page } from "./live.js" */
/** @import { Chooser } from "./choose.js" */
/** @import { Tabs } from "./tabs.js" */
/** @import { Tips } from "./tips.js" */
/** @import { Thing } from "./page.d.ts" */
import { $, all, body, button, el, icon, phone, say } from "./words.js";
import { areas, bare } from "./copies.js";
import { grave, told } from "./deal.js";
import { helpFor } from "./list.js";
import { settings } from "./settings.js";
import { written } from "./strips.js";
import { thing, title } from "./things.js";

const HAND = '.areas figure[data-pane~="hand"]';
const OWN_CARDS = '[data-area="hand"]'; // they are looked at also while nothing can be done with them
const MANY = 4; // of more answers than this the first ones are told

/** @typedef {{ on: string, node: Thing | null, choices: Choice[] }} Row */

export class Beside {
  /** Does a big screen show the board? */
  on = false;
  /** Does the viewer want the hand? Whoever opens another tab has it in peace. */
  wanted = true;
  /** What is shown large. */
  chosen = "";
  /** @type {object | null} the answers that were last shown */
  question = null;

  /**
   * @param {Chooser} chooser
   * @param {Tips} tips
   * @param {Tabs} tabs
   * @param {() => void} hint
   */
  constructor(chooser, tips, tabs, hint) {
    this.chooser = chooser;
    this.tips = tips;
    this.tabs = tabs;
    this.hint = hint;
  }

  start() {
    for (const tab of all(".tab")) tab.addEventListener("click", () => (this.wanted = tab.dataset.tab === "hand"));
  }

  /** @param {Page} page */
  show({ screen, seat }) {
    const on = Boolean(screen) && seat !== null && all(".tab[data-tab=hand]").length > 0;
    if (on === this.on) return;
    this.on = on;
    body.classList.toggle("beside", on);
    this.question = null;
    if (on) this.draw();
    else if (body.dataset.tab === "hand") this.tabs.open("board");
  }

  /** Other things can be chosen than before, or others are looked at. */
  draw() {
    if (!this.on) return;
    const { selection } = this.chooser;
    const rows = this.rows();
    const held = rows.some((row) => row.choices.length && row.node?.closest(HAND));
    if (this.question !== selection.choices) {
      this.question = selection.choices;
      this.chosen = "";
      if (this.wanted && phone() && (held || !selection.targets().size)) this.tabs.open("hand");
    }
    this.fill(rows);
  }

  /** What can be chosen, then what lies beside it and cannot, then what is only looked at. */
  rows() {
    const targets = this.chooser.selection.targets();
    /** @type {Row[]} */
    const can = [...targets].map(([on, choices]) => ({ on, node: thing(on), choices }));
    const kinds = new Set(can.map(({ on }) => on.split(":", 1)[0]));
    const known = new Set(targets.keys());
    const cards = document.querySelector(HAND + OWN_CARDS);
    /** @type {Row[]} */
    const rest = [];
    for (const node of /** @type {NodeListOf<Thing>} */ (document.querySelectorAll(`${HAND} [data-on]`))) {
      const on = node.dataset.on ?? "";
      const figure = node.closest("figure");
      const meant = cards ? figure === cards : figure?.querySelector(".can") && kinds.has(on.split(":", 1)[0]);
      if (known.has(on) || !meant || !title(node)) continue;
      known.add(on);
      rest.push({ on, node, choices: [] });
    }
    return [...can, ...rest];
  }

  /** @param {Row[]} rows */
  fill(rows) {
    const shown = this.pick(rows);
    const can = rows.filter((row) => row.choices.length).length;
    const list = el("div", { class: "hand-rows" }, ...rows.map((row) => this.row(row, row.on === shown?.on)));
    $("hand").replaceChildren(
      ...areas('.areas figure[data-pane~="values"]', "hand-values"),
      ...(shown ? [this.large(shown)] : can ? [] : idle(this.chooser.selection.choices.length > 0)),
      this.advice(),
      ...(rows.length ? [this.head(can, rows), list] : []),
      ...(shown?.choices.length ? [this.main(shown)] : []),
    );
    list.querySelector(".sel")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * The row that is shown large: the chosen one, that of the hint, what was pointed at, or the first.
   * @param {Row[]} rows
   */
  pick(rows) {
    const { selection, hinted } = this.chooser;
    const at = selection.picked.at(-1);
    const wanted = [this.chosen, hinted?.on[0], rows.some((row) => row.choices.length) ? undefined : at];
    for (const on of wanted) {
      const found = on && rows.find((row) => row.on === on);
      if (found) return found;
      if (on && on === at) return { on, node: thing(on), choices: [] };
    }
    return rows[0];
  }

  /**
   * @param {number} can how many of the rows can be chosen
   * @param {Row[]} rows
   */
  head(can, rows) {
    const words = can ? `${say("hand-choose")} · ${can}` : say("hand-mine");
    const secret = rows.some(({ node }) => node?.closest(`figure${OWN_CARDS}`));
    const tool = can > 1 && !$("hint").hidden;
    return el(
      "div",
      { class: "hand-head" },
      el("b", { class: "t" }, words),
      el("small", { class: "mute grow right" }, secret ? say("hand-only-you") : ""),
      tool && button(icon("hint"), this.hint, { class: "btn icon quiet", "aria-label": say("hint-ask") }),
    );
  }

  /**
   * @param {Row} row
   * @param {boolean} sel
   */
  row({ on, node, choices }, sel) {
    const can = choices.length > 0;
    const name = short(node, choices);
    const brief = choices.length === 1 ? (choices[0].brief ?? []) : [];
    const under = el("small", { class: "row" }, ...written(brief));
    const choose = () => {
      this.chosen = on;
      this.fill(this.rows());
    };
    if (!can) under.append(this.reason(on, "span"));
    const look = { class: `hand-row${can ? " can" : " no"}${sel ? " sel" : ""}`, "aria-pressed": String(sel) };
    return button(el("span", {}, el("b", {}, name), under), choose, { ...look, "data-hand": on });
  }

  /**
   * Why nothing can be done with it; empty while nothing is asked.
   * @param {string} on
   * @param {"span" | "li"} kind
   */
  reason(on, kind) {
    const line = el(kind, { class: "bad" });
    if (this.chooser.selection.choices.length) this.tips.reasons.told(on).then((why) => line.append(why));
    return line;
  }

  /** @param {Row} row */
  large(row) {
    const { node, choices } = row;
    const drawn = node instanceof HTMLElement ? el("div", { class: "area" }, bare(node)) : null;
    return el(
      "div",
      { class: "hand-large" },
      drawn,
      el("div", { class: "hand-will panel" }, ...this.will(row, choices)),
    );
  }

  /**
   * @param {Row} row
   * @param {Choice[]} choices
   */
  will({ on, node }, choices) {
    /** @type {HTMLElement[]} */
    const lines = choices.slice(0, MANY).flatMap((choice) => this.lines(choice, choices.length > 1));
    if (choices.length > MANY) lines.push(el("li", { class: "mute" }, "…"));
    if (!choices.length) lines.push(this.reason(on, "li"));
    const head = choices.length ? say("hand-will") : short(node, choices);
    const help = settings.explain && choices.length ? helpFor(choices[0]) : "";
    return [el("h2", { class: "t" }, head), el("ul", {}, ...lines, el("li", { class: "notes" }, help))];
  }

  /**
   * @param {Choice} choice
   * @param {boolean} several is it one of several answers?
   */
  lines(choice, several) {
    const deal = told(choice).map(([part, words]) => el("li", { class: part }, words));
    const head = several || !deal.length ? [el("li", {}, el("b", {}, choice.say))] : [];
    const last = !several && choice.final ? [el("li", { class: "bad" }, say("final"))] : [];
    return [...head, ...deal, ...last];
  }

  /** What a bot would do and why, as soon as somebody has asked for it. */
  advice() {
    const { hinted, reason } = this.chooser;
    if (!hinted) return "";
    return el(
      "p",
      { class: "hand-advice" },
      icon("hint"),
      el("span", {}, `${say("hint-is")} ${hinted.say}. ${reason}`),
    );
  }

  /** @param {Row} row */
  main({ on, choices }) {
    const [choice] = choices;
    const words = choices.length > 1 ? say("hand-next") : choice.verb || choice.say;
    const danger = choices.length === 1 && grave(choice, settings.confirm) ? " grave" : "";
    return button(words, () => this.chooser.point(on), { class: `btn main hand-do${danger}`, "data-hand-do": on });
  }
}

/** There is nothing to point at: what this player has, and where to look. @param {boolean} asked by buttons */
function idle(asked) {
  return [
    el("p", { class: "mute" }, say(asked ? "hand-answer" : "hand-idle")),
    ...areas('.areas figure[data-pane~="own"]:not([data-pane~="values"], [data-pane~="hand"])', "hand-own"),
  ];
}

/**
 * What a thing is called, without what is said about it.
 * @param {Thing | null} node
 * @param {Choice[]} choices
 */
function short(node, choices) {
  const name = node ? title(node).split(/[.:] /, 1)[0] : "";
  if (choices.length === 1 && !(node instanceof HTMLElement)) return choices[0].say;
  return name || (choices[0]?.say ?? "");
}
