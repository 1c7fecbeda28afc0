// The page without a connection: asks with growing pauses whether the server answers, then goes back to where one was.
const FIRST = 1000;
const LONGEST = 60000;
const GROWS = 1.6;
const NOTE = "offline";
const HERE = "/offline";

/**
 * Where the server answers but the page does not come, going back leads here again: the pauses then go on growing.
 * @returns {{ pause: number, at: number }}
 */
const kept = () => JSON.parse(sessionStorage.getItem(NOTE) || '{ "pause": 0, "at": 0 }');

const last = kept();
let pause = Date.now() - last.at < 2 * LONGEST ? Math.max(FIRST, last.pause) : FIRST;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

function wait() {
  clearTimeout(waiting);
  waiting = setTimeout(ask, pause);
  pause = Math.min(LONGEST, GROWS * pause);
}

function back() {
  sessionStorage.setItem(NOTE, JSON.stringify({ pause, at: Date.now() }));
  if (location.pathname === HERE) location.replace("/");
  else location.reload();
}

async function ask() {
  const there = await fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (there) back();
  else wait();
}

addEventListener("online", ask);
wait();
