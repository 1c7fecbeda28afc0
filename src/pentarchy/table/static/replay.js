// The past: step, jump, auto-play, another seat's knowledge, link to a position, points over time.
import { $, SHAPES, copy, el, icon, mark, say, state } from "./words.js";
import { closeButton } from "./settings.js";

const SVG = "http://www.w3.org/2000/svg";

export class Replay {
  constructor(match, showPast, showNow) {
    this.match = match;
    this.showPast = showPast;
    this.showNow = showNow;
    this.step = null;
    this.steps = 0;
    this.as = null;
    this.over = false;
    this.speed = 1;
    this.build();
  }

  get active() { return this.step !== null; }

  build() {
    const button = (glyph, key, act) => el("button", { class: "btn", type: "button", "aria-label": say(key), title: say(key), "data-replay": key, on: { click: act } }, icon(glyph));
    this.range = el("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": say("step"), on: { input: () => this.go(Number(this.range.value)) } });
    this.where = el("span", { class: "where mute", "aria-live": "off" });
    this.viewer = el("select", { "aria-label": say("as"), on: { change: () => { this.as = this.viewer.value; this.go(this.step ?? this.steps); } } });
    this.playing = button("play", "play", () => this.toggle());
    this.pace = el("select", { "aria-label": say("speed"), on: { change: () => { this.speed = Number(this.pace.value); if (this.timer) { this.stop(); this.toggle(); } } } });
    for (const value of [0.5, 1, 2, 4, 8]) this.pace.append(el("option", { value, selected: value === 1 }, `×${value}`));
    this.nowButton = el("button", { class: "btn", type: "button", on: { click: () => this.leave() } }, say("now"));
    this.parts = [
      button("first", "first", () => this.go(0)),
      button("prev", "prev", () => this.go((this.step ?? this.steps) - 1)),
      this.playing,
      button("next", "next", () => this.go((this.step ?? this.steps) + 1)),
      button("last", "last", () => this.go(this.steps)),
    ];
    this.graphButton = button("graph", "graph", () => this.graph());
    this.linkButton = button("link", "copy-position", () => this.share());
    $("replay").append(...this.parts, this.range, this.where, this.nowButton, this.pace, this.viewer, this.graphButton, this.linkButton);
  }

  // What the live table says about the length of the game.
  update(steps, over, players, seat) {
    this.steps = steps;
    this.over = over;
    this.range.max = steps;
    if (!this.active) this.range.value = steps;
    if (this.as === null) this.as = seat === null ? "public" : String(seat);
    const values = over ? [...players.map((p, k) => [String(k), p.name]), ["public", say("public")], ["all", say("everybody")]] : [];
    if (values.length !== this.viewer.options.length) {
      this.viewer.replaceChildren(...values.map(([value, text]) => el("option", { value, selected: value === this.as }, text)));
    }
    this.viewer.hidden = !over;
    this.label();
  }

  label() {
    this.where.textContent = `${say("step")} ${this.step ?? this.steps} ${say("of")} ${this.steps}`;
    this.nowButton.hidden = !this.active;
    $("replay").classList.toggle("past", this.active);
  }

  async go(step) {
    const wanted = Math.max(0, Math.min(this.steps, step));
    this.step = wanted;
    this.range.value = wanted;
    this.label();
    const ticket = (this.ticket = (this.ticket ?? 0) + 1);
    const answer = await fetch(`/m/${this.match}/at/${wanted}?as=${this.as ?? ""}`);
    if (!answer.ok || ticket !== this.ticket || !this.active) return;
    this.showPast(await answer.json());
  }

  leave() {
    this.stop();
    this.step = null;
    this.ticket = (this.ticket ?? 0) + 1;
    this.range.value = this.steps;
    this.label();
    this.showNow();
  }

  toggle() {
    if (this.timer) return this.stop();
    if ((this.step ?? this.steps) >= this.steps) this.go(0);
    this.playing.replaceChildren(icon("pause"));
    this.playing.setAttribute("aria-label", say("pause"));
    this.timer = setInterval(() => {
      if ((this.step ?? this.steps) >= this.steps) this.stop();
      else this.go((this.step ?? 0) + 1);
    }, 1200 / this.speed);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.playing.replaceChildren(icon("play"));
    this.playing.setAttribute("aria-label", say("play"));
  }

  async share() {
    const url = new URL(`/m/${this.match}`, location.href);
    url.searchParams.set("step", this.step ?? this.steps);
    if (this.over && this.as) url.searchParams.set("as", this.as);
    await copy(url.href);
    state(say("link-copied"), 1500);
  }

  // A link to a position opens there.
  fromAddress() {
    const query = new URLSearchParams(location.search);
    if (!query.has("step")) return;
    if (query.has("as")) this.as = query.get("as");
    this.viewer.value = this.as;
    this.go(Number(query.get("step")) || 0);
  }

  async graph() {
    const answer = await fetch(`/m/${this.match}/course`);
    if (!answer.ok) return;
    const course = await answer.json();
    const dialog = $("graph");
    const box = el("div", { class: "graph" });
    box.append(plot(course.points, this.step, (step) => { dialog.close(); this.go(step); }));
    dialog.replaceChildren(closeButton(dialog), el("h2", {}, say("graph")), this.legend(), box);
    dialog.showModal();
  }

  legend() {
    const names = (this.names ?? []).map((name, k) => el("span", { class: "row t" }, mark(k, "s"), name));
    return el("div", { class: "row names" }, ...names);
  }
}

