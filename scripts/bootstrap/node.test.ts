import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['toString', 'nincs-ilyen'])('says that there is no command called %s', (command) => {
  const launcher = join(import.meta.dirname, '../lapzarta.mjs');
  const { status, stderr } = spawnSync(process.execPath, [launcher, command], { encoding: 'utf8' });
  expect(stderr).toContain(`unknown command '${command}'`);
  expect(stderr).not.toContain(' at ');
  expect(status).toBe(2);
});
