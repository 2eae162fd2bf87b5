/**
 * Writes THIRD-PARTY-NOTICES.md: every package that the product uses, with its licence and the texts that its licence
 * wants to be passed on. `--check` only compares.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noticesOf, type ThirdParty } from './notices/notices-of.ts';

const root = resolve(import.meta.dirname, '..');
const fileNames = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const file = join(root, 'THIRD-PARTY-NOTICES.md');
const text = noticesOf(thirdParties());

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text) {
  console.error('THIRD-PARTY-NOTICES.md does not fit package-lock.json; run: npm run notices');
  process.exitCode = 1;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
}

/** All that `npm install --omit=dev` installs on any system, in the order of the lock file. */
function thirdParties(): ThirdParty[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages).flatMap(([path, found]) => {
    if (path === '' || found.dev || found.devOptional) return [];
    const [, name = ''] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    const { version = '', license = '' } = found;
    // Which of these are installed depends on the system, so their files must not be part of the result.
    const isOfSystem = found.os !== undefined || found.cpu !== undefined;
    return [{ name, version, license, text: isOfSystem ? null : licenceIn(join(root, path)) }];
  });
}

function licenceIn(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const texts = readdirSync(folder)
    .filter((name) => fileNames.test(name) && !/\.(js|ts|json)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length === 0 ? null : texts.join('\n\n');
}
