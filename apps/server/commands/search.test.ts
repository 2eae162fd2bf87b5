import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function lapzarta(args: string[], input = '') {
  const main = join(import.meta.dirname, '../main.ts');
  // Without a database, an edition or a folder to write into: stems need none of them.
  const env = { PATH: process.env.PATH, LAPZARTA_DATA: '/nowhere', LAPZARTA_EDITION: '/nowhere' };
  const ran = spawnSync(process.execPath, [main, ...args], { input, env, encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, complaints: ran.stderr };
}

describe('lapzarta search stems', () => {
  it('prints each word with its stems as they are indexed, after a tab [S09]', () => {
    expect(lapzarta(['search', 'stems'], 'hídról\nKezével\n\n xyzzy \n')).toEqual({
      code: 0,
      out: 'hídról\thid\nKezével\tkez\nxyzzy\txyzzy\n',
      complaints: '',
    });
  });

  it('prints them as a query without accents is understood when it is asked to [S09]', () => {
    const { out } = lapzarta(['search', 'stems', '--fold'], 'hidról\nkorok\n');
    const [bridge = '', ages = ''] = out.split('\n');
    expect(bridge).toBe('hidról\thid');
    expect(ages.split('\t')[1]?.split(' ')).toContain('kor');
  });

  it('does nothing for no words, and says what it does', () => {
    expect(lapzarta(['search', 'stems'])).toEqual({ code: 0, out: '', complaints: '' });
    expect(lapzarta(['search', 'stems', '--help']).out).toContain('one a line');
    expect(lapzarta(['search', 'stem'])).toMatchObject({ code: 1 });
  });
});
