import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function askedWith(method: string, ...answers: (number | 'lost')[]) {
  const left = new AbortController();
  let asked = 0;
  const ask = async (): Promise<Response> => {
    const answer = answers[asked] ?? 200;
    asked += 1;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response('', { status: answer });
  };
  const outcome = askAgain(ask, { method, signal: left.signal }).then(
    ({ status }) => status,
    () => 'lost' as const,
  );
  await vi.runAllTimersAsync();
  return { outcome: await outcome, asked };
}

describe('a question to the site', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is asked again after %i [BUILD-11]', async (status) => {
    expect(await askedWith('GET', status, 200)).toEqual({ outcome: 200, asked: 2 });
    expect(await askedWith('GET', status, status)).toEqual({ outcome: status, asked: 2 });
  });

  it.each([200, 400, 401, 403, 404, 422, 501])('is not asked again after %i [BUILD-11]', async (status) => {
    expect(await askedWith('GET', status)).toEqual({ outcome: status, asked: 1 });
  });

  it('is asked again when its answer was lost [BUILD-11]', async () => {
    expect(await askedWith('GET', 'lost', 200)).toEqual({ outcome: 200, asked: 2 });
  });

  it.each(['POST', 'PATCH'])('is asked once when it changes something: %s [BUILD-11]', async (method) => {
    expect(await askedWith(method, 503)).toEqual({ outcome: 503, asked: 1 });
    expect(await askedWith(method, 'lost')).toEqual({ outcome: 'lost', asked: 1 });
  });

  it('is not asked again once nobody waits for it', async () => {
    const left = new AbortController();
    const ask = vi.fn(async () => {
      left.abort();
      return Promise.reject(new Error('given up'));
    });
    await expect(askAgain(ask, { method: 'GET', signal: left.signal })).rejects.toThrow();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
