import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type PageCache } from '../../cache/page-cache.server.ts';
import {
  type AnswerCache,
  createAnswerCache,
  type FinishedAnswer,
  partsOf,
  type ReadAnswer,
} from './answer-cache.server.ts';
import { plainForm } from './send-answer.server.ts';

let pages: PageCache;
let cache: AnswerCache;
beforeEach(() => {
  pages = createPageCache({ maxBytes: 1024 * 1024 });
  cache = createAnswerCache({
    pages,
    others: createPageCache({ maxBytes: 10_000 }),
    now: () => 0,
    isConnected: () => true,
    onAnswer: () => undefined,
    onStale: () => undefined,
  });
});

const parts = { head: '<title>Híd</title>', main: Buffer.from('<main>ő</main>'), end: '</html>' };
const texts = Object.values(parts).map(String);
const textsOf = ({ part }: ReadAnswer) => Object.keys(parts).map(part);

function page(body: FinishedAnswer['body']): FinishedAnswer {
  return { status: 200, contentType: 'text/html', body, dependencies: [{ key: 'a' }] };
}

describe('a response in parts', () => {
  it('returns each part, from a new response and from memory, which are rendered once', async () => {
    const first = await cache.read('/', async () => page(parts));
    const again = await cache.read('/', () => Promise.reject(new Error('It was rendered twice.')));
    expect([textsOf(first), textsOf(again)]).toEqual([texts, texts]);
    expect(again).toMatchObject({ status: 200, dependencies: [{ key: 'a' }], isCachedSeparately: false });
  });

  it('returns them from the uncompressed form, when that is in memory', async () => {
    await cache.read('/', async () => page(parts));
    const answer = pages.get('/');
    if (!answer) throw new Error('The page is not in memory.');
    pages.cachePlain('/', answer, plainForm(answer));
    answer.brotli = Buffer.from('not to be read');
    expect(textsOf(await cache.read('/', async () => page('')))).toEqual(texts);
  });

  it('has no parts when it was rendered as one text', async () => {
    const { part } = await cache.read('/', async () => page('Jó reggelt!'));
    expect(() => part('main')).toThrow('The body has no part “main”.');
    expect(() => partsOf(page('Jó reggelt!'))).toThrow('The response has no parts.');
    expect(partsOf(page(parts))).toBe(parts);
  });
});
