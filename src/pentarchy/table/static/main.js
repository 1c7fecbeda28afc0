// The table: puts what the server shows on the page and sends what the viewer chooses.
import { $, body, copyButtons, el, mark, phone, say, state } from "./words.js";
import { Link } from "./link.js";
import { Chooser } from "./choose.js";
import { Replay } from "./replay.js";
import { animate } from "./motion.js";
import { closeButton, openKeys, openSettings, settings } from "./settings.js";
import { markNew, markTabs, meant, seatColour, show, thing, things } from "./picture.js";
import { startTips, hide as hideTip, why } from "./tips.js";
import { startZoom, zoom, openOn, centre, dragged } from "./zoom.js";
import { startScroll, settle } from "./scroll.js";
import { turn } from "./notice.js";

const match = body.dataset.match;
let now = null; // the live page as the server last showed it
let mine = [];
let asked = [];
let opened = false;

const link = new Link(match, receive);
const chooser = new Chooser(play, followTab);
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
  else if (message.t === "failed") failed(message.say);
  else if (message.t === "moved") moved();
}

// The server could not draw this page: what is shown is old, so nothing can be chosen on it.
function failed(text) {
  if (!replay.active) chooser.set([], text);
  state(text, 0);
}

function whole(message) {
  now = { ...message, log: message.log.lines, notes: message.notes.lines };
  state("");
  if (!replay.active) showNow();
  else replay.update(now.steps, Boolean(now.over), now.players, now.seat);
  if (!opened) {
    opened = true;
    replay.fromAddress();
    if (now.over && !new URLSearchParams(location.search).has("step")) result();
  }
}

function some(message) {
  const { t, parts, log, notes, events, ...fields } = message;
  const ended = fields.over && !now.over;
  const bot = botPlays();
  Object.assign(now, fields);
  if (parts) now.parts = { ...now.parts, ...parts };
  if (log) now.log = [...now.log.slice(0, log.from), ...log.lines];
  if (notes) now.notes = [...now.notes.slice(0, notes.from), ...notes.lines];
  if (replay.active) {
    replay.update(now.steps, Boolean(now.over), now.players, now.seat);
    turn(now.prompt.mine, now.prompt.say);
    return;
  }
  const focus = focused();
  show({ areas: fields.areas, parts });
  page(now, log?.from ?? (notes || fields.fresh ? now.log.length : null));
  if (fields.choices || parts || fields.areas || bot !== botPlays()) choices(now);
  markNew(now.fresh.parts);
  if (events) animate(events);
  if (log) $("live").textContent = `${log.lines.map(([text]) => text).join(". ")}. ${now.prompt.say}`;
  refocus(focus);
  if (ended || (fields.rematch && $("result").open)) result();
  if (fields.rematch && mine.length) state(say("rematch-news"), 0);
}

