/** `GET /api/livescore/pages/formula1`: the Formula 1 page for the browser, with its own query. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { type Formula1Needs, hasFormula1, loadFormula1 } from '#features/livescore/public.server.ts';
import { formula1Fields, type SportsTrees, shownPage } from '#features/livescore/public.ts';
import { forgivingQuery, isPlainQuery } from '#features/sites/public.ts';
import { formula1CallPath } from './formula1-call-path.ts';

interface Formula1CallNeeds extends Formula1Needs {
  sportsTrees: SportsTrees;
}

export const formula1Call = defineCall({
  ...publicCall,
  id: 'formula1Page',
  path: formula1CallPath,
  tag: 'own',
  summary: 'The Formula 1 page for the browser',
  isDocumented: false,
  query: forgivingQuery(formula1Fields),
  answer: json(z.unknown(), 'The page.'),
  problems: ['route-not-found'],
  // The times are those of the domain's site.
  varies: 'domain',
  caching: 'poll',
  async handle({ view, query }, { sportsTrees, ...needs }: Formula1CallNeeds) {
    if (!hasFormula1(needs)) return failure('route-not-found', 'There is no Formula 1 here.');
    const results = await loadFormula1({ query, timeZone: view.site.timeZone }, needs);
    const { page, dependencies, freshForMs } = results;
    const store = isPlainQuery(formula1Fields, query) ? 'pages' : 'apart';
    return { kind: 'answer', value: shownPage(page, sportsTrees.formula1), dependencies, freshForMs, store };
  },
});
