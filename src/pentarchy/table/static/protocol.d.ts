// What server and client say to each other, for both sides to read. The server's half is made in show.py (pages),
// rooms.py (everything else), past.py (replay) and app.py (replies); a test compares it with what is written here.

/** A seat at the table, from 0; in lines and events -1 where nobody in particular is meant. */
export type Seat = number;

// -- parts of a page (show.py) -----------------------------------------------------------------------------------------

export interface Prompt {
  say: string;
  /** Is the viewer asked? */
  mine: boolean;
  detail: string;
}

/** An SVG of the picture and the ids of the parts that are drawn in it, from below to above. */
export interface Area {
  id: string;
  place: "board" | "row" | "own" | "rival";
  title: string;
  width: number;
  height: number;
  parts: string[];
}

/** A legal answer. */
export interface Choice {
  /** The action as text, as it is sent back. */
  do: string;
  /** The drawn things to point at, in this order. */
  on: string[];
  say: string;
  /** The number by which this answer differs from the others. */
  number?: string;
  /** It cannot be taken back. */
  final?: true;
}

export interface Undo {
  can: boolean;
  why: string;
  /** The others have to agree. */
  ask?: true;
}

export interface Player {
  name: string;
  /** Which bot plays here; empty if a person does. */
  bot: string;
  here: boolean;
  /** Away for so long that the others may let a bot play on. */
  gone: boolean;
  held: boolean;
  /** How many have agreed to that. */
  votes: number;
  score: number;
  turn: boolean;
}

/** What has changed since the viewer's last decision: ids of parts, and how many lines of the log. */
export interface Fresh {
  parts: string[];
  log: number;
}

export interface Ending {
  reason: string;
  winners: Seat[];
  ranking: number[];
  scores: number[];
  rows: { name: string; points: number[] }[];
}

/** A request to go back that waits for the viewer's agreement. */
export interface Request {
  about: "undo";
  by: Seat;
  say: string;
}

/** Fields that are sent whole when they have changed. */
export interface Fields {
  /** The version of the page: what is sent back with a command, so that an old page decides nothing. */
  v: number;
  /** From which seat the viewer looks; null for nobody's. */
  seat: Seat | null;
  prompt: Prompt;
  areas: Area[];
  choices: Choice[];
  undo: Undo;
  players: Player[];
  fresh: Fresh;
  steps: number;
  over: Ending | null;
  /** When the present decision has to be made, in seconds of the server's clock. */
  until: number | null;
  rematch: string | null;
  seed: string | null;
  ask: Request | null;
}

/** The markup of parts by their ids. */
export type Parts = Record<string, string>;
/** A line of the log and whom it is about. */
export type LogLine = [text: string, seat: Seat];
export type ChatLine = [seat: Seat, text: string];

/** The lines from `from` on; those before are the same as they were. */
export interface Lines<Line> {
  from: number;
  lines: Line[];
}

/** Something that happened, for animation: the drawn things that it is about. */
export interface Event {
  event: string;
  seat: Seat;
  on: string[];
}

// -- from the server -------------------------------------------------------------------------------------------------

/** A whole page. */
export interface All extends Fields {
  t: "all";
  parts: Parts;
  log: Lines<LogLine>;
  notes: Lines<string>;
}

/** What has changed in it. */
export interface Some extends Partial<Fields> {
  t: "some";
  parts?: Parts;
  log?: Lines<LogLine>;
  notes?: Lines<string>;
  events?: Event[];
}

/** The first message: the viewer's seats, and the chat for who has one. */
export interface Hello {
  t: "hello";
  mine: Seat[];
  id: string;
  chat: ChatLine[] | null;
}

/** The game has not begun. */
export interface Wait {
  t: "wait";
}

export interface Reload {
  t: "reload";
}

/** Which seats of this device are asked. */
export interface Asked {
  t: "asked";
  seats: Seat[];
}

export interface Chat {
  t: "chat";
  lines: ChatLine[];
}

/** What a bot would do; `id` is that of the question. */
export interface Hint {
  t: "hint";
  id: number;
  action: string;
  say: string;
}

/** The page could not be drawn. */
export interface Failed {
  t: "failed";
  say: string;
}

/** The seat is now played on another device. */
export interface Moved {
  t: "moved";
}

export type Message = All | Some | Hello | Wait | Reload | Asked | Chat | Hint | Failed | Moved;

/** The answer to a command that has an id: a refusal in words, or what the command gives. */
export type Reply<Given = unknown> = { t?: "reply"; id?: number } & (
  ({ ok: true } & Given) | { ok: false; say: string }
);

/** The name of a thing and the rule behind it; `why` it cannot be chosen. */
export interface Tip {
  on: string;
  name: string;
  rule: string;
  text: string;
  why?: string;
}

/** How many of those who have to agree have done so; nothing where nobody had to. */
export interface Vote {
  agreed?: number;
  voters?: number;
}

// -- to the server ---------------------------------------------------------------------------------------------------

export type Command =
  | { do: "ping" }
  | { do: "play"; v: number; action: string }
  | { do: "undo"; v: number }
  | { do: "hint"; v: number }
  | { do: "tip"; on: string }
  | { do: "why"; on: string }
  | { do: "chat"; text: string }
  | { do: "sit"; seat: Seat | null }
  | { do: "seat"; seat: Seat; bot: string }
  | { do: "vote"; about: "undo" | "bot"; seat: Seat; no?: boolean };

// -- over HTTP (past.py) ---------------------------------------------------------------------------------------------

/** The page after a step: /m/<match>/at/<step>. */
export interface Past {
  t: "past";
  step: number;
  seat: Seat | null;
  areas: Area[];
  parts: Parts;
  prompt: Prompt;
  players: Player[];
  log: Lines<LogLine>;
  over: Ending | null;
}

/** Who made every step, and the points of every seat after it: /m/<match>/course. */
export interface Course {
  seats: Seat[];
  points: number[][];
  over: boolean;
}
