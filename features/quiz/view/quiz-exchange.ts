/** Loads a quiz and sends answers to it, at the same time too: a reader may answer before the first load has arrived. */

import type { RefusalCode } from '../answers/validate-answers.ts';
import type { UserAnswers } from '../quiz.ts';
import { loadQuiz, type QuizUpdate, sendAnswers } from './quiz-service.ts';

export interface QuizExchange {
  load(until: AbortSignal): Promise<void>;
  /** Returns the reason when the answers were refused or not sent; null when they are counted. */
  send(answers: UserAnswers[]): Promise<RefusalCode | 'failed' | null>;
}

/** @param show Receives each update, none of them older than answers of this reader. */
export function createQuizExchange(
  service: string,
  id: string,
  show: (news: QuizUpdate) => void,
): QuizExchange {
  let counted = 0;
  return {
    async load(until) {
      const before = counted;
      const news = await loadQuiz(service, id, until);
      // It may lack answers that were counted meanwhile, whose reply has the whole quiz.
      if (news && before === counted) show(news);
    },
    async send(answers) {
      try {
        const sent = await sendAnswers(service, id, answers);
        if (sent.kind === 'refused') return sent.code;
        counted += 1;
        show(sent.news);
        return null;
      } catch (error) {
        console.warn(`The quiz ${id} could not be answered.`, error);
        return 'failed';
      }
    },
  };
}
