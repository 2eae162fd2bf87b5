/** Confirms a sign-up by the link of its mail. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import {
  confirmRequest,
  liftSuppression,
  requestById,
  type StoredRequest,
  startSubscriptions,
  subscriberById,
} from './subscribers-queries.server.ts';
import { listsFor } from './who-may-have.server.ts';

/** How long the link of a mail is valid. */
const validMs = 72 * 3_600_000;

export type Confirmation =
  /** `preferences`: the token of the subscriber's own page. */
  | { kind: 'open' | 'confirmed'; lists: string[]; preferences: string }
  | { kind: 'expired'; lists: string[] }
  | { kind: 'unknown' };

/** The request of a link; nothing is changed, because mail scanners open links. */
export async function lookUpRequest(needs: InnerNeeds, token: string): Promise<Confirmation> {
  const id = needs.links.idIn('request', token);
  const request = id === null ? undefined : await requestById(needs.db, id);
  return request ? stateOf(needs, request) : { kind: 'unknown' };
}

export async function confirmSubscription(needs: InnerNeeds, token: string): Promise<Confirmation> {
  const id = needs.links.idIn('request', token);
  if (id === null) return { kind: 'unknown' };
  return needs.db.transaction().execute(async (trx) => {
    const request = await requestById(trx, id, { isLocked: true });
    if (!request) return { kind: 'unknown' };
    const state = stateOf(needs, request);
    if (state.kind !== 'open') return state;
    await confirm(needs, trx, request);
    return { ...state, kind: 'confirmed' };
  });
}

function stateOf({ clock, links }: InnerNeeds, request: StoredRequest): Confirmation {
  const { lists, requestedAt, confirmedAt, subscriber } = request;
  const preferences = links.token('subscriber', subscriber);
  if (confirmedAt !== null) return { kind: 'confirmed', lists, preferences };
  const age = clock.now().getTime() - requestedAt.getTime();
  return age > validMs ? { kind: 'expired', lists } : { kind: 'open', lists, preferences };
}

async function confirm(needs: InnerNeeds, trx: Transaction<DB>, request: StoredRequest): Promise<void> {
  const { clock, links, consents } = needs;
  const at = clock.now();
  const subscriber = await subscriberById(trx, String(request.subscriber));
  if (!subscriber) return;
  await confirmRequest(trx, request, at);
  // A list may have been closed since the sign-up, or the support may have ended.
  const lists = (await listsFor(needs, subscriber.email, request.lists)).map(({ code }) => code);
  await startSubscriptions(trx, subscriber.id, lists, at);
  await liftSuppression(trx, links.hash(subscriber.email), ['unsubscribed', 'erased']);
  await consents.record(trx, {
    kind: 'newsletter',
    isGiven: true,
    subject: subscriber.email,
    way: 'mail',
    textVersion: request.textVersion,
    place: request.place,
    detail: lists.join(' '),
  });
}
