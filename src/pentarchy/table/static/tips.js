// Tooltips with the rule behind a thing, and "why can't I?" where it cannot be chosen.
import { $, el, say } from "./words.js";
import { title } from "./picture.js";

const known = new Map();
let link, timer = 0, current = null;

export function startTips(live) {
  link = live;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const node = event.target.closest?.(".areas [data-on]");
    if (!node) hide();
    else if (node !== current) {
      hide();
      current = node;
      timer = setTimeout(() => tell(node), 450);
    }
  });
  document.addEventListener("focusin", (event) => {
    const node = event.target.closest?.(".areas [data-on]");
    hide();
    if (node && node.matches(":focus-visible")) {
      current = node;
      timer = setTimeout(() => tell(node), 300);
    }
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, true);
}

async function tell(node) {
  const on = node.dataset.on;
  if (!known.has(on)) known.set(on, await link.ask({ do: "tip", on }));
  const tip = known.get(on);
  if (!tip.ok) known.delete(on);
  if (current === node && node.isConnected) place(node, content(tip, title(node)));
}

// Why nothing can be done with this thing now.
export async function why(node) {
  const told = await link.ask({ do: "why", on: node.dataset.on });
  if (!told.ok) return;
  current = node;
  place(node, content(told, title(node)));
  $("live").textContent = told.why ?? "";
  clearTimeout(timer);
  timer = setTimeout(hide, 6000);
}

function content(tip, drawn) {
  const parts = [];
  const name = drawn || tip.name;
  if (name) parts.push(el("b", {}, name));
  if (tip.why) parts.push(el("p", { class: "why" }, tip.why));
  if (tip.text) parts.push(el("p", {}, tip.text.length > 420 ? `${tip.text.slice(0, 400)}…` : tip.text));
  if (tip.rule) parts.push(el("p", { class: "mute" }, `${say("rule")} ${tip.rule}`));
  return parts;
}

function place(node, parts) {
  const tip = $("tip");
  if (!parts.length) return;
  tip.replaceChildren(...parts);
  tip.hidden = false;
  const box = node.getBoundingClientRect();
  const [w, h] = [tip.offsetWidth, tip.offsetHeight];
  const below = box.bottom + 8 + h < innerHeight ? box.bottom + 8 : Math.max(8, box.top - h - 8);
  tip.style.left = `${Math.min(innerWidth - w - 8, Math.max(8, box.left + box.width / 2 - w / 2))}px`;
  tip.style.top = `${below}px`;
}

export function hide() {
  clearTimeout(timer);
  current = null;
  $("tip").hidden = true;
}
