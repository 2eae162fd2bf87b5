/** `npm run soak`, `npm run soak -- newsletter-kill`: the tests that are too long for every run, such as twenty rounds of kill -9, 100,000 mails and 10,000 stories of several writers. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { environment, findNode, nodeFlags } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';
import { main, runAloud } from './bootstrap/step.mjs';

const tests = new Map([
  ...['payments-killed', 'newsletter-kill', 'newsletter-large', 'notifications-kill'].map((name) => [
    name,
    `tests/operating/${name}.test.ts`,
  ]),
  ['writing', 'features/writing/collab/kept/lost-text.test.ts'],
  ['writing-kill', 'features/writing/server/copies/killed-processes.test.ts'],
  ['outcomes', 'apps/server/newsroom/outcomes.test.ts'],
  ['named-versions', 'features/writing/calls/named-versions-by-calls.test.ts'],
  ['hidden-marks', 'tests/operating/hidden-marks.test.ts'],
]);
const names = process.argv.slice(2);
const files = [...tests]
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([, file]) => file);

await main(async () => {
  await ensureInstalled(process.stdout);
  await ensureBuilt(process.stdout);
  // One after the other, as the last one measures.
  const program = [...nodeFlags, 'node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...files];
  process.on('SIGINT', () => undefined);
  return runAloud(findNode(), program, { cwd: root, env: environment({ LAPZARTA_SOAK: 'on' }) });
});
