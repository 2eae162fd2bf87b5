/** `/rovat/sport/foci`: football results, and the stories about it [FOOT-01] [FOOT-02] [X24]. */
import type { ListsFeature } from '#features/lists/public.server.ts';
import {
  type FootballData,
  type FootballQuery,
  footballFields,
  footballPath,
  storiesPageOf,
} from '#features/livescore/public.ts';
import { definePage, fullAddress, type LoadRequest, type PageResult } from '#features/sites/public.ts';
import { type SportPageData, sportPage } from '../sport/sport-page.ts';
import { sportStories } from '../sport/sport-stories.ts';
import { sportWords } from '../sport/sport-words.ts';
import { type FootballResultsNeeds, footballResults } from './football-results.server.ts';

interface FootballPageNeeds extends FootballResultsNeeds {
  lists: ListsFeature;
}

export const footballPage = definePage({
  route: 'football',
  view: 'FootballPage',
  at: [{ pattern: footballPath, sites: 'root', row: undefined }],
  query: footballFields,
  audience: 'everyone',
  frame: 'site',
  sitemap: async ({ view }) => ({
    entries: view.edition.livescore?.sources.football ? [{ address: fullAddress(view, footballPath) }] : [],
    dependencies: [],
  }),
  examples: [
    { name: 'football', path: footballPath },
    { name: 'football match', path: `${footballPath}?meccs=2024002` },
  ],
  load,
});

async function load(
  request: LoadRequest<undefined, FootballQuery>,
  needs: FootballPageNeeds,
): Promise<PageResult<SportPageData<FootballData>>> {
  const { query, view } = request;
  const number = storiesPageOf(query);
  const [results, stories] = await Promise.all([
    footballResults(query, view, needs),
    sportStories(request, needs.livescore.setting?.stories?.football, number, needs),
  ]);
  if (!results) return { kind: 'nothing', code: 'route-not-found', dependencies: [] };
  const { description } = sportWords.football;
  return sportPage(request, { results, stories, number, description, fields: footballFields });
}
