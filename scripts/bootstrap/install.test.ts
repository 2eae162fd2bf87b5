import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['#', '?'])('says in a sentence that the pages cannot be built where a %s is in the path', (sign) => {
  const outside = mkdtempSync(join(tmpdir(), 'lapzarta-odd-'));
  const clone = join(outside, `lap${sign}1`);
  mkdirSync(clone);
  cpSync(join(import.meta.dirname, '..'), join(clone, 'scripts'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(clone, 'scripts/start.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`${clone}, as there is a ${sign} in its name`),
  ]);
  expect(status).toBe(1);
  rmSync(outside, { recursive: true });
});
