/** The maximum number of database queries of an uncached page. */
import { expect } from 'vitest';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { TestServer } from '../server.ts';

/** For a page that is not in the table. */
const usualMost = 5;

const maxQueries: Record<string, number> = {
  // Boxes, recommendations, tags, cards, the episodes of the podcast box, and the switch of donations, which a server
  // keeps in memory.
  index: 6,
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
  // The names of the tags, the groups of the list, its cards and counts.
  search: 8,
  // One for each step from leagues to a season's matches, and the switch; what a step needs is read together.
  football: 7,
  'football match': 10,
  saved: 0,
  empty: 0,
};

/** Fails if a page that is not cached yet needs more queries than a page may. */
export async function expectFewQueries(server: TestServer, path: string, name: string): Promise<void> {
  const most = maxQueries[name] ?? usualMost;
  if (/^(football|formula1)/.test(name)) await fetchOnce(server, path);
  server.takeQueries();
  const { status } = await server.telex(path);
  const queries = server.takeQueries();
  expect([200, 404]).toContain(status);
  expect(queries.length, queries.join('\n\n')).toBeLessThanOrEqual(most);
  // A limit of a page that needs none would prove nothing.
  if (name in maxQueries && most > 0) expect(queries.length).toBeGreaterThan(0);
}

/** The first request of a page of scores fetches them from their source; the second one only reads them. */
async function fetchOnce({ context, telex, settled }: TestServer, path: string): Promise<void> {
  const { headers } = await telex(path);
  const keys = String(headers['surrogate-key']).split(' ');
  await recordInvalidations(
    context.db,
    keys.map((key) => ({ key })),
  );
  await settled();
}
