/** Lighthouse's verdict on pages that many ask for, as a phone gets them, pictures made beforehand. `npm run bench -- lighthouse` */
import { type Benchmark, type Figure, median } from '../figure.ts';
import { type Category, categories, type Verdict, visit } from '../lighthouse-visit.ts';
import type { Paper } from '../paper.ts';
import { startServerProcess } from '../server-process.ts';
import { settled } from './cached.ts';

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
  async run({ paper, say }) {
    const ready = await paper();
    const server = await startServerProcess(ready);
    try {
      const pages = await choosePages(ready);
      const verdicts = new Map(pages.map((page): [MeasuredPage, Verdict[]] => [page, []]));
      const ask = ({ path, without }: MeasuredPage) =>
        visit(`http://localhost:${server.port}${path}`, without);
      say('lighthouse: having the pictures made');
      for (const page of pages) {
        await ask(page);
        await settled(server.port, page.path);
      }
      // In turns: a busy minute of the machine falls on one round of every page, which the median leaves out.
      for (let round = 1; round <= rounds; round += 1) {
        say(`lighthouse: round ${round} of ${rounds}`);
        for (const [page, soFar] of verdicts) soFar.push(await ask(page));
      }
      for (const [{ name }, all] of verdicts)
        for (const category of categories)
          for (const loss of lossesIn(category, all)) say(`${name}: ${loss}`);
      for (const [{ name }, all] of verdicts)
        for (const place of placesOf('layout-shifts', all)) say(`${name}: ${place} moves`);
      return [...verdicts].flatMap(([{ name }, all]) => figuresOf(name, all));
    } finally {
      await server.stop();
    }
  },
};

/** Each as heavy as it usually is: an article with a picture, a search with a full page of stories. */
async function choosePages({ house, view }: Paper): Promise<MeasuredPage[]> {
  const newest = await house.content.desk({ site: 'telex', state: 'active', limit: 40 });
  const cards = await house.content.cards(
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
    // What somebody looked for is kept out of search engines [X08], so nothing can be had for being found there.
    { name: 'search', path: `/archivum?term=${encodeURIComponent('híd')}`, without: ['is-crawlable'] },
  ];
}

function figuresOf(page: string, verdicts: Verdict[]): Figure[] {
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
        value: median(verdicts.map((one) => one.audits[audit].numericValue)),
        unit: 'ms',
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

/** What keeps a category from a full score, the dearest first: `performance −0.02 total-blocking-time (190)`. */
function lossesIn(category: Category, verdicts: Verdict[]): string[] {
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
      const where = category === 'performance' ? [] : placesOf(id, verdicts);
      return [`${category} −${lost.toFixed(3)} ${id} (${value.toFixed(0)})`, ...where].join(' ');
    });
}

function placesOf(audit: string, verdicts: Verdict[]): string[] {
  return [...new Set(verdicts.flatMap((one) => one.audits[audit]?.details ?? []))];
}
