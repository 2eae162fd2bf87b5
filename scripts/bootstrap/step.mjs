/** Shows one line per step: what is done and how long it took. Runs on Node 20, before anything is installed. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { leaveNothing, prepareToLeaveNothing } from './leave-nothing.mjs';

/** An expected failure, fully explained by its message; printed without a stack. */
export class StepError extends Error {}

/** How often a terminal updates its progress line, and after how much silence a log file gets a new line. */
const everyMs = 1_000;
const silenceMs = 10_000;

/**
 * `await step('Building the pages', () => …)`; `out` is where progress is shown (not stdout when that is the result).
 * Shows the elapsed seconds, and the progress when `howFar` returns it: `{ done: 12, total: 400 }`.
 */
export async function step(what, work, out = process.stdout, howFar = () => undefined) {
  const begin = performance.now();
  const display = out.isTTY ? displayLine(what, out) : displayLog(what, out);
  const timer = setInterval(() => display.goesOn(performance.now() - begin, howFar()), everyMs);
  try {
    const result = await work();
    display.end(seconds(begin));
    return result;
  } catch (error) {
    display.end(`failed after ${seconds(begin)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** One line that is overwritten. */
function displayLine(what, out) {
  const write = (text) => out.write(`\r\x1b[K${what} … ${text}`);
  write('');
  return {
    goesOn: (ms, far) => write([farText(far), `${Math.floor(ms / 1000)} s`].filter(Boolean).join(', ')),
    end: (text) => write(`${text}\n`),
  };
}

/** A line for every tenth of the work, and one after ten seconds without a line. */
function displayLog(what, out) {
  let isWhole = true;
  let lastTenth = 0;
  let lastMs = 0;
  out.write(`${what} … `);
  return {
    goesOn(ms, far) {
      const tenth = far ? Math.floor((far.done / far.total) * 10) : 0;
      if (tenth <= lastTenth && ms - lastMs < silenceMs) return;
      [lastTenth, lastMs] = [Math.max(tenth, lastTenth), ms];
      const parts = [farText(far), `after ${Math.floor(ms / 1000)} s`].filter(Boolean);
      out.write(`${isWhole ? '\n' : ''}  ${parts.join(' ')}\n`);
      isWhole = false;
    },
    end: (text) => out.write(`${isWhole ? '' : `${what}: `}${text}\n`),
  };
}

function farText(far) {
  return far ? `${far.done} of ${far.total}` : '';
}

export function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

/** Runs a program and captures its output. Returns its exit code and output. */
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

/** How long a program may take to stop before it and all its child processes are killed. */
const stopMs = 30_000;

/**
 * Runs a program with inherited output, in its own process group; returns its exit code. The whole group is ended when
 * this process is killed or after `withinMs`. A stop signal is forwarded and ends this process, too.
 */
export function runAloud(program, args, { withinMs = Infinity, ...options } = {}) {
  return new Promise((done) => {
    prepareToLeaveNothing();
    const stdio = ['ignore', 'inherit', 'inherit'];
    let child;
    let received = null;
    const timers = [];
    const stop = (signal) => {
      child.kill(signal);
      timers.push(setTimeout(() => endGroup(child), stopMs));
    };
    const receive = (signal) => {
      received = signal;
      stop(signal);
    };
    // On a busy machine, the program may already be running while `spawn` returns: a signal must not end only this one.
    for (const signal of stopSignals) process.on(signal, receive);
    child = spawn(program, args, { ...options, stdio, detached: process.platform !== 'win32' });
    const release = child.pid === undefined ? () => undefined : leaveNothing('group', child.pid);
    if (withinMs < Infinity) timers.push(setTimeout(() => stop('SIGINT'), Math.max(0, withinMs)));
    const ended = (code) => {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of stopSignals) process.off(signal, receive);
      endGroup(child);
      release();
      if (received !== null) process.exit(128 + constants.signals[received]);
      done(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      ended(127);
    });
    child.once('close', (code) => ended(code ?? 1));
  });
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function endGroup(child) {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // No process of the group is left.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a command: an expected failure prints its message and exits with 1, a bug prints its stack. */
export async function main(work) {
  // `head` closes the pipe after the first lines; the work continues without output.
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
    });
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof StepError) printError(error.message);
    else console.error(error);
    process.exitCode = 1;
  }
}

/** In the format in which the command line itself reports errors. */
function printError(text) {
  const [message, ...details] = text.split('\n').map((line) => line.trim());
  const isJson = process.argv.slice(2).includes('--json');
  if (isJson) console.log(JSON.stringify({ error: { code: 'refused', message, details } }, null, 2));
  else console.error(text);
}
