/** A quiz on an open page: loaded when the island starts, polled if `refresh` is set, updated after answers. */
import { useCallback, useEffect, useState } from 'react';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import type { UserAnswers } from '../quiz.ts';
import type { ShownQuiz } from '../shown-quiz.ts';
import type { RefusalCode } from '../validate-answers.ts';
import { loadQuiz, sendAnswers } from './quiz-service.ts';
import { withUpdate } from './with-update.ts';

export interface LiveQuiz {
  quiz: ShownQuiz;
  /** Returns the reason when the answers were refused or not sent; null when they are counted. */
  send(answers: UserAnswers[]): Promise<RefusalCode | 'failed' | null>;
}

export function useQuiz(served: ShownQuiz, service: string): LiveQuiz {
  const [quiz, setQuiz] = useState(served);
  const { id, refresh } = served;

  useEffect(() => {
    const left = new AbortController();
    let isLogged = false;
    const load = async (signal: AbortSignal): Promise<void> => {
      try {
        const news = await loadQuiz(service, id, signal);
        if (news) setQuiz((shown) => withUpdate(shown, news));
        isLogged = false;
      } catch (error) {
        if (!left.signal.aborted && !isLogged) console.warn(`The quiz ${id} could not be loaded.`, error);
        isLogged = true;
        throw error;
      }
    };
    if (refresh) poll(load, { everyMs: liveRefreshMs, until: left.signal });
    else load(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [id, refresh, service]);

  const send = useCallback(
    async (answers: UserAnswers[]) => {
      try {
        const sent = await sendAnswers(service, id, answers);
        if (sent.kind === 'refused') return sent.code;
        setQuiz((shown) => withUpdate(shown, sent.news));
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
