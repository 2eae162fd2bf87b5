import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function requestWith(method: string, ...answers: (number | 'lost')[]) {
  const left = new AbortController();
  let requests = 0;
  const send = async (): Promise<Response> => {
    const answer = answers[requests] ?? 200;
    requests += 1;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response('', { status: answer });
  };
  const outcome = fetchWithRetry(send, { method, signal: left.signal }).then(
    ({ status }) => status,
    () => 'lost' as const,
  );
  await vi.runAllTimersAsync();
  return { outcome: await outcome, requests };
}

describe('a request to the site', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is retried after %i [BUILD-11]', async (status) => {
    expect(await requestWith('GET', status, 200)).toEqual({ outcome: 200, requests: 2 });
    expect(await requestWith('GET', status, status)).toEqual({ outcome: status, requests: 2 });
  });

  it.each([200, 400, 401, 403, 404, 422, 501])('is not retried after %i [BUILD-11]', async (status) => {
    expect(await requestWith('GET', status)).toEqual({ outcome: status, requests: 1 });
  });

  it('is retried after a network error [BUILD-11]', async () => {
    expect(await requestWith('GET', 'lost', 200)).toEqual({ outcome: 200, requests: 2 });
  });

  it.each(['POST', 'PATCH'])('is sent only once when it is not idempotent: %s [BUILD-11]', async (method) => {
    expect(await requestWith(method, 503)).toEqual({ outcome: 503, requests: 1 });
    expect(await requestWith(method, 'lost')).toEqual({ outcome: 'lost', requests: 1 });
  });

  it('is not retried once it was aborted', async () => {
    const left = new AbortController();
    const send = vi.fn(async () => {
      left.abort();
      return Promise.reject(new Error('given up'));
    });
    await expect(fetchWithRetry(send, { method: 'GET', signal: left.signal })).rejects.toThrow();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
