import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { withFolders } from '../../tests/operating/with-folders.ts';

type Ending = { code: number | null; signal: string | null; afterMs?: number };
type KeepRunning = (
  run: () => Promise<Ending>,
  needs: {
    stopping: AbortSignal;
    log(what: string): void;
    now(): number;
    wait(ms: number): Promise<void>;
  },
) => Promise<Ending>;

const program = pathToFileURL(join(import.meta.dirname, 'keep-running.mjs')).href;
const { keepRunning }: { keepRunning: KeepRunning } = await import(/* @vite-ignore */ program);

const killed: Ending = { code: null, signal: 'SIGKILL' };
const defect: Ending = { code: 70, signal: null };
const refused: Ending = { code: 1, signal: null };
const well: Ending = { code: 0, signal: null };

/** Runs servers that end in the given ways, one after another, with a simulated clock. */
async function runWithEndings(
  endings: Ending[],
): Promise<{ last: Ending; pauses: number[]; logged: string[] }> {
  const left = [...endings];
  const pauses: number[] = [];
  const messages: string[] = [];
  let time = 0;
  const last = await keepRunning(
    async () => {
      const ending = left.shift() ?? well;
      time += ending.afterMs ?? 0;
      return ending;
    },
    {
      stopping: new AbortController().signal,
      log: (what) => void messages.push(what),
      now: () => time,
      wait: async (ms) => void pauses.push(ms / 1000),
    },
  );
  expect(left).toEqual([]);
  return { last, pauses, logged: messages };
}

it('restarts a crashed server after ever longer pauses and logs each restart', async () => {
  const {
    last,
    pauses,
    logged: messages,
  } = await runWithEndings([killed, defect, killed, ...Array(5).fill(defect), well]);
  expect(last).toEqual(well);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(messages.slice(0, 2)).toEqual([
    'The server was ended by SIGKILL. It starts again in 1 s; Ctrl+C stops it.',
    'The server ended with exit code 70. It starts again in 2 s; Ctrl+C stops it.',
  ]);
});

it('returns to the shortest pause after a server that had run for a minute', async () => {
  const { pauses } = await runWithEndings([defect, defect, { ...killed, afterMs: 60_000 }, defect, well]);
  expect(pauses).toEqual([1, 2, 1, 2]);
});

it('does not restart after wrong settings, unless the server had run with them before', async () => {
  expect(await runWithEndings([refused])).toMatchObject({ last: refused, pauses: [], logged: [] });
  expect(await runWithEndings([killed, refused])).toMatchObject({ last: refused, pauses: [1] });
  const lasted = { ...killed, afterMs: 60_000 };
  expect(await runWithEndings([lasted, refused, refused, well])).toMatchObject({ last: well });
});

const database = withDatabase();
const folders = withFolders();

it('restarts a killed server at the same address and stops with it on a signal [S32]', async () => {
  const { PATH, HOME } = process.env;
  // Without `ensureBuilt`, which would replace built files while other tests use them.
  const program = `
    import { runServer } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'node.mjs')).href)};
    process.exitCode = await runServer(['serve']);`;
  const start = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, PORT: '0', DATABASE_URL: database.url, ...folders.settings },
  });
  const ended = new Promise((done) => start.once('close', done));
  let messages = '';
  for (const output of [start.stdout, start.stderr])
    output.on('data', (chunk: Buffer) => {
      messages += chunk.toString();
    });
  const times = (what: RegExp) => messages.match(what)?.length ?? 0;
  await expect.poll(() => times(/Serving these sites/g), { timeout: 60_000 }).toBe(1);
  process.kill(childOf(start.pid), 'SIGKILL');
  await expect.poll(() => times(/Serving these sites/g), { timeout: 60_000 }).toBe(2);
  expect(messages).toContain('The server was ended by SIGKILL. It starts again in 1 s');
  start.kill('SIGTERM');
  expect(await ended, messages).toBe(0);
}, 180_000);

function childOf(pid = 0): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(children[0]);
}
