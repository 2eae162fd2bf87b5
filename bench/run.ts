/**
 * `npm run bench`: measures waiting times of readers and editors, each with a yardstick from the same run.
 * `npm run bench -- cached render` runs only those.
 */

import { type BenchApp, openBenchApp } from './bench-app.ts';
import { archive } from './benchmarks/archive.ts';
import { bytes } from './benchmarks/bytes.ts';
import { cached } from './benchmarks/cached.ts';
import { editor } from './benchmarks/editor.ts';
import { importing } from './benchmarks/import.ts';
import { interaction } from './benchmarks/interaction.ts';
import { lighthouse } from './benchmarks/lighthouse.ts';
import { listsAtAnySize } from './benchmarks/lists.ts';
import { live } from './benchmarks/live.ts';
import { livescore } from './benchmarks/livescore.ts';
import { memory } from './benchmarks/memory.ts';
import { publish } from './benchmarks/publish.ts';
import { answering } from './benchmarks/quiz.ts';
import { relevance } from './benchmarks/relevance.ts';
import { render } from './benchmarks/render.ts';
import { searching } from './benchmarks/search.ts';
import { slotsOnPhone } from './benchmarks/slots.ts';
import { stemming } from './benchmarks/stems.ts';
import { uncached } from './benchmarks/uncached.ts';
import { writing } from './benchmarks/writing.ts';
import { type Figure, isMet } from './figure.ts';
import { closeConnections } from './get.ts';
import { saveResults } from './results.ts';
import { endAllProcesses } from './server-process.ts';
import { table } from './table.ts';

/** The archive benchmark adds many stories to the shared database, so it comes after those that use it. */
const benchmarks = [
  bytes,
  render,
  cached,
  uncached,
  publish,
  answering,
  live,
  livescore,
  memory,
  importing,
  lighthouse,
  interaction,
  slotsOnPhone,
  writing,
  editor,
  stemming,
  relevance,
  archive,
  listsAtAnySize,
  searching,
];

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => benchmarks.every((one) => one.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${benchmarks.map((one) => one.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = benchmarks.filter((one) =>
  requested.length === 0 ? !one.optional : requested.includes(one.name),
);
process.exitCode = (await run()) ? 0 : 1;

/** Returns true when every figure meets its target. */
async function run(): Promise<boolean> {
  let opening: Promise<BenchApp> | undefined;
  const bench = {
    log: (what: string) => console.log(`  ${what}`),
    app: () => {
      opening ??= openBenchApp(bench.log);
      return opening;
    },
  };
  const stop = async (signal: string): Promise<void> => {
    console.log(`${signal}: putting everything away`);
    await endAllProcesses();
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
        await saveResults(name, figures);
      } catch (error) {
        failed = true;
        console.error(`${name} could not be measured:`, error);
      } finally {
        closeConnections();
      }
    }
  } finally {
    await (await opening)?.close();
  }
  console.log(`\n${table(Object.values(results).flat())}\n`);
  return !failed && Object.values(results).flat().every(isMet);
}
