// What the analysis says of a step: the sentence, the answers with their chances, the reasons, the bot's line.
/** @import { Choice } from "./protocol.d.ts" */
/** @import { Answer, Board, Looked, Moment, Report, Step } from "./analysis.d.ts" */
import { all, button, el, figure, mark, say } from "./words.js";
import { at, lang, names, percent, together } from "./study.js";
import { things } from "./things.js";

/** @param {number} turn */
const turnOf = (turn) => (turn ? `${say("an-turn")} ${turn}` : say("an-before"));

export class Telling {
  /** @type {Report | null} */
  report = null;

  /**
   * @param {(step: number) => void} go
   * @param {(line: Answer[]) => void} vary
   */
  constructor(go, vary) {
    this.go = go;
    this.vary = vary;
  }

  /** @param {Report} report */
  begin(report) {
    this.report = report;
    const order = report.seats.map((_, seat) => seat).sort((a, b) => report.result.scores[b] - report.result.scores[a]);
    at("an-scores").replaceChildren(
      ...order.map((seat) => el("span", {}, mark(seat, "s"), ` ${names[seat]} ${figure(report.result.scores[seat])} `)),
    );
    at("an-legend").replaceChildren(
      ...report.seats.map((name, seat) => el("span", { class: "row t" }, mark(seat, "s"), name)),
    );
    at("an-accuracy").replaceChildren(...report.seats.map((_, seat) => this.accuracy(report, seat)));
    this.listMoments(report.moments);
    const lines = report.basis[lang].map((line) => el("p", {}, line));
    at("an-basis").replaceChildren(el("summary", {}, say("an-basis")), ...lines);
  }

  /**
   * The chances above the board, and where one is. The graph and the sentences say the same.
   * @param {Board} board
   * @param {boolean} trying
   * @param {number} last
   */
  head(board, trying, last) {
    const shares = (trying ? null : this.report)?.chances[board.step] ?? board.chances;
    const chances = shares.map((share, seat) => `${names[seat]} ${percent(share)}`).join(" · ");
    at("detail").textContent = trying ? `${say("an-variation")}: ${chances}` : chances;
    const turn = this.report?.steps[board.step]?.turn;
    const where = `${board.step} ${say("of")} ${last}`;
    at("an-where").textContent = turn === undefined ? where : `${turnOf(turn)} · ${where}`;
  }

  /**
   * @param {Step | null} step
   * @param {number} here
   * @param {boolean} over
   * @param {Answer[] | null} tried the variation that is looked at
   */
  show(step, here, over, tried) {
    this.sentence(step, here, over);
    this.answers(step);
    this.reasons(step);
    this.botLine(step, tried);
    for (const node of all("#an-moments [data-step]")) {
      node.classList.toggle("on", Number(node.dataset.step) === here && tried === null);
    }
  }

  /**
   * @param {Report} report
   * @param {number} seat
   */
  accuracy(report, seat) {
    const share = report.accuracy[seat];
    const luck = Math.round(100 * report.luck[seat]);
    const signed = `${luck > 0 ? "+" : luck < 0 ? "−" : ""}${Math.abs(luck)} %`;
    const title = `${names[seat]}: ${say("an-accuracy")} ${share ?? "–"}, ${say("an-luck")} ${signed}`;
    return el("span", { class: "row t", title }, mark(seat, "s"), share === null ? "–" : `${Math.round(share)} %`);
  }

  /** @param {Moment[]} moments */
  listMoments(moments) {
    const rows = moments.map((moment, k) => {
      const better = moment.after > moment.before;
      const step = this.report?.steps[moment.step];
      const came = [say("an-by-luck"), step?.came?.[lang].join("; ")].filter(Boolean).join(": ");
      const what = moment.kind === "luck" ? came : (step?.text[lang] ?? "");
      const content = el(
        "span",
        { class: "row grow" },
        el("b", { class: "an-number" }, String(k + 1)),
        el("span", { class: "grow cut" }, el("b", {}, `${turnOf(moment.turn)} `), mark(moment.seat, "s"), ` ${what}`),
        el("span", { class: "mute" }, `${percent(moment.before)} →`),
        el("b", { class: better ? "good" : "bad" }, percent(moment.after)),
      );
      return el(
        "li",
        {},
        button(content, () => this.go(moment.step), { "data-step": moment.step, title: moment.text[lang] }),
      );
    });
    at("an-moments").replaceChildren(...(rows.length ? rows : [el("li", { class: "mute" }, say("an-none"))]));
  }

