// After the end: who has asked for the next match.
/** @import { Player } from "./protocol.d.ts" */
import { $, el, mark, say } from "./words.js";

/** @param {Player} player */
function word(player) {
  if (player.ready) return say("end-ready");
  return player.here ? say("end-thinks") : say("away");
}

/**
 * Everybody who could ask, as soon as somebody has.
 * @param {Player[]} players
 */
export function ready(players) {
  const asked = players.some((player) => player.ready);
  const person = (/** @type {Player} */ player, /** @type {number} */ seat) =>
    !player.bot &&
    el("span", { class: `row t${player.ready ? " asked" : ""}` }, mark(seat, "s"), `${player.name}: ${word(player)}`);
  return el(
    "div",
    { class: "row wrap ready" },
    asked && el("b", {}, say("end-again")),
    ...(asked ? players.map(person) : []),
  );
}

/**
 * Somebody has asked, come or gone.
 * @param {Player[]} players
 */
export function showReady(players) {
  $("result").querySelector(".ready")?.replaceWith(ready(players));
}
