/** Interface texts of a quiz, in the language of the story. An island has one language, which saves 0.5 kB. */
import type { RefusalCode } from '../answers/validate-answers.ts';

export interface QuizWords {
  label: string;
  submit: string;
  submitAll: string;
  sending: string;
  change: string;
  cancel: string;
  closes(when: string): string;
  closed: string;
  several: string;
  responses(count: number): string;
  percent(share: number): string;
  votes(count: number): string;
  average(average: number): string;
  noAverage: string;
  own: string;
  ownGrade(option: string): string;
  right: string;
  wrong: string;
  score(right: number, all: number): string;
  thanks: string;
  failed: string;
  refused: Readonly<Record<RefusalCode, string>>;
  back: string;
}
