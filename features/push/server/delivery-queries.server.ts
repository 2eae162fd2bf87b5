/** Queries for messages and for their way to each browser and to the app. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { QuietHours } from '../quiet-hours.ts';
import type { StoryFacts, TopicRef } from '../topic.ts';
import type { BrowserKeys } from './client-queries.server.ts';

type Database = Kysely<DB>;

export interface PushMessage {
  id: number;
  event: string;
  tag: string;
  site: string;
  title: string;
  body: string;
  url: string;
  isUrgent: boolean;
  expiresAt: Date;
}

export interface NewMessage extends Omit<PushMessage, 'id'> {
  /** Null for automatic announcements. */
  sendingId: number | null;
  topics: readonly TopicRef[];
  now: Date;
}

/** Stores the message for those of its topics to which the event was not announced yet; null if there are none. */
export async function insertMessage(
  trx: Database,
  message: NewMessage,
): Promise<{ id: number; topics: TopicRef[] } | null> {
  const { event, tag, site, title, body, url, isUrgent, expiresAt, sendingId, topics, now } = message;
  const { id } = await trx
    .insertInto('push_messages')
    .values({
      event,
      tag,
      sending_id: sendingId === null ? null : String(sendingId),
      site,
      title,
      body,
      url,
      is_urgent: isUrgent,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await trx
    .insertInto('push_message_topics')
    .values(topics.map((ref) => ({ event, ...ref, message_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['site', 'topic'])
    .execute();
  if (added.length > 0) return { id: Number(id), topics: added };
  await trx.deleteFrom('push_messages').where('id', '=', id).execute();
  return null;
}

/** Topics to which an event was announced. */
export async function announcedTopics(db: Database, event: string): Promise<TopicRef[]> {
  return db.selectFrom('push_message_topics').select(['site', 'topic']).where('event', '=', event).execute();
}

export async function messageById(
  db: Database,
  id: number,
): Promise<{ message: PushMessage; topics: TopicRef[] } | null> {
  const row = await db
    .selectFrom('push_messages')
    .selectAll()
    .where('id', '=', String(id))
    .executeTakeFirst();
  if (!row) return null;
  const topics = await db
    .selectFrom('push_message_topics')
    .select(['site', 'topic'])
    .where('message_id', '=', String(id))
    .orderBy('topic')
    .orderBy('site')
    .execute();
  const { event, tag, site, title, body, url } = row;
  const message = { event, tag, site, title, body, url, isUrgent: row.is_urgent, expiresAt: row.expires_at };
  return { message: { id, ...message }, topics };
}

/** Whether nothing more of a message may be sent. It is not stopped before the transaction ends. */
export async function isStopped(trx: Database, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('push_messages')
    .select('stopped_at')
    .where('id', '=', String(id))
    .forShare()
    .executeTakeFirst();
  return row === undefined || row.stopped_at !== null;
}

/** Browsers of these topics that have the same quiet hours. */
export interface QuietGroup extends QuietHours {
  zone: string;
  browsers: number;
}

export async function quietGroups(
  db: Database,
  message: Pick<PushMessage, 'event' | 'tag' | 'isUrgent'>,
  topics: readonly TopicRef[],
): Promise<QuietGroup[]> {
  const found = await sql<QuietGroup>`
    select c.zone, c.quiet_from as "from", c.quiet_to as "to", count(*)::int as browsers
    from push_clients c where ${gets(message, topics)}
    group by c.zone, c.quiet_from, c.quiet_to`.execute(db);
  return found.rows;
}

/**
 * A delivery for each browser of the topics; a browser that has one for the event already gets no other. One that waits
 * becomes that of an urgent message, in the order of browsers, so that two processes do not wait for each other.
 */
export async function addDeliveries(
  trx: Database,
  message: Pick<PushMessage, 'id' | 'event' | 'tag' | 'isUrgent'>,
  topics: readonly TopicRef[],
  dueAt: ReadonlyMap<QuietGroup, Date>,
): Promise<void> {
  const groups = [...dueAt].map(([{ zone, from, to }, due]) => ({ zone, from, to, due: due.toISOString() }));
  await sql`
    insert into push_deliveries as d (message_id, event, client_id, service, state, due_at)
    select ${message.id}, ${message.event}, c.id, split_part(c.address, '/', 3), 'waiting', g.due
    from push_clients c
    join jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      as g (zone text, "from" smallint, "to" smallint, due timestamptz)
      on g.zone = c.zone and g."from" = c.quiet_from and g."to" = c.quiet_to
    where ${gets(message, topics)} order by c.id
    on conflict (event, client_id) do update
      set message_id = excluded.message_id, due_at = least(d.due_at, excluded.due_at)
      where ${isOvertakenBy(message)}`.execute(trx);
}

/** Whether a browser `c` gets a message: a correction goes to those that have, or may have, what it replaces. */
function gets(message: Pick<PushMessage, 'event' | 'tag' | 'isUrgent'>, topics: readonly TopicRef[]) {
  const isCorrected = sql`exists (select from push_deliveries d join push_messages m on m.id = d.message_id
    where m.tag = ${message.tag} and d.client_id = c.id and d.state not in ('failed', 'expired'))`;
  return sql`c.kind = 'browser' and c.ended_at is null and exists (
      select from push_subscriptions s join ${asRows(topics)} on wanted.site = s.site and wanted.topic = s.topic
      where s.client_id = c.id)
    and (${message.tag === message.event}::boolean or ${isCorrected})
    and not exists (select from push_deliveries d
      where d.event = ${message.event} and d.client_id = c.id and not (${isOvertakenBy(message)}))`;
}

/** Whether a delivery `d` that waits, as for the end of quiet hours, becomes that of an urgent message. */
function isOvertakenBy({ isUrgent }: Pick<PushMessage, 'isUrgent'>) {
  return sql`${isUrgent}::boolean and d.state = 'waiting'
    and not exists (select from push_messages m where m.id = d.message_id and m.is_urgent)`;
}

function asRows(topics: readonly TopicRef[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as wanted (site text, topic text)`;
}

export async function addAppDelivery(
  trx: Database,
  message: Pick<PushMessage, 'id' | 'event'>,
  condition: string,
  dueAt: Date,
): Promise<void> {
  await trx
    .insertInto('push_deliveries')
    .values({
      message_id: String(message.id),
      event: message.event,
      condition,
      service: 'firebase',
      state: 'waiting',
      due_at: dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Push services for which something waits, due or not: one step in the index for each. */
export async function waitingServices(db: Database): Promise<string[]> {
  const found = await sql<{ service: string }>`
    with recursive waiting as (
      (select service from push_deliveries where state = 'waiting' order by service limit 1)
      union all
      select (select d.service from push_deliveries d where d.state = 'waiting' and d.service > w.service
        order by d.service limit 1)
      from waiting w where w.service is not null)
    select service from waiting where service is not null`.execute(db);
  return found.rows.map(({ service }) => service);
}

/** A delivery that this process has taken. */
export interface TakenDelivery {
  id: number;
  /** Before this one. */
  attempts: number;
  /** The browser still has a topic of the event, and a story is still public. */
  isWanted: boolean;
  /** By an editor, or by a correction. */
  isStopped: boolean;
  message: PushMessage;
  to:
    | { kind: 'app'; condition: string }
    | {
        kind: 'browser';
        clientId: number;
        endpoint: string;
        keys: BrowserKeys;
        zone: string;
        quiet: QuietHours;
      };
}

interface TakenRow {
  id: string;
  attempts: number;
  isWanted: boolean;
  isStopped: boolean;
  condition: string | null;
  messageId: string;
  event: string;
  tag: string;
  site: string;
  title: string;
  body: string;
  url: string;
  isUrgent: boolean;
  expiresAt: Date;
  clientId: string | null;
  address: string | null;
  p256dh: string | null;
  auth: string | null;
  vapidKey: string | null;
  zone: string | null;
  quietFrom: number | null;
  quietTo: number | null;
}

/** Takes what is due. From then on it is `sending`, and nobody else sends it. */
export async function takeDue(
  db: Database,
  { service, now, until, most }: { service: string; now: Date; until: Date; most: number },
): Promise<TakenDelivery[]> {
  const found = await sql<TakenRow>`
    with taken as (
      update push_deliveries set state = 'sending', due_at = ${until}
      where id in (
        select id from push_deliveries where state = 'waiting' and service = ${service} and due_at <= ${now}
        order by due_at, id limit ${most} for update skip locked)
      returning id, attempts, condition, message_id, client_id
    )
    select t.id, t.attempts, t.condition, m.id as "messageId", m.event, m.tag, m.site, m.title, m.body, m.url,
      m.is_urgent as "isUrgent", m.expires_at as "expiresAt", m.stopped_at is not null as "isStopped",
      c.id as "clientId", c.address, c.p256dh, c.auth, c.vapid_key as "vapidKey",
      c.zone, c.quiet_from as "quietFrom", c.quiet_to as "quietTo",
      -- Two messages of an event share a delivery, so the topics of both count.
      (t.condition is not null or exists (
        select from push_subscriptions s join push_message_topics e on e.site = s.site and e.topic = s.topic
        where s.client_id = c.id and e.event = m.event))
      and (m.event not like 'story:%' or exists (
        select from story_facts f where f.id = substring(m.event from '^story:([0-9]+)')::int and f.is_listed))
        as "isWanted"
    from taken t join push_messages m on m.id = t.message_id left join push_clients c on c.id = t.client_id
    order by t.id`.execute(db);
  return found.rows.map(takenOf);
}

function takenOf(row: TakenRow): TakenDelivery {
  const { event, tag, site, title, body, url, isUrgent, expiresAt } = row;
  const message = { id: Number(row.messageId), event, tag, site, title, body, url, isUrgent, expiresAt };
  const { attempts, isWanted } = row;
  const taken = { id: Number(row.id), attempts, isWanted, isStopped: row.isStopped, message };
  if (row.condition !== null) return { ...taken, to: { kind: 'app', condition: row.condition } };
  const keys = { p256dh: row.p256dh ?? '', auth: row.auth ?? '', vapidKey: row.vapidKey ?? '' };
  const clientId = Number(row.clientId ?? 0);
  const hours = { zone: row.zone ?? '', quiet: { from: row.quietFrom ?? 0, to: row.quietTo ?? 0 } };
  return { ...taken, to: { kind: 'browser', clientId, endpoint: row.address ?? '', keys, ...hours } };
}

export type DeliveryEnd = 'sent' | 'failed' | 'expired' | 'uncertain' | 'stopped';

export async function endDelivery(
  db: Database,
  id: number,
  { state, status }: { state: DeliveryEnd; status: number | null },
): Promise<void> {
  await db.updateTable('push_deliveries').set({ state, status }).where('id', '=', String(id)).execute();
}

/** Without an answer of its service, status and attempts stay as they are. */
export async function postponeDelivery(
  db: Database,
  id: number,
  { until, ...answer }: { until: Date } & Partial<{ status: number | null; attempts: number }>,
): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ state: 'waiting', due_at: until, ...answer })
    .where('id', '=', String(id))
    .execute();
}

/** Marks deliveries of processes that died while they were sending: they may have arrived, and are not sent again. */
export async function endAbandoned(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('push_deliveries')
    .set({ state: 'uncertain' })
    .where('state', '=', 'sending')
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countSuccess(db: Database, clientId: number): Promise<void> {
  await db
    .updateTable('push_clients')
    .set({ failures: 0 })
    .where('id', '=', String(clientId))
    .where('failures', '>', 0)
    .execute();
}

/** Refusals since the last success, with this one; 0 for a client that is gone. */
export async function countFailure(db: Database, clientId: number): Promise<number> {
  const row = await db
    .updateTable('push_clients')
    .set((column) => ({ failures: column('failures', '+', 1) }))
    .where('id', '=', String(clientId))
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** Properties of public stories by which their topics are chosen; posts have none. */
export async function factsOfStories(
  db: Database,
  ids: readonly number[],
): Promise<(StoryFacts & { id: number; pubDate: Date })[]> {
  const found = await sql<StoryFacts & { id: number; pubDate: Date }>`
    select id, pub_date as "pubDate", sites, flags, super_tags as sections, tags
    from story_facts where id = any(${ids}::int[]) and is_listed order by id`.execute(db);
  return found.rows;
}

export interface KnownScore {
  home: number;
  away: number;
}

/** Stores a score, and returns the one before; null for a match that was not known. */
export async function replaceScore(
  trx: Database,
  matchId: number,
  { home, away }: KnownScore,
  now: Date,
): Promise<KnownScore | null> {
  const before = await trx
    .selectFrom('push_scores')
    .select(['home', 'away'])
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .insertInto('push_scores')
    .values({ match_id: matchId, home, away, seen_at: now })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ home, away, seen_at: now }))
    .execute();
  return before ?? null;
}