// The live page again, after a look into the past.
function showNow() {
  if (!now) return;
  const focus = focused();
  show({ areas: now.areas, parts: now.parts });
  page(now, 0);
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

// `from` is the first line of the log that has changed, null if none has.
function page(shown, from) {
  replay.names = shown.players.map((player) => player.name);
  replay.update(shown.steps, Boolean(shown.over), shown.players, shown.seat);
  seatColour(shown.seat);
  $("say").textContent = shown.prompt.say;
  $("prompt").classList.toggle("mine", shown.prompt.mine);
  $("who").replaceChildren(...(shown.seat === null ? [] : [mark(shown.seat)]));
  turn(shown.prompt.mine, shown.prompt.say);
  people(shown.players);
  if (from !== null) logLines(shown.log, shown.fresh.log, from);
  undoButton(shown);
  for (const node of document.querySelectorAll(".over-only")) node.hidden = !shown.over;
  $("seed").textContent = shown.seed ?? "";
  $("hint").hidden = $("list-tool").hidden = !shown.prompt.mine;
  askedFor(shown.ask);
  offerBot(shown.players);
  clock();
}

// Does a bot sit on the seat from which this viewer looks?
const botPlays = () => now.seat !== null && now.players[now.seat].bot;

function choices(shown) {
  const detail = shown.seat === null && !mine.length ? say("spectator") : shown.prompt.detail;
  chooser.set(botPlays() ? [] : shown.choices, detail);
  if (shown.prompt.mine && !document.querySelector("#board .can")) openOn(null);
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

// The log from line `from` on; what stands before it is not touched, so that a long game stays quick.
function logLines(lines, fresh, from = 0) {
  const list = $("log");
  for (const note of list.querySelectorAll(".note")) note.remove();
  while (list.childElementCount > from) list.lastElementChild.remove();
  list.append(...lines.slice(list.childElementCount).map(([text, seat]) => el("li", {}, seat >= 0 ? mark(seat, "s") : el("span", { class: "mark" }), text)));
  for (const line of list.querySelectorAll(".fresh")) line.classList.remove("fresh");
  for (const line of [...list.children].slice(Math.max(0, lines.length - fresh))) line.classList.add("fresh");
  for (const note of now?.notes ?? []) list.append(el("li", { class: "note" }, el("span", { class: "mark" }), note));
  $("fresh-count").textContent = fresh ? `${say("fresh")}: ${fresh}` : "";
  $("fresh-count").title = fresh ? say("changed") : "";
  document.querySelector("[data-tab=log].tab").classList.toggle("fresh", fresh > 0);
  followLog();
}

let following = true; // does the viewer read the end of the log?

function followLog() {
  if (following) $("log").scrollTop = $("log").scrollHeight;
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

// Somebody we wait for has been away for long: the others may let a bot play on.
function offerBot(players) {
  const seat = mine.length ? players.findIndex((player, k) => player.gone && player.turn && !mine.includes(k)) : -1;
  const old = $("offer-bot");
  const votes = players[seat]?.votes ?? 0;
  if (old?.dataset.about === `${seat} ${votes}`) return;
  old?.remove();
  if (seat < 0) return;
  const text = `${say("let-bot")} ${players[seat].name}${votes ? ` (${say("votes")}: ${votes})` : ""}`;
  $("prompt").append(el("div", { id: "offer-bot", class: "row wrap grow", "data-about": `${seat} ${votes}` },
    el("strong", {}, `${players[seat].name}: ${say("away")}`),
    el("button", { class: "btn", type: "button", on: { click: () => ask({ do: "vote", about: "bot", seat }) } }, text)));
}

const skew = Number(body.dataset.now) - Date.now() / 1000; // how far the server's clock is ahead of ours

// How long is left for the present decision, at a table with a clock.
function clock() {
  const node = $("clock");
  node.hidden = !now?.until || Boolean(now.over) || replay.active;
  if (node.hidden) return;
  const left = Math.max(0, Math.round(now.until - Date.now() / 1000 - skew));
  const two = (n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  node.textContent = hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
  node.classList.toggle("low", left <= 15 && now.prompt.mine);
}
setInterval(clock, 1000);

// Play again: the first who asks opens the new match, the others follow.
function again() {
  if (!mine.length) return null;
  if (now.rematch) return el("a", { class: "btn main", href: `/m/${now.rematch}` }, say("rematch-open"));
  const text = document.querySelector("#menu form .btn").textContent;
  return el("form", { method: "post", action: `/m/${match}/rematch`, class: "inline" }, el("button", { class: "btn main" }, text));
}

function result() {
  const { over, players } = now;
  const dialog = $("result");
  const head = el("tr", {}, el("th", {}), ...players.map((player, seat) => el("th", { scope: "col" }, mark(seat, "s"), ` ${player.name}`)));
  const rows = over.rows.map((row) => el("tr", {}, el("td", {}, row.name), ...row.points.map((n) => el("td", {}, String(n)))));
  const sum = el("tr", { class: "sum" }, el("th", {}, say("total")), ...over.scores.map((n) => el("th", {}, String(n))));
  const winners = over.winners.map((seat) => players[seat].name).join(", ");
  const table = el("table", { class: "result-table" }, head, ...rows, sum);
  const more = el("div", { class: "menu-links" }, again(),
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

// -- a seat at another device --------------------------------------------------------------------------------------------------

// The link and code that the server has made: a page of its own, of which the box is shown here.
async function seatKey(kind) {
  $("menu").close();
  const answer = await fetch(`/m/${match}/move`, { method: "POST", body: new URLSearchParams({ kind }) }).catch(() => null);
  if (!answer) return state(say("lost"));
  const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
  const box = shown.getElementById("seat-key-box");
  if (!box) return state(shown.querySelector("main p")?.textContent ?? say("lost"));
  const dialog = $("seat-key");
  dialog.replaceChildren(closeButton(dialog), ...box.children);
  copyButtons(dialog);
  dialog.showModal();
}

function moved() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  $("curtain").hidden = true;
  asked = [];
  state(say("moved"), 0);
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
  if (mine.length) {
    for (const kind of ["move", "keep"]) {
      box.append(el("button", { class: "btn", type: "button", "data-key": kind, on: { click: () => seatKey(kind) } }, say(`${kind}-seat`)));
    }
  }
  const end = $("menu-end");
  end.replaceChildren();
  if (now?.over) end.append(el("button", { class: "btn", type: "button", on: { click: () => { $("menu").close(); result(); } } }, say("result")));
  if (now?.rematch && mine.length) end.append(again());
  document.querySelector("#menu form .btn").hidden = !now?.over || Boolean(now.rematch) || !mine.length;
  $("menu").showModal();
}

function menuButton(text, message) {
  return el("button", { class: "btn", type: "button", on: { click: () => { $("menu").close(); ask(message); } } }, text);
}

async function ask(message) {
  const reply = await link.ask(message);
  if (!reply.ok) state(reply.say);
}

// -- pointing and keys -------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const node = meant(event.target, event.clientX, event.clientY);
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

// On a phone the tab with what can be chosen next comes by itself.
function followTab() {
  const pane = markTabs();
  if (pane) tab(pane);
  const on = document.querySelector("#board .can")?.dataset.on;
  if (on) openOn(on);
  settle();
}

function tab(name) {
  body.dataset.tab = name;
  for (const button of document.querySelectorAll(".tab")) button.classList.toggle("on", button.dataset.tab === name);
  if (name === "log") $("log").scrollTop = $("log").scrollHeight;
  settle();
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
// What a person does decides whether the log follows, not the scrolling that a change of the page brings about.
for (const name of ["wheel", "touchmove", "pointerup", "keyup"]) {
  $("log").addEventListener(name, () => setTimeout(() => {
    following = $("log").scrollHeight - $("log").scrollTop - $("log").clientHeight < 60;
  }, 80), { passive: true });
}
new ResizeObserver(followLog).observe($("log"));
tab("board");
startZoom();
startScroll();
startTips(link);
link.open();
