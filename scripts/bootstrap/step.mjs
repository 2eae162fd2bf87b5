/** One line a step for whoever waits: what is done, and how long it took. Runs on Node 20, before anything is installed. */
import { spawn } from 'node:child_process';

/** A failure that its message explains; whoever catches it prints no stack. */
export class StepError extends Error {}

/** `await step('Building the pages', () => …)`, with `out` where progress goes (not stdout when that is the result). */
export async function step(what, work, out = process.stdout) {
  const begin = performance.now();
  out.write(`${what} … `);
  try {
    const result = await work();
    out.write(`${seconds(begin)}\n`);
    return result;
  } catch (error) {
    out.write(`failed after ${seconds(begin)}\n`);
    throw error;
  }
}

export function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

/** Runs a program in silence; what it said comes out only when it fails. Returns its exit code and its output. */
export function runQuietly(program, args, options = {}) {
  const env = { ...process.env, ...options.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => done({ code: 127, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }));
  });
}

/** Runs a program that talks for itself; returns its exit code. */
export function runAloud(program, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Ends a command: its sentence and exit code 1 for an expected failure, the stack for a defect. */
export async function main(work) {
  // Whoever reads the first lines only, as `head` does, closes the pipe: the work goes on without being told of.
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
    });
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error);
    process.exitCode = 1;
  }
}
