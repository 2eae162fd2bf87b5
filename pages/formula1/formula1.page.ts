/** `/rovat/sport/forma1`: results, teams, drivers and standings of Formula 1, and stories about it [F1-01] [X24]. */

import { definePage, type LoadRequest, type PageResult } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { type Formula1Needs, hasFormula1, loadFormula1 } from '#features/livescore/public.server.ts';
import {
  type Formula1Data,
  type Formula1Query,
  formula1Address,
  formula1Fields,
  formula1Path,
  formula1Tabs,
  storiesPageOfFormula1,
} from '#features/livescore/public.ts';
import { fullAddress } from '#features/sites/public.ts';
import { type SportPageData, sportPage } from '../sport/sport-page.ts';
import { sportStories } from '../sport/sport-stories.ts';
import { sportWords } from '../sport/sport-words.ts';

interface Formula1PageNeeds extends Formula1Needs {
  lists: ListsFeature;
}

export const formula1Page = definePage({
  route: 'formula_1',
  view: 'Formula1Page',
  at: [{ pattern: formula1Path, sites: 'root', row: undefined }],
  query: formula1Fields,
  audience: 'everyone',
  frame: 'site',
  sitemap: async ({ view }, needs: Formula1PageNeeds) => ({
    entries: hasFormula1(needs)
      ? formula1Tabs.map((oldal) => ({ address: fullAddress(view, formula1Address({ oldal })) }))
      : [],
    dependencies: [],
  }),
  examples: [
    { name: 'formula1', path: formula1Address({ szezon: 2024, verseny: 12 }) },
    { name: 'formula1 standings', path: formula1Address({ oldal: 'pontverseny', szezon: 2024 }) },
    { name: 'formula1 driver', path: formula1Address({ oldal: 'versenyzok', szezon: 2024 }) },
  ],
  load,
});

async function load(
  request: LoadRequest<undefined, Formula1Query>,
  needs: Formula1PageNeeds,
): Promise<PageResult<SportPageData<Formula1Data>>> {
  if (!hasFormula1(needs)) return { kind: 'nothing', code: 'route-not-found', dependencies: [] };
  const { query, site } = request;
  const number = storiesPageOfFormula1(query);
  const [results, stories] = await Promise.all([
    loadFormula1({ query, timeZone: site.timeZone }, needs),
    sportStories(request, needs.livescore.setting?.stories?.formula1, number, needs),
  ]);
  const description = sportWords.formula1.description(results.page.title);
  return sportPage(request, { results, stories, number, description, fields: formula1Fields });
}
