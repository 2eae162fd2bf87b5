/** Resources, recorded answers and quotas; the only file that names their tables. Times are passed by the caller. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { endsLease, isFree, isHeldBy, type Lease, takesLease } from '#platform/db/lease.server.ts';
import type { Quota } from './provider/quota.ts';

type Database = Kysely<DB>;

/** A resource of one source. */
export interface ResourceKey {
  source: string;
  address: string;
}

export interface RecordedAnswer {
  body: string;
  /** The last time that the provider answered so. */
  checkedAt: Date;
}

/** The last answer; null when there is none yet. */
export async function lastAnswer(
  db: Database,
  { source, address }: ResourceKey,
): Promise<RecordedAnswer | null> {
  const found = await sql<RecordedAnswer>`
    select body, last_at as "checkedAt" from livescore_answers
    where source = ${source} and address = ${address} order by first_at desc, id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** The last answers of several resources; those without one are left out. */
export async function lastAnswers(
  db: Database,
  keys: readonly ResourceKey[],
): Promise<(RecordedAnswer & ResourceKey)[]> {
  const sources = keys.map(({ source }) => source);
  const addresses = keys.map(({ address }) => address);
  const found = await sql<RecordedAnswer & ResourceKey>`
    select wanted.source, wanted.address, last.body, last.last_at as "checkedAt"
    from (select distinct * from unnest(${sources}::text[], ${addresses}::text[])) as wanted(source, address)
    cross join lateral (
      select body, last_at from livescore_answers
      where source = wanted.source and address = wanted.address order by first_at desc, id desc limit 1
    ) as last`.execute(db);
  return found.rows;
}

/** The answer as it was at a time; null before the first one. */
export async function answerAt(
  db: Database,
  { source, address }: ResourceKey,
  at: Date,
): Promise<RecordedAnswer | null> {
  const found = await sql<RecordedAnswer>`
    select body, least(last_at, ${at}) as "checkedAt" from livescore_answers
    where source = ${source} and address = ${address} and first_at <= ${at}
    order by first_at desc, id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * An address may name any match there is, and any that is none. So that nobody uses up the provider's quota by counting
 * through ids, only so many new resources a minute are fetched, and in a day as many as are a quarter of the day's calls.
 */
const newPerMinute = 120;
const newShareOfDay = 0.25;

export interface WantedResources {
  source: string;
  addresses: readonly string[];
  until: Date;
  now: Date;
  /** Resources named by stories, games and replays are not limited. */
  wantedBy: 'readers' | 'editors';
  maxAgeMs?: number;
}

/**
 * Marks resources as wanted until a time, and as due at once if they are new. With `maxAgeMs`, one that would be fresh for
 * longer becomes due when its answer is so old.
 */
export async function wantResources(db: Database, wanted: WantedResources): Promise<void> {
  const { source, addresses, until, now, wantedBy, maxAgeMs = null } = wanted;
  const minuteAgo = new Date(now.getTime() - 60_000);
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await sql`
    insert into livescore_resources as r (source, address, created_at, wanted_until, due_at)
    select ${source}, address, ${now}, ${until}, ${now} from unnest(${addresses}::text[]) as given (address)
    where exists (select from livescore_resources k where k.source = ${source} and k.address = given.address)
      or ${wantedBy} = 'editors'
      or (
        (select count(*) from livescore_resources where source = ${source} and created_at > ${minuteAgo})
          < ${newPerMinute}
        and (select count(*) from livescore_resources where source = ${source} and created_at > ${dayAgo})
          < coalesce((
            select day_limit * ${newShareOfDay}::double precision from livescore_quotas q
            where q.source = ${source} and q.sport = split_part(given.address, '/', 1)
          ), 'infinity')
      )
    order by address
    on conflict (source, address) do update set
      wanted_until = greatest(r.wanted_until, excluded.wanted_until),
      due_at = least(r.due_at, r.checked_at + make_interval(secs => ${maxAgeMs}::double precision / 1000))`.execute(
    db,
  );
}

export interface ClaimedResource {
  address: string;
  failures: number;
}

/**
 * Leases the resources that have been due for longest and are wanted; concurrent processes get different ones. Those of
 * a process that died are leased again when its lease is over.
 */
export async function claimDue(
  db: Database,
  claim: { source: string; sport: string; lease: Lease; most: number },
): Promise<ClaimedResource[]> {
  const { source, sport, lease, most } = claim;
  const found = await sql<ClaimedResource>`
    update livescore_resources r set ${takesLease(lease)}
    from (
      select address from livescore_resources
      where source = ${source} and starts_with(address, ${`${sport}/`}) and due_at < 'infinity'
        and due_at <= ${lease.from} and wanted_until > ${lease.from} and ${isFree(lease.from)}
      order by due_at, address limit ${most} for update skip locked
    ) w
    where r.source = ${source} and r.address = w.address
    returning r.address, r.failures`.execute(db);
  return found.rows;
}

/** The same for one resource, if it is due. */
export async function claimOne(
  db: Database,
  { source, address }: ResourceKey,
  lease: Lease,
): Promise<ClaimedResource | null> {
  const found = await sql<ClaimedResource>`
    update livescore_resources set ${takesLease(lease)}
    where source = ${source} and address = ${address} and due_at <= ${lease.from} and ${isFree(lease.from)}
    returning address, failures`.execute(db);
  return found.rows[0] ?? null;
}

/** Leases a known resource whether it is due or not, also from a process that fetches it. */
export async function takeLease(db: Database, { source, address }: ResourceKey, lease: Lease): Promise<void> {
  await sql`
    update livescore_resources set ${takesLease(lease)}
    where source = ${source} and address = ${address}`.execute(db);
}

/** When the provider answered for the last time, even if with the same; null before the first time. */
export async function lastCheck(db: Database, { source, address }: ResourceKey): Promise<Date | null> {
  const found = await sql<{ checkedAt: Date | null }>`
    select checked_at as "checkedAt" from livescore_resources
    where source = ${source} and address = ${address}`.execute(db);
  return found.rows[0]?.checkedAt ?? null;
}

/** Whether a process is fetching it. */
export async function isLeased(db: Database, { source, address }: ResourceKey, now: Date): Promise<boolean> {
  const found = await sql`
    select 1 from livescore_resources
    where source = ${source} and address = ${address} and not ${isFree(now)}`.execute(db);
  return found.rows.length > 0;
}

/**
 * Records an answer and ends the lease.
 * @param freshForMs Infinity for good.
 * @returns Whether the answer is another one than before; null when the lease was lost, and nothing was recorded.
 */
export async function recordAnswer(
  db: Database,
  { source, address }: ResourceKey,
  { lease, now, body, freshForMs }: { lease: Lease; now: Date; body: string; freshForMs: number },
): Promise<boolean | null> {
  const due = freshForMs === Infinity ? 'infinity' : new Date(now.getTime() + freshForMs).toISOString();
  const held = await sql`
    update livescore_resources set ${endsLease}, failures = 0, checked_at = ${now},
      due_at = ${due}::timestamptz
    where source = ${source} and address = ${address} and ${isHeldBy(lease)} returning 1`.execute(db);
  if (held.rows.length === 0) return null;
  const same = await sql`
    update livescore_answers set last_at = ${now}
    where id = (
      select id from livescore_answers where source = ${source} and address = ${address}
      order by first_at desc, id desc limit 1
    ) and body = ${body} returning 1`.execute(db);
  if (same.rows.length > 0) return false;
  await sql`
    insert into livescore_answers (source, address, first_at, last_at, body)
    values (${source}, ${address}, ${now}, ${now}, ${body})`.execute(db);
  return true;
}

/** Ends the lease after a failure; the last answer stays. */
export async function recordFailure(
  db: Database,
  { source, addresses }: { source: string; addresses: readonly string[] },
  { lease, due }: { lease: Lease; due: Date },
): Promise<void> {
  await sql`
    update livescore_resources set ${endsLease}, failures = failures + 1, due_at = ${due}
    where source = ${source} and address = any (${addresses}::text[]) and ${isHeldBy(lease)}`.execute(db);
}

export interface StoredQuota {
  limit: number | null;
  remaining: number | null;
  readAt: Date;
  pausedUntil: Date | null;
}

export async function storedQuota(db: Database, source: string, sport: string): Promise<StoredQuota | null> {
  const found = await sql<StoredQuota>`
    select day_limit as "limit", remaining, read_at as "readAt", paused_until as "pausedUntil"
    from livescore_quotas where source = ${source} and sport = ${sport}`.execute(db);
  return found.rows[0] ?? null;
}

/** Stores the quota of the newest answer; a pause is never shortened. */
export async function recordQuota(
  db: Database,
  { source, sport }: { source: string; sport: string },
  { quota, now, pausedUntil }: { quota: Quota | null; now: Date; pausedUntil: Date | null },
): Promise<void> {
  await sql`
    insert into livescore_quotas as q (source, sport, day_limit, remaining, read_at, paused_until)
    values (${source}, ${sport}, ${quota?.limit ?? null}, ${quota?.remaining ?? null}, ${now}, ${pausedUntil})
    on conflict (source, sport) do update set
      day_limit = coalesce(excluded.day_limit, q.day_limit),
      remaining = coalesce(excluded.remaining, q.remaining),
      read_at = case when excluded.day_limit is null then q.read_at else excluded.read_at end,
      paused_until = greatest(q.paused_until, excluded.paused_until)`.execute(db);
}

/** Deletes answers that others replaced before a time, and resources that nobody has wanted since another time. */
export async function deleteOld(
  db: Database,
  { replacedBefore, unwantedSince }: { replacedBefore: Date; unwantedSince: Date },
): Promise<{ answers: number; resources: number }> {
  const answers = await sql`
    delete from livescore_answers a where last_at < ${replacedBefore} and exists (
      select from livescore_answers b
      where b.source = a.source and b.address = a.address and b.first_at > a.first_at
    ) returning 1`.execute(db);
  const resources = await sql`
    delete from livescore_resources where wanted_until < ${unwantedSince} returning 1`.execute(db);
  return { answers: answers.rows.length, resources: resources.rows.length };
}
