import { describe, expect, it } from 'vitest';
import { runLapzarta } from '#tests/lapzarta-process.ts';

/** No database, no edition, no writable folder: the command fails before it needs them. */
const nowhere = { LAPZARTA_DATA: '/nowhere', LAPZARTA_EDITION: '/nowhere' };

describe('lapzarta token create', () => {
  it.each(['', '  '])('refuses an empty name (%j)', async (name) => {
    const ran = runLapzarta(['token', 'create', name], nowhere);
    expect((await ran.exit).code).toBe(2);
    expect(ran.stdout()).toBe('');
    expect(ran.stderr()).toMatch(/^error: .* a token bears a name\n/);
  });

  it('refuses a role that does not exist [S30]', async () => {
    const ran = runLapzarta(['token', 'create', 'Zsófi', '--role', 'editor', '--role', 'king'], nowhere);
    expect((await ran.exit).code).toBe(2);
    expect(ran.stderr()).toContain('author, editor, chief-editor, ad-operator, admin');
  });
});
