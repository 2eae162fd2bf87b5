/**
 * The command line as an operator runs it: a process of its own, with an environment of its own.
 *
 * ```ts
 * const paper = runLapzarta(['serve'], { PORT: '0', LAPZARTA_DATA: folder });
 * const address = await paper.address;
 * paper.send('SIGTERM');
 * expect((await paper.exit).code).toBe(0);
 * ```
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LapzartaProcess {
  pid: number;
  /** Where the main site answers; rejects when the process ends before it says so. */
  address: Promise<string>;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null; milliseconds: number }>;
  /** What it said so far, on both of its outputs. */
  output(): string;
  /** What it said on its standard output, for programs. */
  answer(): string;
  /** What it said on its error output. */
  complaints(): string;
  send(signal: NodeJS.Signals): void;
  /** Closes the pipe of its standard output, as `head` does that has read enough. */
  stopReading(): void;
}

const root = join(import.meta.dirname, '..');

/** @param input What it reads; its input ends after that. */
export function runLapzarta(args: string[], settings: Record<string, string>, input = ''): LapzartaProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'apps/server/main.ts'), ...args],
    { cwd: root, env: environmentWith(settings), stdio: ['pipe', 'pipe', 'pipe'] },
  );
  child.stdin.end(input);
  const said = { all: '', answer: '', complaints: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.all += chunk.toString();
    said.answer += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.all += chunk.toString();
    said.complaints += chunk.toString();
  });
  const exit = exitOf(child);
  const address = addressOf(child, () => said.all);
  // Commands that are no servers never give an address, and nobody waits for it.
  address.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    address,
    exit,
    output: () => said.all,
    answer: () => said.answer,
    complaints: () => said.complaints,
    send: (signal) => void child.kill(signal),
    stopReading: () => void child.stdout.destroy(),
  };
}

/** A folder that PostgreSQL's own user may enter, and what takes it away. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lapzarta-data-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Nothing of the shell's own settings may change what a test sees. */
function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return { PATH, HOME, LANG, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings };
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
    const found = /The paper is out:\n\s+\S.*?(https?:\/\/\S+?)\/?\n/.exec(output());
    if (found?.[1]) resolve(found[1]);
  };
  child.stdout?.on('data', look);
  child.once('close', () => reject(new Error(`The server ended before it was ready:\n${output()}`)));
  return promise;
}
