/**
 * `npm run bench`: what readers and newsrooms wait for, each beside a yardstick measured in the same run.
 * `npm run bench -- cached render` runs only those.
 */
import { archive } from './benchmarks/archive.ts';
import { bytes } from './benchmarks/bytes.ts';
import { cached } from './benchmarks/cached.ts';
import { importing } from './benchmarks/import.ts';
import { interaction } from './benchmarks/interaction.ts';
import { lighthouse } from './benchmarks/lighthouse.ts';
import { listsAtAnySize } from './benchmarks/lists.ts';
import { live } from './benchmarks/live.ts';
import { memory } from './benchmarks/memory.ts';
import { publish } from './benchmarks/publish.ts';
import { answering } from './benchmarks/quiz.ts';
import { render } from './benchmarks/render.ts';
import { searching } from './benchmarks/search.ts';
import { stemming } from './benchmarks/stems.ts';
import { uncached } from './benchmarks/uncached.ts';
import { type Figure, isMet } from './figure.ts';
import { hangUp } from './get.ts';
import { openPaper, type Paper } from './paper.ts';
import { keepResults } from './results.ts';
import { endAll } from './server-process.ts';
import { table } from './table.ts';

/** The archive's benchmark fills the database, so it comes last. */
const benchmarks = [
  bytes,
  render,
  cached,
  uncached,
  publish,
  answering,
  live,
  memory,
  importing,
  lighthouse,
  interaction,
  stemming,
  archive,
  listsAtAnySize,
  searching,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => benchmarks.every((one) => one.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${benchmarks.map((one) => one.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = benchmarks.filter((one) => (wanted.length === 0 ? !one.optional : wanted.includes(one.name)));
process.exitCode = (await run()) ? 0 : 1;

/** True when every figure is what it has to be. */
async function run(): Promise<boolean> {
  let opening: Promise<Paper> | undefined;
  const bench = {
    say: (what: string) => console.log(`  ${what}`),
    paper: () => {
      opening ??= openPaper(bench.say);
      return opening;
    },
  };
  const stop = async (signal: string): Promise<void> => {
    console.log(`${signal}: putting everything away`);
    await endAll();
    await (await opening)?.close();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const results: Record<string, Figure[]> = {};
  let failed = false;
  try {
    for (const { name, run: measure } of chosen) {
      console.log(name);
      try {
        const figures = await measure(bench);
        results[name] = figures;
        await keepResults(name, figures);
      } catch (error) {
        failed = true;
        console.error(`${name} could not be measured:`, error);
      } finally {
        hangUp();
      }
    }
  } finally {
    await (await opening)?.close();
  }
  console.log(`\n${table(Object.values(results).flat())}\n`);
  return !failed && Object.values(results).flat().every(isMet);
}
