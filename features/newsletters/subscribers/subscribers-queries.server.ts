/** Subscribers, their sign-ups and subscriptions. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;
type Trx = Transaction<DB>;

export interface Subscriber {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  confirmedAt: Date | null;
  blockedAt: Date | null;
}

const subscriberColumns = sql`id, email, first_name as "firstName", last_name as "lastName",
  confirmed_at as "confirmedAt", blocked_at as "blockedAt"`;

/** The subscriber with this address, new or known; the same statements for both. */
export async function ensureSubscriber(
  trx: Trx,
  { email, at }: { email: string; at: Date },
): Promise<Subscriber> {
  await sql`
    insert into newsletter_subscribers (email, first_name, last_name, created_at)
    values (${email}, '', '', ${at}) on conflict (email) do nothing`.execute(trx);
  const found = await subscriberByEmail(trx, email);
  if (!found) throw new Error('the subscriber that was just written is missing');
  return found;
}

export async function subscriberByEmail(db: Database, email: string): Promise<Subscriber | undefined> {
  const found = await sql<Subscriber>`
    select ${subscriberColumns} from newsletter_subscribers where email = ${email}`.execute(db);
  return found.rows[0];
}

export async function subscriberById(db: Database, id: string): Promise<Subscriber | undefined> {
  const found = await sql<Subscriber>`
    select ${subscriberColumns} from newsletter_subscribers where id = ${id}::int`.execute(db);
  return found.rows[0];
}

export interface NewRequest {
  subscriber: number;
  lists: readonly string[];
  firstName: string;
  lastName: string;
  place: string;
  textVersion: string;
  at: Date;
}

export async function addRequest(trx: Trx, request: NewRequest): Promise<number> {
  const { subscriber, lists, firstName, lastName, place, textVersion, at } = request;
  const added = await sql<{ id: number }>`
    insert into newsletter_requests
      (subscriber_id, lists, first_name, last_name, place, text_version, requested_at)
    values (${subscriber}, ${lists}, ${firstName}, ${lastName}, ${place}, ${textVersion}, ${at})
    returning id`.execute(trx);
  return added.rows[0]?.id ?? 0;
}

export interface StoredRequest {
  id: number;
  subscriber: number;
  lists: string[];
  firstName: string;
  lastName: string;
  place: string;
  textVersion: string;
  requestedAt: Date;
  confirmedAt: Date | null;
}

/** `isLocked`: until the end of the transaction, so that it is confirmed once. */
export async function requestById(
  db: Database,
  id: string,
  { isLocked = false } = {},
): Promise<StoredRequest | undefined> {
  const found = await sql<StoredRequest>`
    select id, subscriber_id as subscriber, lists, first_name as "firstName", last_name as "lastName", place,
      text_version as "textVersion", requested_at as "requestedAt", confirmed_at as "confirmedAt"
    from newsletter_requests where id = ${id}::int ${isLocked ? sql`for update` : sql``}`.execute(db);
  return found.rows[0];
}

/** Marks the sign-up and its subscriber as confirmed; names that were given replace those from before. */
export async function confirmRequest(trx: Trx, request: StoredRequest, at: Date): Promise<void> {
  await sql`update newsletter_requests set confirmed_at = ${at} where id = ${request.id}`.execute(trx);
  await sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, ${at}),
      first_name = coalesce(nullif(${request.firstName}, ''), first_name),
      last_name = coalesce(nullif(${request.lastName}, ''), last_name)
    where id = ${request.subscriber}`.execute(trx);
}

export async function confirmSubscriber(trx: Trx, subscriber: number, at: Date): Promise<void> {
  await sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, ${at}) where id = ${subscriber}`.execute(
    trx,
  );
}

/** Starts or resumes subscriptions; those that are active keep their beginning. Returns the codes that changed. */
export async function startSubscriptions(
  trx: Trx,
  subscriber: number,
  lists: readonly string[],
  at: Date,
): Promise<string[]> {
  const changed = await sql<{ list: string }>`
    insert into newsletter_subscriptions as s (subscriber_id, list, since)
    select ${subscriber}, list, ${at} from unnest(${lists}::text[]) as list
    on conflict (subscriber_id, list) do update set since = excluded.since, ended_at = null
      where s.ended_at is not null
    returning list`.execute(trx);
  return changed.rows.map(({ list }) => list);
}

/** Ends subscriptions and takes the subscriber out of issues that are being sent. Returns the codes that changed. */
export async function endSubscriptions(
  trx: Trx,
  subscriber: number,
  lists: readonly string[],
  at: Date,
): Promise<string[]> {
  const changed = await sql<{ list: string }>`
    update newsletter_subscriptions set ended_at = ${at}
    where subscriber_id = ${subscriber} and list = any(${lists}::text[]) and ended_at is null
    returning list`.execute(trx);
  await sql`
    delete from newsletter_recipients r using newsletter_issues i
    where i.id = r.issue_id and r.subscriber_id = ${subscriber} and r.state = 'pending'
      and i.list = any(${lists}::text[])`.execute(trx);
  return changed.rows.map(({ list }) => list);
}

