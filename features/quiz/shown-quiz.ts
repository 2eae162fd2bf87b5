/** A quiz as a page shows it to one reader: plain data, the same in the server's HTML and in the browser. */
import type { Display, Option, Quiz, UserAnswers } from './quiz.ts';

export interface ShownQuiz {
  id: string;
  title: string;
  language: Quiz['language'];
  complex: boolean;
  refresh: boolean;
  questions: ShownQuestion[];
  userAnswers: UserAnswers[];
}

export interface ShownQuestion {
  id: string;
  question: string;
  description: string;
  displayAs: Display;
  picture: ShownPicture | null;
  /** Closing time as text; '' when there is none. */
  closes: string;
  closed: boolean;
  /** Ids of answers; empty while the reader may not know them, or when no answer is right or wrong. */
  rightAnswers: string[];
  options: Option[];
  responseCount: number;
  answers: ShownAnswer[];
}

export interface ShownAnswer {
  id: string;
  title: string;
  description: string;
  picture: ShownPicture | null;
  answerCount: number;
  average: number | null;
}

export interface ShownPicture {
  src: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
}

export function isAnsweredBy(quiz: ShownQuiz, { id }: ShownQuestion): boolean {
  return quiz.userAnswers.some(({ questionId }) => questionId === id);
}

export function hasPictures({ answers }: ShownQuestion): boolean {
  return answers.some(({ picture }) => picture !== null);
}
