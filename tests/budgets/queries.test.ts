/** The maximum number of database queries of an uncached page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { pathOf, writeEveryPage } from './every-page.ts';

const maxQueries: Record<string, number> = {
  // Boxes, recommendations, tags, cards, and the episodes of the podcast box.
  index: 5,
  single_article: 2,
  liveBlog: 2,
  // The list page, the editors' recommendations in the sidebar, the sponsored line.
  legfrissebb: 3,
  // The groups, their cards, and one unique item each for content that is not a story.
  after: 4,
  karakter: 4,
  doc: 1,
  // The document, the portraits, and which people have stories.
  imprint: 3,
  youth: 3,
  one_percent: 1,
  // The currency's history, and that of the euro for the conversion.
  exchange: 2,
  // The shows, their episodes, their number, and the stories about them.
  podcasts: 4,
  podcast: 4,
  // The state of each game, and the numbers of players.
  'tip games': 4,
  // The game's state, the number of players, a page of the table.
  'tip game': 3,
  app_web_widget: 2,
  saved: 0,
  empty: 0,
};

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('queries of a page', () => {
  it.each(Object.entries(maxQueries))('%s needs %i at most', async (name, allowed) => {
    server.takeQueries();
    const answer = await server.telex(pathOf(name));
    const queries = server.takeQueries();
    expect(answer.status).toBe(200);
    expect(queries.length, queries.join('\n\n')).toBeLessThanOrEqual(allowed);
    if (allowed > 0) expect(queries.length).toBeGreaterThan(0);
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
