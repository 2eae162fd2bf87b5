import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage, type VisiblePage } from './answers/visible-page.fixture.ts';
import { poll } from './poll.ts';

let page: VisiblePage;
let left: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Polls without jitter by default. */
function every15s(answer: () => Promise<unknown> = async () => undefined, lot = 0.5) {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  const request = vi.fn<(signal: AbortSignal) => Promise<unknown>>(answer);
  return { request, pollNow: poll(request, { everyMs: 15_000, until: left.signal }) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('polling', () => {
  it('requests at once and every 15 s, and stops when it is aborted [S15] [LIVE-10]', async () => {
    const { request } = every15s();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(1);
    await pass(14_999);
    expect(request).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(request).toHaveBeenCalledTimes(2);
    left.abort();
    await pass(60_000);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each([
    [0, 13_500],
    [1, 16_500],
  ])('varies the interval randomly by a tenth: %d [S15]', async (lot, ms) => {
    const { request } = every15s(undefined, lot);
    await pass(ms - 1);
    expect(request).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('backs off while requests fail, up to five minutes, and then returns to the interval [S15]', async () => {
    let isDown = true;
    const seconds: number[] = [];
    const start = Date.now();
    every15s(async () => {
      seconds.push(Math.round((Date.now() - start) / 1000));
      if (isDown) throw new Error('503');
    });
    await pass(15 * 60_000);
    expect(seconds).toEqual([0, 30, 90, 210, 450, 750]);
    isDown = false;
    await pass(150_000 + 15_000);
    expect(seconds.slice(-2)).toEqual([1050, 1065]);
  });

  it('aborts a request', async () => {
    const { request } = every15s();
    request.mockImplementation(
      (signal) => new Promise((_, refuse) => signal.addEventListener('abort', refuse)),
    );
    await pass(15_000);
    const signal = request.mock.lastCall?.[0];
    expect(signal?.aborted).toBe(false);
    left.abort();
    expect(signal?.aborted).toBe(true);
  });

  it('pauses in a hidden tab, and requests when it is due and the tab is visible [S15]', async () => {
    const { request } = every15s();
    await pass(5_000);
    page.hide();
    await pass(5_000);
    page.show();
    await pass(4_999);
    expect(request).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(request).toHaveBeenCalledTimes(2);
    page.hide();
    await pass(29_000);
    expect(request).toHaveBeenCalledTimes(2);
    page.show();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('requests at once after more than 30 s in a hidden tab, also after failures [LIVE-11]', async () => {
    const { request } = every15s(() => Promise.reject(new Error('503')));
    await pass(10 * 60_000);
    const before = request.mock.calls.length;
    page.hide();
    await pass(31_000);
    page.show();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(before + 1);
  });

  it('requests when the network is back, and on demand', async () => {
    const { request, pollNow } = every15s();
    await pass(1_000);
    page.comeOnline();
    await pass(0);
    pollNow();
    pollNow();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(3);
    await pass(15_000);
    expect(request).toHaveBeenCalledTimes(4);
  });

  it('requests nothing in a tab that was never visible', async () => {
    page.hide();
    const { request } = every15s();
    await pass(60_000);
    expect(request).not.toHaveBeenCalled();
    page.show();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
