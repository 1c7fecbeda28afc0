// The page that the server writes (pages/match.py): its elements by their ids, as `$` gives them.

export interface Ids {
  board: HTMLElement;
  buttons: HTMLElement;
  chat: HTMLOListElement;
  "chat-box": HTMLElement;
  "chat-form": HTMLFormElement;
  "chat-text": HTMLInputElement;
  clock: HTMLElement;
  curtain: HTMLElement;
  detail: HTMLElement;
  "fresh-count": HTMLElement;
  foot: HTMLElement;
  graph: HTMLDialogElement;
  hand: HTMLElement;
  hint: HTMLButtonElement;
  icon: HTMLLinkElement;
  keys: HTMLDialogElement;
  list: HTMLDialogElement;
  "list-tool": HTMLButtonElement;
  live: HTMLElement;
  log: HTMLOListElement;
  map: HTMLElement;
  menu: HTMLDialogElement;
  "menu-end": HTMLElement;
  "menu-open": HTMLButtonElement;
  "menu-seats": HTMLElement;
  "open-keys": HTMLButtonElement;
  "open-settings": HTMLButtonElement;
  own: HTMLElement;
  "own-wide": HTMLElement;
  people: HTMLElement;
  prompt: HTMLElement;
  rail: HTMLElement;
  replay: HTMLElement;
  result: HTMLDialogElement;
  rivals: HTMLElement;
  row: HTMLElement;
  say: HTMLElement;
  sheets: HTMLElement;
  skip: HTMLButtonElement;
  "seat-key": HTMLDialogElement;
  seed: HTMLElement;
  settings: HTMLDialogElement;
  "show-chat": HTMLButtonElement;
  "show-log": HTMLButtonElement;
  table: HTMLElement;
  tip: HTMLElement;
  undo: HTMLButtonElement;
  who: HTMLElement;
}

/** A drawn element that one can point at, in SVG. */
export type Thing = SVGElement;
export type Point = [x: number, y: number];
