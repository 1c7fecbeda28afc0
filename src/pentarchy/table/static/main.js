// The table: puts what the server shows on the page and sends what the viewer chooses.
import { $, body, el, mark, phone, say, state } from "./words.js";
import { Link } from "./link.js";
import { Chooser } from "./choose.js";
import { Replay } from "./replay.js";
import { animate } from "./motion.js";
import { closeButton, openKeys, openSettings, settings } from "./settings.js";
import { markNew, markTabs, seatColour, show, thing, things } from "./picture.js";
import { startTips, hide as hideTip, why } from "./tips.js";
import { startZoom, zoom, openOn, centre, dragged } from "./zoom.js";
import { turn } from "./notice.js";

const match = body.dataset.match;
let now = null; // the live page as the server last showed it
let mine = [];
let asked = [];
let opened = false;

const link = new Link(match, receive);
const chooser = new Chooser(play);
const replay = new Replay(match, showPast, showNow);

// -- what comes in ---------------------------------------------------------------------------------------------------

function receive(message) {
  if (message.t === "hello") {
    mine = message.mine;
    chat(message.chat, true);
  } else if (message.t === "wait" || message.t === "reload") location.reload();
  else if (message.t === "all") whole(message);
  else if (message.t === "some") some(message);
  else if (message.t === "asked") passOn(message.seats);
  else if (message.t === "chat") chat(message.lines, false);
  else if (message.t === "hint") showHint(message);
}

function whole(message) {
  now = { ...message, log: message.log.lines };
  state("");
  if (!replay.active) showNow();
  else replay.update(now.steps, Boolean(now.over), now.players, now.seat);
  if (!opened) {
    opened = true;
    openOn(document.querySelector("#board .can"));
    replay.fromAddress();
    if (now.over && !new URLSearchParams(location.search).has("step")) result();
  }
}

function some(message) {
  const { t, parts, log, events, ...fields } = message;
  const ended = fields.over && !now.over;
  Object.assign(now, fields);
  if (parts) now.parts = { ...now.parts, ...parts };
  if (log) now.log = [...now.log.slice(0, log.from), ...log.lines];
  if (replay.active) {
    replay.update(now.steps, Boolean(now.over), now.players, now.seat);
    turn(now.prompt.mine, now.prompt.say);
    return;
  }
  const focus = focused();
  show({ areas: fields.areas, parts });
  page(now, log);
  if (fields.choices || parts || fields.areas) choices(now);
  markNew(now.fresh.parts);
  if (events) animate(events);
  if (log) $("live").textContent = `${log.lines.map(([text]) => text).join(". ")}. ${now.prompt.say}`;
  refocus(focus);
  if (ended) result();
}

// The live page again, after a look into the past.
function showNow() {
  if (!now) return;
  const focus = focused();
  show({ areas: now.areas, parts: now.parts });
  page(now, { from: 0, lines: now.log });
  choices(now);
  markNew(now.fresh.parts);
  refocus(focus);
}

function showPast(page_) {
  show({ areas: page_.areas, parts: page_.parts });
  seatColour(page_.seat);
  markNew([]);
  chooser.set([], "");
  $("say").textContent = page_.prompt.say;
  $("detail").textContent = "";
  people(page_.players);
  logLines(page_.log.lines, 0);
}

function page(shown, log) {
  replay.names = shown.players.map((player) => player.name);
  replay.update(shown.steps, Boolean(shown.over), shown.players, shown.seat);
  seatColour(shown.seat);
  $("say").textContent = shown.prompt.say;
  $("prompt").classList.toggle("mine", shown.prompt.mine);
  $("who").replaceChildren(...(shown.seat === null ? [] : [mark(shown.seat)]));
  turn(shown.prompt.mine, shown.prompt.say);
  people(shown.players);
  if (log) logLines(shown.log, shown.fresh.log);
  undoButton(shown);
  for (const node of document.querySelectorAll(".over-only")) node.hidden = !shown.over;
  $("seed").textContent = shown.seed ?? "";
  $("hint").hidden = $("list-tool").hidden = !shown.prompt.mine;
  askedFor(shown.ask);
}

function choices(shown) {
  const bot = shown.seat !== null && shown.players[shown.seat].bot;
  const detail = shown.seat === null && !mine.length ? say("spectator") : shown.prompt.detail;
  chooser.set(bot ? [] : shown.choices, detail);
  const pane = shown.prompt.mine ? markTabs() : null;
  if (pane) tab(pane);
}

function focused() {
  const node = document.activeElement;
  return { on: node?.dataset?.on, box: $("buttons").contains(node), lost: node === body || node === null };
}

