/** Starts a server as an operator would, in its own process with default settings; reads its `/metrics`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type BenchApp, benchTime, project } from './bench-app.ts';
import { get } from './get.ts';

export interface ServerProcess {
  port: number;
  /** A figure of `/metrics`: `lapzarta_cache_answers_total{outcome="hit"}`. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
  /** Ends it as a lost machine would. */
  kill(): Promise<void>;
}

/** Processes that have been started and not yet ended. */
export const runningProcesses = new Set<ChildProcess>();

export async function startServerProcess(
  app: BenchApp,
  settings: Record<string, string | undefined> = {},
): Promise<ServerProcess> {
  const program = [...process.execArgv, join(project, 'sample/main.ts'), 'serve'];
  const child = spawn(process.execPath, program, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      LAPZARTA_DATA: app.dataFolder,
      LAPZARTA_CLOCK: benchTime,
      LAPZARTA_ENV_FILE: 'off',
      PORT: '0',
      ...settings,
    },
  });
  runningProcesses.add(child);
  const { port, metricsPort } = await portsOf(child);
  return {
    port,
    async metric(name) {
      const { body } = await get(metricsPort, '/metrics');
      const line = body
        .toString()
        .split('\n')
        .find((one) => one.startsWith(`${name} `));
      if (line === undefined) throw new Error(`/metrics has no ${name}`);
      return Number(line.slice(name.length + 1));
    },
    stop: () => endProcess(child),
    kill: () => endProcess(child, 'SIGKILL'),
  };
}

/** Processor milliseconds of the server while `work` runs, on all its threads. */
export async function processorTime(server: ServerProcess, work: () => Promise<void>): Promise<number> {
  const seconds = () => server.metric('lapzarta_process_cpu_seconds_total');
  // Reading the metric costs time, too; it is read twice to measure and subtract that.
  const before = await seconds();
  const start = await seconds();
  await work();
  const endProcess = await seconds();
  return (endProcess - start - (start - before)) * 1000;
}

async function portsOf(child: ChildProcess): Promise<{ port: number; metricsPort: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ port: number; metricsPort: number }>();
  let output = '';
  // Read until the process ends: a full pipe would block the server.
  child.stdout?.on('data', (chunk: Buffer) => {
    if (output.length < 10_000) output += chunk.toString();
    const found = /Serving these sites:[\s\S]*?https?:\/\/[^\s/:]+:(\d+)[\s\S]*^Metrics: \S+:(\d+)/m.exec(
      output,
    );
    if (found) resolve({ port: Number(found[1]), metricsPort: Number(found[2]) });
  });
  child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${output}`)));
  return promise;
}

export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  runningProcesses.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Ends all processes when the bench is interrupted. */
export async function endAllProcesses(): Promise<void> {
  await Promise.all([...runningProcesses].map((child) => endProcess(child)));
}
