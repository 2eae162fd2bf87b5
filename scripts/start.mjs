/** `npm start`: from a fresh clone to a running site. Runs on Node 20 with nothing installed. */
import { canBeWritten } from '../platform/config/writable-folder.server.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runServer } from './bootstrap/node.mjs';
import { main, StepError } from './bootstrap/step.mjs';

await main(async () => {
  refuseDataFolder(process.env.LAPZARTA_DATA);
  await ensureInstalled(process.stdout);
  await ensureBuilt(process.stdout);
  return runServer(['serve', ...process.argv.slice(2)]);
});

/** `serve` checks every setting; this one is checked before the minutes that the installation takes. */
function refuseDataFolder(folder = '') {
  if (folder.trim() === '' || canBeWritten(folder)) return;
  throw new StepError(
    `A setting is wrong: LAPZARTA_DATA must be a folder in which this user may write, which ${folder} is not and cannot become.`,
  );
}
