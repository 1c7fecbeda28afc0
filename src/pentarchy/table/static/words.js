// Small things that every module uses.
export const body = document.body;
export const words = JSON.parse(body.dataset.words || "{}");
export const say = (key) => words[key] ?? key;
export const $ = (id) => document.getElementById(id);

// Make an element. Text is set as text, never as markup.
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "on") for (const [event, f] of Object.entries(value)) node.addEventListener(event, f);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child != null && child !== false));
  return node;
}

export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross", "drop", "moon"];

// The mark of a seat: its shape in its colour.
export function mark(seat, kind = "") {
  const span = el("span", { class: `mark s${seat + 1}`, "aria-hidden": "true" });
  span.innerHTML = `<svg class="i ${kind}" viewBox="0 0 24 24"><use href="#seat-${SHAPES[seat]}"></use></svg>`;
  return span;
}

export function icon(name) {
  const span = el("span", { class: "mark", "aria-hidden": "true" });
  span.innerHTML = `<svg class="i" viewBox="0 0 24 24"><use href="#ui-${name}"></use></svg>`;
  return span;
}

let timer = 0;

// A line that stays for a moment, for what is neither prompt nor log.
export function state(text, ms = 3500) {
  const node = $("state");
  if (!node) return;
  node.textContent = text;
  node.hidden = !text;
  clearTimeout(timer);
  if (text && ms) timer = setTimeout(() => { node.hidden = true; }, ms);
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = el("textarea", { class: "sr" });
    area.value = text;
    body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

// Buttons that copy a text which stands beside them.
export function copyButtons(root) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", async () => {
      await copy($(button.dataset.copy).value);
      const before = button.textContent;
      button.textContent = say("copied");
      setTimeout(() => { button.textContent = before; }, 1500);
    });
  }
}

export const phone = () => matchMedia("(max-width: 900px)").matches;
