/**
 * Sends an issue: a few recipients at a time are leased in one transaction, their mails sent, and the
 * outcomes recorded in another. If the process dies in between, it is unknown whether the server accepted
 * these mails: they are `uncertain` from then on, and only an operator sends them again.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { mailSetting } from '#features/kit/public.ts';
import { siteBySlug } from '#features/sites/public.ts';
import type { Mail, Mailer, SendResult } from '#platform/mail/mail.ts';
import type { Newsletter } from '../newsletter.ts';
import { unsubscribeAddress } from '../newsletter-address.ts';
import { fullAddressOf } from '../newsletter-origin.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import { newsletterOf } from '../newsletters-part.ts';
import { changeState } from './issues-queries.server.ts';
import { withToken } from './make-issue.server.ts';
import {
  finishIssue,
  type IssueInSending,
  type LeasedRecipient,
  leaseRecipients,
  markUncertain,
  type RecipientOutcome,
  recordErrors,
  recordOutcomes,
  releaseIssue,
  takeIssue,
} from './sending-queries.server.ts';

export interface SendingPace {
  connections: number;
  mailsPerSecond: number;
  /** Errors in a row after which the issue is stopped. */
  stopAfterErrors: number;
}

/** `waiting`: some recipients are tried again later. `interrupted`: the signal was aborted. */
export type SendingOutcome = 'sent' | 'waiting' | 'interrupted' | 'not-sending' | 'stopped' | 'no-server';

/** Longer than sending one batch can take with all time limits of the mailer. */
const leaseMs = 120_000;
/** Attempts of one recipient whose server postpones the mail. */
const maxAttempts = 5;
const longestDelayMs = 30 * 60_000;

export async function sendIssue(
  needs: InnerNeeds,
  issue: number,
  pace: SendingPace,
  signal: AbortSignal,
): Promise<SendingOutcome> {
  const run = { issue, worker: randomUUID() };
  const mailer = await needs.openListMailer(pace.connections);
  if (!mailer) return 'no-server';
  try {
    return await sendBatches(needs, run, mailer, pace, signal);
  } finally {
    await releaseIssue(needs.db, run);
    mailer.close();
  }
}

interface Run {
  issue: number;
  worker: string;
}

async function sendBatches(
  needs: InnerNeeds,
  run: Run,
  mailer: Mailer,
  pace: SendingPace,
  signal: AbortSignal,
): Promise<SendingOutcome> {
  const size = pace.connections * 2;
  for (let isFirst = true; ; isFirst = false) {
    if (signal.aborted) return 'interrupted';
    const began = performance.now();
    const batch = await takeBatch(needs, run, { size, isFirst });
    if (batch.kind !== 'batch') return batch.kind;
    const results = await Promise.all(
      batch.recipients.map(async (recipient) => ({
        recipient,
        result: await mailer.send(mailTo(needs, batch, recipient)),
      })),
    );
    const errors = errorsAfter(batch.issue.errors, results);
    if (await record(needs, run, results, errors, pace)) return 'stopped';
    const least = (batch.recipients.length / pace.mailsPerSecond) * 1_000;
    const wait = isUnreachable(results) ? unreachablePauseMs(errors) : least - (performance.now() - began);
    if (wait > 0) await pause(wait, undefined, { signal }).catch(() => undefined);
  }
}

/** Before the next batch: 5 s, 10 s, up to a minute. */
function unreachablePauseMs(errors: number): number {
  return Math.min(errors * 5_000, 60_000);
}

type Batch =
  | { kind: 'batch'; issue: IssueInSending; newsletter: Newsletter; recipients: LeasedRecipient[] }
  | { kind: 'sent' | 'waiting' | 'not-sending' };

