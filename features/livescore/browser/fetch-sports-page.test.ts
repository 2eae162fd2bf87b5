/** The request of a state of a sport's page for the browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSportsPage } from './fetch-sports-page.ts';

beforeEach(() => void vi.stubGlobal('location', new URL('https://lap.example/rovat/sport/foci?liga=4')));
afterEach(() => void vi.unstubAllGlobals());

describe('the request of a page’s state', () => {
  const requests: [string, RequestInit][] = [];
  const answerWith = (answer: Response) => {
    requests.length = 0;
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      requests.push([address, options]);
      return answer;
    });
  };
  const request = (address: string, until = new AbortController().signal) =>
    fetchSportsPage('/api/foci', address, until);

  it.each([
    ['https://lap.example/rovat/sport/foci?liga=4&oldal=gol', '/api/foci?liga=4&oldal=gol'],
    ['?nap=2024-06-15#meccs', '/api/foci?nap=2024-06-15'],
    ['/rovat/sport/foci', '/api/foci'],
  ])('%s asks the call for %s, without cookies', async (address, asked) => {
    answerWith(Response.json({ title: 'Foci' }));
    expect(await request(address)).toEqual({ title: 'Foci' });
    expect(requests.map(([to, { credentials }]) => [to, credentials])).toEqual([[asked, 'omit']]);
  });

  it('fails for an answer that is no page', async () => {
    answerWith(new Response('{}', { status: 503 }));
    await expect(request('?liga=4')).rejects.toThrow('/api/foci?liga=4: 503');
  });

  it('is given up when the page is left', async () => {
    const left = new AbortController();
    answerWith(Response.json({}));
    await request('', left.signal);
    const [[, { signal } = {}] = []] = requests;
    expect(signal?.aborted).toBe(false);
    left.abort();
    expect(signal?.aborted).toBe(true);
  });
});
