import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '#platform/http/visible-page.fixture.ts';

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

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = () => import('./front-data.ts');
const staying = new AbortController().signal;

describe('front data', () => {
  it('is asked for every 15 s at one address, the same for all readers of a site [LIVE-10] [S15]', async () => {
    const { onFrontData } = await open();
    await pass(20_000);
    expect(fetched).not.toHaveBeenCalled();
    onFrontData(() => undefined, staying);
    await pass(30_000);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(3).fill('/api/frontend/refresh'));
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({ accept: 'application/json', 'x-site': 'telex' });
    expect(fetched.mock.lastCall?.[1]?.cache).toBeUndefined();
  });

  it('is asked for once, however many listen, and the next page’s listeners hear it at once [LIVE-10]', async () => {
    const { onFrontData } = await open();
    const [first, second, later] = [vi.fn(), vi.fn(), vi.fn()];
    const page = new AbortController();
    onFrontData(first, page.signal);
    onFrontData(second, page.signal);
    await pass(0);
    expect([fetched, first, second].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
    page.abort();
    onFrontData(later, staying);
    expect(later).toHaveBeenCalledExactlyOnceWith({ trendingTags: [] });
    await pass(15_000);
    expect([fetched, first, later].map((one) => one.mock.calls.length)).toEqual([2, 1, 2]);
  });

  it('is not asked for out of turn by who comes while answers fail [S15]', async () => {
    const { onFrontData } = await open();
    fetched.mockRejectedValue(new TypeError('no network'));
    onFrontData(() => undefined, staying);
    await pass(0);
    onFrontData(() => undefined, staying);
    await pass(20_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not asked for while nobody listens', async () => {
    const { onFrontData } = await open();
    const page = new AbortController();
    onFrontData(() => undefined, page.signal);
    await pass(0);
    page.abort();
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('of one site is not told on another', async () => {
    const { onFrontData } = await open();
    onFrontData(() => undefined, staying);
    await pass(0);
    document.body.dataset.site = 'g7';
    answer = { trendingTags: [{ slug: 'penz', name: 'pénz' }] };
    const there = vi.fn();
    onFrontData(there, staying);
    expect(there).not.toHaveBeenCalled();
    await pass(0);
    expect(there).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('is not asked for by a crawler, which is to see what the page says [S21]', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    const { onFrontData } = await open();
    onFrontData(() => undefined, staying);
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reaches the others when one listener fails', async () => {
    const { onFrontData } = await open();
    const heard = vi.fn();
    onFrontData(() => {
      throw new Error('not mine');
    }, staying);
    onFrontData(heard, staying);
    await pass(15_000);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('that does not come leaves everything as it is, and is asked for later [S15]', async () => {
    const { onFrontData } = await open();
    const heard = vi.fn();
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    onFrontData(heard, staying);
    await pass(29_000);
    expect([fetched.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
  });
});
