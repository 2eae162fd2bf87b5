/** An export of another newspaper comes in: parsed, cleaned, turned into blocks, saved with versions and redirects. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { importFiles } from '#features/imports/public.server.ts';
import type { Benchmark, Figure } from '../figure.ts';
import { writeWxr } from '../wxr-file.ts';

const posts = 3_000;

export const importing: Benchmark = {
  name: 'import',
  async run({ paper, say }) {
    const { house, dataFolder, view } = await paper();
    const file = join(dataFolder, 'regi-lap.xml');
    await writeWxr(file, posts);
    say(`${posts} posts, ${((await stat(file)).size / 2 ** 20).toFixed(1)} MB`);
    const parsing = await timed(() => parseOnly(file));
    const wish = {
      format: 'wxr' as const,
      files: [{ name: 'regi-lap.xml', open: () => createReadStream(file) }],
      site: view.site.slug,
      mediaFolder: null,
      isDryRun: false,
    };
    let imported = 0;
    const { seconds, processor } = await timed(async () => {
      await importFiles(house, wish, (item) => {
        if (item.outcome === 'imported') imported += 1;
      });
    });
    if (imported !== posts) throw new Error(`${imported} of ${posts} posts were imported`);
    const yardstick: Figure['yardstick'] = {
      name: 'reading the same XML and doing nothing',
      value: posts / parsing.seconds,
      unit: 'stories/s',
    };
    return [
      {
        name: 'import from WXR, by the clock',
        value: posts / seconds,
        unit: 'stories/s',
        target: { atLeast: 300 },
        yardstick,
      },
      {
        name: 'import from WXR, by our processor time',
        value: posts / processor,
        unit: 'stories/s',
        yardstick,
      },
    ];
  },
};

async function timed(work: () => Promise<void>): Promise<{ seconds: number; processor: number }> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1000, processor: (user + system) / 1e6 };
}

async function parseOnly(file: string): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  for await (const chunk of createReadStream(file, 'utf8')) parser.write(String(chunk));
  parser.close();
}
