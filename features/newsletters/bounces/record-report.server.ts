/** Records a report about a recipient's mail, and blocks an address to which nothing should be sent any more. */

import { addBounce, recipientById } from '../issues/sending-queries.server.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import { block, countSoftBounce, suppress } from '../subscribers/subscribers-queries.server.ts';
import { type ReadReport, readReport } from './read-report.server.ts';

export type RecordedReport = 'hard' | 'soft' | 'complaint' | 'no-report' | 'unknown-recipient' | 'known';

/** @param tokens Of the envelope's recipients: `81.7f3a…`. */
export async function recordReport(
  needs: InnerNeeds,
  source: Buffer | string,
  tokens: readonly string[] = [],
): Promise<RecordedReport> {
  const reading = await readReport(source);
  if (!reading.report) return 'no-report';
  return write(needs, { ...reading, report: reading.report }, tokens);
}

async function write(
  { db, links, clock }: InnerNeeds,
  { report, senders }: ReadReport & { report: NonNullable<ReadReport['report']> },
  tokens: readonly string[],
): Promise<RecordedReport> {
  // Invented addresses lack our signature.
  const recipient = [...tokens, ...senders].map(links.recipientIn).find((id) => id !== null) ?? null;
  if (recipient === null) return 'unknown-recipient';
  const at = clock.now();
  return db.transaction().execute(async (trx): Promise<RecordedReport> => {
    const known = await recipientById(trx, recipient);
    if (!known) return 'unknown-recipient';
    const { kind, status } = report;
    if (!(await addBounce(trx, { recipient, kind, status }, at))) return 'known';
    const { subscriber, email } = known;
    if (subscriber === null || email === null) return kind;
    if (kind === 'soft') await countSoftBounce(trx, subscriber);
    else {
      const reason = kind === 'hard' ? 'bounce' : 'complaint';
      await block(trx, subscriber, reason, at);
      await suppress(trx, links.hash(email), reason, at);
    }
    return kind;
  });
}
