/** Makes an issue: chosen, rendered and stored with its recipients in one transaction, then handed to the queue. */

import { mailFrame } from '#features/kit/public.ts';
import { absoluteAddress, siteBySlug } from '#features/sites/public.ts';
import { textOfMail } from '#platform/mail/text-of-mail.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import { newsletterIssueMail } from '../mails/newsletter-issue.mail.ts';
import type { Newsletter } from '../newsletter.ts';
import {
  issueAddress,
  newsletterAddress,
  preferencesAddress,
  unsubscribeAddress,
} from '../newsletter-address.ts';
import { fullAddressOf } from '../newsletter-origin.ts';
import type { InnerNeeds, RenderMail } from '../newsletters-needs.server.ts';
import { type ComposedIssue, composeIssue } from './compose-issue.server.ts';
import { withFullAddresses } from './issue-content.ts';
import { addIssue, deleteDraft, draftOf, freezeRecipients, slugsBeginning } from './issues-queries.server.ts';

export const issueQueueName = 'newsletter-issues';

/** Stands for the recipient's token in the stored mail: rendering each of 100,000 mails would take minutes. */
const tokenPlace = 'CIMZETT-JELE';

/** Mail programs of large providers cut longer mails off, with the link to unsubscribe. */
export const clippedBytes = 100 * 1024;

export interface RenderedIssue extends ComposedIssue {
  slug: string;
  html: string;
  text: string;
  bytes: number;
}

export type MadeIssue =
  | { kind: 'made'; id: number; slug: string; subject: string; recipients: number; bytes: number }
  /** There are no stories and no words. */
  | { kind: 'empty' }
  /** The list has an issue for this slot already. */
  | { kind: 'exists' };

/** The issue as it would be now; null when there is nothing to send. */
export async function renderIssue(
  needs: InnerNeeds,
  newsletter: Newsletter,
  render: RenderMail,
): Promise<RenderedIssue | null> {
  const { db, edition, port, clock } = needs;
  const composed = await composeIssue(needs, newsletter, await draftOf(db, newsletter.code));
  if (!composed) return null;
  const site = siteBySlug(edition, newsletter.site);
  const now = Math.floor(clock.now().getTime() / 1000);
  const slug = await freeSlug(needs, newsletter, dayKey(now, site.timeZone));
  const address = (path: string): string => fullAddressOf(needs, site, path);
  const isPublic = newsletter.visibleTo === 'everyone';
  const frame = mailFrame({ edition, site, port }, newsletter.language);
  const html = await render(newsletterIssueMail.view, frame, {
    name: newsletter.name,
    subject: composed.subject,
    content: withFullAddresses(composed.content, (given) => absoluteAddress({ site, port }, given)),
    date: longDate(now, { timeZone: site.timeZone, language: newsletter.language }),
    archive: isPublic ? address(issueAddress(newsletter.code, slug)) : null,
    signUp: isPublic ? address(newsletterAddress(newsletter.code)) : null,
    preferences: address(preferencesAddress(tokenPlace)),
    unsubscribe: address(unsubscribeAddress(newsletter.code, tokenPlace)),
  });
  return { ...composed, slug, html, text: textOfMail(html), bytes: Buffer.byteLength(html) };
}

/** `2026-11-21`, then `2026-11-21-2`. */
async function freeSlug({ db }: InnerNeeds, { code }: Newsletter, day: string): Promise<string> {
  const taken = await slugsBeginning(db, code, day);
  if (!taken.has(day)) return day;
  let number = 2;
  while (taken.has(`${day}-${number}`)) number += 1;
  return `${day}-${number}`;
}

export async function makeIssue(
  needs: InnerNeeds,
  newsletter: Newsletter,
  render: RenderMail,
  slot: Date | null,
): Promise<MadeIssue> {
  const { db, clock, recordInvalidations } = needs;
  const rendered = await renderIssue(needs, newsletter, render);
  if (!rendered && slot === null) return { kind: 'empty' };
  const { code: list } = newsletter;
  const at = clock.now();
  return db.transaction().execute(async (trx): Promise<MadeIssue> => {
    const issue = rendered ?? { ...nothingToSend, slug: at.toISOString() };
    const state = rendered ? 'sending' : 'skipped';
    const id = await addIssue(trx, { ...issue, list, state, slot, at });
    if (id === null) return { kind: 'exists' };
    if (!rendered) return { kind: 'empty' };
    const recipients = await freezeRecipients(trx, id, list, at);
    await deleteDraft(trx, list);
    await addToOutbox(trx, { queue: issueQueueName, payload: { issue: id } });
    await recordInvalidations(trx, [{ key: newsletterKey(list) }]);
    const { slug, subject, bytes } = rendered;
    return { kind: 'made', id, slug, subject, recipients, bytes };
  });
}

/** Adds an issue to the archive as if it had been sent, such as one of a former system; nobody gets it. */
export async function archiveIssue(needs: InnerNeeds, newsletter: Newsletter): Promise<boolean> {
  const { db, clock, recordInvalidations } = needs;
  const rendered = await renderIssue(needs, newsletter, async () => '');
  if (!rendered) return false;
  const { code: list } = newsletter;
  return db.transaction().execute(async (trx) => {
    const id = await addIssue(trx, { ...rendered, list, state: 'sent', slot: null, at: clock.now() });
    await deleteDraft(trx, list);
    await recordInvalidations(trx, [{ key: newsletterKey(list) }]);
    return id !== null;
  });
}

const nothingToSend = { subject: '', content: { words: [], parts: [] }, html: '', text: '' };

/** Dependency of the pages with a list's issues. */
export function newsletterKey(list: string): string {
  return `newsletter:${list}`;
}

/** The stored mail for one recipient. */
export function withToken(stored: string, token: string): string {
  return stored.replaceAll(tokenPlace, token);
}
