import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './poll.ts';
import { stubPage, type VisiblePage } from './visible-page.fixture.ts';

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

/** Without a lot drawn the pause is what was asked for. */
function every15s(answer: () => Promise<unknown> = async () => undefined, lot = 0.5) {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  const ask = vi.fn<(signal: AbortSignal) => Promise<unknown>>(answer);
  return { ask, askNow: poll(ask, { everyMs: 15_000, until: left.signal }) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a question that is asked again and again', () => {
  it('is asked at once and every 15 s, and no more once it is given up [S15] [LIVE-10]', async () => {
    const { ask } = every15s();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(14_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    left.abort();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    [0, 13_500],
    [1, 16_500],
  ])('comes a tenth earlier or later, by lot: %d [S15]', async (lot, ms) => {
    const { ask } = every15s(undefined, lot);
    await pass(ms - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked less and less often while nothing comes, every five minutes at last, and then as before [S15]', async () => {
    let isDown = true;
    const asked: number[] = [];
    const start = Date.now();
    every15s(async () => {
      asked.push(Math.round((Date.now() - start) / 1000));
      if (isDown) throw new Error('503');
    });
    await pass(15 * 60_000);
    expect(asked).toEqual([0, 30, 90, 210, 450, 750]);
    isDown = false;
    await pass(150_000 + 15_000);
    expect(asked.slice(-2)).toEqual([1050, 1065]);
  });

  it('does not wait for an answer for ever', async () => {
    const { ask } = every15s();
    ask.mockImplementation((signal) => new Promise((_, refuse) => signal.addEventListener('abort', refuse)));
    await pass(15_000);
    const signal = ask.mock.lastCall?.[0];
    expect(signal?.aborted).toBe(false);
    left.abort();
    expect(signal?.aborted).toBe(true);
  });

  it('rests in a hidden tab, and is asked when its time has come and the tab is seen [S15]', async () => {
    const { ask } = every15s();
    await pass(5_000);
    page.hide();
    await pass(5_000);
    page.show();
    await pass(4_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    page.hide();
    await pass(29_000);
    expect(ask).toHaveBeenCalledTimes(2);
    page.show();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('begins again at once when the tab was hidden for more than 30 s, however often it failed [LIVE-11]', async () => {
    const { ask } = every15s(() => Promise.reject(new Error('503')));
    await pass(10 * 60_000);
    const before = ask.mock.calls.length;
    page.hide();
    await pass(31_000);
    page.show();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(before + 1);
  });

  it('is asked when the network is back, and when somebody wants to know now', async () => {
    const { ask, askNow } = every15s();
    await pass(1_000);
    page.comeOnline();
    await pass(0);
    askNow();
    askNow();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(3);
    await pass(15_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('asks nothing in a tab that was never seen', async () => {
    page.hide();
    const { ask } = every15s();
    await pass(60_000);
    expect(ask).not.toHaveBeenCalled();
    page.show();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
