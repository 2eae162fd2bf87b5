/**
 * Import speed of another newspaper's export: parsed, cleaned, converted to blocks, saved with versions and redirects.
 */
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { type BenchApp, project } from '../bench-app.ts';
import type { Benchmark } from '../figure.ts';
import { writeWxr } from '../wxr-file.ts';

const posts = 3_000;

export const importing: Benchmark = {
  name: 'import',
  async run({ app, log }) {
    const ready = await app();
    const file = join(ready.dataFolder, 'regi-lap.xml');
    await writeWxr(file, posts);
    log(`${posts} posts, ${((await stat(file)).size / 2 ** 20).toFixed(1)} MB`);
    const began = performance.now();
    await parseOnly(file);
    const parsing = (performance.now() - began) / 1000;
    return [
      {
        name: 'import from WXR, by the clock',
        value: posts / (await importSeconds(ready, file)),
        unit: 'stories/s',
        target: { atLeast: 300 },
        yardstick: {
          name: 'reading the same XML and doing nothing',
          value: posts / parsing,
          unit: 'stories/s',
        },
      },
    ];
  },
};

const reportSchema = z.object({
  summary: z.object({ seconds: z.number(), outcomes: z.object({ imported: z.number() }) }),
});

/** Runs `lapzarta import` in its own process; returns the seconds from opening the file to the last story. */
async function importSeconds({ databaseUrl, dataFolder, view }: BenchApp, file: string): Promise<number> {
  const report = join(dataFolder, 'regi-lap.json');
  const args = ['import', 'wxr', file, '--site', view.site.slug, '--report', report];
  await promisify(execFile)(process.execPath, [join(project, 'scripts/lapzarta.mjs'), ...args], {
    cwd: project,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LAPZARTA_DATA: dataFolder,
      LAPZARTA_ENV_FILE: 'off',
    },
  });
  const { summary } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
  if (summary.outcomes.imported !== posts)
    throw new Error(`${summary.outcomes.imported} of ${posts} posts were imported`);
  return summary.seconds;
}

async function parseOnly(file: string): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  for await (const chunk of createReadStream(file, 'utf8')) parser.write(String(chunk));
  parser.close();
}