// After a change the keyboard stays where it was, or goes to what can be done next.
function refocus({ on, box }) {
  if (!on && !box) return;
  const node = on && thing(on)?.classList.contains("can") ? thing(on) : null;
  const next = node ?? $("buttons").querySelector(".btn") ?? document.querySelector(".areas .can[tabindex]") ?? $("prompt");
  next.focus({ preventScroll: true });
}

// -- panels --------------------------------------------------------------------------------------------------------------

function people(players) {
  $("people").replaceChildren(...players.map((player, seat) => {
    const status = player.bot ? say("bot") : player.here ? (mine.includes(seat) ? say("you") : "") : say("away");
    return el("span", { class: `person${player.turn ? " turn" : ""}${player.here ? "" : " away"}` },
      mark(seat, "s"), el("span", { class: "nm" }, player.name), status && el("small", {}, status),
      el("b", { title: say("points") }, String(player.score)));
  }));
}

function logLines(lines, fresh) {
  const list = $("log");
  const bottom = list.scrollHeight - list.scrollTop - list.clientHeight < 60 || !list.childElementCount;
  const first = lines.length - fresh;
  list.replaceChildren(...lines.map(([text, seat], k) => el("li", { class: k >= first ? "fresh" : "" }, seat >= 0 ? mark(seat, "s") : el("span", { class: "mark" }), text)));
  for (const note of now?.notes ?? []) list.append(el("li", { class: "note" }, el("span", { class: "mark" }), note));
  $("fresh-count").textContent = fresh ? `${say("changed")}: ${fresh}` : "";
  document.querySelector("[data-tab=log].tab").classList.toggle("fresh", fresh > 0);
  if (bottom) list.scrollTop = list.scrollHeight;
}

function undoButton(shown) {
  const button = $("undo");
  button.hidden = shown.seat === null || Boolean(shown.over);
  button.setAttribute("aria-disabled", String(!shown.undo.can));
  button.title = shown.undo.why;
}

function chat(lines, all) {
  const seated = lines !== null && lines !== undefined;
  $("show-chat").hidden = !seated;
  if (!seated) return;
  const list = $("chat");
  if (all) list.replaceChildren();
  for (const [seat, text] of lines) list.append(el("li", {}, mark(seat, "s"), text));
  list.scrollTop = list.scrollHeight;
  if (!all && lines.length && $("chat-box").hidden) {
    $("show-chat").classList.add("fresh");
    state(`${say("chat-from")}: ${lines.at(-1)[1]}`, 3500);
  }
}

function showLog(which) {
  $("log").hidden = which !== "log";
  $("chat-box").hidden = which !== "chat";
  for (const name of ["log", "chat"]) {
    $(`show-${name}`).classList.toggle("on", name === which);
    $(`show-${name}`).setAttribute("aria-pressed", String(name === which));
  }
}

function askedFor(request) {
  const old = $("request");
  if (!request) return old?.remove();
  if (old) return;
  const answer = (no) => link.send({ do: "vote", about: request.about, seat: request.by, no });
  const box = el("div", { id: "request", class: "row wrap grow" }, el("strong", {}, request.say),
    el("button", { class: "btn main", type: "button", on: { click: () => answer(false) } }, say("agree")),
    el("button", { class: "btn", type: "button", on: { click: () => answer(true) } }, say("refuse")));
  $("prompt").append(box);
}

function result() {
  const { over, players } = now;
  const dialog = $("result");
  const head = el("tr", {}, el("th", {}), ...players.map((player, seat) => el("th", { scope: "col" }, mark(seat, "s"), ` ${player.name}`)));
  const rows = over.rows.map((row) => el("tr", {}, el("td", {}, row.name), ...row.points.map((n) => el("td", {}, String(n)))));
  const sum = el("tr", { class: "sum" }, el("th", {}, say("total")), ...over.scores.map((n) => el("th", {}, String(n))));
  const winners = over.winners.map((seat) => players[seat].name).join(", ");
  const table = el("table", { class: "result-table" }, head, ...rows, sum);
  const again = now.seat === null && !mine.length ? null : el("form", { method: "post", action: `/m/${match}/rematch`, class: "inline" }, el("button", { class: "btn main" }, document.querySelector("#menu form .btn").textContent));
  const more = el("div", { class: "menu-links" }, again,
    el("button", { class: "btn", type: "button", on: { click: () => { dialog.close(); tab("replay"); replay.go(0); } } }, say("replay")),
    el("button", { class: "btn", type: "button", on: { click: () => replay.graph() } }, say("graph")),
    el("a", { class: "btn", href: `/m/${match}/record` }, document.querySelector("a[href$='/record']").textContent));
  dialog.replaceChildren(closeButton(dialog), el("h2", {}, `${say(over.winners.length > 1 ? "winners" : "winner")}: ${winners}`),
    el("p", { class: "mute" }, over.reason), el("div", { class: "result-scroll" }, table), more);
  if (!dialog.open) dialog.showModal();
}

