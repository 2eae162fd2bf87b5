/** Queries for apps and browsers that want notifications, and for their topics. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { hashOf } from '../devices/client-token.server.ts';
import type { QuietHours } from '../quiet-hours.ts';
import { matchTopic, subjectOf, type TopicRef } from '../topic.ts';

type Database = Kysely<DB>;

export interface BrowserKeys {
  p256dh: string;
  auth: string;
  /** The public key for which the browser subscribed. */
  vapidKey: string;
}

export interface PushClient {
  id: number;
  kind: 'app' | 'browser';
  address: string;
  /** Null for an app. */
  keys: BrowserKeys | null;
  name: string;
  quiet: QuietHours;
  readerId: number | null;
  createdAt: Date;
  seenAt: Date;
  /** When its push service gave it up; null for one that gets notifications. */
  endedAt: Date | null;
}

const columns = [
  ...(['id', 'kind', 'address', 'p256dh', 'auth', 'vapid_key', 'name'] as const),
  ...(['quiet_from', 'quiet_to', 'reader_id', 'created_at', 'seen_at', 'ended_at'] as const),
];

interface ClientRow {
  id: string;
  kind: string;
  address: string;
  p256dh: string | null;
  auth: string | null;
  vapid_key: string | null;
  name: string;
  quiet_from: number;
  quiet_to: number;
  reader_id: number | null;
  created_at: Date;
  seen_at: Date;
  ended_at: Date | null;
}

function clientOf(row: ClientRow): PushClient {
  const { p256dh, auth, vapid_key: vapidKey } = row;
  return {
    id: Number(row.id),
    kind: row.kind === 'app' ? 'app' : 'browser',
    address: row.address,
    keys: p256dh === null || auth === null || vapidKey === null ? null : { p256dh, auth, vapidKey },
    name: row.name,
    quiet: { from: row.quiet_from, to: row.quiet_to },
    readerId: row.reader_id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    endedAt: row.ended_at,
  };
}

/** The client is locked until the transaction ends. */
export async function lockClient(
  trx: Database,
  by: { token: string } | { address: string },
): Promise<PushClient | null> {
  const [column, secret] =
    'token' in by ? (['token_hash', by.token] as const) : (['address_hash', by.address] as const);
  const row = await trx
    .selectFrom('push_clients')
    .select(columns)
    .where(column, '=', hashOf(secret))
    .forUpdate()
    .executeTakeFirst();
  return row ? clientOf(row) : null;
}

export async function lockClientById(trx: Database, id: number): Promise<PushClient | null> {
  const row = await trx
    .selectFrom('push_clients')
    .select(columns)
    .where('id', '=', String(id))
    .forUpdate()
    .executeTakeFirst();
  return row ? clientOf(row) : null;
}

export async function clientByToken(db: Database, token: string): Promise<PushClient | null> {
  const row = await db
    .selectFrom('push_clients')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? clientOf(row) : null;
}

export async function clientById(db: Database, id: number): Promise<PushClient | null> {
  const row = await db
    .selectFrom('push_clients')
    .select(columns)
    .where('id', '=', String(id))
    .executeTakeFirst();
  return row ? clientOf(row) : null;
}

export async function clientsOfReader(db: Database, readerId: number): Promise<PushClient[]> {
  const rows = await db
    .selectFrom('push_clients')
    .select(columns)
    .where('reader_id', '=', readerId)
    .orderBy('id')
    .execute();
  return rows.map(clientOf);
}

export interface NewClient {
  kind: 'app' | 'browser';
  token: string;
  address: string;
  keys: BrowserKeys | null;
  name: string;
  zone: string;
  now: Date;
}

/**
 * Of two requests at once for the same address the second one gets the client of the first.
 * @returns Null if that one has another secret: it is not the same browser.
 */
