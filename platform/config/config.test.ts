import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, readConfig } from './config.server.ts';

const aFile = import.meta.filename;

describe('the configuration', () => {
  it('runs on nothing but defaults', () => {
    expect(configOf({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      database: { kind: 'embedded' },
      dataFolder: resolve('.data'),
      editionFolder: resolve('edition'),
      fixedTime: null,
      logLevel: 'info',
      cacheBytes: 48 * 1024 * 1024,
      buildCheckSeconds: 60,
      offline: true,
      works: true,
      preview: false,
    });
  });

  it('lists every fault at once, each in a sentence that names the setting', () => {
    const faults = faultsOf({
      PORT: '70000',
      HOST: 'not a host',
      DATABASE_URL: 'mysql://root:titok@localhost/lap',
      LAPZARTA_CLOCK: 'yesterday',
      LOG_LEVEL: 'loud',
      LAPZARTA_CACHE_MB: '0',
      LAPZARTA_DATA: aFile,
      LAPZARTA_EDITION: resolve('nincs'),
    });
    const some = ['PORT', 'HOST', 'DATABASE_URL', 'LAPZARTA_CLOCK', 'LOG_LEVEL', 'LAPZARTA_CACHE_MB'];
    expect(faults).toHaveLength(some.length + 2);
    for (const name of [...some, 'LAPZARTA_DATA', 'LAPZARTA_EDITION']) {
      expect(faults.filter((fault) => fault.startsWith(`${name} must `))).toHaveLength(1);
    }
  });

  it('takes a data folder that is still to be made, and none that cannot be', () => {
    expect(configOf({ LAPZARTA_DATA: 'nincs/még' }).dataFolder).toBe(resolve('nincs/még'));
    expect(faultsOf({ LAPZARTA_DATA: `${aFile}/data` })).toEqual([
      expect.stringMatching(/^LAPZARTA_DATA must/),
    ]);
  });

  // Nothing is read-only for root.
  it.skipIf(process.getuid?.() === 0)('takes no data folder that is closed to this user', () => {
    const closed = mkdtempSync(join(tmpdir(), 'lapzarta-closed-'));
    chmodSync(closed, 0o555);
    expect(faultsOf({ LAPZARTA_DATA: join(closed, 'data') })).toHaveLength(1);
    rmSync(closed, { recursive: true });
  });

  it('keeps readers’ browsers from keeping the paper when it is told so', () => {
    expect(configOf({ LAPZARTA_OFFLINE: 'off' }).offline).toBe(false);
    expect(faultsOf({ LAPZARTA_OFFLINE: 'no' })).toEqual(['LAPZARTA_OFFLINE must be on or off.']);
  });

  it('leaves the timetable to another process when it is told so', () => {
    expect(configOf({ LAPZARTA_WORK: 'off' }).works).toBe(false);
  });

  it('keeps a password out of the fault it reports', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://root:titok@localhost/lap' }).join()).not.toContain('titok');
  });

  it.each(['3000.5', '-1', '0x50', ' 80', '1e3'])('refuses %s as a port', (PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  it('takes an empty setting as not given', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      database: { kind: 'embedded' },
    });
  });

  it('uses an outside database when it is told one', () => {
    const url = 'postgresql://lap:titok@db.internal:5432/lapzarta?sslmode=require';
    expect(configOf({ DATABASE_URL: url }).database).toEqual({ kind: 'external', url });
  });

  it('holds the clock at a time with a zone, never at one without', () => {
    expect(configOf({ LAPZARTA_CLOCK: '2026-11-21T08:00:00+01:00' }).fixedTime).toBe(
      '2026-11-21T08:00:00+01:00',
    );
    expect(faultsOf({ LAPZARTA_CLOCK: '2026-11-21T08:00:00' })).toHaveLength(1);
  });
});

function configOf(environment: Environment) {
  const reading = readConfig(environment);
  if (reading.kind === 'faults') throw new Error(reading.faults.join(' '));
  return reading.config;
}

function faultsOf(environment: Environment): string[] {
  const reading = readConfig(environment);
  return reading.kind === 'faults' ? reading.faults : [];
}