  /**
   * @param {Step | null} step
   * @param {number} here
   * @param {boolean} over
   */
  sentence(step, here, over) {
    const moments = this.report?.moments ?? [];
    const number = moments.findIndex((one) => one.step === here);
    const head = at("an-sentence");
    const hidden = Boolean(step?.hidden);
    at("an-hidden").hidden = !hidden || number >= 0; // the sentence of a moment says it
    at("an-hidden").textContent = say("an-hidden");
    const told = number >= 0 ? together(moments[number].text[lang]) : "";
    if (told) head.replaceChildren(el("b", { class: "an-number" }, String(number + 1)), told);
    else if (step) head.replaceChildren(mark(step.seat), ` ${names[step.seat]}: ${step.text[lang]}`);
    else head.replaceChildren(over ? say("an-end") : here ? "" : say("an-start"));
  }

  /** @param {Step | null} step */
  answers(step) {
    const rows = (step?.answers ?? []).map((one) => this.option(/** @type {Step} */ (step), one));
    const only = step && !rows.length ? [el("li", { class: "mute" }, say("an-only"))] : [];
    at("an-answers").replaceChildren(...rows, ...only);
  }

  /**
   * @param {Step} step
   * @param {Looked} one
   */
  option(step, one) {
    const [best, played] = [one.action === step.best, one.action === step.action];
    const note = [best && say("an-bot"), played && say("an-played")].filter(Boolean).join(", ");
    const bar = el("i");
    bar.style.width = `${Math.round(100 * one.chance)}%`; // an attribute would be an inline style, which pages do not have
    const content = el(
      "span",
      { class: "row grow" },
      el("span", { class: "an-note" }, note),
      el("span", { class: "grow" }, one.text[lang]),
      el("span", { class: "bar", "aria-hidden": "true" }, bar),
      el("b", {}, percent(one.chance)),
    );
    const kind = `${best ? " bot" : ""}${played ? " played" : ""}`;
    return el(
      "li",
      { class: `answer${kind}` },
      button(content, () => this.vary([[step.seat, one.action]])),
    );
  }

  /** @param {Step | null} step */
  reasons(step) {
    const came = step?.came?.[lang] ?? [];
    at("an-came-head").textContent = came.length ? say("an-came") : "";
    at("an-came").replaceChildren(...came.map((line) => el("li", {}, line)));
    const why = step?.why;
    at("an-why-head").textContent = why ? say("an-why") : step?.answers ? say("an-best") : "";
    const lines = (why?.reasons ?? []).map((one) =>
      el("li", {}, one.text[lang], el("span", { class: "mute" }, together(` +${Math.round(100 * one.chance)} %`))),
    );
    at("an-why").replaceChildren(...lines);
    const counted = why?.counted[lang] ?? "";
    at("an-counted").textContent = counted && `${say("an-counted")}: ${counted}`;
  }

  /**
   * @param {Step | null} step
   * @param {Answer[] | null} tried
   */
  botLine(step, tried) {
    const line = step?.line ?? [];
    at("an-line-box").hidden = !line.length;
    const chips = line.map((one, k) => {
      /** @type {Answer[]} */
      const upTo = line.slice(0, k + 1).map(({ seat, action }) => [seat, action]);
      const on = tried !== null && JSON.stringify(tried) === JSON.stringify(upTo);
      const content = el("span", { class: "row" }, mark(one.seat, "s"), one.text[lang]);
      return button(content, () => this.vary(upTo), { class: on ? "btn chip on" : "btn chip" });
    });
    at("an-line").replaceChildren(...chips);
  }

  /**
   * On the board: what was played, and what the bot would have played.
   * @param {Step | null} step
   * @param {Choice[]} choices
   */
  mark(step, choices) {
    const on = (/** @type {string | undefined} */ action) => new Set(choices.find((one) => one.do === action)?.on);
    const [bot, played] = [on(step?.best), on(step?.action)];
    for (const node of things()) {
      const [best, done] = [bot, played].map((found) => found.has(node.dataset.on ?? ""));
      node.classList.toggle("an-bot", best);
      node.classList.toggle("an-played", done);
      const words = [best && say("an-bot"), done && say("an-played")].filter(Boolean).join(", ");
      if (words) node.dataset.said = words;
      else delete node.dataset.said;
    }
  }
}
