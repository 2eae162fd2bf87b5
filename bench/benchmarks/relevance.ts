/**
 * Search relevance: forty hand-written queries on the sample edition, with the expected stories of each, and twenty of
 * kinds that need more than stems. The yardstick is the same search sorted by time.
 */
import { noFilters } from '#features/search/public.ts';
import { type BenchApp, openBenchApp } from '../bench-app.ts';
import type { Benchmark, Figure } from '../figure.ts';
import { type RelevanceQuery, relevanceOfKinds, relevanceQueries } from '../relevance-queries.ts';

/** Number of hits that count. */
const countedHits = 10;

export const relevance: Benchmark = {
  name: 'relevance',
  async run({ log }) {
    // Without generated archive stories, for which there are no relevance judgements.
    const app = await openBenchApp(log, { archive: 0 });
    try {
      log(`${relevanceQueries.length} queries`);
      const best = await answersOf(app, relevanceQueries, 'relevance');
      const newest = await answersOf(app, relevanceQueries, 'time');
      const ofKinds = await answersOf(app, relevanceOfKinds, 'relevance');
      for (const { query, slugs } of best)
        if (!query.expected.every((slug) => slugs.includes(slug))) log(`not all is found by ${query.term}`);
      for (const answer of ofKinds)
        if (amongFirst([answer]) === 0) log(`not among the first: ${answer.query.term}`);
      const figure = (name: string, atLeast: number, measure: (all: Answer[]) => number): Figure => ({
        name,
        value: measure(best),
        unit: 'ratio',
        target: { atLeast },
        yardstick: { name: 'the newest first', value: measure(newest), unit: 'ratio' },
      });
      return [
        figure('wanted among the first ten hits', 0.75, precision),
        figure('wanted stories that are among the first ten', 0.88, found),
        figure('a wanted story is the first hit', 0.8, firstIsExpected),
        {
          name: 'compounds, derived words and mistakes: wanted among the first three',
          value: amongFirst(ofKinds),
          unit: 'ratio',
          target: { atLeast: 0.95 },
        },
      ];
    } finally {
      await app.close();
    }
  },
};

interface Answer {
  query: RelevanceQuery;
  slugs: string[];
}

async function answersOf(
  { context, view }: BenchApp,
  queries: readonly RelevanceQuery[],
  sort: 'relevance' | 'time',
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const request = { term: query.term, filters: noFilters, sites: [], sort, from: null, to: null };
    const { articles } = await context.search.find(view, { ...request, page: 1, perPage: countedHits });
    answers.push({ query, slugs: articles.map(({ slug }) => slug) });
  }
  return answers;
}

/** Precision; a query without hits counts as 0. */
function precision(answers: Answer[]): number {
  return average(answers.map((answer) => expectedIn(answer) / Math.max(1, answer.slugs.length)));
}

function found(answers: Answer[]): number {
  return average(answers.map((answer) => expectedIn(answer) / answer.query.expected.length));
}

function firstIsExpected(answers: Answer[]): number {
  return average(answers.map(({ query, slugs }) => (query.expected.includes(slugs[0] ?? '') ? 1 : 0)));
}

function amongFirst(answers: Answer[]): number {
  const isAmong = ({ query, slugs }: Answer) =>
    slugs.slice(0, 3).some((slug) => query.expected.includes(slug));
  return answers.filter(isAmong).length / answers.length;
}

function expectedIn({ query, slugs }: Answer): number {
  return slugs.filter((slug) => query.expected.includes(slug)).length;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
