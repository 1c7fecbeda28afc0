// The table: puts what the server shows on the page. The other modules each do one thing; here they meet.
/** @import { All, Failed, Message, Past, Some } from "./protocol.d.ts" */
/** @import { Page } from "./live.js" */
import { $, all, mark, say, sayPrompt, state } from "./words.js";
import { Around } from "./around.js";
import { Beside } from "./beside.js";
import { Chat } from "./chat.js";
import { Chooser } from "./choose.js";
import { Clock } from "./clock.js";
import { Coach } from "./guide.js";
import { Commands } from "./commands.js";
import { openKeys } from "./dialogs.js";
import { focused, refocus } from "./focus.js";
import { HotSeat } from "./hotseat.js";
import { Keys } from "./keys.js";
import { Link } from "./link.js";
import { openList } from "./list.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { animate } from "./motion.js";
import { Notice } from "./notice.js";
import { startPace } from "./pace.js";
import { People } from "./people.js";
import { ARRIVED, Picture } from "./picture.js";
import { Replay } from "./replay.js";
import { Result } from "./result.js";
import { Scenes } from "./scenes.js";
import { startScroll } from "./scroll.js";
import { startSheets } from "./sheets.js";
import { Tabs } from "./tabs.js";
import { meant, meantNext } from "./things.js";
import { Tips } from "./tips.js";
import { Zoom } from "./zoom.js";

export class Table {
  live = new Live();
  log = new Log();
  notice = new Notice();
  picture = new Picture();
  zoom = new Zoom();
  opened = false;

  /** @param {string} match */
  constructor(match) {
    this.link = new Link(match, (message) => this.receive(message));
    this.tabs = new Tabs(this.log, this.zoom);
    this.tips = new Tips(this.link, (on) => this.chooser.selection.targets().get(on) ?? []);
    this.chat = new Chat(this.link);
    this.people = new People(this.live, this.link);
    this.hotSeat = new HotSeat(this.live, this.link);
    this.replay = new Replay(
      match,
      (page, news) => this.showPast(page, news),
      () => this.showNow(),
    );
    this.pace = startPace((message) => this.some(message));
    this.clock = new Clock(this.live, () => this.replay.active);
    this.chooser = new Chooser(
      (action) => this.play(action),
      () => [this.tabs.follow(), this.tips.explain(this.chooser.selection.choices), this.beside.draw()],
    );
    this.beside = new Beside(this.chooser, this.tips, this.tabs, () => this.commands.hint());
    this.scenes = new Scenes(this.chooser, () => this.zoom.touched || this.zoom.fit());
    this.coach = new Coach(this, (action) => this.play(action), match);
    this.around = new Around(this.zoom);
    this.commands = new Commands(this.live, this.link, this.chooser, this.zoom);
    this.result = new Result(match, this.live, this.replay, () => this.review());
    this.menu = new Menu(match, this.live, this.link, this.result);
    this.keys = new Keys(this.chooser, this.tips, this.zoom, {
      z: () => this.commands.undo(),
      h: () => this.commands.hint(),
      l: () => this.list(),
      c: () => this.chat.toggle(),
      n: () => this.log.tellNew(),
      "?": openKeys,
    });
  }

  start() {
    const { tabs, notice, commands, menu, chat, log, replay, clock, keys, zoom, tips, around, coach } = this;
    const first = [replay, coach, commands, menu, chat, log, clock, notice, keys, tabs, zoom, tips, around];
    for (const part of [...first, this.scenes, this.beside]) part.start();
    startSheets(this.chooser, this.tips, this.zoom);
    $("list-tool").addEventListener("click", () => this.list());
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener(ARRIVED, () => this.chooser.draw());
    startScroll();
    this.link.open();
  }

  // -- what comes in ---------------------------------------------------------------------------------------------------

  /** @param {Message} message */
  receive(message) {
    if (message.t === "hello") {
      this.live.mine = message.mine;
      this.chat.begin(message.chat);
    } else if (message.t === "wait" || message.t === "reload") location.reload();
    else if (message.t === "all") this.whole(message);
    else if (message.t === "some") this.pace.take(message);
    else if (message.t === "asked") this.hotSeat.passOn(message);
    else if (message.t === "chat") this.chat.hear(message.lines);
    else if (message.t === "hint") this.commands.showHint(message);
    else if (message.t === "failed") this.failed(message);
    else if (message.t === "moved") this.hotSeat.moved();
  }

  /** @param {Failed} message the server could not draw this page: nothing can be chosen on the old one */
  failed(message) {
    if (!this.replay.active) this.chooser.set([], message.say);
    state(message.say, 0);
  }

