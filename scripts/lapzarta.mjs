/** `npm run --silent lapzarta -- <command>`: the command line; prepares silently unless there is work to do. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runCommand } from './bootstrap/node.mjs';
import { main } from './bootstrap/step.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  // Standard output is reserved for the command's result.
  await ensureInstalled(process.stderr);
  // A build would delete files that a running server uses, so only `serve` builds.
  const serves = args[0] === 'serve' && !args.some((arg) => arg === '--help' || arg === '-h');
  if (serves) await ensureBuilt(process.stderr);
  return runCommand(args);
});
