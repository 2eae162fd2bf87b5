/** Issues, and what editors prepare for the next one. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { type IssueContent, issueContentSchema } from './issue-content.ts';

type Database = Kysely<DB>;
type Trx = Transaction<DB>;

export const issueStates = ['sending', 'paused', 'stopped', 'sent', 'skipped'] as const;
export type IssueState = (typeof issueStates)[number];

export interface IssueSummary {
  id: number;
  list: string;
  slug: string;
  subject: string;
  state: IssueState;
  reason: string;
  slot: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
}

const summaryColumns = sql`id, list, slug, subject, state, reason, slot, created_at as "createdAt",
  finished_at as "finishedAt"`;

export interface NewIssue {
  list: string;
  slug: string;
  subject: string;
  content: IssueContent;
  html: string;
  text: string;
  state: IssueState;
  slot: Date | null;
  at: Date;
}

/** Null if the list has an issue for this slot or of this name already. */
export async function addIssue(trx: Trx, issue: NewIssue): Promise<number | null> {
  const { list, slug, subject, content, html, text, state, slot, at } = issue;
  const added = await sql<{ id: number }>`
    insert into newsletter_issues
      (list, slug, subject, content, html, text, state, slot, created_at, finished_at)
    values (${list}, ${slug}, ${subject}, ${JSON.stringify(content)}::jsonb, ${html}, ${text}, ${state}, ${slot},
      ${at}, ${state === 'sending' ? null : at})
    on conflict do nothing returning id`.execute(trx);
  return added.rows[0]?.id ?? null;
}

/** Everybody who is subscribed now, in one statement. */
export async function freezeRecipients(trx: Trx, issue: number, list: string, at: Date): Promise<number> {
  const frozen = await sql<{ count: number }>`
    with frozen as (
      insert into newsletter_recipients (issue_id, subscriber_id, due_at, changed_at)
      select ${issue}, s.id, ${at}, ${at}
      from newsletter_subscriptions p join newsletter_subscribers s on s.id = p.subscriber_id
      where p.list = ${list} and p.ended_at is null and s.blocked_at is null
      order by s.id
      returning 1
    )
    select count(*)::int as count from frozen`.execute(trx);
  return frozen.rows[0]?.count ?? 0;
}

export async function hasIssueFor(db: Database, list: string, slot: Date): Promise<boolean> {
  const found = await sql`
    select from newsletter_issues where list = ${list} and slot = ${slot}`.execute(db);
  return found.rows.length > 0;
}

/** Names of issues that begin with this one. */
export async function slugsBeginning(db: Database, list: string, slug: string): Promise<Set<string>> {
  const found = await sql<{ slug: string }>`
    select slug from newsletter_issues where list = ${list} and (slug = ${slug} or slug like ${`${slug}-%`})`.execute(
    db,
  );
  return new Set(found.rows.map((row) => row.slug));
}

export async function issueById(db: Database, id: number): Promise<IssueSummary | undefined> {
  const found = await sql<IssueSummary>`
    select ${summaryColumns} from newsletter_issues where id = ${id}`.execute(db);
  return found.rows[0];
}

export async function recentIssues(
  db: Database,
  { list, limit }: { list: string | null; limit: number },
): Promise<IssueSummary[]> {
  const found = await sql<IssueSummary>`
    select ${summaryColumns} from newsletter_issues
    where ${list}::text is null or list = ${list} order by id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** Those that readers see, the newest first. */
export async function publishedIssues(
  db: Database,
  list: string,
  limit: number,
): Promise<Pick<IssueSummary, 'slug' | 'subject' | 'createdAt'>[]> {
  const found = await sql<Pick<IssueSummary, 'slug' | 'subject' | 'createdAt'>>`
    select slug, subject, created_at as "createdAt" from newsletter_issues
    where list = ${list} and state <> 'skipped' order by id desc limit ${limit}`.execute(db);
  return found.rows;
}

export interface PublishedIssue extends Pick<IssueSummary, 'slug' | 'subject' | 'createdAt'> {
  content: IssueContent;
}

export async function publishedIssue(
  db: Database,
  list: string,
  slug: string,
): Promise<PublishedIssue | null> {
  const found = await sql<Omit<PublishedIssue, 'content'> & { content: unknown }>`
    select slug, subject, created_at as "createdAt", content from newsletter_issues
    where list = ${list} and slug = ${slug} and state <> 'skipped'`.execute(db);
  const [row] = found.rows;
  return row ? { ...row, content: issueContentSchema.parse(row.content) } : null;
}

/** Stories of the list's last issue, which the next one leaves out. */
export async function storiesOfLastIssue(db: Database, list: string): Promise<number[]> {
  const found = await sql<{ content: unknown }>`
    select content from newsletter_issues where list = ${list} and state <> 'skipped' order by id desc limit 1`.execute(
    db,
  );
  const [row] = found.rows;
  if (!row) return [];
  return issueContentSchema.parse(row.content).parts.flatMap(({ stories }) => stories.map(({ id }) => id));
}

export interface Draft {
  subject: string;
  words: string;
  articles: number[];
}

export async function saveDraft(trx: Trx, list: string, draft: Draft, at: Date): Promise<void> {
  const { subject, words, articles } = draft;
  await sql`
    insert into newsletter_drafts (list, subject, words, articles, updated_at)
    values (${list}, ${subject}, ${words}, ${articles}::int[], ${at})
    on conflict (list) do update set subject = excluded.subject, words = excluded.words,
      articles = excluded.articles, updated_at = excluded.updated_at`.execute(trx);
}

export async function draftOf(db: Database, list: string): Promise<Draft | null> {
  const found = await sql<Draft>`
    select subject, words, articles from newsletter_drafts where list = ${list}`.execute(db);
  return found.rows[0] ?? null;
}

/** An issue takes its draft with it. */
export async function deleteDraft(trx: Trx, list: string): Promise<void> {
  await sql`delete from newsletter_drafts where list = ${list}`.execute(trx);
}

/** Returns whether the issue was in one of these states. */
export async function changeState(
  trx: Trx,
  id: number,
  { from, to, reason = '', at }: { from: readonly IssueState[]; to: IssueState; reason?: string; at: Date },
): Promise<boolean> {
  const changed = await sql`
    update newsletter_issues set state = ${to}, reason = ${reason}, errors = 0,
      finished_at = ${to === 'sent' ? at : null}
    where id = ${id} and state = any(${from}::text[]) returning id`.execute(trx);
  return changed.rows.length > 0;
}

const stateCounts = z.record(z.string(), z.int());

/** Number of recipients by their state. */
export async function recipientCounts(db: Database, issue: number): Promise<Record<string, number>> {
  const found = await sql<{ counts: unknown }>`
    select coalesce(jsonb_object_agg(state, number), '{}') as counts from (
      select state, count(*)::int as number from newsletter_recipients where issue_id = ${issue} group by state
    ) c`.execute(db);
  return stateCounts.parse(found.rows[0]?.counts);
}
