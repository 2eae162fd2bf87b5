/** The packages, as package-lock.json names them: installed when one is missing or another than it says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runQuietly, StepError, step } from './step.mjs';

export async function ensureInstalled(out) {
  refuseOldNode();
  refuseOddPlace(root);
  if (isInstalled()) return;
  await step('Installing packages', install, out);
}

function refuseOldNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < 20) throw new StepError(`Node.js 20 or newer is needed; this is ${process.versions.node}.`);
}

/** The builder takes what follows one of these for a query, and finds no file: said before anybody waits for packages. */
function refuseOddPlace(place) {
  const sign = /[#?]/.exec(place)?.[0];
  if (sign === undefined) return;
  throw new StepError(
    `The pages cannot be built in ${place}, as there is a ${sign} in its name: move it to a folder without one.`,
  );
}

/**
 * npm writes what it installed when it is done, so a broken installation shows too. Packages for other systems are
 * in the lock alone.
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
  // A registry that lacks a package for some other system leaves it out of the lock, which "ci" then refuses.
  const { code, output } = exactly.output.includes('EUSAGE')
    ? await runNpm(['install', '--no-save'])
    : exactly;
  if (code !== 0) throw new StepError(`The packages could not be installed:\n${output.trim()}`);
}

function runNpm(args) {
  // A shell with NODE_ENV=production would leave out what the build needs.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, all] = npm([...args, ...flags]);
  return runQuietly(program, all, { cwd: root, shell: process.platform === 'win32' });
}

/** The npm that started us, or the one on the path. */
function npm(args) {
  const running = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(running) ? [process.execPath, [running, ...args]] : ['npm', args];
}
