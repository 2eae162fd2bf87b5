/**
 * A program of the operating system that tests of configuration files run: where it is missing it is installed from the
 * system's packages, if this user may, and otherwise the tests are skipped with a line that says so.
 *
 * ```ts
 * const nginx = systemProgram('nginx', 'nginx-light');
 * describe.skipIf(nginx === null)('nginx.conf', …);
 * ```
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** @param packageName The package that has it in Debian and Ubuntu; none where it is only used if it is there. */
export function systemProgram(name: string, packageName?: string): string | null {
  const found = pathOf(name) ?? (packageName === undefined ? null : installed(name, packageName));
  if (found === null) console.warn(`SKIPPED: ${name} is not here, and its configuration is not tested.`);
  return found;
}

function pathOf(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(name: string, packageName: string): string | null {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const words = [...asRoot, 'apt-get', 'install', '--yes', '--no-install-recommends', packageName];
  const [command = '', ...args] = words;
  spawnSync(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 180_000,
  });
  return pathOf(name);
}
