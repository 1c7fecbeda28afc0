// The lobby works without this; with it the form shows only what belongs to the chosen game.
import { $, body, copyButtons } from "./words.js";

copyButtons(body);

for (const select of document.querySelectorAll("[data-submit]")) {
  select.addEventListener("change", () => select.form.submit());
}

const form = $("create");
if (form) {
  const count = $("count");
  const name = form.querySelector("input[name=name]");
  name.value = localStorage.getItem("name") || "";
  form.addEventListener("submit", () => localStorage.setItem("name", name.value));
  const chosen = () => form.querySelector("input[name=game]:checked");

  const arrange = () => {
    const game = chosen();
    if (!game) return;
    const [low, high] = [Number(game.dataset.low), Number(game.dataset.high)];
    for (const option of count.options) option.hidden = option.disabled = option.value < low || option.value > high;
    const wanted = Number(count.value);
    count.value = String(Math.min(high, Math.max(low, count.dataset.touched ? wanted : Math.min(3, high))));
    const players = Number(count.value);
    for (const set of form.querySelectorAll("[data-game]")) {
      set.hidden = set.disabled = set.dataset.game !== game.value;
    }
    for (const row of form.querySelectorAll(".seat-row")) {
      row.hidden = Number(row.dataset.seat) >= players;
      for (const input of row.querySelectorAll("input, select")) input.disabled = row.hidden;
    }
    for (const field of form.querySelectorAll("[data-players]")) {
      const fits = field.dataset.players.split(" ").includes(String(players));
      field.hidden = !fits;
      field.querySelector("select").disabled = !fits;
    }
  };
  form.addEventListener("change", (event) => {
    if (event.target === count) count.dataset.touched = "1";
    arrange();
  });
  arrange();
}

const invited = document.querySelector("main.narrow input[name=name]");
if (invited && !invited.value) {
  invited.value = localStorage.getItem("name") || "";
  invited.form.addEventListener("submit", () => localStorage.setItem("name", invited.value));
}
