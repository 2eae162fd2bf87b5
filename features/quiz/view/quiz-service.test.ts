/** The browser's client of the quiz service: tokens, refusals, failures [QUIZ-05] [QUIZ-12]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizCookie, quizTokenIn } from '../quiz-cookie.ts';
import { loadQuiz, sendAnswers } from './quiz-service.ts';

const news = { quiz: { questions: [] }, userAnswers: [] };
const [oldToken, newToken] = ['a'.repeat(24), 'b'.repeat(24)];
const signal = new AbortController().signal;

let cookies: Map<string, string>;
let asked: { address: string; token: string | null }[];
/** By token. */
let answers: Record<string, { status?: number; body: unknown }>;
let tokenStatus: number;

beforeEach(() => {
  [cookies, asked, answers, tokenStatus] = [new Map(), [], {}, 200];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie(): string {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    },
  });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers?: Record<string, string> }) => {
    const token = headers?.authorization?.replace('Bearer ', '') ?? null;
    asked.push({ address, token });
    if (token === null) return new Response(newToken, { status: tokenStatus });
    const { status = 200, body } = answers[token] ?? { status: 401, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const setToken = (token: string): void => {
  const [name = '', value = ''] = quizCookie(token, true).split(';')[0]?.split('=') ?? [];
  cookies.set(name, value);
};
const tokens = () => asked.map(({ token }) => token);

describe('a quiz', () => {
  it('is loaded with the token of the browser', async () => {
    setToken(oldToken);
    answers[oldToken] = { body: { data: { news } } };
    expect(await loadQuiz('/kviz', 'hidak', signal)).toEqual(news);
    expect(tokens()).toEqual([oldToken]);
  });

  it('asks for a token first where there is none, and keeps it', async () => {
    answers[newToken] = { body: { data: { news } } };
    await loadQuiz('/kviz', 'hidak', signal);
    await loadQuiz('/kviz', 'hidak', signal);
    expect(asked[0]?.address).toBe('/kviz/api/functions/get-quiz-token');
    expect(tokens()).toEqual([null, newToken, newToken]);
    expect(quizTokenIn(document.cookie)).toBe(newToken);
  });

  it('asks once for all quizzes of a page', async () => {
    answers[newToken] = { body: { data: { news } } };
    await Promise.all(['a', 'b', 'c'].map((id) => loadQuiz('/kviz', id, signal)));
    expect(tokens().filter((token) => token === null)).toHaveLength(1);
  });

  it('replaces a token that is no longer valid, once', async () => {
    setToken(oldToken);
    answers[newToken] = { body: { data: { news } } };
    expect(await loadQuiz('/kviz', 'hidak', signal)).toEqual(news);
    expect(tokens()).toEqual([oldToken, null, newToken]);
    answers = {};
    await expect(loadQuiz('/kviz', 'hidak', signal)).rejects.toThrow('401');
    expect(tokens().slice(3)).toEqual([newToken, null, newToken]);
  });

  it('that no longer exists is null', async () => {
    setToken(oldToken);
    answers[oldToken] = { body: { data: { news: null } } };
    expect(await loadQuiz('/kviz', 'nincs', signal)).toBeNull();
  });

  it('is not loaded where no token is given', async () => {
    tokenStatus = 503;
    await expect(loadQuiz('/kviz', 'hidak', signal)).rejects.toThrow('answered 503');
    expect(cookies.size).toBe(0);
  });
});

describe('answers', () => {
  const send = () => sendAnswers('/kviz', 'hidak', []);
  beforeEach(() => setToken(oldToken));

  it('are counted, or refused with a reason', async () => {
    answers[oldToken] = { body: { data: { news } } };
    expect(await send()).toEqual({ kind: 'news', news });
    answers[oldToken] = {
      body: { errors: [{ message: 'closed', extensions: { code: 'QUESTION_CLOSED' } }] },
    };
    expect(await send()).toEqual({ kind: 'refused', code: 'QUESTION_CLOSED' });
  });

  it.each([
    [{ body: { errors: [{ message: 'syntax' }] } }, 'syntax'],
    [{ body: {} }, 'sent no answer'],
    [{ status: 429, body: {} }, 'answered 429'],
  ])('fail where the service says nothing useful: %j', async (answer, why) => {
    answers[oldToken] = answer;
    await expect(send()).rejects.toThrow(why);
  });
});
