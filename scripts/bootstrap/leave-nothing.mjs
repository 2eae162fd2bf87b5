/** Ends child processes and removes folders when this process exits, even when it is killed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

let guard;

/** Call it before starting a program: starting the guard takes time in which this process could be killed. */
export function prepareToLeaveNothing() {
  guard ??= startGuard();
}

/**
 * `const ended = leaveNothing('process', child.pid)`. A `group` is a process group; a `folder` holds data and perhaps a
 * running database. Call the returned function when the process has ended.
 */
export function leaveNothing(kind, what) {
  prepareToLeaveNothing();
  guard.write(`+ ${kind} ${what}\n`);
  return () => guard.write(`- ${kind} ${what}\n`);
}

/** Runs in its own session, so that a signal to this session does not end the guard as well. */
function startGuard() {
  const program = join(root, 'scripts/bootstrap/guard.mjs');
  const stdio = ['pipe', 'ignore', 'ignore'];
  const child = spawn(process.execPath, [program], { stdio, detached: true, windowsHide: true });
  child.unref();
  child.stdin.unref();
  // When the guard cannot start, the run continues without it.
  for (const part of [child, child.stdin]) part.on('error', () => undefined);
  return child.stdin;
}
