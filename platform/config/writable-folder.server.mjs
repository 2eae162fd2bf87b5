/**
 * Tests whether this user can write in a folder by writing, because permissions alone can be misleading.
 * JavaScript, because a fresh clone runs it on Node 20 before the packages are installed.
 */
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** For a folder that does not exist yet, its nearest existing ancestor is tested. */
export function canBeWritten(path) {
  const folder = nearestExisting(resolve(path));
  if (!statSync(folder).isDirectory()) return false;
  try {
    rmdirSync(mkdtempSync(join(folder, '.lapzarta-try-')));
    return true;
  } catch (error) {
    // A full disk is reported when something is written, with advice on what to do.
    return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
  }
}

function nearestExisting(path) {
  let there = path;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  return there;
}
