/** A quiz on an open page: asked for when it comes to life, again where it is lively, and when it is answered. */
import { useCallback, useEffect, useState } from 'react';
import { poll } from '#platform/http/poll.ts';
import type { UserAnswers } from '../quiz.ts';
import type { RefusalCode } from '../read-answers.ts';
import type { ShownQuiz } from '../shown-quiz.ts';
import { loadQuiz, sendAnswers } from './quiz-service.ts';
import { withNews } from './with-news.ts';

const refreshMs = 15_000;

export interface LiveQuiz {
  quiz: ShownQuiz;
  /** Why answers were not taken. */
  send(answers: UserAnswers[]): Promise<RefusalCode | 'failed' | null>;
}

export function useQuiz(served: ShownQuiz, service: string): LiveQuiz {
  const [quiz, setQuiz] = useState(served);
  const { id, refresh } = served;

  useEffect(() => {
    const left = new AbortController();
    let isTold = false;
    const load = async (signal: AbortSignal): Promise<void> => {
      try {
        const news = await loadQuiz(service, id, signal);
        if (news) setQuiz((shown) => withNews(shown, news));
        isTold = false;
      } catch (error) {
        if (!left.signal.aborted && !isTold) console.warn(`The quiz ${id} did not come.`, error);
        isTold = true;
        throw error;
      }
    };
    if (refresh) poll(load, { everyMs: refreshMs, until: left.signal });
    else load(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [id, refresh, service]);

  const send = useCallback(
    async (answers: UserAnswers[]) => {
      try {
        const sent = await sendAnswers(service, id, answers);
        if (sent.kind === 'refused') return sent.code;
        setQuiz((shown) => withNews(shown, sent.news));
        return null;
      } catch (error) {
        console.warn(`The answers to the quiz ${id} did not go.`, error);
        return 'failed';
      }
    },
    [id, service],
  );
  return { quiz, send };
}
