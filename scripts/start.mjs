/** `npm start`: from a fresh clone to a newspaper at an address. Runs on Node 20 with nothing installed. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runServer } from './bootstrap/node.mjs';
import { main } from './bootstrap/step.mjs';

await main(async () => {
  await ensureInstalled(process.stdout);
  await ensureBuilt(process.stdout);
  return runServer(['serve', ...process.argv.slice(2)]);
});
