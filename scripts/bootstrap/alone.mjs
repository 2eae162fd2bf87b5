/** Lets one process at a time install or build in a folder: several servers may start from one checkout. */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';
import { step } from './step.mjs';

const askMs = 200;
/** An installation and a build take minutes: an older lock belongs to a process whose number another one has now. */
const longestMs = 15 * 60_000;

/** Does the work unless it is done; when another process is doing it, says so on `out`, waits and looks again. */
export async function alone(isDone, work, { out, folder = root }) {
  if (isDone()) return;
  const lock = join(folder, '.preparing');
  if (!take(lock))
    await step('Waiting for another process that prepares this folder', () => turn(lock, isDone), out);
  try {
    if (!isDone()) await work();
  } finally {
    if (ownerOf(lock) === process.pid) rmSync(lock, { force: true });
  }
}

/** Resolves when the lock is taken or the work is done. */
async function turn(lock, isDone) {
  while (!isDone() && !take(lock)) {
    await pause(askMs);
    if (isStale(lock)) remove(lock);
  }
}

/** A link appears with its content, so nobody reads a lock without the number of its process. */
function take(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // Some file systems have no links.
    if (existsSync(lock)) return false;
    renameSync(own, lock);
    return true;
  } finally {
    rmSync(own, { force: true });
  }
}

function isStale(lock) {
  const owner = ownerOf(lock);
  return owner !== null && (!isAlive(owner) || Date.now() - changedAt(lock) > longestMs);
}

/** Null when there is no lock. */
function ownerOf(lock) {
  return existing(() => Number(readFileSync(lock, 'utf8')), null);
}

function changedAt(lock) {
  return existing(() => statSync(lock).mtimeMs, Infinity);
}

function existing(read, otherwise) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** In a new container, this process may have the number of the one that left the lock. */
function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two processes may find the same stale lock: what was renamed is looked at again before it is deleted. */
function remove(lock) {
  const removed = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, removed);
    if (!isStale(removed)) linkSync(removed, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(removed, { force: true });
}
