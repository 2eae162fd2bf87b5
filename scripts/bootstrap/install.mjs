/** Installs the packages of package-lock.json when one is missing or has another version. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { root } from './root.mjs';
import { runQuietly, StepError, step } from './step.mjs';

export async function ensureInstalled(out) {
  refuseOldNode();
  refuseUnusableFolder(root);
  await alone(
    isInstalled,
    () => {
      const wanted = packagesForThisSystem();
      const what = `Installing ${wanted.length} packages, once`;
      return step(what, install, out, () => ({ done: wanted.filter(isThere).length, total: wanted.length }));
    },
    { out },
  );
}

/** Returns the package folders as the lock file names them. npm skips packages for other systems. */
function packagesForThisSystem() {
  const { platform, arch } = process;
  return Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {})
    .filter(
      ([path, { os = [platform], cpu = [arch] }]) => path && os.includes(platform) && cpu.includes(arch),
    )
    .map(([path]) => path);
}

/** npm unpacks each package as soon as it is downloaded, so this measures progress. */
function isThere(path) {
  return existsSync(join(root, path, 'package.json'));
}

function refuseOldNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < 20) throw new StepError(`Node.js 20 or newer is needed; this is ${process.versions.node}.`);
}

/** Vite parses what follows `#` or `?` in a path as a query and finds no file. Checked before the slow installation. */
function refuseUnusableFolder(folder) {
  const sign = /[#?]/.exec(folder)?.[0];
  if (sign === undefined) return;
  throw new StepError(
    `The pages cannot be built in ${folder}, as there is a ${sign} in its name: move it to a folder without one.`,
  );
}

/**
 * npm writes node_modules/.package-lock.json when it has finished, so a broken installation is detected, too. Packages
 * for other systems are in package-lock.json only.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (present === null) return false;
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function packagesOf(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install() {
  const exactly = await runNpm(['ci']);
  if (exactly.code === 0) return;
  // A registry that lacks a package for another system omits it from the lock file, which `npm ci` then refuses.
  const { code, output } = exactly.output.includes('EUSAGE')
    ? await runNpm(['install', '--no-save'])
    : exactly;
  if (code !== 0) throw new StepError(`The packages could not be installed:\n${output.trim()}`);
}

function runNpm(args) {
  // With NODE_ENV=production in the shell, npm would omit the development packages that the build needs.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, all] = npm([...args, ...flags]);
  return runQuietly(program, all, { cwd: root, shell: process.platform === 'win32' });
}

/** The npm that started this process, or the one on the PATH. */
function npm(args) {
  const running = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(running) ? [process.execPath, [running, ...args]] : ['npm', args];
}
