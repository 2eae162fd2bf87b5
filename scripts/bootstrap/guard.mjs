/**
 * Stops the processes and deletes the folders that its parent process left behind. Its standard input registers what to
 * watch (`+ process 17`, `+ group 18`, `+ folder data`) and what has ended (`- process 17`). End of input means that
 * the parent has exited, for whatever reason.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a process may take to stop after SIGTERM before it is killed. */
const patienceMs = 12_000;

const watched = new Map();
// These signals, from a closed terminal or to the whole session, are meant for the parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const [, sign, kind, what] = /^([+-]) (\w+) (.+)$/.exec(line) ?? [];
  if (sign === '+') watched.set(`${kind} ${what}`, { kind, what });
  else watched.delete(`${kind} ${what}`);
}

const all = [...watched.values()];
// A server stops its own database, so processes come first, then what is left in their folders.
await Promise.all(
  all.filter(({ kind }) => kind === 'process').map(({ what }) => end(Number(what), 'SIGTERM')),
);
await Promise.all(
  all.filter(({ kind }) => kind === 'group').map(({ what }) => end(-Number(what), 'SIGTERM')),
);
await Promise.all(all.filter(({ kind }) => kind === 'folder').map(({ what }) => clear(what)));

/** @param {number} pid Negative for a process group. */
async function end(pid, signal) {
  const giveUp = Date.now() + patienceMs;
  for (let isThere = send(pid, signal); isThere && Date.now() < giveUp; isThere = send(pid, 0))
    await pause(50);
  send(pid, 'SIGKILL');
}

/** Deletes a data folder; its database may still be running when its server was killed. */
async function clear(folder) {
  const file = join(folder, 'postgres/postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  if (pid > 1) await end(pid, 'SIGINT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns whether the process exists. */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
