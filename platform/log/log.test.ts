import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog, withoutPasswords } from './log.server.ts';

/** A device to which nothing can be written; only Linux has it. */
const fullDevice = '/dev/full';

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

describe('a full disk', () => {
  const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

  it('is one line in ten seconds, whatever could not be written', () => {
    const { lines, log } = listen();
    const request = log.child({ requestId: 'a' });
    for (let at = 0; at < 1_000; at += 1) {
      log.warn({ err: failure('ENOSPC', `no space left, open '/kepek/${at}.webp'`) }, 'not written');
      request.error({ err: failure('53100', `could not extend file "base/${at}"`), times: 1 }, 'failed');
      log.warn({ err: new Error('upload', { cause: failure('EDQUOT', `quota, ${at}`) }) }, 'not stored');
    }
    expect(lines()).toEqual([expect.objectContaining({ msg: 'not written', times: 1 })]);
  });

  it('hides no other failure', () => {
    const { lines, log } = listen();
    for (let at = 0; at < 3; at += 1) log.error({ err: failure('EACCES', 'closed') }, 'failed');
    expect(lines()).toHaveLength(3);
  });

  it.skipIf(!existsSync(fullDevice))('of the log itself ends no process', async () => {
    const script = `
      const { createLog } = await import(process.argv[1]);
      const log = createLog({ level: 'info' });
      const timer = setInterval(() => log.info('a line'), 10);
      setTimeout(() => { clearInterval(timer); process.exitCode = 7; }, 300);`;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', script, join(import.meta.dirname, 'log.server.ts')],
      { stdio: ['ignore', openSync(fullDevice, 'w'), 'inherit'], timeout: 20_000 },
    );
    expect(await once(child, 'exit')).toEqual([7, null]);
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