// -- what goes out --------------------------------------------------------------------------------------------------------

async function play(action) {
  if (replay.active) return;
  body.dataset.busy = "1";
  const reply = await link.ask({ do: "play", v: now.v, action });
  delete body.dataset.busy;
  if (!reply.ok) {
    state(reply.say);
    chooser.reset();
  }
}

async function undo() {
  if (!now || now.seat === null) return;
  if (!now.undo.can) return state(now.undo.why);
  const reply = await link.ask({ do: "undo", v: now.v });
  if (!reply.ok) state(reply.say);
  else if (reply.voters > reply.agreed) state(say("asked"));
}

async function hint() {
  if (!now?.prompt.mine) return;
  state(say("hint-wait"), 0);
  const reply = await link.ask({ do: "hint", v: now.v });
  if (!reply.ok) state(reply.say);
}

function showHint({ action }) {
  state("");
  const choice = now.choices.find((one) => one.do === action);
  if (!choice) return;
  chooser.reset();
  chooser.hint(choice);
  $("live").textContent = `${say("hint-is")} ${choice.say}`;
  const node = choice.on.length && thing(choice.on[0]);
  if (node) centre(node);
}

// -- one device for several people ------------------------------------------------------------------------------------------

function passOn(seats) {
  asked = seats;
  if (!seats.length || seats.includes(now?.seat)) return;
  const next = seats[0];
  if (!settings.curtain) return link.send({ do: "sit", seat: next });
  link.send({ do: "sit", seat: null });
  const curtain = $("curtain");
  const go = el("button", { class: "btn main big", type: "button", on: { click: () => {
    curtain.hidden = true;
    link.send({ do: "sit", seat: next });
    $("prompt").focus();
  } } }, say("show-me"));
  const name = now?.players[next]?.name ?? "";
  curtain.replaceChildren(mark(next), el("h1", {}, `${say("pass-to")} ${name}`), el("p", { class: "mute" }, say("hidden")), go);
  curtain.hidden = false;
  go.focus();
}

// -- dialogs -----------------------------------------------------------------------------------------------------------------

function openList() {
  const dialog = $("list");
  const list = el("div", { class: "list" });
  const fill = (text) => {
    const found = now.choices.filter((choice) => choice.say.toLowerCase().includes(text.toLowerCase()));
    list.replaceChildren(...found.map((choice) => el("button", { class: "btn", type: "button", "data-do": choice.do, on: { click: () => { dialog.close(); chooser.decide(choice); } } }, choice.say)));
    if (!now.choices.length) list.append(el("p", {}, say("list-empty")));
  };
  const search = el("input", { type: "search", placeholder: say("list-filter"), "aria-label": say("list-filter"), on: { input: () => fill(search.value) } });
  fill("");
  dialog.replaceChildren(closeButton(dialog), el("h2", {}, say("list")), now.choices.length > 8 ? search : "", list);
  dialog.showModal();
  list.querySelector(".btn")?.focus();
}

function openMenu() {
  const box = $("menu-seats");
  box.replaceChildren();
  if (now && !now.over) {
    now.players.forEach((player, seat) => {
      if (mine.includes(seat)) {
        const text = player.bot ? say("back-to-me") : say("bot-for-me");
        const label = mine.length > 1 ? `${text} (${player.name})` : text;
        box.append(menuButton(label, { do: "seat", seat, bot: player.bot ? "" : body.dataset.standIn }));
      } else if (mine.length && !player.bot && !player.here) {
        const votes = player.votes ? ` (${say("votes")}: ${player.votes})` : "";
        box.append(menuButton(`${say("let-bot")} ${player.name}${votes}`, { do: "vote", about: "bot", seat }));
      }
    });
  }
  const end = $("menu-end");
  end.replaceChildren();
  if (now?.over) end.append(el("button", { class: "btn", type: "button", on: { click: () => { $("menu").close(); result(); } } }, say("result")));
  if (now?.rematch) end.append(el("a", { class: "btn main", href: `/m/${now.rematch}` }, `→ ${document.querySelector("#menu form .btn").textContent}`));
  $("menu").showModal();
}

function menuButton(text, message) {
  return el("button", { class: "btn", type: "button", on: { click: async () => {
    $("menu").close();
    const reply = await link.ask(message);
    if (!reply.ok) state(reply.say);
  } } }, text);
}

