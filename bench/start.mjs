/** `npm run bench [-- name …]`: prepares like every other command, then runs the bench with our own Node.js. */
import { ensureBrowser } from '../scripts/bootstrap/browser.mjs';
import { ensureBuilt } from '../scripts/bootstrap/build.mjs';
import { ensureInstalled } from '../scripts/bootstrap/install.mjs';
import {
  environment,
  findNode,
  lastingSettings,
  mallocSettings,
  nodeFlags,
  serveFlags,
} from '../scripts/bootstrap/node.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { main, runAloud } from '../scripts/bootstrap/step.mjs';

/** The environment that `runServer` gives a server; the bench passes it on to the servers it starts. */
const asServed = { NODE_ENV: 'production', ...mallocSettings, ...lastingSettings };

await main(async () => {
  await ensureInstalled(process.stdout);
  await ensureBuilt(process.stdout);
  const wanted = process.argv.slice(2);
  const needsBrowser = ['lighthouse', 'interaction', 'slots', 'writing', 'editor'].some((name) =>
    wanted.includes(name),
  );
  const browser = needsBrowser ? { LAPZARTA_CHROMIUM: (await ensureBrowser()) ?? '' } : {};
  const program = [...nodeFlags, ...serveFlags, 'bench/run.ts', ...wanted];
  // The bench receives Ctrl+C itself and cleans up; this process waits for it.
  process.on('SIGINT', () => undefined);
  return runAloud(findNode(), program, { cwd: root, env: environment({ ...asServed, ...browser }) });
});
