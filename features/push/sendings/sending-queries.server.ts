/** Queries for sendings and the outcomes of their messages. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { TopicRef } from '../topic.ts';
import type { SendingCounts, SendingKind } from './sending.ts';

type Database = Kysely<DB>;

export interface SendingRow {
  id: number;
  key: string;
  storyId: number;
  kind: SendingKind;
  title: string;
  body: string;
  topics: TopicRef[];
  state: 'waiting' | 'sent' | 'stopped' | 'missed';
  dueAt: Date;
  createdAt: Date;
  author: { kind: string; id: string };
}

const columns = sql`id::int as id, key, story_id as "storyId", kind, title, body, topics, state, due_at as "dueAt",
  created_at as "createdAt", jsonb_build_object('kind', author_kind, 'id', author_id) as author`;

/** Serialises concurrent sendings about one story. */
export async function lockSendingsOf(trx: Database, storyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('push_sendings'), ${storyId})`.execute(trx);
}

export async function sendingByKey(db: Database, key: string): Promise<SendingRow | undefined> {
  const found = await sql<SendingRow>`select ${columns} from push_sendings where key = ${key}`.execute(db);
  return found.rows[0];
}

export async function insertSending(
  trx: Database,
  given: Omit<SendingRow, 'id' | 'state' | 'author'> & { by: ChangeAuthor },
): Promise<SendingRow> {
  const { key, storyId, kind, title, body, topics, dueAt, createdAt, by } = given;
  const found = await sql<SendingRow>`
    insert into push_sendings (key, story_id, kind, title, body, topics, author_kind, author_id, due_at, created_at)
    values (${key}, ${storyId}, ${kind}, ${title}, ${body}, ${JSON.stringify(topics)}::jsonb, ${by.kind},
      ${String(by.id)}, ${dueAt}, ${createdAt})
    returning ${columns}`.execute(trx);
  const [row] = found.rows;
  if (!row) throw new Error('a sending was not stored');
  return row;
}

/** The next sending that is due; concurrent processes take different ones. */
export async function takeDueSending(trx: Database, now: Date): Promise<SendingRow | undefined> {
  const found = await sql<SendingRow>`
    select ${columns} from push_sendings where state = 'waiting' and due_at <= ${now}
    order by due_at, id limit 1 for update skip locked`.execute(trx);
  return found.rows[0];
}

export async function lockSending(trx: Database, id: number): Promise<SendingRow | undefined> {
  const found = await sql<SendingRow>`
    select ${columns} from push_sendings where id = ${id} for update`.execute(trx);
  return found.rows[0];
}

export async function setSendingState(trx: Database, id: number, state: SendingRow['state']): Promise<void> {
  await trx.updateTable('push_sendings').set({ state }).where('id', '=', String(id)).execute();
}

/** A message that was announced, by an editor or automatically. */
export interface SentMessage {
  /** Null for an automatic announcement, or that of a command. */
  sendingId: number | null;
  tag: string;
  title: string;
  body: string;
  topics: TopicRef[];
  createdAt: Date;
  isStopped: boolean;
  counts: SendingCounts;
}

const messageColumns = sql`m.sending_id::int as "sendingId", m.tag, m.title, m.body, m.created_at as "createdAt",
  m.stopped_at is not null as "isStopped",
  (select coalesce(jsonb_agg(jsonb_build_object('site', t.site, 'topic', t.topic) order by t.site, t.topic), '[]'::jsonb)
    from push_message_topics t where t.message_id = m.id) as topics,
  (select jsonb_build_object(
      'sent', count(*) filter (where d.state = 'sent'),
      'waiting', count(*) filter (where d.state in ('waiting', 'sending')),
      'failed', count(*) filter (where d.state in ('failed', 'expired')),
      'unknown', count(*) filter (where d.state = 'uncertain'),
      'stopped', count(*) filter (where d.state = 'stopped'))
    from push_deliveries d where d.message_id = m.id) as counts`;

/** Messages about a story, oldest first. */
export async function messagesOfStory(db: Database, storyId: number): Promise<SentMessage[]> {
  const found = await sql<SentMessage>`
    select ${messageColumns} from push_messages m
    where m.sending_id in (select id from push_sendings where story_id = ${storyId})
      or (m.sending_id is null and m.tag = ${`story:${storyId}`})
    order by m.id`.execute(db);
  return found.rows;
}

export async function sendingsOfStory(db: Database, storyId: number): Promise<SendingRow[]> {
  const found = await sql<SendingRow>`
    select ${columns} from push_sendings where story_id = ${storyId} order by id`.execute(db);
  return found.rows;
}

/** Stories with sendings, past or scheduled, the latest first. */
export async function storiesOfLastSendings(db: Database, most: number): Promise<number[]> {
  const found = await sql<{ storyId: number }>`
    select story_id as "storyId" from (
      select story_id, max(id) as last from push_sendings group by story_id order by last desc limit ${most}) s
    order by last desc`.execute(db);
  return found.rows.map(({ storyId }) => storyId);
}

/** Stops messages: their waiting deliveries are not sent. */
export async function stopMessages(
  trx: Database,
  which: { sendingId: number } | { tag: string },
  now: Date,
): Promise<void> {
  const wanted = 'tag' in which ? sql`m.tag = ${which.tag}` : sql`m.sending_id = ${which.sendingId}`;
  const stopped = await sql<{ id: string }>`
    update push_messages m set stopped_at = ${now} where ${wanted} and m.stopped_at is null
    returning m.id`.execute(trx);
  const ids = stopped.rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx
    .updateTable('push_deliveries')
    .set({ state: 'stopped' })
    .where('message_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** The tag and the topics of the last announced message, which devices show for the story. */
export async function lastTagOf(
  db: Database,
  storyId: number,
): Promise<{ tag: string; topics: TopicRef[] } | undefined> {
  const messages = await messagesOfStory(db, storyId);
  const tag = messages.at(-1)?.tag;
  if (tag === undefined) return undefined;
  const topics = messages.filter((message) => message.tag === tag).flatMap((message) => message.topics);
  return { tag, topics: [...new Map(topics.map((ref) => [`${ref.site}/${ref.topic}`, ref])).values()] };
}

export async function deleteOldSendings(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('push_sendings')
    .where('created_at', '<', before)
    .where('state', '<>', 'waiting')
    .execute();
}
