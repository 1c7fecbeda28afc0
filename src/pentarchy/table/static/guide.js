// The coach of a guided first game: points at things, says why, and answers a wrong click with the reason.
/** @import { Choice, Guide, GuideCard } from "./protocol.d.ts" */
/** @import { Chooser } from "./choose.js" */
/** @import { Movable } from "./pointing.js" */
import { all, body, button, el, say } from "./words.js";
import { Bubble } from "./bubble.js";
import { deal } from "./deal.js";
import { Lessons, dots } from "./lessons.js";
import { drawn, reveal, seen } from "./pointing.js";

export class Coach {
  /** @type {Guide | null} */
  guide = null;
  /** Which card of the present ones is read. */
  at = 0;
  step = -1;
  /** Does the coach do the present step for the learner? */
  doing = -1;
  /** Why the last click was none of those that are waited for. */
  reason = "";
  box = el("section", { id: "coach", class: "coach panel", role: "dialog", "aria-live": "polite", hidden: true });
  bubble = new Bubble(this.box);
  lessons = new Lessons();

  /**
   * @param {{ chooser: Chooser } & Movable} around what of the table the coach looks at and moves
   * @param {(action: string) => void} play
   * @param {string} match
   */
  constructor(around, play, match) {
    this.around = around;
    this.play = play;
    this.key = `guide-off-${match}`;
  }

  start() {
    body.append(this.box);
    const before = this.around.chooser.drawn; // other things can be chosen than before
    this.around.chooser.drawn = () => {
      before();
      this.follow();
    };
    addEventListener("resize", () => this.place());
  }

  get off() {
    return sessionStorage.getItem(this.key) === "1";
  }

  /** @returns {GuideCard | null} */
  get card() {
    return this.guide && !this.off ? (this.guide.cards[this.at] ?? null) : null;
  }

  /** The card with what is to be done, also while those before it are read. Null while there is nothing to do. */
  get task() {
    const last = this.card && this.guide && !this.guide.waits ? this.guide.cards.at(-1) : null;
    return last?.wanted?.length ? last : null;
  }

  /** The number of the card that is read, from 0: the last of several is what is to be done. */
  get here() {
    if (!this.guide) return 0;
    const { step, of, cards } = this.guide;
    return Math.min(step - (cards.length - 1 - this.at), of - 1);
  }

  /** @param {Guide | null} guide */
  show(guide) {
    if (guide?.step !== this.step || !this.guide || this.at >= (guide?.cards.length ?? 0)) this.at = 0;
    this.guide = guide;
    this.step = guide?.step ?? -1;
    this.reason = "";
    this.draw();
    if (guide && this.doing === guide.step && !guide.waits) this.doNext();
    else if (guide?.step !== this.doing) this.doing = -1;
  }

  /**
   * May this answer be given now? If not, the coach says why.
   * @param {string} action
   */
  allows(action) {
    const task = this.task;
    const right = !task || Boolean(task.wanted?.includes(action));
    if (!right) this.answer(action, task);
    else if (this.reason) {
      this.reason = "";
      this.draw();
    }
    return right;
  }

  /**
   * @param {string} action
   * @param {GuideCard} task
   */
  answer(action, task) {
    const why = task.wrong.find((one) => one.do.some((words) => ` ${action}`.includes(` ${words}`)));
    this.reason = (why ?? task.wrong.find((one) => !one.do.length))?.say ?? say("guide-wait");
    this.draw();
  }

  /** What does the way to the answer lead over now? */
  follow() {
    const task = this.task;
    const { selection } = this.around.chooser;
    if (!task) return this.mark();
    const begun = selection.asking ? [selection.asking] : selection.begun ? selection.left() : [];
    if (!begun.length || begun.some((choice) => this.leads(choice))) {
      if (begun.length) this.reason = "";
      return this.draw();
    }
    this.answer(begun[0].do, task);
    this.around.chooser.reset();
  }

  /** @param {Choice} choice */
  leads(choice) {
    return Boolean(this.task?.wanted?.includes(choice.do));
  }

