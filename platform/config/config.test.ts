import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './config.server.ts';
import type { Environment } from './environment.server.ts';

const aFile = import.meta.filename;

it.each(['.env.example', 'docs/guides/operate.md'])('has every setting in %s', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(settingNames.filter((name) => !text.includes(name))).toEqual([]);
});

describe('the configuration', () => {
  it('works with defaults only', () => {
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
      fetchAllow: [],
      metrics: { host: '127.0.0.1', port: 13_000, isChosen: false },
      proxies: [],
      apisportsKey: null,
      smtp: null,
      bounces: null,
      fcm: null,
      googleSecret: null,
      allowsSandbox: false,
    });
  });

  it('lists all faults at once, each in a sentence that names the setting', () => {
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

  it('accepts a data folder that does not exist yet, and rejects one that cannot be created', () => {
    expect(configOf({ LAPZARTA_DATA: 'nincs/még' }).dataFolder).toBe(resolve('nincs/még'));
    expect(faultsOf({ LAPZARTA_DATA: `${aFile}/data` })).toEqual([
      expect.stringMatching(/^LAPZARTA_DATA must/),
    ]);
  });

  it.skipIf(process.platform !== 'linux').each(['/proc/x', '/proc', '/sys/kernel/x/y'])(
    'rejects a data folder where nothing can be created, even by root: %s',
    (LAPZARTA_DATA) => {
      expect(faultsOf({ LAPZARTA_DATA })).toEqual([
        `LAPZARTA_DATA must be a folder in which this user may write, which ${LAPZARTA_DATA} is not and cannot become.`,
      ]);
    },
  );

  it('leaves nothing behind after testing whether a folder is writable', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lapzarta-tried-'));
    expect(configOf({ LAPZARTA_DATA: join(folder, 'data') }).dataFolder).toBe(join(folder, 'data'));
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  // For root no folder is read-only.
  it.skipIf(process.getuid?.() === 0)('rejects a data folder that is not writable for this user', () => {
    const closed = mkdtempSync(join(tmpdir(), 'lapzarta-closed-'));
    chmodSync(closed, 0o555);
    expect(faultsOf({ LAPZARTA_DATA: join(closed, 'data') })).toHaveLength(1);
    rmSync(closed, { recursive: true });
  });

  it('accepts hosts and ranges to fetch from, and reports the expected form', () => {
    const given = { LAPZARTA_FETCH_ALLOW: ' feeds.internal, 10.1.0.0/16,' };
    expect(configOf(given).fetchAllow).toEqual(['feeds.internal', '10.1.0.0/16']);
    expect(faultsOf({ LAPZARTA_FETCH_ALLOW: 'feeds.internal,http://a/' })).toEqual([
      expect.stringMatching(/^LAPZARTA_FETCH_ALLOW must be hosts, addresses or ranges/),
    ]);
  });

  it('switches offline copies off', () => {
    expect(configOf({ LAPZARTA_OFFLINE: 'off' }).offline).toBe(false);
    expect(faultsOf({ LAPZARTA_OFFLINE: 'no' })).toEqual(['LAPZARTA_OFFLINE must be on or off.']);
  });

  it('leaves scheduled jobs to another process', () => {
    expect(configOf({ LAPZARTA_WORK: 'off' }).works).toBe(false);
  });

  it('does not repeat a password in a fault', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://root:titok@localhost/lap' }).join()).not.toContain('titok');
  });

  it.each(['3000.5', '-1', '0x50', ' 80', '1e3'])('rejects %s as a port', (PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  it('treats an empty setting as not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      database: { kind: 'embedded' },
    });
  });

  it('uses an external database when one is set', () => {
    const url = 'postgresql://lap:titok@db.internal:5432/lapzarta?sslmode=require';
    expect(configOf({ DATABASE_URL: url }).database).toEqual({ kind: 'external', url });
  });

  it('accepts a fixed time only with a time zone', () => {
    expect(configOf({ LAPZARTA_CLOCK: '2026-11-21T08:00:00+01:00' }).fixedTime).toBe(
      '2026-11-21T08:00:00+01:00',
    );
    expect(faultsOf({ LAPZARTA_CLOCK: '2026-11-21T08:00:00' })).toHaveLength(1);
  });
});

function configOf(environment: Environment) {
  const reading = readConfig(environment);
  if (reading.kind === 'faults') throw new Error(reading.faults.join(' '));
  return reading.settings;
}

function faultsOf(environment: Environment): string[] {
  const reading = readConfig(environment);
  return reading.kind === 'faults' ? reading.faults : [];
}