export async function insertClient(trx: Database, client: NewClient): Promise<number | null> {
  const { kind, token, address, keys, name, zone, now } = client;
  const row = await trx
    .insertInto('push_clients')
    .values({
      kind,
      token_hash: hashOf(token),
      address,
      address_hash: hashOf(address),
      name,
      zone,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      vapid_key: keys?.vapidKey,
      created_at: now,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ token_hash: hashOf(token), seen_at: now })
        .where('push_clients.auth', 'is not distinct from', keys?.auth ?? null),
    )
    .returning('id')
    .executeTakeFirst();
  return row ? Number(row.id) : null;
}

const seenEveryMs = 86_400_000;

/** Notes that the client was used, once a day at most. */
export async function touchClient(db: Database, { id, seenAt }: PushClient, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < seenEveryMs) return;
  await db.updateTable('push_clients').set({ seen_at: now }).where('id', '=', String(id)).execute();
}

export interface ClientChange {
  token: string;
  address: string;
  keys: BrowserKeys;
  name: string;
  now: Date;
}

/** A new subscription of a known browser: what failed before does not count any more. */
export async function updateBrowser(trx: Database, id: number, change: ClientChange): Promise<void> {
  const { token, address, keys, name, now } = change;
  await trx
    .updateTable('push_clients')
    .set({
      token_hash: hashOf(token),
      address,
      address_hash: hashOf(address),
      name,
      p256dh: keys.p256dh,
      auth: keys.auth,
      vapid_key: keys.vapidKey,
      seen_at: now,
      failures: 0,
      ended_at: null,
    })
    .where('id', '=', String(id))
    .execute();
}

export async function setQuietHours(trx: Database, id: number, { from, to }: QuietHours): Promise<void> {
  await trx
    .updateTable('push_clients')
    .set({ quiet_from: from, quiet_to: to })
    .where('id', '=', String(id))
    .execute();
}

export async function setReader(db: Database, id: number, readerId: number | null): Promise<void> {
  await db.updateTable('push_clients').set({ reader_id: readerId }).where('id', '=', String(id)).execute();
}

/** The browser gets nothing until it renews its subscription; what waits for it is given up. */
export async function endClient(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('push_clients')
    .set({ ended_at: now })
    .where('id', '=', String(id))
    .where('ended_at', 'is', null)
    .execute();
  await db
    .updateTable('push_deliveries')
    .set({ state: 'failed' })
    .where('client_id', '=', String(id))
    .where('state', '=', 'waiting')
    .execute();
}

export async function deleteClient(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom('push_clients').where('id', '=', String(id)).execute();
}

export async function topicsOfClient(db: Database, id: number): Promise<TopicRef[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['site', 'topic'])
    .where('client_id', '=', String(id))
    .orderBy('created_at')
    .orderBy('topic')
    .orderBy('site')
    .execute();
}

