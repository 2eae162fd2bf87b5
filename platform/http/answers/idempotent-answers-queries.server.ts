/** Queries for answers that are stored for requests that are sent again with the same key. */
import { type Kysely, sql } from 'kysely';

export interface KeptRequest {
  request: Buffer;
  /** Null while it is being handled. */
  answer: unknown;
}

interface RequestOfKey {
  client: string;
  key: string;
}

/**
 * Begins a request with this key. Null if this is the first, or the first has not ended since `abandonedBefore`;
 * otherwise what is known of the first.
 */
export async function beginRequest<DB>(
  db: Kysely<DB>,
  {
    client,
    key,
    request,
    now,
    abandonedBefore,
  }: RequestOfKey & { request: Buffer; now: Date; abandonedBefore: Date },
): Promise<KeptRequest | null> {
  const begun = await sql`
    insert into idempotent_answers as a (client, key, request, begun_at)
    values (${client}, ${key}, ${request}, ${now})
    on conflict (client, key) do update set request = excluded.request, begun_at = excluded.begun_at
      where a.answer is null and a.begun_at < ${abandonedBefore}
    returning 1`.execute(db);
  if (begun.rows.length > 0) return null;
  // Deleted since: the first request has failed, and this one begins again.
  return (
    (await keptRequest(db, { client, key })) ??
    beginRequest(db, { client, key, request, now, abandonedBefore })
  );
}

export async function keptRequest<DB>(
  db: Kysely<DB>,
  { client, key }: RequestOfKey,
): Promise<KeptRequest | undefined> {
  const kept = await sql<KeptRequest>`
    select request, answer from idempotent_answers where client = ${client} and key = ${key}`.execute(db);
  return kept.rows[0];
}

export async function keepAnswer<DB>(
  db: Kysely<DB>,
  { client, key }: RequestOfKey,
  answer: object,
): Promise<void> {
  await sql`
    update idempotent_answers set answer = ${JSON.stringify(answer)}::jsonb
    where client = ${client} and key = ${key}`.execute(db);
}

/** After a failure nothing was changed: the same request may be sent again. */
export async function forgetRequest<DB>(db: Kysely<DB>, { client, key }: RequestOfKey): Promise<void> {
  await sql`delete from idempotent_answers where client = ${client} and key = ${key}`.execute(db);
}

export async function deleteOldRequests<DB>(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from idempotent_answers where begun_at < ${before}`.execute(db);
}
