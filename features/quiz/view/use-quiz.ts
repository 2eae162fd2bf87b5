/** A quiz on an open page: loaded when the island starts, polled if `refresh` is set, updated after answers. */
import { useEffect, useState } from 'react';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import type { ShownQuiz } from '../shown-quiz.ts';
import { createQuizExchange, type QuizExchange } from './quiz-exchange.ts';
import { withUpdate } from './with-update.ts';

export interface LiveQuiz {
  quiz: ShownQuiz;
  send: QuizExchange['send'];
}

export function useQuiz(served: ShownQuiz, service: string): LiveQuiz {
  const [quiz, setQuiz] = useState(served);
  const { id, refresh } = served;
  const [exchange] = useState(() =>
    createQuizExchange(service, id, (news) => setQuiz((shown) => withUpdate(shown, news))),
  );

  useEffect(() => {
    const left = new AbortController();
    let isLogged = false;
    const load = async (signal: AbortSignal): Promise<void> => {
      try {
        await exchange.load(signal);
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
  }, [exchange, id, refresh]);

  return { quiz, send: exchange.send };
}
