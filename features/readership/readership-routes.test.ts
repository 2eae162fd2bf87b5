import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '../../tests/server.ts';
import { save } from '../../tests/stories.ts';

const server = withServer();
const browser = {
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
};
let story = 0;
beforeAll(async () => {
  story = await save(server.context, { slug: 'hir', title: 'Hír' });
  await server.settled();
});
beforeEach(async () => {
  await server.context.readership.flush();
  await sql`truncate read_counts`.execute(server.database.db);
});

function reportRead(body: string, headers: Record<string, string> = {}) {
  return server.telex('/api/reads', { method: 'POST', body, headers: { ...browser, ...headers } });
}

async function storedReads(): Promise<number> {
  await server.context.readership.flush();
  const found = await sql<{ reads: number }>`
    select coalesce(sum(reads), 0)::int as reads from read_counts`.execute(server.database.db);
  return found.rows[0]?.reads ?? 0;
}

describe('a page that reports a read', () => {
  it('receives an empty answer that is not cached and sets no cookie', async () => {
    const { status, headers, text } = await reportRead(JSON.stringify({ id: story }));
    expect({ status, text, cache: headers['cache-control'] }).toEqual({
      status: 204,
      text: '',
      cache: 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(await storedReads()).toBe(1);
  });

  it('needs no query and invalidates no page', async () => {
    const before = await server.telex('/');
    await server.telex('/');
    server.takeQueries();
    for (let read = 0; read < 20; read += 1) await reportRead(JSON.stringify({ id: story }));
    const after = await server.telex('/');
    expect(server.takeQueries()).toEqual([]);
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  it.each([
    ['', '{"id":"1"}'],
    ['', '{"id":0}'],
    ['', '{"id":1.5}'],
    ['', '{"id":2147483648}'],
    ['', '{"id":1,"name":"x"}'],
    ['', 'id=1'],
    ['', ''],
    ['text/plain', '{"id":1}'],
    ['application/x-www-form-urlencoded', 'id=1'],
  ])('must send valid JSON, not %s: %s', async (type, body) => {
    const answer = await reportRead(body, type === '' ? {} : { 'content-type': type });
    expect(answer.status).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ code: 'request-invalid' });
    expect(server.takeLog()).toEqual([]);
  });

  it('must not send a large body', async () => {
    expect((await reportRead(JSON.stringify({ id: 1, more: 'x'.repeat(1_000) }))).status).toBe(413);
  });

  it.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
  ])('is not counted for %s', async (_, headers) => {
    expect((await reportRead(JSON.stringify({ id: story }), headers)).status).toBe(204);
    expect(await storedReads()).toBe(0);
  });

  it('is counted by the address that our proxy reports, not by one that the client claims', async () => {
    const from = (address: string) =>
      reportRead(JSON.stringify({ id: story }), { 'x-forwarded-for': address });
    for (let read = 0; read < 20; read += 1) await from(`192.0.2.${read}, 198.51.100.7`);
    await from('198.51.100.8');
    expect(await storedReads()).toBe(6);
  });

  it('uses a call that is neither a page nor documented', async () => {
    const { status, headers } = await server.telex('/api/reads');
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect((await server.telex('/api/openapi.json')).text).not.toContain('/api/reads');
  });
});
