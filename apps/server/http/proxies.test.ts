/** Which proxies may name the client's address. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { type TestServer, withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';

const database = withDatabase();
const alone = withServer({ database });
const behind = withServer({ database, proxies: ['10.1.0.0/16'] });
let story = 0;
beforeAll(async () => {
  story = await save(alone.context, { slug: 'hir', title: 'Hír' });
  await alone.settled();
});

/** How many reads of one story a day are counted from one address. */
const limit = 5;
const reads = 150;

/** Whether each of many reads with different forged addresses is counted; one address is limited to five a day. */
async function countsEach(
  server: TestServer,
  socket: string,
  header: (read: number) => string,
): Promise<boolean> {
  await sql`truncate read_counts`.execute(database.db);
  for (let read = 0; read < reads; read += 1) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/reads',
      remoteAddress: socket,
      payload: { id: story },
      headers: { 'user-agent': 'Mozilla/5.0 (X11)', 'x-forwarded-for': header(read) },
    });
    expect(statusCode).toBe(204);
  }
  const counted = async (): Promise<number> => {
    await server.context.readership.flush();
    const found = await sql<{ counted: number }>`
      select coalesce(sum(reads), 0)::int as counted from read_counts`.execute(database.db);
    return found.rows[0]?.counted ?? 0;
  };
  // The server's own schedule may be saving some of them concurrently.
  await expect.poll(counted).toBeGreaterThanOrEqual(limit);
  await pause(500);
  return (await counted()) === reads;
}

describe('X-Forwarded-For', () => {
  it.each(['10.0.0.9', '172.16.3.4', '192.168.1.5', '169.254.0.7', 'fd00:7::7', '198.51.100.2'])(
    'of the unconfigured proxy %s changes no limit [S39]',
    async (socket) => {
      expect(await countsEach(alone, socket, (read) => `192.0.2.${read}`)).toBe(false);
    },
  );

  it('of loopback names the reader, and values that the reader sent are ignored [S39]', async () => {
    expect(await countsEach(alone, '127.0.0.1', (read) => `192.0.2.${read}, 198.51.100.77`)).toBe(false);
    expect(await countsEach(alone, '127.0.0.1', (read) => `198.18.0.${read}`)).toBe(true);
  });

  it.each(['10.0.0.8', '192.168.7.7', 'fd00:8::8'])(
    'cannot evade a limit with the private address %s in it [S39]',
    async (reader) => {
      expect(await countsEach(alone, '127.0.0.1', (read) => `203.0.113.${read}, ${reader}`)).toBe(false);
    },
  );

  it('of a configured proxy network counts as well, but not of a neighbouring network [S39]', async () => {
    expect(await countsEach(behind, '10.1.2.3', (read) => `198.18.1.${read}`)).toBe(true);
    expect(await countsEach(behind, '10.2.0.1', (read) => `198.18.2.${read}`)).toBe(false);
  });
});
