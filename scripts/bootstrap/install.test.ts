import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const config = join(import.meta.dirname, '../../platform/config');

it.each(['#', '?'])('explains in one sentence that the pages cannot be built in a path with a %s', (sign) => {
  const outside = mkdtempSync(join(tmpdir(), 'lapzarta-odd-'));
  const clone = join(outside, `lap${sign}1`);
  mkdirSync(clone);
  cpSync(join(import.meta.dirname, '..'), join(clone, 'scripts'), { recursive: true });
  cpSync(config, join(clone, 'platform/config'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(clone, 'scripts/start.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`${clone}, as there is a ${sign} in its name`),
  ]);
  expect(status).toBe(1);
  rmSync(outside, { recursive: true });
});

it('refuses an unusable data folder before anything is installed', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../start.mjs')],
    {
      encoding: 'utf8',
      env: { ...process.env, LAPZARTA_DATA: join(import.meta.filename, 'x') },
    },
  );
  expect(stderr).toMatch(/^A setting is wrong: LAPZARTA_DATA must be a folder .* cannot become\.\n$/);
  expect([status, stdout]).toEqual([1, '']);
});

it('shows the progress while packages are installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'lapzarta-install-'));
  cpSync(join(import.meta.dirname, '..'), join(clone, 'scripts'), { recursive: true });
  cpSync(config, join(clone, 'platform/config'), { recursive: true });
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/other': { version: '1.0.0', optional: true, os: ['none'] },
  };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(clone, 'npm-cli.cjs'), slowNpm);
  const { stdout } = spawnSync(process.execPath, [join(clone, 'scripts/start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(clone, 'npm-cli.cjs') },
  });
  expect(stdout).toMatch(/^Installing 2 packages, once … \n {2}1 of 2 after \d+ s\n/);
  expect(stdout).toMatch(/\nInstalling 2 packages, once: \d+\.\d s\n/);
  rmSync(clone, { recursive: true });
});

/** A fake npm that unpacks the second package three seconds after the first. */
const slowNpm = `
const { mkdirSync, writeFileSync } = require('node:fs');
const unpack = (name) => {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
};
unpack('a');
setTimeout(() => unpack('b'), 3000);
`;
