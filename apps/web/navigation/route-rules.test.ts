import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayloadRules, fetchRules, noRules, type RouteMatcher, rulesFor } from './route-rules.ts';

const matcher: RouteMatcher = {
  static: { '/shop': { payload: false } },
  wildcard: { '/api': { payload: false } },
  dynamic: { '^/nyomtat/\\d+$': { payload: false } },
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('route rules of a path', () => {
  it.each([
    ['/shop', { payload: false }],
    ['/shop/x', {}],
    ['/api', { payload: false }],
    ['/api/docs', { payload: false }],
    ['/apia', {}],
    ['/nyomtat/12', { payload: false }],
    ['/', {}],
  ])('%s has %o [BUILD-01]', (path, expected) => {
    expect(rulesFor(matcher, path)).toEqual(expected);
  });

  it.each(['{}', '{"static":null}', '{"static":{},"wildcard":{},"dynamic":{"(":{}}}'])(
    'are empty if the matcher is broken, with a console warning: %s [BUILD-03]',
    (broken) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(rulesFor(JSON.parse(broken), '/x')).toEqual({});
      expect(warned).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['is not there', async () => new Response('', { status: 404 })],
    ['is no JSON', async () => new Response('<html>')],
    ['does not come', async () => Promise.reject(new TypeError('offline'))],
  ])('are empty when the manifest %s, with a console warning only [BUILD-02]', async (_how, answer) => {
    vi.stubGlobal('fetch', answer);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await fetchRules('b1')).toBe(noRules);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('are empty when the connection is silent for three seconds: a click waits for them', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const silence = new AbortController();
    const timed = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(silence.signal);
    vi.stubGlobal('fetch', silentFetch);
    const rules = fetchRules('b1');
    silence.abort();
    expect(await rules).toBe(noRules);
    expect(timed).toHaveBeenCalledExactlyOnceWith(3_000);
    expect(warned).toHaveBeenCalledOnce();
  });
});

/** Of a connection that never answers. */
function silentFetch(_address: string, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

describe('pages without a payload', () => {
  it('are known from the manifest, which is fetched once', async () => {
    const fetched = vi.fn(async () => Response.json({ matcher }));
    vi.stubGlobal('fetch', fetched);
    const rules = createPayloadRules('b1');
    const shop = new URL('https://lap.hu/shop');
    expect(rules.hasPayload(shop)).toBe(true);
    await Promise.all([rules.load(), rules.load()]);
    expect(rules.hasPayload(shop)).toBe(false);
    expect(rules.hasPayload(new URL('https://lap.hu/cikk?api'))).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('are asked for again half a minute after a failure, not with each link', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetched = vi.fn(async () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetched);
    const rules = createPayloadRules('b1');
    await Promise.all([rules.load(), rules.load()]);
    await rules.load();
    expect(fetched).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', async () => Response.json({ matcher }));
    vi.advanceTimersByTime(30_000);
    await rules.load();
    expect(rules.hasPayload(new URL('https://lap.hu/shop'))).toBe(false);
  });
});
