import { describe, expect, it } from 'vitest';
import { runLapzarta } from '../../../tests/lapzarta-process.ts';

/** Without a database, an edition or a folder to write into: it does not get so far. */
const nowhere = { LAPZARTA_DATA: '/nowhere', LAPZARTA_EDITION: '/nowhere' };

describe('lapzarta token create', () => {
  it.each(['', '  '])('makes no token for nobody (%j)', async (name) => {
    const ran = runLapzarta(['token', 'create', name], nowhere);
    expect((await ran.exit).code).toBe(1);
    expect(ran.answer()).toBe('');
    expect(ran.complaints()).toMatch(/^error: .* a token bears a name\n/);
  });
});
