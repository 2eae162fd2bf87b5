import { describe, expect, it } from 'vitest';
import { createPageCache } from '../cache/page-cache.server.ts';
import { createAnswerCache } from './answers/answer-cache.server.ts';
import { requireShareable } from './require-shareable.ts';

const personal: [what: string, headers: Record<string, string>][] = [
  ['sets a cookie', { 'Set-Cookie': 'access_token=a' }],
  ['varies by cookies', { vary: 'X-Site, Cookie' }],
  ['varies by everything', { vary: '*' }],
];

describe('a shared answer', () => {
  it.each(personal)('is refused when it %s [S13]', (_what, headers) => {
    expect(() => requireShareable(headers)).toThrow('A shared answer must neither');
  });

  it('may have any other header, or none', () => {
    for (const headers of [undefined, {}, { vary: 'X-Site, Authorization', location: '/cookie' }])
      expect(() => requireShareable(headers)).not.toThrow();
  });

  it.each(personal)('is not cached when it %s', async (_what, headers) => {
    const pages = createPageCache({ maxBytes: 10_000 });
    const cache = createAnswerCache({
      pages,
      others: pages,
      now: () => 0,
      isConnected: () => true,
      onAnswer: () => undefined,
      onStale: () => undefined,
    });
    const make = async () => ({
      status: 200,
      contentType: 'text/plain',
      body: 'a',
      headers,
      dependencies: [],
    });
    await expect(cache.read('key', make)).rejects.toThrow('A shared answer must neither');
    expect(pages.get('key')).toBeUndefined();
  });
});
