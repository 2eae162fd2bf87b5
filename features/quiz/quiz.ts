/** A quiz, readers' answers, and rules of visibility. Counts are those of all readers. */
import type { ImageRef } from '#features/media/public.ts';

/** `pictures` is a `single` whose answers are pictures; on a `scale` every answer is given one of the options. */
export const displays = ['single', 'multiple', 'scale', 'pictures'] as const;
export type Display = (typeof displays)[number];

/** A quiz as stored, including data that a reader may not see yet. */
export interface Quiz {
  id: string;
  title: string;
  language: 'hu' | 'en';
  /** All questions are answered at once. */
  complex: boolean;
  /** Open pages poll it [QUIZ-10]. */
  refresh: boolean;
  questions: Question[];
}

export interface Question {
  /** Database id; in the API a question is identified by its name. */
  number: number;
  name: string;
  question: string;
  displayAs: Display;
  image: ImageRef | null;
  description: string;
  /** Unix seconds; null for a question that never closes. */
  activeTo: number | null;
  /** Names of answers; empty when no answer is right or wrong. */
  rightAnswers: string[];
  options: Option[];
  answers: Answer[];
  /** Number of readers who answered. */
  responseCount: number;
}

export interface Option {
  id: string;
  title: string;
}

export interface Answer {
  name: string;
  title: string;
  image: ImageRef | null;
  description: string;
  answerCount: number;
  sum: number;
}

/** A reader's answer to one question; `optionId` only on a scale [QUIZ-02]. */
export interface UserAnswers {
  questionId: string;
  responses: { answerId: string; optionId: string | null }[];
}

/** True before the closing time [QUIZ-03]. */
export function isAnswerable({ activeTo }: Pick<Question, 'activeTo'>, now: number): boolean {
  return activeTo === null || now < activeTo;
}

/** The right answer is hidden until the reader has answered or the question is closed [S10]. */
export function isRevealed(question: Question, isAnswered: boolean, now: number): boolean {
  return isAnswered || !isAnswerable(question, now);
}

/**
 * A simple quiz is complete with an answer to any question; a complex one with answers to all questions without a right
 * answer [QUIZ-04]. Questions whose right answer is public by now no longer count.
 */
export function isQuizAnswered(quiz: Quiz, answers: readonly UserAnswers[], now: number): boolean {
  if (!quiz.complex) return answers.length > 0;
  const asking = quiz.questions.filter(({ rightAnswers, activeTo }) => {
    const hasRightAnswer = rightAnswers.length > 0 && !isAnswerable({ activeTo }, now);
    return !hasRightAnswer;
  });
  const names = new Set(asking.map(({ name }) => name));
  return answers.filter(({ questionId }) => names.has(questionId)).length === asking.length;
}

/** Per cent with one decimal [QUIZ-11]: `shareOf(1, 3)` → 33.3; 0 when the total is 0. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
}

/** Average of a scale with one decimal [QUIZ-11]; null without answers. */
export function averageOf({ answerCount, sum }: { answerCount: number; sum: number }): number | null {
  return sum === 0 ? null : Math.round((sum / answerCount) * 10) / 10;
}