function svg(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

// A line for each seat; the last value beside its end.
function plot(points, step, jump) {
  const [W, H, left, right, top, bottom] = [520, 260, 34, 40, 10, 24];
  const most = Math.max(5, ...points.flat()), least = Math.min(0, ...points.flat());
  const last = Math.max(1, points.length - 1);
  const X = (k) => left + ((W - left - right) * k) / last;
  const Y = (v) => H - bottom - ((H - top - bottom) * (v - least)) / (most - least);
  const root = svg("svg", { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": say("graph") });
  const grid = Math.max(1, Math.ceil((most - least) / 5));
  for (let v = Math.ceil(least / grid) * grid; v <= most; v += grid) {
    root.append(svg("path", { class: "axis", d: `M${left} ${Y(v)}H${W - right}` }));
    const text = svg("text", { class: "lbl", x: left - 6, y: Y(v) + 4, "text-anchor": "end" });
    text.textContent = v;
    root.append(text);
  }
  const ends = [];
  points[0].forEach((_, seat) => {
    const line = svg("g", { class: `s${seat + 1}` });
    line.append(svg("polyline", { points: points.map((row, k) => `${X(k).toFixed(1)},${Y(row[seat]).toFixed(1)}`).join(" ") }));
    const use = svg("use", { href: `#seat-${SHAPES[seat]}`, x: W - right - 6, y: Y(points.at(-1)[seat]) - 6, width: 12, height: 12 });
    line.append(use);
    root.append(line);
    ends.push([points.at(-1)[seat], seat]);
  });
  ends.sort((a, b) => b[0] - a[0]).reduce((floor, [value]) => {
    const y = Math.max(Y(value) + 4, floor);
    const text = svg("text", { class: "val", x: W - right + 10, y });
    text.textContent = value;
    root.append(text);
    return y + 13;
  }, 0);
  if (step !== null) root.append(svg("path", { class: "axis here", d: `M${X(step)} ${top}V${H - bottom}` }));
  root.addEventListener("click", (event) => {
    const box = root.getBoundingClientRect();
    const k = (((event.clientX - box.left) / box.width) * W - left) / (W - left - right);
    jump(Math.round(Math.max(0, Math.min(1, k)) * last));
  });
  return root;
}
