/** Loading a quiz and answering it at the same time: what the reader has answered stays answered. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quizCookie } from '../quiz-cookie.ts';
import { createQuizExchange, type QuizExchange } from './quiz-exchange.ts';

const own = [{ questionId: 'folyo', responses: [{ answerId: 'duna', optionId: null }] }];
const until = new AbortController().signal;
const newsWith = (userAnswers: unknown) => ({ data: { news: { quiz: { questions: [] }, userAnswers } } });
const refusal = { errors: [{ message: 'closed', extensions: { code: 'QUESTION_CLOSED' } }] };

/** Answers requests in the order in which they were sent. */
let replies: ((body: unknown) => void)[];
let shown: unknown[];
let quiz: QuizExchange;

beforeEach(() => {
  [replies, shown] = [[], []];
  vi.stubGlobal('document', { cookie: quizCookie('a'.repeat(24), true) });
  vi.stubGlobal('fetch', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    replies.push(resolve);
    return Response.json(await promise);
  });
  quiz = createQuizExchange('/kviz', 'hidak', ({ userAnswers }) => shown.push(userAnswers));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(['before', 'after'])(
  'a load that started %s the answers were sent does not undo them',
  async (when) => {
    const early = when === 'before' && quiz.load(until);
    const sending = quiz.send(own);
    const loading = early || quiz.load(until);
    const [first, second] = replies;
    const [replyLoad, replySend] = early ? [first, second] : [second, first];
    replySend?.(newsWith(own));
    expect(await sending).toBeNull();
    replyLoad?.(newsWith([]));
    await loading;
    expect(shown).toEqual([own]);
  },
);

it('a load that started after the answers were counted is shown', async () => {
  const sending = quiz.send(own);
  replies[0]?.(newsWith(own));
  await sending;
  const loading = quiz.load(until);
  replies[1]?.(newsWith(own));
  await loading;
  expect(shown).toEqual([own, own]);
});

it('refused answers lose no load: it may be the only one', async () => {
  const loading = quiz.load(until);
  const sending = quiz.send(own);
  replies[1]?.(refusal);
  expect(await sending).toBe('QUESTION_CLOSED');
  replies[0]?.(newsWith([]));
  await loading;
  expect(shown).toEqual([[]]);
});

it('answers that did not go are reported as failed, with a console warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await quiz.send(own)).toBe('failed');
  expect(warned).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});
