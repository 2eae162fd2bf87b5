import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextStorage } from '#platform/browser/text-storage.ts';
import { compareWithAccount } from './compare-with-account.ts';
import { storiesIn } from './device-lists.ts';

const story = { path: '/hid', title: 'Híd', lead: '', image: '', language: 'hu' };
let values: Map<string, string>;
let storage: TextStorage;
let requests: string[];
let answer: () => Response;

beforeEach(() => {
  values = new Map();
  storage = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
  requests = [];
  answer = () => Response.json({ since: '2026-11-01', version: 'v2', stories: [story] });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signedIn(cookie = 'a=b; signed_in=1'): void {
  vi.stubGlobal('document', { cookie, querySelector: () => null });
}

describe('the saved stories of a device', () => {
  it('are compared with the account of a reader, and take over its list', async () => {
    signedIn();
    expect(await compareWithAccount(storage)).toBe(true);
    expect(requests).toEqual(['/api/saved']);
    expect(storiesIn(storage, 'saved')).toEqual([story]);
  });

  it('stay on the device of anonymous readers and of members', async () => {
    for (const cookie of ['', 'signed_in=2', 'signed_in=0']) {
      signedIn(cookie);
      expect(await compareWithAccount(storage, 'v1')).toBe(false);
    }
    expect(requests).toEqual([]);
  });

  it('are not compared again with a version that the device has seen', async () => {
    signedIn();
    await compareWithAccount(storage, 'v2');
    expect(requests).toHaveLength(1);
    expect(await compareWithAccount(storage, 'v2')).toBe(false);
    expect(requests).toHaveLength(1);
    await compareWithAccount(storage, 'v3');
    expect(requests).toHaveLength(2);
  });

  it('wait for the next page when the network or the server fails', async () => {
    signedIn();
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await compareWithAccount(storage, 'v2')).toBe(false);
    answer = () => new Response('', { status: 503 });
    expect(await compareWithAccount(storage, 'v2')).toBe(false);
    expect(storiesIn(storage, 'saved')).toEqual([]);
    answer = () => Response.json({ since: '2026-11-01', version: 'v2', stories: [story] });
    expect(await compareWithAccount(storage, 'v2')).toBe(true);
  });
});
