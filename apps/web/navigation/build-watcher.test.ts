import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuilds } from './build-watcher.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { hidden: true, addEventListener: () => undefined });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('learns of another build, and stays with its own where no server answers', async () => {
  const builds = watchBuilds('mine');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect([await builds.check(), builds.isOutdated()]).toEqual([false, false]);
  fetched.mockResolvedValueOnce(Response.json({ id: 'mine' }));
  expect([await builds.check(), builds.isOutdated()]).toEqual([true, false]);
  fetched.mockResolvedValueOnce(Response.json({ id: 'other' }));
  expect([await builds.check(), builds.isOutdated()]).toEqual([true, true]);
});

it('gives a request up that nobody answers, so that the next one follows', async () => {
  const given = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  fetched.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const checked = watchBuilds('mine').check();
  given.abort();
  expect(await Promise.race([checked, new Promise((done) => setTimeout(done, 100, 'waits'))])).toBe(false);
  expect(timeout).toHaveBeenCalledWith(10_000);
});
