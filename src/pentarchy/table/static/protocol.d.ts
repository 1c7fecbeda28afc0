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

/** An SVG or a box of HTML, and the ids of the parts in it, from below to above or in their order. */
export interface Area {
  id: string;
  place: "rail" | "row" | "board" | "foot" | "own" | "rival" | "sheet";
  title: string;
  width: number;
  height: number;
  html: boolean;
  /** Tabs of a phone that show it; empty for those of its place. "hand": beside a big screen its things are the hand;
   * "values": it is the strip above that. */
  pane: string;
  parts: string[];
  /** Parts that never change, by the address under which they are fetched: /still/<address>. */
  still: Record<string, string>;
}

/** What an answer costs and brings, in short: amounts and the symbols they are of. */
export type Brief = [amount: string, symbol: string][];

/** A legal answer. */
export interface Choice {
  /** The action as text, as it is sent back; several that are given together stand behind each other: "a; b". */
  do: string;
  /** The drawn things to point at, in this order. */
  on: string[];
  say: string;
  /** What it does in a word, to stand on the thing it is about. */
  verb?: string;
  /** The number by which this answer differs from the others. */
  number?: string;
  /** Hardly anybody gives it: it stands in the list of all answers only. */
  spare?: true;
  /** It cannot be taken back. */
  final?: true;
  /** What the viewer gives and gets, what befalls others, what else is to be known: in words. */
  pays?: string;
  brings?: string;
  others?: string;
  notes?: string;
  /** The same by numbers and symbols. */
  brief?: Brief;
  /** What it starts or loses: "fight", "loss" or "lapse". */
  danger?: string;
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
  /** A bot plays until the person comes for whom the seat was meant. */
  kept: boolean;
  /** How many have agreed to that. */
  votes: number;
  /** After the end: has asked for the next match. */
  ready: boolean;
  score: number;
  turn: boolean;
}

/** What has changed since the viewer's last decision: ids of parts, and how many lines of the log. */
export interface Fresh {
  parts: string[];
  log: number;
}

export interface Ending {
  /** Who has won, with how many points. */
  title: string;
  /** What has decided between equal points, and its rule. */
  tie: { say: string; rule: string } | null;
  reason: string;
  winners: Seat[];
  /** Seats from first to last; those that share a place stand together. */
  ranking: Seat[][];
  scores: number[];
  /** Where the points came from, each source with its symbol if it has one. */
  rows: { name: string; symbol: string; points: number[] }[];
}

/** A request to go back that waits for the viewer's agreement. */
export interface Request {
  about: "undo";
  by: Seat;
  say: string;
}

/** What the coach of a guided game says: cards to be read, the last of which is to be done. */
export interface Guide {
  step: number;
  of: number;
  cards: GuideCard[];
  /** The others move. */
  waits: boolean;
  after: string;
  lessons: string[];
}

export interface GuideCard {
  title: string;
  say: string;
  /** What it points at. */
  on: string[];
  /** Why we wait with other answers: with those in which these words stand, or with all. */
  wrong: { do: string[]; say: string }[];
  /** The answers that are waited for; none where there is only something to read. */
  wanted?: string[];
  end?: true;
}

/** What the viewer may wish to be answered for them. */
export interface Wish {
  name: string;
  say: string;
  on: boolean;
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
  guide: Guide | null;
  wishes: Wish[];
  /** Does a big screen show the board of a viewer who has a seat? */
  screen: boolean;
}

/** The markup of parts by their ids. */
export type Parts = Record<string, string>;
/** A line of the log, whom it is about, the drawn things that it names, and in whose turn it happened. */
export type LogLine = [text: string, seat: Seat, on: string[], turn: Seat];
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

/** What has just happened, drawn by itself; for who has a hand in it (`own`) until they put it away. */
export interface Scene {
  title: string;
  body: string;
  own: boolean;
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
  scene?: Scene;
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

/** Which seats of this device are asked, and whether they see or choose something that the others may not see. */
export interface Asked {
  t: "asked";
  seats: Seat[];
  hidden: boolean;
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
  /** Why it is better than another answer: the one just taken back, or the next best. Empty where nothing can be said. */
  why: { than: string; reasons: string[]; counted: string };
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

/** To the lobby, over /news: the list of tables has changed, or it is this browser's turn somewhere. */
export type News = { t: "lobby" } | { t: "turn"; match: string };

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
  | { do: "wish"; name: string; on: boolean }
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

/** What is told of a finished match besides: /m/<match>/after. */
export interface After {
  /** How long it took, in words. */
  took: string;
  /** Games of this table in a row, this one with them, and how many each seat has won. */
  games: number;
  wins: number[];
}

/** Who made every step, the points of every seat after it and, of a finished game, what the log says of it:
 * /m/<match>/course. */
export interface Course {
  seats: Seat[];
  /** In whose turn each step was made, with a number that no two turns of a seat share; null between turns. */
  turns: ([Seat, number] | null)[];
  points: number[][];
  deeds: string[];
  over: boolean;
}
