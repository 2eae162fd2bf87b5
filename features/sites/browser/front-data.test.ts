import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '#platform/http/answers/visible-page.fixture.ts';

const fetched = vi.fn<typeof fetch>();
let answer: object;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.resetModules();
  stubPage('telex');
  answer = { trendingTags: [] };
  fetched.mockReset().mockImplementation(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = () => import('./front-data.ts');
const staying = new AbortController().signal;

describe('front data', () => {
  it('is requested every 15 s from one URL, the same for all readers of a site [LIVE-10] [S15]', async () => {
    const { onFrontData } = await open();
    await advance(20_000);
    expect(fetched).not.toHaveBeenCalled();
    onFrontData(() => undefined, staying);
    await advance(30_000);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(3).fill('/api/frontend/refresh'));
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({ accept: 'application/json', 'x-site': 'telex' });
    expect(fetched.mock.lastCall?.[1]?.cache).toBeUndefined();
  });

  it('is requested once for all listeners, and passed to the next page’s listeners at once [LIVE-10]', async () => {
    const { onFrontData } = await open();
    const [first, second, later] = [vi.fn(), vi.fn(), vi.fn()];
    const page = new AbortController();
    onFrontData(first, page.signal);
    onFrontData(second, page.signal);
    await advance(0);
    expect([fetched, first, second].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
    page.abort();
    onFrontData(later, staying);
    expect(later).toHaveBeenCalledExactlyOnceWith({ trendingTags: [] });
    await advance(15_000);
    expect([fetched, first, later].map((one) => one.mock.calls.length)).toEqual([2, 1, 2]);
  });

  it('is not requested early for a listener added while requests fail [S15]', async () => {
    const { onFrontData } = await open();
    fetched.mockRejectedValue(new TypeError('no network'));
    onFrontData(() => undefined, staying);
    await advance(0);
    onFrontData(() => undefined, staying);
    await advance(20_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await advance(10_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not requested without listeners', async () => {
    const { onFrontData } = await open();
    const page = new AbortController();
    onFrontData(() => undefined, page.signal);
    await advance(0);
    page.abort();
    await advance(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('of one site is not passed to listeners on another', async () => {
    const { onFrontData } = await open();
    onFrontData(() => undefined, staying);
    await advance(0);
    document.body.dataset.site = 'g7';
    answer = { trendingTags: [{ slug: 'penz', name: 'pénz' }] };
    const there = vi.fn();
    onFrontData(there, staying);
    expect(there).not.toHaveBeenCalled();
    await advance(0);
    expect(there).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('is not requested by crawlers, which index the page as served [S21]', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    const { onFrontData } = await open();
    onFrontData(() => undefined, staying);
    await advance(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reaches the other listeners when one throws', async () => {
    const { onFrontData } = await open();
    const listener = vi.fn();
    onFrontData(() => {
      throw new Error('not mine');
    }, staying);
    onFrontData(listener, staying);
    await advance(15_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is requested again later after a failure, which changes nothing [S15]', async () => {
    const { onFrontData } = await open();
    const listener = vi.fn();
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    onFrontData(listener, staying);
    await advance(29_000);
    expect([fetched.mock.calls.length, listener.mock.calls.length]).toEqual([1, 0]);
  });
});
