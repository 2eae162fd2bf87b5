/**
 * Lighthouse's mobile scores of popular pages, with picture variants already rendered. `npm run bench -- lighthouse`
 */

import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { type Category, categories, type LighthouseReport, runLighthouse } from '../run-lighthouse.ts';
import { startServerProcess } from '../server-process.ts';
import { untilBestCompressed } from './cached.ts';

const rounds = 5;

interface MeasuredPage {
  name: string;
  path: string;
  /** Audits that the page is not meant to pass. */
  without: readonly string[];
}

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  optional: true,
  async run({ app, log }) {
    const ready = await app();
    const server = await startServerProcess(ready);
    try {
      const pages = await choosePages(ready);
      const verdicts = new Map(pages.map((page): [MeasuredPage, LighthouseReport[]] => [page, []]));
      const run = ({ path, without }: MeasuredPage) =>
        runLighthouse(`http://localhost:${server.port}${path}`, without);
      log('lighthouse: having the pictures made');
      for (const page of pages) {
        await run(page);
        await untilBestCompressed(server.port, page.path);
      }
      // In turn, so that a busy minute of the machine falls on one round of every page, which the median leaves out.
      for (let round = 1; round <= rounds; round += 1) {
        log(`lighthouse: round ${round} of ${rounds}`);
        for (const [page, soFar] of verdicts) soFar.push(await run(page));
      }
      for (const [{ name }, all] of verdicts)
        for (const category of categories)
          for (const loss of lossesIn(category, all)) log(`${name}: ${loss}`);
      for (const [{ name }, all] of verdicts)
        for (const place of selectorsOf('layout-shifts', all)) log(`${name}: ${place} moves`);
      const yardstick = verdicts.get(emptyPage) ?? [];
      return [...verdicts].flatMap(([{ name }, all]) => figuresOf(name, all, yardstick));
    } finally {
      await server.stop();
    }
  },
};

/** The yardstick: what the header, the footer and the scripts of every page cost on this machine at this time. */
const emptyPage: MeasuredPage = { name: 'empty page', path: '/empty', without: ['is-crawlable'] };

/** Pages of typical weight: an article with a picture, a search with a full page of results. */
async function choosePages({ context, view }: BenchApp): Promise<MeasuredPage[]> {
  const newest = await context.content.newsroomStories({ site: 'telex', state: 'active', limit: 40 });
  const cards = await context.content.cards(
    view,
    newest.filter(({ type }) => type === 'article').map(({ id }) => id),
  );
  const article = cards.find(({ image }) => image !== null);
  if (!article) throw new Error('there is no article with a picture');
  return [
    { name: 'front page', path: '/', without: [] },
    { name: 'article', path: article.url, without: [] },
    { name: 'list', path: '/legfrissebb', without: [] },
    { name: 'landing', path: '/after', without: [] },
    { name: 'front page of G7', path: '/g7', without: [] },
    // A finished day, whose results the sandbox always has.
    { name: 'football', path: '/rovat/sport/foci?liga=4&nap=2024-06-15', without: [] },
    { name: 'supplement', path: '/melleklet/valasztas-2024', without: [] },
    { name: 'support', path: '/tamogatas', without: [] },
    emptyPage,
    // Search results are noindex [X08], so the audit for search engines cannot pass.
    { name: 'search', path: `/archivum?term=${encodeURIComponent('híd')}`, without: ['is-crawlable'] },
  ];
}

function figuresOf(page: string, verdicts: LighthouseReport[], yardstick: LighthouseReport[]): Figure[] {
  return [
    ...categories.map(
      (category): Figure => ({
        name: `Lighthouse mobile, ${page}: ${category}`,
        value: median(verdicts.map((one) => one.categories[category].score)),
        unit: 'score',
        target: { atLeast: 0.99 },
        ...(category === 'performance'
          ? {
              yardstick: {
                name: 'the processor by its own index',
                value: median(verdicts.map((one) => one.environment.benchmarkIndex)),
                unit: 'score',
              },
            }
          : {}),
      }),
    ),
    ...(['largest-contentful-paint', 'total-blocking-time'] as const).map(
      (audit): Figure => ({
        name: `Lighthouse mobile, ${page}: ${audit.replaceAll('-', ' ')}`,
        value: medianOf(audit, verdicts),
        unit: 'ms',
        yardstick: { name: 'the empty page', value: medianOf(audit, yardstick), unit: 'ms' },
      }),
    ),
    {
      name: `Lighthouse mobile, ${page}: layout shift`,
      value: Math.max(...verdicts.map((one) => one.audits['cumulative-layout-shift'].numericValue)),
      unit: 'score',
      target: { atMost: 0 },
    },
  ];
}

type TimedAudit = 'largest-contentful-paint' | 'total-blocking-time';

function medianOf(audit: TimedAudit, verdicts: LighthouseReport[]): number {
  return median(verdicts.map(({ audits }) => audits[audit].numericValue));
}

/**
 * The audits that cost a category its full score, the largest loss first:
 * `performance −0.020 total-blocking-time (190)`.
 */
function lossesIn(category: Category, verdicts: LighthouseReport[]): string[] {
  const refs = verdicts[0]?.categories[category].auditRefs ?? [];
  const whole = refs.reduce((sum, { weight }) => sum + weight, 0);
  return refs
    .map(({ id, weight }) => ({
      id,
      lost: (weight * (1 - median(verdicts.map((one) => one.audits[id]?.score ?? 1)))) / whole,
      value: median(verdicts.map((one) => one.audits[id]?.numericValue ?? 0)),
    }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
    .map(({ id, lost, value }) => {
      const where = category === 'performance' ? [] : selectorsOf(id, verdicts);
      return [`${category} −${lost.toFixed(3)} ${id} (${value.toFixed(0)})`, ...where].join(' ');
    });
}

function selectorsOf(audit: string, verdicts: LighthouseReport[]): string[] {
  return [...new Set(verdicts.flatMap((one) => one.audits[audit]?.details ?? []))];
}
