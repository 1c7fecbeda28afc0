// What the analysis of a finished match tells the browser: study.py and the report of pentarchy.analysis.
import type { Area, Choice, Ending, Parts, Player, Seat } from "./protocol.d.ts";

export type Both = Record<string, string>;
export type Answer = [Seat, string];

/** From, to, how many: see analysis/moves.py. */
export type Move = [from: string, to: string, n: number];

export interface Looked {
  action: string;
  text: Both;
  chance: number;
}

export interface Step {
  seat: Seat;
  turn: number;
  action: string;
  text: Both;
  options: number;
  loss?: number;
  best?: string;
  answers?: Looked[];
  why?: { reasons: { text: Both; chance: number }[]; counted: Both };
  hidden?: boolean;
  /** What happened where something was drawn or shown. */
  came?: Record<string, string[]>;
  moves?: Move[];
  line?: { seat: Seat; action: string; text: Both; moves?: Move[] }[];
}

export interface Moment {
  step: number;
  seat: Seat;
  turn: number;
  kind: "slip" | "find" | "luck";
  before: number;
  after: number;
  hidden: boolean;
  text: Both;
}

export interface Report {
  seats: string[];
  result: { scores: number[]; winners: Seat[] };
  chances: number[][];
  steps: Step[];
  moments: Moment[];
  accuracy: (number | null)[];
  luck: number[];
  /** What the figures rest on, a few sentences. */
  basis: Record<string, string[]>;
}

export interface Board {
  step: number;
  line: Answer[];
  seat: Seat | null;
  asked: Seat | null;
  areas: Area[];
  parts: Parts;
  prompt: string;
  choices: Choice[];
  players: Player[];
  chances: number[];
  over: Ending | null;
}

export interface Remark {
  id: string;
  author: string;
  step: number;
  line: Answer[];
  text: string;
  mine: boolean;
}
