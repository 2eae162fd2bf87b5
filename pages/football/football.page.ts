/** `/rovat/sport/foci`: football results, and the stories about it [FOOT-01] [FOOT-02] [X24]. */

import { definePage, type LoadRequest, type PageResult } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import {
  competitionName,
  type FootballData,
  type FootballQuery,
  footballAddress,
  footballFields,
  footballPath,
  footballTimeZone,
  livescoreSetting,
  type MatchData,
  storiesPageOf,
} from '#features/livescore/public.ts';
import { fullAddress } from '#features/sites/public.ts';
import { fullDate } from '#platform/time/hungarian-date.ts';
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
    entries: livescoreSetting.of(view.edition)?.sources.football
      ? [{ address: fullAddress(view, footballPath) }]
      : [],
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
  const { match } = results.page.data;
  return sportPage(request, {
    results,
    stories,
    number,
    description: match === null ? sportWords.football.description : descriptionOf(match, results.page.title),
    // Tab and day of the way back are the reader's, not the match's.
    canonicalPath: match === null ? undefined : footballAddress({ match: match.id }),
    fields: footballFields,
  });
}

function descriptionOf({ league, kickOff }: MatchData, name: string): string {
  return sportWords.match.description({
    name,
    competition: competitionName(league.name, 'hu'),
    day: kickOff === null ? '' : fullDate(kickOff, { timeZone: footballTimeZone, language: 'hu' }),
  });
}
