/** `npm run soak`, `npm run soak -- newsletter-kill`: the tests that are too long for every run, such as twenty rounds of kill -9 and 100,000 mails. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { environment, findNode, nodeFlags } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';
import { main, runAloud } from './bootstrap/step.mjs';

const files = ['payments-killed', 'newsletter-kill', 'newsletter-large'].map(
  (name) => `tests/operating/${name}.test.ts`,
);

await main(async () => {
  await ensureInstalled(process.stdout);
  await ensureBuilt(process.stdout);
  // One after the other, as the last one measures.
  const program = [...nodeFlags, 'node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...files];
  process.on('SIGINT', () => undefined);
  return runAloud(findNode(), program, { cwd: root, env: environment({ LAPZARTA_SOAK: 'on' }) });
});
