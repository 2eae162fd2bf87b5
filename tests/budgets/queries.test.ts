/** Every page needs few database queries, and a cached one none. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { pageNames, pathOf, writeEveryPage } from './every-page.ts';
import { expectFewQueries } from './page-queries.ts';

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('queries of a page', () => {
  it.each(pageNames)('%s are few', async (name) => {
    await expectFewQueries(server, pathOf(name), name);
  });

  it('are none for a cached page or a 304 response', async () => {
    const { headers } = await server.telex(pathOf('single_article'));
    server.takeQueries();
    await server.telex(pathOf('single_article'));
    const again = await server.telex(pathOf('single_article'), {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(server.takeQueries()).toEqual([]);
  });

  it('run once when many readers request the same page at the same time', async () => {
    const path = '/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus';
    server.takeQueries();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.telex(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(server.takeQueries().length).toBeLessThanOrEqual(2);
  });
});