  /** @param {All} message */
  whole(message) {
    const page = this.live.whole(this.pace.forget(message));
    state("");
    if (this.replay.active) this.replay.update(page);
    else this.showNow();
    if (this.opened) return;
    this.opened = true;
    if (!this.replay.fromAddress() && page.over) this.result.show();
  }

  /** @param {Some} message */
  some(message) {
    const [ended, bot] = [message.over && !this.live.page?.over, this.live.botPlays];
    const page = this.live.some(message);
    if (!page) return;
    if (this.replay.active) {
      this.replay.update(page);
      return this.notice.turn(page.prompt.mine, page.prompt.say);
    }
    this.showNews(page, message, bot !== this.live.botPlays);
    if (ended || (message.rematch && this.result.shown)) this.result.show();
    if (message.rematch && this.live.seated) state(say("rematch-news"), 0);
  }

  /**
   * @param {Page} page
   * @param {Some} message what of it is new
   * @param {boolean} otherHand does a bot play now instead of the viewer, or the other way round?
   */
  showNews(page, { v, areas, parts, log, notes, fresh, choices, events, scene }, otherHand) {
    const focus = focused();
    this.picture.show({ areas, parts });
    this.showPage(page, log?.from ?? (notes || fresh ? page.log.length : null));
    if (v !== undefined || choices || otherHand) this.choices(page);
    else if (parts || areas) this.chooser.draw(); // nothing new is asked: what was pointed at stays so
    this.picture.markNew(page.fresh.parts);
    if (events) animate(events);
    if (log) $("live").textContent = `${log.lines.map(([text]) => text).join(". ")}. ${page.prompt.say}`;
    refocus(focus);
    if (events) this.scenes.goOn(page.guide ? undefined : scene); // a coach tells what has happened
  }

  // -- what is shown ---------------------------------------------------------------------------------------------------

  /** The live page whole, also after a look into the past. */
  showNow() {
    const page = this.live.page;
    if (!page) return;
    const focus = focused();
    this.picture.show(page);
    this.showPage(page, 0);
    this.choices(page);
    this.picture.markNew(page.fresh.parts);
    refocus(focus);
  }

  /** @type {(page: Past, news: string[]) => void} */
  showPast(page, news) {
    this.picture.show(page);
    this.picture.seatColour(page.seat);
    this.picture.markNew(news);
    this.chooser.set([], "");
    sayPrompt(page.prompt.say);
    this.people.show(page.players);
    this.log.show(page.log.lines, this.live.page?.notes ?? [], 0);
  }

  /**
   * What stands around the picture.
   * @param {Page} page
   * @param {number | null} from the first line of the log that has changed, null if none has
   */
  showPage(page, from) {
    this.replay.update(page);
    this.picture.seatColour(page.seat);
    this.prompt(page);
    this.notice.turn(page.prompt.mine, page.prompt.say);
    this.people.show(page.players);
    if (from !== null) this.log.show(page.log, page.notes, page.fresh.log, from);
    for (const node of all(".over-only")) node.hidden = !page.over;
    $("seed").textContent = page.seed ?? "";
    this.people.ask(page.ask);
    this.people.offerBot(page.players);
    this.clock.show();
    this.beside.show(page);
  }

  /** @param {Page} page */
  prompt({ prompt, seat, undo, over }) {
    sayPrompt(prompt.say);
    $("prompt").classList.toggle("mine", prompt.mine);
    $("who").replaceChildren(...(seat === null ? [] : [mark(seat)]));
    $("undo").hidden = seat === null || Boolean(over);
    $("undo").setAttribute("aria-disabled", String(!undo.can));
    $("undo").title = undo.why;
    $("hint").hidden = $("list-tool").hidden = !prompt.mine;
  }

  /** @param {Page} page */
  choices(page) {
    this.chooser.together = !page.guide;
    const detail = page.seat === null && !this.live.seated ? say("spectator") : page.prompt.detail;
    this.chooser.set(this.live.botPlays ? [] : page.choices, detail);
    this.coach.show(page.guide);
    if ((page.prompt.mine || this.zoom.grown) && !$("board").querySelector(".can")) this.zoom.openOn(null);
  }

  // -- what the viewer does --------------------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  click(event) {
    const node = meant(event.target, event.clientX, event.clientY);
    if (!node || (this.zoom.dragged && $("map").contains(node))) return;
    this.tips.hide();
    if (this.replay.active) return;
    if (!this.chooser.point(node.dataset.on ?? "", meantNext(event.target))) this.tips.why(node);
  }

  /** @param {string} action */
  play(action) {
    if (this.replay.active) return;
    if (this.coach.allows(action)) this.commands.play(action);
    else this.chooser.reset();
  }

  list() {
    if (this.live.page) openList(this.live.page.choices, (choice) => this.chooser.decide(choice));
  }

  /** The game from its beginning. */
  review() {
    this.tabs.open("replay");
    this.replay.go(0);
  }
}
