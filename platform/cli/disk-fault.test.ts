import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fullDisk, onDisk } from './disk-fault.ts';
import { OperatorError } from './operator-error.ts';

it('reports in one sentence which folder is unusable, and which setting to change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  writeFileSync(join(folder, 'file'), '');
  const place = join(folder, 'file/sub');
  const attempt = () => onDisk(place, 'LAPZARTA_DATA', () => mkdirSync(place, { recursive: true }));
  expect(attempt).toThrow(OperatorError);
  expect(attempt).toThrow(`${place} is not a folder. Set LAPZARTA_DATA to another folder`);
  rmSync(folder, { recursive: true });
});

it('reports in one sentence that the disk is full, whatever was being written', () => {
  const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(fullDisk(refused)).toBeInstanceOf(OperatorError);
  expect(fullDisk(refused)?.message).toMatch(/disk is full.*Make room/);
  expect(fullDisk(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('rethrows programming errors', () => {
  const defect = new TypeError('undefined is not a function');
  expect(() =>
    onDisk('folder', 'LAPZARTA_DATA', () => {
      throw defect;
    }),
  ).toThrow(defect);
});
