import { describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { runLapzarta } from '#tests/lapzarta-process.ts';

const database = withDatabase();

async function user(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const ran = runLapzarta(['user', ...args], { DATABASE_URL: database.url });
  const { code } = await ran.exit;
  return { code, out: ran.stdout().trim(), err: ran.stderr() };
}

describe('lapzarta user', () => {
  it('creates a member with a link that is printed once, and shows what happened', async () => {
    const created = await user('create', ' Zsofi@Example.com', 'Fő Zsófi', '--role', 'editor', 'admin');
    expect(created.out).toMatch(/^http:\/\/\S+\/szerkesztoseg\/meghivo\?kulcs=member\.[\w.-]+$/);
    expect((await user('create', 'zsofi@example.com', 'Fő Zsófi')).err).toContain('There is a member');
    await user('roles', 'zsofi@example.com', '--role', 'author');
    await user('disable', 'zsofi@example.com');
    expect((await user('list')).out).toBe('zsofi@example.com  Fő Zsófi  author  disabled');
    await user('disable', 'zsofi@example.com', '--undo');
    expect((await user('list')).out).toBe('zsofi@example.com  Fő Zsófi  author  invited');
    const { out: log } = await user('log', 'zsofi@example.com');
    expect(log.split('\n').map((line) => line.split('  ').slice(1, 3).join(': '))).toEqual([
      'command line → Fő Zsófi: member-enabled',
      'command line → Fő Zsófi: member-disabled',
      'command line → Fő Zsófi: roles-changed (author)',
      'command line → Fő Zsófi: member-created (editor, admin)',
    ]);
    expect(log).not.toMatch(/@|member\.\w/);
  }, 240_000);

  it('refuses what is no address, no role and no name: a line break would end a header of a mail', async () => {
    for (const [args, reason] of [
      [['create', 'nem cím', 'A'], 'not a mail address'],
      [['create', 'a@example.com', 'A\r\nBcc: b@example.com'], 'without line breaks'],
      [['create', 'a@example.com', 'A', '--role', 'king'], 'chief-editor'],
      [['disable', 'senki@example.com'], 'There is no member'],
    ] as const) {
      const { code, err } = await user(...args);
      expect([code === 0, err]).toEqual([false, expect.stringContaining(reason)]);
    }
  }, 240_000);
});
