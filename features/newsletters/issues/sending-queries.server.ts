/** Recipients while an issue is sent, and the process that sends it. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;
type Trx = Transaction<DB>;

export interface WorkerLease {
  issue: number;
  /** Identifies the process's run. */
  worker: string;
  now: Date;
  until: Date;
}

export interface IssueInSending {
  list: string;
  subject: string;
  html: string;
  text: string;
  errors: number;
}

/** Null while another process sends the issue, or when it is not being sent. */
export async function takeIssue(
  trx: Trx,
  { issue, worker, now, until }: WorkerLease,
): Promise<IssueInSending | null> {
  const taken = await sql<IssueInSending>`
    update newsletter_issues set worker = ${worker}::uuid, worker_until = ${until}
    where id = ${issue} and state = 'sending'
      and (worker is null or worker = ${worker}::uuid or worker_until < ${now})
    returning list, subject, html, text, errors`.execute(trx);
  return taken.rows[0] ?? null;
}

export async function releaseIssue(
  db: Database,
  { issue, worker }: Pick<WorkerLease, 'issue' | 'worker'>,
): Promise<void> {
  await sql`
    update newsletter_issues set worker = null, worker_until = null
    where id = ${issue} and worker = ${worker}::uuid`.execute(db);
}

/**
 * Those that a process was sending when it died: their mail may have been accepted. To be called by the process that has
 * taken the issue.
 */
export async function markUncertain(trx: Trx, issue: number, now: Date): Promise<number> {
  const marked = await sql`
    update newsletter_recipients set state = 'uncertain', leased_until = null, changed_at = ${now}
    where issue_id = ${issue} and state = 'leased' returning id`.execute(trx);
  return marked.rows.length;
}

export interface LeasedRecipient {
  id: string;
  subscriber: number;
  email: string;
  attempts: number;
}

/** The next recipients, whose mails are about to be sent; everybody who has left or was blocked is passed over. */
export async function leaseRecipients(
  trx: Trx,
  { issue, now, until }: Omit<WorkerLease, 'worker'>,
  limit: number,
): Promise<LeasedRecipient[]> {
  const leased = await sql<LeasedRecipient>`
    with next as (
      select r.id, s.id as subscriber, s.email from newsletter_recipients r
      join newsletter_subscribers s on s.id = r.subscriber_id
      join newsletter_issues i on i.id = r.issue_id
      join newsletter_subscriptions p on p.subscriber_id = s.id and p.list = i.list and p.ended_at is null
      where r.issue_id = ${issue} and r.state = 'pending' and r.due_at <= ${now} and s.blocked_at is null
      order by r.id limit ${limit} for update of r skip locked
    )
    update newsletter_recipients r
    set state = 'leased', leased_until = ${until}, attempts = r.attempts + 1, changed_at = ${now}
    from next where next.id = r.id
    returning r.id::text as id, next.subscriber, next.email, r.attempts`.execute(trx);
  return leased.rows;
}

export interface RecipientOutcome {
  id: string;
  state: 'sent' | 'pending' | 'uncertain' | 'failed';
  response: number | null;
  /** When a pending one is tried again. */
  dueAt: Date;
  /** False when the mail server was not reached: that says nothing about the recipient. */
  isAttempt: boolean;
}

/** An outcome that comes late replaces `uncertain`, which was a guess. */
export async function recordOutcomes(
  trx: Trx,
  outcomes: readonly RecipientOutcome[],
  now: Date,
): Promise<void> {
  await sql`
    update newsletter_recipients r
    set state = o.state, response = o.response, due_at = o."dueAt", leased_until = null, changed_at = ${now},
      attempts = case when o."isAttempt" then r.attempts else greatest(r.attempts - 1, 0) end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o (id bigint, state text, response smallint, "dueAt" timestamptz, "isAttempt" boolean)
    where r.id = o.id and r.state in ('leased', 'uncertain')`.execute(trx);
}

export async function recordErrors(trx: Trx, issue: number, errors: number): Promise<void> {
  await sql`update newsletter_issues set errors = ${errors} where id = ${issue}`.execute(trx);
}

