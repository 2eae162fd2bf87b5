/** What a page that is not in memory may ask of the database. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { type PageName, pagePaths, writeEveryPage } from './every-page.ts';

const most: Partial<Record<PageName, number>> = {
  // Boxes, recommendations, tags, cards, and the episodes of the podcasts’ box.
  index: 5,
  single_article: 2,
  liveBlog: 2,
  // The page, what editors recommend beside it, the sponsored line.
  legfrissebb: 3,
  // The groups, their cards, and a unique item each for what is not a story.
  after: 4,
  karakter: 4,
  doc: 1,
  // The document, the portraits, and who has stories.
  imprint: 3,
  youth: 3,
  one_percent: 1,
  // What the currency cost, and what it would have cost by way of the euro.
  exchange: 2,
  // The shows, their episodes, how many there are, and the stories about them.
  podcasts: 4,
  podcast: 4,
  app_web_widget: 2,
  kept: 0,
  empty: 0,
};

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('queries of a page', () => {
  it.each(Object.entries(most) as [PageName, number][])('%s needs %i at most', async (name, allowed) => {
    server.takeQueries();
    const answer = await server.telex(pagePaths[name]);
    const queries = server.takeQueries();
    expect(answer.status).toBe(200);
    expect(queries.length, queries.join('\n\n')).toBeLessThanOrEqual(allowed);
    if (allowed > 0) expect(queries.length).toBeGreaterThan(0);
  });

  it('are none when the page lies ready, and none for a 304', async () => {
    const { headers } = await server.telex(pagePaths.single_article);
    server.takeQueries();
    await server.telex(pagePaths.single_article);
    const again = await server.telex(pagePaths.single_article, {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(server.takeQueries()).toEqual([]);
  });

  it('are asked once when many readers wait for the same page', async () => {
    const path = '/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus';
    server.takeQueries();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.telex(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(server.takeQueries().length).toBeLessThanOrEqual(2);
  });
});
