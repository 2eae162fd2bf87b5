/** No process is left running, however a test run ends. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { withFolders } from '../../tests/operating/with-folders.ts';

const folders = withFolders();
const moduleAt = (path: string): string =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);

/**
 * Runs a program that prints process ids on its first line, kills it, and returns the ids. What is left of them ends
 * with the test: it would hold the worker's standard error open, and with it the whole run.
 */
async function runAndKill(program: string, signal: NodeJS.Signals): Promise<number[]> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  child.kill(signal);
  const pids = output.split('\n', 1).join().split(' ').map(Number);
  onTestFinished(() => {
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  });
  return pids;
}

function isAlive(pid: number): boolean {
  try {
    // A zombie, whose exit code has not been read yet, is not alive.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

it('ends a server, its database and its folder when the run that started them is killed', async () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { dataFolder, runLapzarta } from ${moduleAt('../../tests/lapzarta-process.ts')};
    const folder = dataFolder();
    const program = runLapzarta(['serve'], { PORT: '0', LAPZARTA_DATA: folder.path,
      LAPZARTA_EDITION: ${JSON.stringify(folders.settings.LAPZARTA_EDITION)} });
    await program.address;
    const database = readFileSync(folder.path + '/postgres/postmaster.pid', 'utf8').split('\\n')[0];
    console.log(program.pid, database);`;
  const pids = await runAndKill(program, 'SIGKILL');
  expect(pids).toHaveLength(2);
  await expect.poll(() => pids.filter(isAlive), { timeout: 60_000 }).toEqual([]);
}, 180_000);

it('ends the database of a killed test run', async () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { dataFolder } from ${moduleAt('../../tests/lapzarta-process.ts')};
    import { startEmbeddedPostgres } from ${moduleAt('../../platform/db/embedded/embedded-postgres.server.ts')};
    const folder = dataFolder();
    await startEmbeddedPostgres({ dataFolder: folder.path, durable: false });
    console.log(readFileSync(folder.path + '/postgres/postmaster.pid', 'utf8').split('\\n')[0]);`;
  const [database = 0] = await runAndKill(program, 'SIGKILL');
  await expect.poll(() => isAlive(database), { timeout: 60_000 }).toBe(false);
}, 180_000);

it.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  'ends every process that a test program has started when `npm test` gets a %s',
  async (signal) => {
    const sleeper = `setInterval(() => undefined, 1000)`;
    const starter = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['--eval', ${JSON.stringify(sleeper)}]);
      console.log(process.pid, child.pid);
      process.on('SIGINT', () => undefined);
      setInterval(() => undefined, 1000);`;
    const program = `
      import { runAloud } from ${moduleAt('step.mjs')};
      await runAloud(process.execPath, ['--eval', ${JSON.stringify(starter)}], {});`;
    const pids = await runAndKill(program, signal);
    await expect.poll(() => pids.filter(isAlive), { timeout: 60_000 }).toEqual([]);
  },
  120_000,
);

it('ends a test program that takes too long and reports that it failed', async () => {
  const { runAloud }: { runAloud: RunAloud } = await import(
    /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, 'step.mjs')).href
  );
  const began = performance.now();
  expect(await runAloud(process.execPath, ['--eval', 'setInterval(() => 0, 1000)'], { withinMs: 500 })).toBe(
    1,
  );
  expect(performance.now() - began).toBeLessThan(20_000);
});

type RunAloud = (program: string, args: string[], options: { withinMs: number }) => Promise<number>;
