/** Lighthouse's verdict on the pages as a phone gets them, pictures made beforehand. `npm run bench -- lighthouse` */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { project } from '../paper.ts';
import { startServerProcess } from '../server-process.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  optional: true,
  async run({ paper, say }) {
    const ready = await paper();
    const server = await startServerProcess(ready);
    try {
      const [story] = await ready.house.content.desk({ site: 'telex', state: 'active', limit: 1 });
      const [card] = story ? await ready.house.content.cards(ready.view, [story.id]) : [];
      const pages = { 'front page': '/', article: card?.url ?? '/', list: '/legfrissebb' };
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(pages)) {
        say(`lighthouse: ${name}`);
        const address = `http://localhost:${server.port}${path}`;
        // The first visit makes the pictures.
        await visit(address);
        const verdicts: Verdict[] = [];
        for (let round = 0; round < rounds; round += 1) verdicts.push(await visit(address));
        figures.push(...figuresOf(name, verdicts));
      }
      return figures;
    } finally {
      await server.stop();
    }
  },
};

const verdictSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits: z.object({
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
  }),
});
type Verdict = z.infer<typeof verdictSchema>;

function figuresOf(page: string, verdicts: Verdict[]): Figure[] {
  const lcp = median(verdicts.map((one) => one.audits['largest-contentful-paint'].numericValue));
  return [
    ...categories.map(
      (category): Figure => ({
        name: `Lighthouse mobile, ${page}: ${category}`,
        value: median(verdicts.map((one) => one.categories[category].score)),
        unit: 'score',
        target: { atLeast: 0.99 },
        ...(category === 'performance'
          ? { yardstick: { name: 'largest contentful paint, simulated 4G', value: lcp, unit: 'ms' } }
          : {}),
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

async function visit(address: string): Promise<Verdict> {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --hide-scrollbars --no-first-run';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(project, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser() }, maxBuffer: 64 * 2 ** 20 },
  );
  return verdictSchema.parse(JSON.parse(stdout));
}

function browser(): string {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  if (!found) throw new Error('Lighthouse needs a browser: set CHROME_PATH to one.');
  return found;
}
