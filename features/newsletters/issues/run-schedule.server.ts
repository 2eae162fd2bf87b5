/** The job of every minute: makes the issues that are due, and resumes those that no process sends. */
import { siteBySlug } from '#features/sites/public.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { InnerNeeds, RenderMail } from '../newsletters-needs.server.ts';
import { newslettersPart } from '../newsletters-part.ts';
import { deleteUnconfirmed } from '../subscribers/subscribers-queries.server.ts';
import { hasIssueFor } from './issues-queries.server.ts';
import { lastSlot } from './last-slot.ts';
import { issueQueueName, makeIssue } from './make-issue.server.ts';
import { forgetRecipients, waitingIssues } from './sending-queries.server.ts';

/** A morning's letter that would arrive in the afternoon is not sent. */
const graceMs = 3 * 3_600_000;

export async function runSchedule(needs: InnerNeeds, render: RenderMail): Promise<string> {
  const { db, edition, clock, canSend } = needs;
  if (!canSend) return '';
  const skipped: string[] = [];
  for (const newsletter of newslettersPart.of(edition)) {
    const now = clock.now();
    const { timeZone } = siteBySlug(edition, newsletter.site);
    const slot = lastSlot(newsletter.schedule, timeZone, now);
    if (slot === null || now.getTime() - slot.getTime() > graceMs) continue;
    if (await hasIssueFor(db, newsletter.code, slot)) continue;
    const made = await makeIssue(needs, newsletter, render, slot);
    if (made.kind === 'empty') skipped.push(newsletter.code);
  }
  await resumeIssues(needs);
  return skipped.length === 0 ? '' : `without stories, so not sent: ${skipped.join(', ')}`;
}

async function resumeIssues({ db, clock }: InnerNeeds): Promise<void> {
  const waiting = await waitingIssues(db, clock.now());
  if (waiting.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const issue of waiting) await addToOutbox(trx, { queue: issueQueueName, payload: { issue } });
  });
}

const dayMs = 86_400_000;
const unconfirmedMs = 30 * dayMs;
/** Rows of one statement, which is short enough to disturb nothing else. */
const forgetSize = 5_000;

/** Deletes unconfirmed addresses, and the recipients of old issues. */
export async function prune({ db, clock, edition }: InnerNeeds): Promise<string> {
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await db.transaction().execute((trx) => deleteUnconfirmed(trx, before(unconfirmedMs)));
  const old = before(edition.retention.newsletterRecipientsDays * dayMs);
  while ((await forgetRecipients(db, old, forgetSize)) === forgetSize);
  return '';
}