// -- pointing and keys -------------------------------------------------------------------------------------------------------

// The nearest thing around the pointer that can be chosen, else the nearest thing.
function pointed(target) {
  let node = target.closest?.(".areas [data-on]");
  const first = node;
  while (node && !node.classList.contains("can")) node = node.parentElement?.closest(".areas [data-on]");
  return node ?? first;
}

document.addEventListener("click", (event) => {
  const node = pointed(event.target);
  if (!node) return;
  if (dragged() && $("map").contains(node)) return;
  hideTip();
  if (replay.active) return;
  if (!chooser.point(node.dataset.on)) why(node);
});

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// From one choosable thing to the nearest in that direction.
function move([dx, dy]) {
  const nodes = [...document.querySelectorAll(".areas .can[tabindex]")].filter((node) => node.getClientRects().length);
  if (!nodes.length) return false;
  const here = document.activeElement;
  if (!nodes.includes(here)) {
    nodes[0].focus();
    return true;
  }
  const middle = (node) => { const b = node.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
  const [hx, hy] = middle(here);
  let best = null, least = Infinity;
  for (const node of nodes) {
    const [x, y] = middle(node);
    const along = (x - hx) * dx + (y - hy) * dy;
    const across = Math.abs((x - hx) * dy) + Math.abs((y - hy) * dx);
    if (node !== here && along > 1 && along + 2 * across < least) [best, least] = [node, along + 2 * across];
  }
  best?.focus();
  return true;
}

const KEYS = {
  z: undo,
  h: hint,
  l: () => now && openList(),
  c: () => { showLog($("log").hidden ? "log" : "chat"); if (!$("chat-box").hidden) $("chat-text").focus(); },
  n: () => { document.querySelector(".lines li.fresh")?.scrollIntoView({ block: "nearest" }); $("live").textContent = [...document.querySelectorAll(".lines li.fresh")].map((li) => li.textContent).join(". "); },
  w: () => { const node = document.activeElement?.closest?.("[data-on]"); if (node) why(node); },
  "+": () => zoom("in"),
  "=": () => zoom("in"),
  "-": () => zoom("out"),
  0: () => zoom("all"),
  "?": openKeys,
};
const PLACES = { KeyZ: "z", KeyH: "h", KeyL: "l", KeyC: "c", KeyN: "n", KeyW: "w" }; // the same keys on every layout

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.matches("input, select, textarea")) return;
  if (event.key === "Escape") {
    hideTip();
    if (chooser.back()) event.preventDefault();
    return;
  }
  const node = document.activeElement?.closest?.("[data-on]");
  if (node && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (!chooser.point(node.dataset.on)) why(node);
    else keepFocus(node);
    return;
  }
  if (event.key in ARROWS && !event.target.matches("ol")) {
    if (move(ARROWS[event.key])) event.preventDefault();
    return;
  }
  const act = KEYS[event.key.toLowerCase()] ?? KEYS[PLACES[event.code]];
  if (act) {
    event.preventDefault();
    act();
  }
});

// After choosing a piece the keyboard goes on to the first thing that can be chosen next.
function keepFocus(node) {
  if (node.classList.contains("can") || chooser.asking) return;
  const next = document.querySelector(".areas .can[tabindex]") ?? $("buttons").querySelector(".btn");
  next?.focus({ preventScroll: true });
}

document.addEventListener("focusin", (event) => {
  const node = event.target.closest?.("#board [data-on]");
  if (node && node.matches(":focus-visible")) centre(node);
});

function tab(name) {
  body.dataset.tab = name;
  for (const button of document.querySelectorAll(".tab")) button.classList.toggle("on", button.dataset.tab === name);
  if (name === "log") $("log").scrollTop = $("log").scrollHeight;
}

for (const button of document.querySelectorAll(".tab")) button.addEventListener("click", () => tab(button.dataset.tab));
$("undo").addEventListener("click", undo);
$("hint").addEventListener("click", hint);
$("list-tool").addEventListener("click", openList);
$("menu-open").addEventListener("click", openMenu);
$("open-settings").addEventListener("click", () => { $("menu").close(); openSettings(); });
$("open-keys").addEventListener("click", () => { $("menu").close(); openKeys(); });
$("menu").prepend(closeButton($("menu")));
$("show-log").addEventListener("click", () => showLog("log"));
$("show-chat").addEventListener("click", () => showLog("chat"));
$("chat-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("chat-text").value.trim();
  if (text) link.send({ do: "chat", text });
  $("chat-text").value = "";
});
tab("board");
startZoom();
startTips(link);
link.open();