export interface StoredSubscription {
  list: string;
  since: Date;
  endedAt: Date | null;
}

export async function subscriptionsOf(db: Database, subscriber: number): Promise<StoredSubscription[]> {
  const found = await sql<StoredSubscription>`
    select list, since, ended_at as "endedAt" from newsletter_subscriptions
    where subscriber_id = ${subscriber} order by list`.execute(db);
  return found.rows;
}

export type SuppressionReason = 'unsubscribed' | 'bounce' | 'complaint' | 'erased';

/** A graver reason replaces another one. */
export async function suppress(trx: Trx, hash: string, reason: SuppressionReason, at: Date): Promise<void> {
  await sql`
    insert into newsletter_suppressions as s (hash, reason, created_at) values (${hash}, ${reason}, ${at})
    on conflict (hash) do update set reason = excluded.reason, created_at = excluded.created_at
      where s.reason in ('unsubscribed', 'erased')`.execute(trx);
}

export async function suppressionOf(db: Database, hash: string): Promise<SuppressionReason | null> {
  const found = await sql<{ reason: SuppressionReason }>`
    select reason from newsletter_suppressions where hash = ${hash}`.execute(db);
  return found.rows[0]?.reason ?? null;
}

/** After the person's own confirmation. */
export async function liftSuppression(
  trx: Trx,
  hash: string,
  reasons: readonly SuppressionReason[],
): Promise<void> {
  await sql`
    delete from newsletter_suppressions where hash = ${hash} and reason = any(${reasons}::text[])`.execute(
    trx,
  );
}

export async function block(
  trx: Trx,
  subscriber: number,
  reason: 'bounce' | 'complaint',
  at: Date,
): Promise<void> {
  await sql`
    update newsletter_subscribers set blocked_at = ${at}, blocked_for = ${reason}
    where id = ${subscriber}`.execute(trx);
  await sql`
    delete from newsletter_recipients where subscriber_id = ${subscriber} and state = 'pending'`.execute(trx);
}

export async function unblock(trx: Trx, email: string): Promise<boolean> {
  const changed = await sql`
    update newsletter_subscribers set blocked_at = null, blocked_for = null, soft_bounces = 0
    where email = ${email} and blocked_at is not null returning id`.execute(trx);
  return changed.rows.length > 0;
}

export async function countSoftBounce(trx: Trx, subscriber: number): Promise<void> {
  await sql`
    update newsletter_subscribers set soft_bounces = soft_bounces + 1 where id = ${subscriber}`.execute(trx);
}

export async function deleteSubscriber(trx: Trx, subscriber: number): Promise<void> {
  await sql`
    delete from newsletter_recipients where subscriber_id = ${subscriber} and state = 'pending'`.execute(trx);
  await sql`delete from newsletter_subscribers where id = ${subscriber}`.execute(trx);
}

/** Deletes sign-ups that nobody confirmed, and subscribers who have none left and never confirmed one. */
export async function deleteUnconfirmed(trx: Trx, before: Date): Promise<number> {
  await sql`
    delete from newsletter_requests where confirmed_at is null and requested_at < ${before}`.execute(trx);
  const deleted = await sql`
    delete from newsletter_subscribers s where confirmed_at is null and created_at < ${before}
      and not exists (select from newsletter_requests r where r.subscriber_id = s.id)
    returning id`.execute(trx);
  return deleted.rows.length;
}

export interface ListCount {
  list: string;
  active: number;
  ended: number;
  blocked: number;
}

export async function countsOfLists(db: Database): Promise<ListCount[]> {
  const found = await sql<ListCount>`
    select p.list, count(*) filter (where p.ended_at is null and s.blocked_at is null)::int as active,
      count(*) filter (where p.ended_at is not null)::int as ended,
      count(*) filter (where p.ended_at is null and s.blocked_at is not null)::int as blocked
    from newsletter_subscriptions p join newsletter_subscribers s on s.id = p.subscriber_id
    group by p.list`.execute(db);
  return found.rows;
}

export interface ListedSubscriber {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  since: Date;
  blockedFor: string | null;
  softBounces: number;
}

/** Active ones of a list, by number, after one of them. */
export async function subscribersOfList(
  db: Database,
  list: string,
  after: number,
  limit: number,
): Promise<ListedSubscriber[]> {
  const found = await sql<ListedSubscriber>`
    select s.id, s.email, s.first_name as "firstName", s.last_name as "lastName", p.since,
      s.blocked_for as "blockedFor", s.soft_bounces as "softBounces"
    from newsletter_subscriptions p join newsletter_subscribers s on s.id = p.subscriber_id
    where p.list = ${list} and p.ended_at is null and s.id > ${after} order by s.id limit ${limit}`.execute(
    db,
  );
  return found.rows;
}

/**
 * Changes nothing if the new address has a subscriber already: both keep the lists that they subscribed to.
 */
export async function moveSubscriber(trx: Trx, from: string, to: string): Promise<void> {
  await sql`
    update newsletter_subscribers set email = ${to} where email = ${from}
      and not exists (select from newsletter_subscribers where email = ${to})`.execute(trx);
}
