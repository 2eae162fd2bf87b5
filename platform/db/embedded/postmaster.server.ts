import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { childEnvironment } from '#platform/config/child-environment.server.ts';
import { type Account, runAs } from './account.server.ts';
import type { Programs } from './programs.server.ts';

/** Time in which an empty lock file may belong to a starting server. */
const staleAfterMs = 10_000;

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * The running server of the cluster, whichever process started it; null when there is none. The server is a separate
 * process that survives us when we are killed, on purpose.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  if (text === '') removeIfStale(file);
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0 || !isAlive(pid)) return null;
  if (!serves(pid, cluster)) {
    // The pid now belongs to another program, which PostgreSQL would take for a server of this folder.
    rmSync(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3] ?? 0), ready: (lines[7] ?? '').trim() === 'ready' };
}

/**
 * A starting server writes its lock file at once: one that stays empty is left by a crash and would block every start.
 */
function removeIfStale(file: string): void {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
  if (Date.now() - mtimeMs > staleAfterMs) rmSync(file, { force: true });
}

export interface StartNeeds {
  cluster: string;
  programs: Programs;
  account: Account;
  port: number;
  settings: Record<string, string>;
  logFile: string;
}

/** Starts the server and waits until it is ready; null when another process was faster. */
export async function startPostmaster(needs: StartNeeds): Promise<Postmaster | null> {
  const logFrom = existsSync(needs.logFile) ? statSync(needs.logFile).size : 0;
  const child = launch(needs);
  const failure = new Promise<'exited'>((done) => {
    child.once('exit', () => done('exited'));
    child.once('error', () => done('exited'));
  });
  for (;;) {
    const ended = await Promise.race([failure, sleep(15, 'waiting' as const)]);
    const found = findPostmaster(needs.cluster);
    if (found?.ready) return found;
    if (ended === 'exited' && found === null) return explainExit(needs, logFrom);
  }
}

/** Ends the server's connections, lets it flush its data, and waits until it has exited. */
export async function stopPostmaster(
  { pid }: Postmaster,
  cluster: string,
  programs: Programs,
): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(programs.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], { env: childEnvironment() });
    return;
  }
  signal(pid, 'SIGINT');
  while (serves(pid, cluster)) await sleep(10);
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function launch(needs: StartNeeds): ChildProcess {
  const settings = { ...needs.settings, port: String(needs.port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // On Windows only pg_ctl can drop administrator rights, without which the server does not start.
  const [program, args] =
    process.platform === 'win32'
      ? [needs.programs.pgCtl, ['start', '-W', '-D', needs.cluster, '-o', flags.join(' ')]]
      : [needs.programs.postgres, ['-D', needs.cluster, ...flags]];
  const run = runAs(needs.account, program, args);
  const log = openSync(needs.logFile, 'a', 0o600);
  // A process group of its own: Ctrl+C in the terminal must reach only us, and we stop the server ourselves.
  const child = spawn(run.program, run.args, {
    ...run.options,
    env: childEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

function explainExit(needs: StartNeeds, logFrom: number): null {
  const log = readFileSync(needs.logFile).subarray(logFrom).toString('utf8');
  if (/lock file "postmaster.pid" (?:already exists|is empty)|shared memory block .* still in use/.test(log))
    return null;
  if (log.includes('could not create any TCP/IP sockets')) return null;
  const fault = /(?:FATAL|PANIC): {2}(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? '';
  const advice = fault.includes('No space left')
    ? 'make room on its disk'
    : 'restore the folder from a copy, or move it away to begin with an empty one';
  throw new OperatorError(
    `The database in ${needs.cluster} does not start: ${fault || 'it gave no reason'}. Its log is ${needs.logFile}; ${advice}.`,
  );
}

export function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is the server of this cluster, and not another one with its pid. */
function serves(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  const [program, ...args] = readCommand(pid);
  if (program === undefined || !/postgres(\.exe)?$/.test(program)) return false;
  const folder = args[args.indexOf('-D') + 1];
  if (!args.includes('-D') || folder === undefined || !existsSync(folder)) return true;
  return realpathSync(folder) === realpathSync(cluster);
}

function readCommand(pid: number): string[] {
  try {
    // Readable by every user, and available in images without ps. Empty for a zombie process.
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
  if (process.platform === 'win32') return ['postgres'];
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() === '' ? [] : [stdout.trim()];
}