/** Ends an issue that has nobody left to send to; the erased, the blocked and those who left cannot be sent to. */
export async function finishIssue(trx: Trx, issue: number, now: Date): Promise<boolean> {
  const open = await sql`
    select from newsletter_recipients r
    join newsletter_issues i on i.id = r.issue_id
    join newsletter_subscribers s on s.id = r.subscriber_id
    left join newsletter_subscriptions p on p.subscriber_id = s.id and p.list = i.list and p.ended_at is null
    where r.issue_id = ${issue}
      and (r.state = 'leased' or (r.state = 'pending' and s.blocked_at is null and p.list is not null))
    limit 1`.execute(trx);
  if (open.rows.length > 0) return false;
  await sql`
    update newsletter_recipients set state = 'failed', changed_at = ${now}
    where issue_id = ${issue} and state = 'pending'`.execute(trx);
  await sql`
    update newsletter_issues set state = 'sent', finished_at = ${now}
    where id = ${issue} and state = 'sending'`.execute(trx);
  return true;
}

/** Takes the persons out of issues that ended before: the rows stay for the numbers. Returns how many, at most `limit`. */
export async function forgetRecipients(db: Database, before: Date, limit: number): Promise<number> {
  const forgotten = await sql`
    update newsletter_recipients set subscriber_id = null
    where id in (
      select r.id from newsletter_issues i join newsletter_recipients r on r.issue_id = i.id
      where i.state = 'sent' and i.finished_at < ${before} and r.subscriber_id is not null limit ${limit}
    )
    returning id`.execute(db);
  return forgotten.rows.length;
}

/** Issues that wait for a process: with recipients that are due, or without any that are open. */
export async function waitingIssues(db: Database, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select i.id from newsletter_issues i
    where i.state = 'sending' and (i.worker is null or i.worker_until < ${now})
      and not exists (
        select from newsletter_recipients r
        where r.issue_id = i.id and r.state = 'pending' and r.due_at > ${now}
          and not exists (
            select from newsletter_recipients d
            where d.issue_id = i.id and (d.state = 'leased' or (d.state = 'pending' and d.due_at <= ${now}))
          )
      )
    order by i.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** An operator's decision: their mail may come twice. */
export async function sendUncertainAgain(trx: Trx, issue: number, now: Date): Promise<number> {
  const changed = await sql`
    update newsletter_recipients set state = 'pending', due_at = ${now}, changed_at = ${now}
    where issue_id = ${issue} and state = 'uncertain' and subscriber_id is not null returning id`.execute(
    trx,
  );
  return changed.rows.length;
}

export interface BouncedRecipient {
  subscriber: number | null;
  email: string | null;
}

export async function recipientById(db: Database, id: string): Promise<BouncedRecipient | undefined> {
  const found = await sql<BouncedRecipient>`
    select r.subscriber_id as subscriber, s.email from newsletter_recipients r
    left join newsletter_subscribers s on s.id = r.subscriber_id where r.id = ${id}::bigint`.execute(db);
  return found.rows[0];
}

export interface NewBounce {
  recipient: string;
  kind: 'hard' | 'soft' | 'complaint';
  status: string;
}

/** False for a report that was recorded before. */
export async function addBounce(
  trx: Trx,
  { recipient, kind, status }: NewBounce,
  at: Date,
): Promise<boolean> {
  const added = await sql`
    insert into newsletter_bounces (recipient_id, kind, status, received_at)
    values (${recipient}::bigint, ${kind}, ${status}, ${at}) on conflict do nothing returning 1`.execute(trx);
  if (kind === 'hard')
    await sql`
      update newsletter_recipients set state = 'bounced', changed_at = ${at}
      where id = ${recipient}::bigint and state in ('sent', 'uncertain', 'leased')`.execute(trx);
  return added.rows.length > 0;
}

export async function bounceCounts(db: Database, issue: number): Promise<Record<NewBounce['kind'], number>> {
  const found = await sql<Record<NewBounce['kind'], number>>`
    select count(*) filter (where b.kind = 'hard')::int as hard, count(*) filter (where b.kind = 'soft')::int as soft,
      count(*) filter (where b.kind = 'complaint')::int as complaint
    from newsletter_bounces b join newsletter_recipients r on r.id = b.recipient_id
    where r.issue_id = ${issue}`.execute(db);
  return found.rows[0] ?? { hard: 0, soft: 0, complaint: 0 };
}
