// Keeps one page: that there is no connection. Everything else always comes from the server, and nothing that somebody
// has seen is kept: pages of a table hold what only their owner may know.

/**
 * What a worker has, as far as it is used here.
 * @typedef {object} Keeper
 * @property {() => Promise<void>} skipWaiting
 * @property {{ claim: () => Promise<void> }} clients
 * @property {(name: string, heard: (event: Heard) => void) => void} addEventListener
 *
 * @typedef {object} Heard
 * @property {Request} request
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {(answer: Promise<Response | undefined>) => void} respondWith
 */

const KEPT = "offline-2";
const PAGE = "/offline";
const FILES = [PAGE, "/art/board.css", "/static/table.css", "/static/offline.js", "/static/icon.svg"];
const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
  await worker.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
