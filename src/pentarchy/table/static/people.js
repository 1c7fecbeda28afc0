// Who sits at the table, and what the table asks about them: a bot for somebody who is away, a step back.
/** @import { Link } from "./link.js" */
/** @import { Live } from "./live.js" */
/** @import { Player, Request } from "./protocol.d.ts" */
import { $, button, el, figure, mark, say } from "./words.js";
import { showReady } from "./ready.js";

/**
 * How many have agreed that a bot plays on, in words.
 * @param {Player} player
 */
export function letBot(player) {
  return `${say("let-bot")} ${player.name}${player.votes ? ` (${say("votes")}: ${player.votes})` : ""}`;
}

export class People {
  /**
   * @param {Live} live
   * @param {Link} link
   */
  constructor(live, link) {
    this.live = live;
    this.link = link;
  }

  /** @param {Player[]} players */
  show(players) {
    $("people").replaceChildren(...players.map((player, seat) => this.person(player, seat)));
    showReady(players);
  }

  /**
   * @param {Player} player
   * @param {number} seat
   */
  person(player, seat) {
    const status = this.status(player, seat);
    return el(
      "span",
      { class: `person${player.turn ? " turn" : ""}${player.here ? "" : " away"}`, title: player.name },
      mark(seat, "s"),
      el("span", { class: "nm" }, player.name),
      status && el("small", {}, status),
      el("b", { title: say("points") }, figure(player.score)),
    );
  }

  /**
   * @param {Player} player
   * @param {number} seat
   */
  status(player, seat) {
    if (player.bot) return say("bot");
    if (!player.here) return say("away");
    return this.live.mine.includes(seat) ? say("you") : "";
  }

  /**
   * Somebody asks for a step back.
   * @param {Request | null} request
   */
  ask(request) {
    const old = document.getElementById("request");
    if (!request) return old?.remove();
    if (old) return;
    const answer = (/** @type {boolean} */ no) =>
      this.link.send({ do: "vote", about: request.about, seat: request.by, no });
    const box = el("div", { id: "request", class: "row wrap grow" }, el("strong", {}, request.say));
    box.append(button(say("agree"), () => answer(false), { class: "btn main" }));
    box.append(button(say("refuse"), () => answer(true)));
    $("prompt").append(box);
  }

  /**
   * Somebody we wait for has been away for long: the others may let a bot play on.
   * @param {Player[]} players
   */
  offerBot(players) {
    const { mine, seated } = this.live;
    const seat = seated ? players.findIndex((one, k) => one.gone && one.turn && !mine.includes(k)) : -1;
    const about = `${seat} ${players[seat]?.votes ?? 0}`;
    const old = document.getElementById("offer-bot");
    if (old?.dataset.about === about) return;
    old?.remove();
    if (seat < 0) return;
    const vote = button(letBot(players[seat]), () => this.link.demand({ do: "vote", about: "bot", seat }));
    const who = el("strong", {}, `${players[seat].name}: ${say("away")}`);
    $("prompt").append(el("div", { id: "offer-bot", class: "row wrap grow", "data-about": about }, who, vote));
  }
}
