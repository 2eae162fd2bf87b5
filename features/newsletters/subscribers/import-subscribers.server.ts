/**
 * Imports subscribers with a consent given elsewhere; those who have left or been erased are not added again.
 */
import type { Newsletter } from '../newsletter.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import { emailSchema } from './sign-up.ts';
import {
  addRequest,
  confirmRequest,
  confirmSubscriber,
  ensureSubscriber,
  requestById,
  startSubscriptions,
  subscriptionsOf,
  suppressionOf,
} from './subscribers-queries.server.ts';

export interface ImportedLine {
  email: string;
  firstName: string;
  lastName: string;
}

export interface ImportCounts {
  added: number;
  /** Subscribed before. */
  known: number;
  /** Left, bounced, complained or erased. */
  suppressed: number;
  /** The list is for supporters, and the address is not a supporter's. */
  notSupporting: number;
  invalid: number;
}

export async function importSubscribers(
  needs: InnerNeeds,
  newsletter: Newsletter,
  lines: readonly ImportedLine[],
  consent: string,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, known: 0, suppressed: 0, notSupporting: 0, invalid: 0 };
  for (const line of lines) counts[await importOne(needs, newsletter, line, consent)] += 1;
  return counts;
}

async function importOne(
  { db, clock, links, consents, isSupporter }: InnerNeeds,
  { code, visibleTo }: Newsletter,
  line: ImportedLine,
  textVersion: string,
): Promise<keyof ImportCounts> {
  const { data: email } = emailSchema.safeParse(line.email);
  if (email === undefined) return 'invalid';
  if ((await suppressionOf(db, links.hash(email))) !== null) return 'suppressed';
  if (visibleTo === 'supporters' && !(await isSupporter(email))) return 'notSupporting';
  return db.transaction().execute(async (trx): Promise<keyof ImportCounts> => {
    const at = clock.now();
    const { id } = await ensureSubscriber(trx, { email, at });
    const { firstName, lastName } = line;
    const place = 'import';
    const added = { subscriber: id, lists: [code], firstName, lastName, place, textVersion, at };
    // A person who has left this list is not added again, even if subscribed to others.
    const own = await subscriptionsOf(trx, id);
    if (own.some(({ list, endedAt }) => list === code && endedAt !== null)) return 'suppressed';
    const started = await startSubscriptions(trx, id, [code], at);
    if (started.length === 0) return 'known';
    const request = await requestById(trx, String(await addRequest(trx, added)));
    if (request) await confirmRequest(trx, request, at);
    await confirmSubscriber(trx, id, at);
    await consents.record(trx, {
      kind: 'newsletter',
      isGiven: true,
      subject: email,
      way: 'command',
      textVersion,
      place,
      detail: code,
    });
    return 'added';
  });
}
