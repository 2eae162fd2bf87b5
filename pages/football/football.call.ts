/** `GET /api/livescore/pages/football`: the football page for the browser, with its own query. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { footballFields, type SportsTrees, shownPage } from '#features/livescore/public.ts';
import { forgivingQuery, isPlainQuery } from '#features/sites/public.ts';
import { footballCallPath } from './football-address.ts';
import { type FootballResultsNeeds, footballResults } from './football-results.server.ts';

interface FootballCallNeeds extends FootballResultsNeeds {
  sportsTrees: SportsTrees;
}

export const footballCall = defineCall({
  ...publicCall,
  id: 'footballPage',
  path: footballCallPath,
  tag: 'own',
  summary: 'The football page for the browser',
  isDocumented: false,
  query: forgivingQuery(footballFields),
  answer: json(z.unknown(), 'The page.'),
  problems: ['route-not-found'],
  varies: 'nothing',
  caching: 'poll',
  async handle({ query, view }, { sportsTrees, ...needs }: FootballCallNeeds) {
    const results = await footballResults(query, view, needs);
    if (!results) return failure('route-not-found', 'There is no football here.');
    const { page, dependencies, freshForMs } = results;
    const store = isPlainQuery(footballFields, query) ? 'pages' : 'apart';
    return { kind: 'answer', value: shownPage(page, sportsTrees.football), dependencies, freshForMs, store };
  },
});