function takeBatch(
  { db, clock, edition }: InnerNeeds,
  run: Run,
  { size, isFirst }: { size: number; isFirst: boolean },
): Promise<Batch> {
  return db.transaction().execute(async (trx): Promise<Batch> => {
    const now = clock.now();
    const lease = { ...run, now, until: new Date(now.getTime() + leaseMs) };
    const issue = await takeIssue(trx, lease);
    const newsletter = issue && newsletterOf(edition, issue.list);
    if (!issue || !newsletter) return { kind: 'not-sending' };
    // No other process sends this issue, so leased rows were left by one that died.
    if (isFirst) await markUncertain(trx, run.issue, now);
    const recipients = await leaseRecipients(trx, lease, size);
    if (recipients.length > 0) return { kind: 'batch', issue, newsletter, recipients };
    return { kind: (await finishIssue(trx, run.issue, now)) ? 'sent' : 'waiting' };
  });
}

function mailTo(
  needs: InnerNeeds,
  { issue, newsletter }: Extract<Batch, { kind: 'batch' }>,
  { id, subscriber, email }: LeasedRecipient,
): Mail {
  const { links, edition } = needs;
  const token = links.token('subscriber', subscriber);
  const site = siteBySlug(edition, newsletter.site);
  const domain = mailSetting.of(edition)?.from.address.split('@')[1] ?? 'localhost';
  const bounce = links.bounceToken(id);
  return {
    to: email,
    subject: issue.subject,
    html: withToken(issue.html, token),
    text: withToken(issue.text, token),
    list: {
      id: `${newsletter.code}.hirlevel.${domain}`,
      unsubscribe: fullAddressOf(needs, site, unsubscribeAddress(newsletter.code, token)),
      returnPath: `bounce+${bounce}@${domain}`,
    },
    // Another token than the return path's: a forwarded mail shows it, and the return path could be used to
    // block the address.
    messageId: `<${links.messageToken(id)}@${domain}>`,
  };
}

interface Sending {
  recipient: LeasedRecipient;
  result: SendResult;
}

function errorsAfter(before: number, sendings: readonly Sending[]): number {
  if (sendings.some(({ result }) => result.kind === 'accepted')) return 0;
  // A server that cannot be reached is one error for all.
  return before + (isUnreachable(sendings) ? 1 : sendings.length);
}

function isUnreachable(sendings: readonly Sending[]): boolean {
  return sendings.every(({ result }) => result.kind === 'failed' && !result.mayBeAccepted);
}

/** Returns whether the issue is stopped now. */
async function record(
  { db, clock }: InnerNeeds,
  { issue }: Run,
  sendings: readonly Sending[],
  errors: number,
  { stopAfterErrors }: SendingPace,
): Promise<boolean> {
  const now = clock.now();
  const outcomes = sendings.map((sending) => outcomeOf(sending, now));
  return db.transaction().execute(async (trx) => {
    await recordOutcomes(trx, outcomes, now);
    await recordErrors(trx, issue, errors);
    if (errors < stopAfterErrors) return false;
    return stop(trx, issue, sendings, now);
  });
}

function stop(trx: Transaction<DB>, issue: number, sendings: readonly Sending[], at: Date): Promise<boolean> {
  const last = sendings.findLast(({ result }) => result.kind !== 'accepted')?.result;
  const reason =
    last?.kind === 'refused'
      ? `the mail server refused with ${last.code}`
      : `the mail server cannot be used: ${last?.kind === 'failed' ? last.error : ''}`;
  return changeState(trx, issue, { from: ['sending'], to: 'stopped', reason, at });
}

function outcomeOf({ recipient: { id, attempts }, result }: Sending, now: Date): RecipientOutcome {
  const later = new Date(now.getTime() + Math.min(60_000 * 4 ** (attempts - 1), longestDelayMs));
  const outcome = (state: RecipientOutcome['state'], response: number | null): RecipientOutcome => ({
    id,
    state,
    response,
    dueAt: later,
    isAttempt: true,
  });
  switch (result.kind) {
    case 'accepted':
      return outcome('sent', 250);
    case 'refused':
      if (result.code >= 500 || attempts >= maxAttempts) return outcome('failed', result.code);
      return outcome('pending', result.code);
    case 'failed':
      if (result.mayBeAccepted) return outcome('uncertain', null);
      // The server's fault, not the recipient's: no attempt of the recipient, and none is the last.
      return { ...outcome('pending', null), isAttempt: false };
  }
}
