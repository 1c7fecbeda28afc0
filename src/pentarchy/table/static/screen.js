// The table in the middle of the room: public things, large. Nothing can be chosen here.
/** @import { Message, Player, Scene } from "./protocol.d.ts" */
/** @import { Page } from "./live.js" */
import { $, body, el, figure, icon, mark, say, sayPrompt } from "./words.js";
import { areas } from "./copies.js";
import { Link } from "./link.js";
import { Live } from "./live.js";
import { Picture } from "./picture.js";

const MOVES = 5;

class Screen {
  live = new Live();
  picture = new Picture();
  link = new Link(body.dataset.match ?? "", (message) => this.receive(message), "screen");
  free = document.getElementById("late");
  scene = el("section", { id: "scene", class: "screen-scene panel", hidden: true });

  /** @param {Message} message */
  receive(message) {
    const begun = "begun" in body.dataset;
    if (message.t === "reload" || (message.t === "hello" && !begun)) location.reload();
    if (!begun) return; // there is no table on this page yet: the one that comes instead will be told again
    const page = message.t === "all" ? this.live.whole(message) : message.t === "some" ? this.live.some(message) : null;
    if (page && (message.t === "all" || message.t === "some")) this.show(page, message);
    if (message.t === "some" && message.events) this.goOn(message.scene);
  }

  /**
   * What has just happened lies over the board until the game goes on.
   * @param {Scene | undefined} scene
   */
  goOn(scene) {
    const area = el("div", { class: "area" });
    area.innerHTML = scene?.body ?? "";
    this.scene.replaceChildren(area);
    this.scene.hidden = !scene;
    if (!this.scene.isConnected) $("table").append(this.scene);
  }

  /**
   * How one sits down where a bot keeps a seat.
   * @param {Page} page
   */
  late({ players, over }) {
    const kept = players.flatMap((player, seat) => (player.kept && !over ? [mark(seat)] : []));
    this.free?.querySelector("#late-seats")?.replaceChildren(...kept);
    this.free?.toggleAttribute("hidden", !kept.length);
    return this.free && kept.length ? [this.free] : [];
  }

  /**
   * @param {Page} page
   * @param {{ areas?: Page["areas"], parts?: Page["parts"] }} changed
   */
  show(page, changed) {
    this.picture.show(changed);
    const asked = page.players.flatMap((player, seat) => (player.turn ? [seat] : []));
    const names = asked.map((seat) => page.players[seat].name).join(", ");
    sayPrompt(asked.length > 1 ? `${say("screen-several")}: ${names}` : page.prompt.say);
    $("who").replaceChildren(...asked.map((seat) => mark(seat, "l")));
    $("people").replaceChildren(...page.players.map(person), ...this.late(page));
    const lines = page.log.slice(-MOVES).reverse();
    tell(lines.map(([text, seat]) => el("li", {}, seat < 0 ? null : mark(seat), text)));
    document.body.classList.toggle("over", Boolean(page.over));
  }
}

/**
 * The last moves, as many as there is room for.
 * @param {HTMLElement[]} lines
 */
function tell(lines) {
  const list = document.getElementById("moves");
  const box = list?.parentElement;
  if (!list || !box) return;
  list.replaceChildren(...lines);
  while (list.childElementCount > 1 && box.scrollHeight > box.clientHeight) list.lastElementChild?.remove();
}

/**
 * @param {Player} player
 * @param {number} seat
 */
function person(player, seat) {
  const state = player.bot ? say("bot") : player.here ? say("screen-phone-here") : say("screen-phone-away");
  return el(
    "article",
    { class: `panel seat-${seat + 1}${player.turn ? " turn" : ""}` },
    el("h2", {}, mark(seat), player.name, el("b", {}, figure(player.score))),
    // What a seat has before everybody's eyes, as the game draws it for its rivals.
    ...areas(`#rivals [data-area="seat-${seat}"]`, "holdings"),
    el(
      "p",
      {},
      player.turn ? el("span", { class: "now" }, say("screen-turn")) : null,
      player.bot ? null : icon("phone"),
      state,
    ),
  );
}

new Screen().link.open();
