/** A server as an operator runs it: a process of its own, with default settings, asked about itself at `/metrics`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { get } from './get.ts';
import { benchTime, type Paper, project } from './paper.ts';

export interface ServerProcess {
  port: number;
  /** A figure of `/metrics`: `lapzarta_cache_answers_total{outcome="hit"}`. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** Everything we started and have not ended yet. */
export const running = new Set<ChildProcess>();

export async function startServerProcess(
  paper: Paper,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const program = [...process.execArgv, join(project, 'apps/server/main.ts'), 'serve'];
  const child = spawn(process.execPath, program, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: paper.databaseUrl,
      LAPZARTA_DATA: paper.dataFolder,
      LAPZARTA_CLOCK: benchTime,
      PORT: '0',
      ...settings,
    },
  });
  running.add(child);
  const port = await portOf(child);
  return {
    port,
    async metric(name) {
      const { body } = await get(port, '/metrics');
      const line = body
        .toString()
        .split('\n')
        .find((one) => one.startsWith(`${name} `));
      if (line === undefined) throw new Error(`/metrics says nothing about ${name}`);
      return Number(line.slice(name.length + 1));
    },
    stop: () => end(child),
  };
}

/** Milliseconds of processor that the server spends while `work` runs, on all its threads. */
export async function processorTime(server: ServerProcess, work: () => Promise<void>): Promise<number> {
  const seconds = () => server.metric('lapzarta_process_cpu_seconds_total');
  // Asking costs something too, as can be seen by asking twice.
  const before = await seconds();
  const start = await seconds();
  await work();
  const end = await seconds();
  return (end - start - (start - before)) * 1000;
}

async function portOf(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let said = '';
  // Read to the end of its life: a full pipe would stop the server.
  child.stdout?.on('data', (chunk: Buffer) => {
    if (said.length < 10_000) said += chunk.toString();
    const port = /The paper is out:[\s\S]*?https?:\/\/[^\s/:]+:(\d+)/.exec(said)?.[1];
    if (port) resolve(Number(port));
  });
  child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${said}`)));
  return promise;
}

export async function end(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** For a bench that is told to stop half-way. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(end));
}
