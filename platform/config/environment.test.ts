import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

let folder: string;
let file: string;
const before = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lapzarta-env-'));
  file = join(folder, '.env');
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

describe('the settings of a process', () => {
  it('are read from .env in its folder', () => {
    writeFileSync(file, '# a remark\nPORT=8080\nLAPZARTA_DATA="/var/lib/a lap"\n');
    expect(readEnvironment({})).toEqual({ PORT: '8080', LAPZARTA_DATA: '/var/lib/a lap' });
  });

  it('are those of the environment where both set one, also when it is empty there', () => {
    writeFileSync(file, 'PORT=8080\nHOST=0.0.0.0\nLOG_LEVEL=debug\n');
    expect(readEnvironment({ PORT: '9090', HOST: '' })).toEqual({
      PORT: '9090',
      HOST: '',
      LOG_LEVEL: 'debug',
    });
  });

  it('are only those of the environment without the file, or when it is switched off', () => {
    expect(readEnvironment({ PORT: '9090' })).toEqual({ PORT: '9090' });
    writeFileSync(file, 'PORT=8080\n');
    expect(readEnvironment({ LAPZARTA_ENV_FILE: 'off' }).PORT).toBeUndefined();
  });

  it('can be in a file of another name, which must exist', () => {
    const other = join(folder, 'lap.env');
    expect(() => readEnvironment({ LAPZARTA_ENV_FILE: other })).toThrow(`${other} cannot be read (ENOENT)`);
    writeFileSync(other, 'PORT=7070\n');
    expect(readEnvironment({ LAPZARTA_ENV_FILE: other }).PORT).toBe('7070');
  });

  it('are rejected when the file cannot be read', () => {
    expect(() => readEnvironment({ LAPZARTA_ENV_FILE: folder })).toThrow(/cannot be read \(EISDIR\)/);
  });
});
