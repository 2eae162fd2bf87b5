/** Notifications about a story that is taken down: those that wait are not sent, as the story is listed nowhere. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Takedown, withoutPassage } from '#features/content/public.server.ts';

export async function eraseMessages(trx: Transaction<DB>, { ids, passage }: Takedown): Promise<void> {
  const events = ids.map((id) => `story:${id}`);
  const found = await sql<{ id: string; title: string; body: string }>`
    select id::text, title, body from push_messages where event = any(${events}::text[])`.execute(trx);
  for (const { id, title, body } of found.rows) {
    const [newTitle, newBody] = textsWithout([title, body], passage);
    await sql`
      update push_messages set title = ${newTitle}, body = ${newBody} where id = ${id}::bigint`.execute(trx);
  }
  const sendings = await sql<{ id: string; title: string; body: string }>`
    select id::text, title, body from push_sendings where story_id = any(${ids}::int[])`.execute(trx);
  for (const { id, title, body } of sendings.rows) {
    const [newTitle, newBody] = textsWithout([title, body], passage);
    await sql`
      update push_sendings set title = ${newTitle}, body = ${newBody},
        state = case when state = 'waiting' then 'stopped' else state end
      where id = ${id}::bigint`.execute(trx);
  }
}

function textsWithout(texts: readonly string[], passage: Takedown['passage']): unknown[] {
  return texts.map((text) => (passage === null ? '' : withoutPassage(text, passage)));
}
