import type { RefusalCode } from '../answers/validate-answers.ts';
import type { ShownQuiz } from '../shown-quiz.ts';

/** A quiz on its own page, for readers without JavaScript, in this reader's state. */
export interface QuizPageData {
  quiz: ShownQuiz;
  /** Path of the story to return to; '' if unknown. */
  back: string;
  refusal: RefusalCode | null;
  /** Ids of the questions whose answers the reader is changing. */
  changing: string[];
}