export async function addTopic(trx: Database, id: number, ref: TopicRef, now: Date): Promise<void> {
  await trx
    .insertInto('push_subscriptions')
    .values({ client_id: String(id), ...ref, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeTopic(trx: Database, id: number, { site, topic }: TopicRef): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('client_id', '=', String(id))
    .where('site', '=', site)
    .where('topic', '=', topic)
    .execute();
}

/** Those of these topics that a client has, and whether one of them is an app. */
export async function topicsWithClients(
  db: Database,
  topics: readonly TopicRef[],
): Promise<(TopicRef & { hasApps: boolean; browsers: number })[]> {
  const found = await sql<TopicRef & { hasApps: boolean; browsers: number }>`
    select s.site, s.topic, bool_or(c.kind = 'app') as "hasApps",
      count(*) filter (where c.kind = 'browser')::int as browsers
    from push_subscriptions s join push_clients c on c.id = s.client_id and c.ended_at is null
      join jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as wanted (site text, topic text)
        on wanted.site = s.site and wanted.topic = s.topic
    group by s.site, s.topic order by s.topic, s.site`.execute(db);
  return found.rows;
}

/** Those of these matches that somebody follows. */
export async function followedAmong(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const topics = ids.map(matchTopic);
  if (topics.length === 0) return new Set();
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('topic')
    .distinct()
    .where('topic', 'in', topics)
    .execute();
  return new Set(rows.flatMap(({ topic }) => matchIdsIn(topic)));
}

/** The matches that most follow, without those that were followed long ago. */
export async function followedMatches(db: Database, since: Date, most: number): Promise<number[]> {
  const found = await sql<{ topic: string }>`
    select s.topic from push_subscriptions s join push_clients c on c.id = s.client_id and c.ended_at is null
    where s.topic like 'match.%' and s.created_at > ${since}
    group by s.topic order by count(*) desc, max(s.created_at) desc limit ${most}`.execute(db);
  return found.rows.flatMap(({ topic }) => matchIdsIn(topic));
}

/** All, each with the time of the last reader who began to follow it. */
export async function followedMatchesOfAll(db: Database): Promise<{ id: number; followedAt: Date }[]> {
  const found = await sql<{ topic: string; followedAt: Date }>`
    select topic, max(created_at) as "followedAt" from push_subscriptions
    where topic like 'match.%' group by topic order by topic`.execute(db);
  return found.rows.flatMap(({ topic, followedAt }) => matchIdsIn(topic).map((id) => ({ id, followedAt })));
}

function matchIdsIn(topic: string): number[] {
  const subject = subjectOf(topic);
  return subject?.kind === 'match' ? [subject.id] : [];
}

export interface ClientCounts {
  apps: number;
  browsers: number;
}

export async function countClients(db: Database): Promise<ClientCounts> {
  const found = await sql<ClientCounts>`
    select count(*) filter (where kind = 'app')::int as apps,
      count(*) filter (where kind = 'browser')::int as browsers from push_clients where ended_at is null`.execute(
    db,
  );
  return found.rows[0] ?? { apps: 0, browsers: 0 };
}

/** How many browsers and apps have each topic. */
export async function countByTopic(db: Database): Promise<(TopicRef & ClientCounts)[]> {
  const found = await sql<TopicRef & ClientCounts>`
    select s.site, s.topic, count(*) filter (where c.kind = 'app')::int as apps,
      count(*) filter (where c.kind = 'browser')::int as browsers
    from push_subscriptions s join push_clients c on c.id = s.client_id and c.ended_at is null
    group by s.site, s.topic order by count(*) desc, s.site, s.topic limit 200`.execute(db);
  return found.rows;
}

/** Clients that nobody used for so long, and browsers that were given up so long ago; apps without topics are done. */
export async function unusedClients(
  db: Database,
  before: { seen: Date; ended: Date },
  most: number,
): Promise<number[]> {
  const found = await sql<{ id: string }>`
    select id from push_clients c
    where (seen_at < ${before.seen} or ended_at < ${before.ended})
      and (kind = 'browser' or exists (select from push_subscriptions s where s.client_id = c.id))
    order by id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => Number(id));
}

export async function deleteEmptyClients(db: Database, seenBefore: Date): Promise<number> {
  const found = await sql`
    delete from push_clients c where seen_at < ${seenBefore}
      and not exists (select from push_subscriptions s where s.client_id = c.id)`.execute(db);
  return Number(found.numAffectedRows ?? 0);
}

/** Removes a topic of all clients, on all sites. */
export async function removeTopicOfAll(
  trx: Database,
  topic: string,
): Promise<(TopicRef & { clientId: number; kind: string })[]> {
  const found = await sql<TopicRef & { clientId: string; kind: string }>`
    delete from push_subscriptions s using push_clients c where c.id = s.client_id and s.topic = ${topic}
    returning s.site, s.topic, s.client_id as "clientId", c.kind`.execute(trx);
  return found.rows.map((row) => ({ ...row, clientId: Number(row.clientId) }));
}
