// The menu: what a person can do about the seats, and where to go from here.
/** @import { Link } from "./link.js" */
/** @import { Live } from "./live.js" */
/** @import { Command, Player } from "./protocol.d.ts" */
/** @import { Result } from "./result.js" */
import { $, all, body, button, say, state } from "./words.js";
import { closeButton, open, openKeys, openSettings } from "./dialogs.js";
import { copyButtons } from "./copy.js";
import { letBot } from "./people.js";
import { wishList } from "./wishes.js";

export class Menu {
  /**
   * @param {string} match
   * @param {Live} live
   * @param {Link} link
   * @param {Result} result
   */
  constructor(match, live, link, result) {
    this.match = match;
    this.live = live;
    this.link = link;
    this.result = result;
  }

  start() {
    $("menu").prepend(closeButton($("menu")));
    $("menu-open").addEventListener("click", () => this.open());
    // On a phone the prompt has no room for all tools.
    for (const node of all("[data-tool]", $("menu"))) {
      node.addEventListener("click", () => this.leaveFor(() => all(`#${node.dataset.tool}`)[0].click()));
    }
    $("open-settings").addEventListener("click", () => this.leaveFor(openSettings));
    $("open-keys").addEventListener("click", () => this.leaveFor(openKeys));
  }

  /** @param {() => void} next */
  leaveFor(next) {
    $("menu").close();
    next();
  }

  open() {
    const { page, seated } = this.live;
    const seats = page && !page.over ? page.players.flatMap((player, seat) => this.seatButton(player, seat)) : [];
    $("menu-seats").replaceChildren(...seats, ...(seated ? this.keyButtons() : []));
    $("menu-seats").append(...this.wishes());
    const end = $("menu-end");
    end.replaceChildren();
    if (page?.over) end.append(button(say("result"), () => this.leaveFor(() => this.result.show())));
    if (page?.rematch) end.append(this.result.again() ?? "");
    for (const node of all("[data-tool]", $("menu"))) node.hidden = !page?.prompt.mine;
    for (const node of all("#menu > form .btn")) node.hidden = !page?.over || Boolean(page.rematch) || !seated;
    $("menu").showModal();
  }

  /** What the table answers for me. */
  wishes() {
    const { page, seated } = this.live;
    if (!page || !seated) return [];
    return wishList(page.wishes, (name, on) => this.link.demand({ do: "wish", name, on }));
  }

  /**
   * A bot for my seat, or for that of somebody who is away.
   * @param {Player} player
   * @param {number} seat
   */
  seatButton(player, seat) {
    const { mine, seated } = this.live;
    if (mine.includes(seat)) {
      const text = player.bot ? say("back-to-me") : say("bot-for-me");
      const label = mine.length > 1 ? `${text} (${player.name})` : text;
      return [this.button(label, { do: "seat", seat, bot: player.bot ? "" : (body.dataset.standIn ?? "") })];
    }
    if (!seated || player.bot || player.here) return [];
    return [this.button(letBot(player), { do: "vote", about: "bot", seat })];
  }

  /**
   * @param {string} text
   * @param {Command} message
   */
  button(text, message) {
    return button(text, () => this.leaveFor(() => this.link.demand(message)));
  }

  /** A seat at another device. */
  keyButtons() {
    return ["move", "keep"].map((kind) =>
      button(say(`${kind}-seat`), () => this.leaveFor(() => this.seatKey(kind)), { "data-key": kind }),
    );
  }

  /**
   * The link and code that the server has made: a page of its own, of which the box is shown here.
   * @param {string} kind
   */
  async seatKey(kind) {
    const form = { method: "POST", body: new URLSearchParams({ kind }) };
    const answer = await fetch(`/m/${this.match}/move`, form).catch(() => null);
    if (!answer) return state(say("lost"));
    const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
    const box = shown.getElementById("seat-key-box");
    if (!box) return state(shown.querySelector("main p")?.textContent ?? say("lost"));
    open($("seat-key"), ...box.children);
    copyButtons($("seat-key"));
  }
}