  next() {
    const card = this.card;
    if (!card || !this.guide || body.dataset.busy) return; // a second click of two that were one
    if (card.end) return this.skip();
    if (this.at < this.guide.cards.length - 1) {
      this.at += 1;
      return this.draw();
    }
    this.doing = this.guide.step;
    this.doNext();
  }

  doNext() {
    const action = this.guide?.cards.at(-1)?.wanted?.[0];
    if (action) this.play(action);
  }

  skip() {
    sessionStorage.setItem(this.key, "1");
    this.lessons.show(null, 0);
    this.draw();
  }

  draw() {
    const { card, guide } = this;
    this.lessons.show(this.off ? null : guide, this.here);
    this.box.hidden = !card || Boolean(guide?.waits && !guide.after);
    body.classList.toggle("guided", Boolean(this.task));
    if (card && guide) this.fill(card, guide);
    this.mark();
  }

  /**
   * @param {GuideCard} card
   * @param {Guide} guide
   */
  fill(card, guide) {
    const focused = this.box.contains(document.activeElement);
    this.box.replaceChildren(...(guide.waits ? [el("p", {}, guide.after)] : this.words(card, guide)));
    if (focused) /** @type {HTMLElement | null} */ (this.box.querySelector(".coach-next"))?.focus();
  }

  /**
   * @param {GuideCard} card
   * @param {Guide} guide
   */
  words(card, guide) {
    const skip = button(say("guide-skip"), () => this.skip(), { class: "btn quiet" });
    const back = this.at > 0 && button(say("guide-back"), () => this.back());
    const reads = this.at < guide.cards.length - 1;
    const name = card.end ? "guide-free" : reads ? "guide-next" : "guide-do";
    return [
      el(
        "div",
        { class: "row coach-head" },
        el("small", { class: "grow" }, `${say("guide-lesson")} · ${this.here + 1} ${say("of")} ${guide.of}`),
        skip,
      ),
      card.title ? el("h2", {}, card.title) : null,
      el("p", { class: "coach-say" }, card.say),
      this.price(card),
      el("p", { class: "coach-wrong" }, this.reason),
      el(
        "div",
        { class: "row coach-foot" },
        el("span", { class: "coach-dots grow" }, ...dots(guide, this.here)),
        back,
        button(say(name), () => this.next(), { class: "btn strong coach-next" }),
      ),
    ].filter((node) => node !== null);
  }

  /**
   * What the one answer that is waited for costs and brings.
   * @param {GuideCard} card
   */
  price(card) {
    const wanted = this.around.chooser.selection.choices.filter((choice) => card.wanted?.includes(choice.do));
    return wanted.length === 1 ? deal(wanted[0]) : null;
  }

  back() {
    this.at = Math.max(0, this.at - 1);
    this.draw();
  }

  // -- on the table ----------------------------------------------------------------------------------------------------

  /** What the card speaks of, and what leads to the answer, in the picture; then the bubble beside it. */
  mark() {
    for (const node of all(".coached, .goal")) node.classList.remove("coached", "goal");
    if (!this.guide || this.guide.waits || !this.card) return this.place();
    const spoken = this.card.on.flatMap(drawn);
    for (const node of spoken) node.classList.add("coached");
    const goals = this.goals();
    for (const node of goals) node.classList.add("goal");
    reveal(this.card === this.task ? goals : spoken, this.around);
    this.place();
  }

  /** What to click next. */
  goals() {
    if (!this.task || this.card !== this.task) return [];
    const { selection } = this.around.chooser;
    if (selection.asking) return all("#buttons .main");
    /** @type {Map<string, Choice[]>} */
    const targets = selection.targets();
    const things = [...targets].filter(([, choices]) => choices.some((choice) => this.leads(choice)));
    const buttons = selection.complete().filter((choice) => this.leads(choice));
    return [
      ...things.flatMap(([on]) => drawn(on)),
      ...buttons.flatMap((choice) => all(`#buttons [data-do="${CSS.escape(choice.do)}"]`)),
    ];
  }

  place() {
    if (this.box.hidden) return;
    const goals = all(".goal").filter(seen);
    const spoken = all(".coached").filter(seen);
    this.bubble.place(spoken[0] ?? goals[0] ?? null, goals.length ? goals : spoken);
  }
}
