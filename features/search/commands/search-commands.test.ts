import { describe, expect, it, vi } from 'vitest';
import { runLapzarta } from '#tests/lapzarta-process.ts';

// Each test loads the whole dictionary in a separate process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Stems need no database, no edition and no writable folder. */
const nowhere = { LAPZARTA_DATA: '/nowhere', LAPZARTA_EDITION: '/nowhere' };

async function lapzarta(args: string[], input = '') {
  const ran = runLapzarta(args, nowhere, input);
  const { code } = await ran.exit;
  return { code, out: ran.output(), complaints: ran.stderr() };
}

describe('lapzarta', () => {
  it('prints its version', async () => {
    const { code, out } = await lapzarta(['--version']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });
});

describe('lapzarta search stems', () => {
  it('prints each word with its indexed stems after a tab [S09]', async () => {
    expect(await lapzarta(['search', 'stems'], 'hídról\nKezével\n\n xyzzy \n')).toEqual({
      code: 0,
      out: 'hídról\thid\nKezével\tkez\nxyzzy\txyzzy\n',
      complaints: '',
    });
  });

  it('prints the stems of a query without accents on request [S09]', async () => {
    const { out } = await lapzarta(['search', 'stems', '--fold'], 'hidról\nkorok\n');
    const [bridge = '', ages = ''] = out.split('\n');
    expect(bridge).toBe('hidról\thid');
    expect(ages.split('\t')[1]?.split(' ')).toContain('kor');
  });

  it('prints nothing for no words, and explains itself with --help', async () => {
    expect(await lapzarta(['search', 'stems'])).toEqual({ code: 0, out: '', complaints: '' });
    expect((await lapzarta(['search', 'stems', '--help'])).out).toContain('one a line');
    expect(await lapzarta(['search', 'stem'])).toMatchObject({ code: 2 });
  });
});
