/** A quiz, what a reader says to it, and what may be seen of it. Counts are those of all readers. */
import type { ImageRef } from '#features/media/public.ts';

/** `pictures` is a `single` whose answers are pictures; on a `scale` every answer is given one of the options. */
export const displays = ['single', 'multiple', 'scale', 'pictures'] as const;
export type Display = (typeof displays)[number];

/** What the database knows, of which a reader is shown what is due. */
export interface Quiz {
  id: string;
  title: string;
  language: 'hu' | 'en';
  /** All questions are answered at once. */
  complex: boolean;
  /** Open pages ask for it again and again [QUIZ-10]. */
  refresh: boolean;
  questions: Question[];
}

export interface Question {
  /** Of the database; readers know it by its name. */
  number: number;
  name: string;
  question: string;
  displayAs: Display;
  image: ImageRef | null;
  description: string;
  /** Unix seconds; null for one that never closes. */
  activeTo: number | null;
  /** Names of answers; none where nothing is right or wrong. */
  rightAnswers: string[];
  options: Option[];
  answers: Answer[];
  /** How many readers answered. */
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

/** What a reader says to one question; `optionId` only on a scale [QUIZ-02]. */
export interface UserAnswers {
  questionId: string;
  responses: { answerId: string; optionId: string | null }[];
}

/** [QUIZ-03] */
export function isAnswerable({ activeTo }: Pick<Question, 'activeTo'>, now: number): boolean {
  return activeTo === null || now < activeTo;
}

/** Nobody sees what is right before answering, or before it is too late to [S10]. */
export function isRevealed(question: Question, isAnswered: boolean, now: number): boolean {
  return isAnswered || !isAnswerable(question, now);
}

/**
 * A simple quiz is answered with any of its questions; a complex one with as many as have no right answer [QUIZ-04]:
 * those whose right answer everybody may see by now ask nobody any more.
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

/** Per cent with one decimal [QUIZ-11]: `shareOf(1, 3)` → 33.3; of nothing it is 0. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
}

/** Of what was given on a scale, with one decimal [QUIZ-11]; null where nothing was. */
export function averageOf({ answerCount, sum }: { answerCount: number; sum: number }): number | null {
  return sum === 0 ? null : Math.round((sum / answerCount) * 10) / 10;
}
