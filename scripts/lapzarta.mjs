/** `npm run --silent lapzarta -- <command>`: the command line, prepared in silence unless there is work to do. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runServer } from './bootstrap/node.mjs';
import { main } from './bootstrap/step.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  // Standard output belongs to the command's answer.
  await ensureInstalled(process.stderr);
  // A build beside a running server would take its files away: only who serves pages builds them.
  const serves = args[0] === 'serve' && !args.some((arg) => arg === '--help' || arg === '-h');
  if (serves) await ensureBuilt(process.stderr);
  return runServer(args);
});
