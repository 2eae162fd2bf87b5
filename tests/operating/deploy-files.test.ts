/** The files of `deploy/` work with the programs that they are for. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { paymentSettingNames } from '#features/support/public.server.ts';
import { settingNames } from '#platform/config/config.server.ts';
import { systemProgram } from '../system-program.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');

const caddy = systemProgram('caddy');
const systemdAnalyze = systemProgram('systemd-analyze');

it.skipIf(caddy === null)('Caddy accepts its file', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')];
  const { status, stderr } = spawnSync(caddy ?? '', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

it.skipIf(systemdAnalyze === null)('systemd accepts every line of the unit', () => {
  const { stdout, stderr } = spawnSync(
    systemdAnalyze ?? '',
    ['verify', join(root, 'deploy/lapzarta.service')],
    { encoding: 'utf8' },
  );
  // Node.js may be elsewhere on this machine.
  const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('lapzarta.service'));
  expect(about.filter((line) => !/Command .*node.* is not executable/.test(line))).toEqual([]);
});

describe('the container', () => {
  const compose = z
    .object({
      services: z.object({
        lapzarta: z.object({
          build: z.object({ context: z.literal('..'), dockerfile: z.literal('deploy/Dockerfile') }),
          environment: z.record(z.string(), z.string()),
          volumes: z.array(z.string()),
        }),
      }),
    })
    .parse(parse(textOf('compose.yaml'))).services.lapzarta;

  it('sets only settings that exist', () => {
    const [, own = ''] = /^ENV (.*)$/m.exec(textOf('Dockerfile')) ?? [];
    const names = [...Object.keys(compose.environment), ...own.split(' ').map((one) => one.split('=')[0])];
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => ![...settingNames, ...paymentSettingNames].includes(name ?? ''))).toEqual(
      [],
    );
  });

  it('has its data and its edition outside the image', () => {
    expect(compose.volumes).toEqual([
      expect.stringMatching(/:\/data$/),
      expect.stringMatching(/:\/edition:ro$/),
    ]);
    expect(compose.environment.LAPZARTA_EDITION).toBe('/edition');
  });

  it('is built without what this machine has beside the sources', () => {
    const left = textOf('Dockerfile.dockerignore').trim().split('\n');
    expect(left).toEqual(expect.arrayContaining(['node_modules', 'dist', '.data', '.git', '.env']));
  });
});
