/**
 * Runs the command line as an operator does: in a separate process with its own environment.
 *
 * ```ts
 * const program = runLapzarta(['serve'], { PORT: '0', LAPZARTA_DATA: folder });
 * const address = await program.address;
 * program.send('SIGTERM');
 * expect((await program.exit).code).toBe(0);
 * ```
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveNothing } from './leave-nothing.ts';

export interface LapzartaProcess {
  pid: number;
  /** Address of the main site; rejects when the process ends before it is ready. */
  address: Promise<string>;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null; milliseconds: number }>;
  /** Both outputs so far. */
  output(): string;
  /** Standard output so far. */
  stdout(): string;
  /** Standard error so far. */
  stderr(): string;
  send(signal: NodeJS.Signals): void;
  /** Closes the pipe of its standard output, as `head` does after its last line. */
  closeStdout(): void;
}

const root = join(import.meta.dirname, '..');

/** @param input The whole of its standard input. */
export function runLapzarta(args: string[], settings: Record<string, string>, input = ''): LapzartaProcess {
  return runScript('sample/main.ts', args, settings, input);
}

/** Another program of the tests that loads the product. */
export function runScript(
  script: string,
  args: string[],
  settings: Record<string, string>,
  input = '',
): LapzartaProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, script), ...args],
    { cwd: root, env: environmentWith(settings), stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = leaveNothing('process', String(child.pid));
  child.once('close', ended);
  child.stdin.end(input);
  const outputs = { all: '', answer: '', complaints: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    outputs.all += chunk.toString();
    outputs.answer += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    outputs.all += chunk.toString();
    outputs.complaints += chunk.toString();
  });
  const exit = exitOf(child);
  const address = addressOf(child, () => outputs.all);
  // Commands other than `serve` print no address; avoids an unhandled rejection.
  address.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    address,
    exit,
    output: () => outputs.all,
    stdout: () => outputs.answer,
    stderr: () => outputs.complaints,
    send: (signal) => void child.kill(signal),
    closeStdout: () => void child.stdout.destroy(),
  };
}

/** A temporary folder that PostgreSQL's own user may enter, and a function that removes it. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lapzarta-data-'));
  chmodSync(path, 0o755);
  const removed = leaveNothing('folder', path);
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
      removed();
    },
  };
}

/** Compiled code is kept as `npm run lapzarta` keeps it: a command starts in half the time. */
const compiled = join(root, 'node_modules/.cache/lapzarta');

/** Excludes the shell's own settings from the tests. */
function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', LAPZARTA_ENV_FILE: 'off' };
  return { PATH, HOME, LANG, TMPDIR, NODE_COMPILE_CACHE: compiled, ...own, ...settings };
}

async function exitOf(child: ChildProcess): Promise<Awaited<LapzartaProcess['exit']>> {
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<LapzartaProcess['exit']>>();
  child.once('error', reject);
  child.once('close', (code, signal) => resolve({ code, signal, milliseconds: performance.now() - began }));
  return promise;
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const look = (): void => {
    const found = /Serving these sites:\n\s+\S.*?(https?:\/\/\S+?)\/?\n/.exec(output());
    if (found?.[1]) resolve(found[1]);
  };
  child.stdout?.on('data', look);
  child.once('close', () => reject(new Error(`The server ended before it was ready:\n${output()}`)));
  return promise;
}
