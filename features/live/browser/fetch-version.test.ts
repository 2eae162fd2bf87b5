import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchVersion } from './fetch-version.ts';

const address = '/api/articles/egyben-viszik-at-a-remiz-tetejet/version';
const fetched = vi.fn<typeof fetch>();
const staying = new AbortController().signal;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: string, status = 200) =>
  fetched.mockImplementation(async () => new Response(body, { status }));

describe('the version of a live page', () => {
  it('is requested without cookies, so that one response serves all readers [LIVE-03] [S15]', async () => {
    answerWith('{"v":7}');
    expect(await fetchVersion(address, staying)).toBe(7);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('may be 0, which is a version like any other', async () => {
    answerWith('{"v":0}');
    expect(await fetchVersion(address, staying)).toBe(0);
  });

  it.each([
    ['text instead of a number', '{"v":"7"}'],
    ['no version', '{}'],
    ['null instead of a number', '{"v":null}'],
    ['a list', '[7]'],
  ])('is not read from %s: the shown page stays as it is [LIVE-05]', async (_what, body) => {
    answerWith(body);
    await expect(fetchVersion(address, staying)).rejects.toThrow('returned no version');
  });

  it.each([
    ['a page of a proxy', '<html><title>Sign in</title></html>'],
    ['half a response', '{"v":'],
    ['null', 'null'],
    ['nothing', ''],
  ])('is not read from %s either', async (_what, body) => {
    answerWith(body);
    await expect(fetchVersion(address, staying)).rejects.toThrow();
  });

  it.each([404, 429, 500, 503])('is not read from a response with the status %i', async (status) => {
    answerWith('{"v":8}', status);
    await expect(fetchVersion(address, staying)).rejects.toThrow(`${address}: ${status}`);
  });

  it('is given up when the reader leaves the page', async () => {
    const page = new AbortController();
    fetched.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const asked = fetchVersion(address, page.signal);
    page.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  });
});
