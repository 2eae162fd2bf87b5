import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAtOwnAddress, reloadWhenReachable } from './offline-retry.ts';

const reload = vi.fn();
let page: EventTarget;
let statuses: (number | null)[];
let requests: RequestInit[];
let until: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  page = new EventTarget();
  [statuses, requests, until] = [[], [], new AbortController()];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, body: { dataset: {} } }));
  vi.stubGlobal('location', { href: 'https://lap.example/hid', pathname: '/hid', reload });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    requests.push(init);
    const status = statuses.shift();
    if (status === null || status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  });
});
afterEach(() => {
  until.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the offline page in the place of another one', () => {
  it('gives way when the server answers, also with a missing page', async () => {
    for (const status of [200, 404]) {
      statuses = [status];
      const one = new AbortController();
      reloadWhenReachable(one.signal);
      await vi.advanceTimersByTimeAsync(5_000);
      one.abort();
    }
    expect(reload).toHaveBeenCalledTimes(2);
    expect(requests).toMatchObject([{ method: 'HEAD', cache: 'no-store' }, { method: 'HEAD' }]);
  });

  it('does not ask at once, and asks less and less often while nobody answers', async () => {
    reloadWhenReachable(until.signal);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
    // The pauses are about 10, 20 and 40 seconds.
    await vi.advanceTimersByTimeAsync(8_900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_200);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while the server is down, and gives way when it is back', async () => {
    statuses = [503, 500, 200];
    // A page that is loaded again is another one.
    reload.mockImplementation(() => until.abort());
    reloadWhenReachable(until.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the browser says that it is online', async () => {
    statuses = [200];
    reloadWhenReachable(until.signal);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks no more after it was left', async () => {
    reloadWhenReachable(until.signal);
    until.abort();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(0);
  });
});

describe('the address of the offline page itself', () => {
  it.each([
    ['/offline', undefined, true],
    ['/g7/offline', '/g7', true],
    ['/offline', '/g7', false],
    ['/hid', undefined, false],
    ['/offline/hid', undefined, false],
  ])('%s below %s: %s', (pathname, path, isOwn) => {
    vi.stubGlobal('location', { pathname });
    vi.stubGlobal('document', { body: { dataset: path === undefined ? {} : { path } } });
    expect(isAtOwnAddress()).toBe(isOwn);
  });
});
