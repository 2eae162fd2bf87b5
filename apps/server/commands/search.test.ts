import { describe, expect, it } from 'vitest';
import { runLapzarta } from '../../../tests/lapzarta-process.ts';

/** Without a database, an edition or a folder to write into: stems need none of them. */
const nowhere = { LAPZARTA_DATA: '/nowhere', LAPZARTA_EDITION: '/nowhere' };

async function lapzarta(args: string[], input = '') {
  const ran = runLapzarta(args, nowhere, input);
  const { code } = await ran.exit;
  return { code, out: ran.output(), complaints: ran.complaints() };
}

describe('lapzarta', () => {
  it('says which version it is', async () => {
    const { code, out } = await lapzarta(['--version']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });
});

describe('lapzarta search stems', () => {
  it('prints each word with its stems as they are indexed, after a tab [S09]', async () => {
    expect(await lapzarta(['search', 'stems'], 'hídról\nKezével\n\n xyzzy \n')).toEqual({
      code: 0,
      out: 'hídról\thid\nKezével\tkez\nxyzzy\txyzzy\n',
      complaints: '',
    });
  });

  it('prints them as a query without accents is understood when it is asked to [S09]', async () => {
    const { out } = await lapzarta(['search', 'stems', '--fold'], 'hidról\nkorok\n');
    const [bridge = '', ages = ''] = out.split('\n');
    expect(bridge).toBe('hidról\thid');
    expect(ages.split('\t')[1]?.split(' ')).toContain('kor');
  });

  it('does nothing for no words, and says what it does', async () => {
    expect(await lapzarta(['search', 'stems'])).toEqual({ code: 0, out: '', complaints: '' });
    expect((await lapzarta(['search', 'stems', '--help'])).out).toContain('one a line');
    expect(await lapzarta(['search', 'stem'])).toMatchObject({ code: 1 });
  });
});
