import { describe, expect, it } from 'vitest';
import { createLog, withoutPasswords } from './log.server.ts';

describe('the log', () => {
  it('writes one JSON object per line, with an ISO time and the level’s name', () => {
    const { lines, log } = listen();
    log.info({ articles: 12 }, 'imported');
    expect(lines()).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), articles: 12, msg: 'imported' },
    ]);
  });

  it('hides secrets at all known positions', () => {
    const { text, log } = listen();
    log.info({ password: 'titok', user: { token: 'titok' }, req: { headers: { cookie: 'titok' } } }, 'in');
    log.info({ database: { url: 'postgres://lap:titok@localhost/lap' } }, 'connecting');
    log.error({ err: new Error('cannot reach postgres://lap:titok@localhost/lap') }, 'out');
    expect(text()).not.toContain('titok');
    expect(text()).toContain('postgres://localhost/lap');
  });

  it('writes nothing below its level', () => {
    const { lines, log } = listen();
    log.debug('detail');
    expect(lines()).toEqual([]);
  });
});

it('hides a password with special characters', () => {
  expect(withoutPasswords('to postgresql://lap:p@ss:w@db:5432/lap failed')).toBe(
    'to postgresql://db:5432/lap failed',
  );
});

function listen() {
  let written = '';
  const write = (line: string) => {
    written += line;
  };
  const log = createLog({ level: 'info', to: { write } });
  const lines = () =>
    written
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  return { log, lines, text: () => written };
}
