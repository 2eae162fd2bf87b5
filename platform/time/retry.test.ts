import { describe, expect, it } from 'vitest';
import { retry } from './retry.server.ts';

const settings = { signal: new AbortController().signal, onFailure: () => undefined, firstPauseMs: 1 };

function failing(times: number): () => Promise<string> {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Error(`${left} failures left`);
    return 'done';
  };
}

describe('retry', () => {
  it('continues until it succeeds, with longer pauses', async () => {
    const pauses: number[] = [];
    const onFailure = (_: unknown, pauseMs: number) => void pauses.push(pauseMs);
    expect(await retry(failing(3), { ...settings, onFailure })).toBe('done');
    expect(pauses).toEqual([1, 2, 4]);
  });

  it('fails immediately for an error that is not transient', async () => {
    const isPassing = (error: unknown) => String(error).includes('2 failures');
    await expect(retry(failing(3), { ...settings, isTransient: isPassing })).rejects.toThrow(
      '1 failures left',
    );
  });

  it('ends with the last failure when it is aborted', async () => {
    const stopping = new AbortController();
    const tried = retry(failing(3), {
      ...settings,
      signal: stopping.signal,
      firstPauseMs: 60_000,
      onFailure: () => stopping.abort(),
    });
    await expect(tried).rejects.toThrow('2 failures left');
  });
});
