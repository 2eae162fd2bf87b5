/** A game as pages show it: plain data, with times and results as text. */
import type { Language } from '#features/sites/public.ts';

export interface ShownGame {
  slug: string;
  title: string;
  description: string;
  language: Language;
  trial: boolean;
  link: { title: string; href: string } | null;
  state: ShownGameState;
  /** Questions that can be answered now, of all. */
  open: number;
  all: number;
  /** Some questions are scored. */
  hasResults: boolean;
  /** The next closing time as text; '' when no question is open. */
  nextClosing: string;
  /** When the game opens, as text; '' when it is open or has been. */
  opens: string;
  rules: ShownRule[];
}

/** `waiting`: for a start that has no time yet. `running`: nothing is open, some results are missing. */
export type ShownGameState = 'waiting' | 'soon' | 'open' | 'running' | 'finished';

/** Points for one kind of question. */
export interface ShownRule {
  kind: QuestionKind;
  steps: { points: number; condition: RuleCondition }[];
}

export type RuleCondition =
  | 'exact-score'
  | 'winner'
  | 'each-place'
  | 'whole-order'
  | 'district'
  | { within: number };

export type QuestionKind = 'match' | 'group-order' | 'district-winner' | 'list-share';

export interface ShownQuestion {
  id: string;
  kind: QuestionKind;
  /** Subject of the question: teams, a group, a district, a list. */
  title: string;
  /** Time and place; '' for none. */
  detail: string;
  state: 'waiting' | 'soon' | 'open' | 'closed' | 'scored';
  /** Seconds until it closes, at the time of rendering; null while that is not known. */
  closesIn: number | null;
  /** Closing time as text; '' where all questions close at once. */
  closes: string;
  factor: number;
  /** The result as text; '' while there is none. */
  result: string;
  /** The ticket's answer as text; '' without one. */
  tip: string;
  /** Points of the answer; null without an answer or a result. */
  points: number | null;
  /** Fields of the form; null unless the question is open. */
  input: QuestionInput | null;
}

/** With the values of the ticket, '' where there are none. */
export type QuestionInput =
  | { kind: 'score'; teams: readonly [string, string]; given: readonly [string, string] }
  | { kind: 'order'; teams: readonly { code: string; name: string }[]; given: string[] }
  | { kind: 'choice'; options: readonly { name: string; list: string }[]; given: string }
  | { kind: 'percent'; given: string };
