/** Changes of subscriptions by their owner: with the link of a mail, on the profile, or by one click. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Consent } from '#features/consent/public.ts';
import type { Newsletter } from '../newsletter.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import { newsletterOf, orderedNewsletters } from '../newsletters-part.ts';
import type { ShownSubscription } from './shown-subscription.ts';
import { consentVersion } from './sign-up.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  endSubscriptions,
  ensureSubscriber,
  liftSuppression,
  type Subscriber,
  startSubscriptions,
  subscriberByEmail,
  subscriberById,
  subscriptionsOf,
  suppress,
} from './subscribers-queries.server.ts';
import { listsFor, mayHave } from './who-may-have.server.ts';

/** Place and way of a change, for the register of consents. */
export interface ChangePlace extends Pick<Consent, 'place' | 'way'> {}

export interface Preferences {
  subscriber: Subscriber;
  subscriptions: ShownSubscription[];
}

export async function preferencesOf(needs: InnerNeeds, token: string): Promise<Preferences | null> {
  const id = needs.links.idIn('subscriber', token);
  const subscriber = id === null ? undefined : await subscriberById(needs.db, id);
  if (!subscriber || subscriber.confirmedAt === null) return null;
  return { subscriber, subscriptions: await shownSubscriptions(needs, subscriber.email, subscriber) };
}

/** The lists that an address may have, and those that the person gets by invitation. */
export async function shownSubscriptions(
  needs: InnerNeeds,
  email: string,
  subscriber: Subscriber | null,
): Promise<ShownSubscription[]> {
  const { db, edition } = needs;
  const own = subscriber ? await subscriptionsOf(db, subscriber.id) : [];
  const active = new Set(own.filter(({ endedAt }) => endedAt === null).map(({ list }) => list));
  const ordered = orderedNewsletters(edition);
  const codes = ordered.map(({ code }) => code);
  const allowed = new Set((await listsFor(needs, email, codes)).map(({ code }) => code));
  return ordered
    .filter(({ code }) => allowed.has(code) || active.has(code))
    .map((newsletter) => shown(newsletter, active.has(newsletter.code)));
}

function shown(newsletter: Newsletter, isSubscribed: boolean): ShownSubscription {
  const { code, name, description, rhythm, site, language } = newsletter;
  return { code, name, description, rhythm, site, language, isSubscribed };
}

/** Sets the subscriptions of a confirmed address to exactly these lists. */
export async function setSubscriptions(
  needs: InnerNeeds,
  subscriber: Subscriber,
  wanted: readonly string[],
  place: ChangePlace,
): Promise<{ started: string[]; ended: string[] }> {
  const known = new Set(
    (await shownSubscriptions(needs, subscriber.email, subscriber)).map(({ code }) => code),
  );
  const lists = wanted.filter((code) => known.has(code));
  const others = [...known].filter((code) => !lists.includes(code));
  return needs.db.transaction().execute(async (trx) => ({
    started: await start(needs, trx, subscriber, lists, place),
    ended: await end(needs, trx, subscriber, others, place),
  }));
}

/** Of a person whose address was confirmed elsewhere, such as by signing in. */
export async function setSubscriptionsOf(
  needs: InnerNeeds,
  email: string,
  wanted: readonly string[],
  place: ChangePlace,
): Promise<void> {
  const known = await subscriberByEmail(needs.db, email);
  if (!known && wanted.length === 0) return;
  const at = needs.clock.now();
  const subscriber = await needs.db.transaction().execute(async (trx) => {
    const ensured = known ?? (await ensureSubscriber(trx, { email, at }));
    await confirmSubscriber(trx, ensured.id, at);
    return ensured;
  });
  await setSubscriptions(needs, subscriber, wanted, place);
}

export interface SubscriptionChange extends ChangePlace {
  /** Of a confirmed address, in lower case. */
  email: string;
  code: string;
  isSubscribed: boolean;
}

/** Of a person whose address was confirmed elsewhere, such as by signing in. False for an unknown list. */
export async function setSubscription(
  needs: InnerNeeds,
  {
    email,
    code,
    isSubscribed,
    ...place
  }: ChangePlace & { email: string; code: string; isSubscribed: boolean },
): Promise<boolean> {
  const newsletter = newsletterOf(needs.edition, code);
  if (!newsletter) return false;
  return needs.db.transaction().execute(async (trx) => {
    const at = needs.clock.now();
    const known = await subscriberByEmail(trx, email);
    const isAllowed = (await mayHave(needs, email, newsletter)) || (await hasSubscription(trx, known, code));
    if (isSubscribed && !isAllowed) return false;
    if (!isSubscribed) {
      if (known) await end(needs, trx, known, [code], place);
      return true;
    }
    const subscriber = known ?? (await ensureSubscriber(trx, { email, at }));
    await confirmSubscriber(trx, subscriber.id, at);
    await start(needs, trx, subscriber, [code], place);
    return true;
  });
}

async function hasSubscription(
  trx: Transaction<DB>,
  subscriber: Subscriber | undefined,
  code: string,
): Promise<boolean> {
  const own = subscriber ? await subscriptionsOf(trx, subscriber.id) : [];
  return own.some(({ list, endedAt }) => list === code && endedAt === null);
}

/** One click in a mail program, or the button of the page; false for a forged link. */
export async function unsubscribe(
  needs: InnerNeeds,
  { token, code }: { token: string; code: string },
  place: ChangePlace,
): Promise<boolean> {
  const id = needs.links.idIn('subscriber', token);
  if (id === null) return false;
  return needs.db.transaction().execute(async (trx) => {
    const subscriber = await subscriberById(trx, id);
    // A deleted person gets no mails either.
    if (subscriber) await end(needs, trx, subscriber, [code], place);
    return true;
  });
}

async function start(
  { clock, links, consents }: InnerNeeds,
  trx: Transaction<DB>,
  { id, email }: Subscriber,
  lists: readonly string[],
  place: ChangePlace,
): Promise<string[]> {
  const started = await startSubscriptions(trx, id, lists, clock.now());
  if (started.length === 0) return [];
  await liftSuppression(trx, links.hash(email), ['unsubscribed', 'erased']);
  await consents.record(trx, consentTo(email, started, true, place));
  return started;
}

/** Suppressed addresses: their owners left every list, and no import adds them again. */
async function end(
  { clock, links, consents }: InnerNeeds,
  trx: Transaction<DB>,
  { id, email }: Subscriber,
  lists: readonly string[],
  place: ChangePlace,
): Promise<string[]> {
  const at = clock.now();
  const ended = await endSubscriptions(trx, id, lists, at);
  if (ended.length === 0) return [];
  const left = await subscriptionsOf(trx, id);
  if (left.every(({ endedAt }) => endedAt !== null))
    await suppress(trx, links.hash(email), 'unsubscribed', at);
  await consents.record(trx, consentTo(email, ended, false, place));
  return ended;
}

function consentTo(subject: string, lists: readonly string[], isGiven: boolean, place: ChangePlace): Consent {
  return {
    kind: 'newsletter',
    isGiven,
    subject,
    textVersion: consentVersion,
    detail: lists.join(' '),
    ...place,
  };
}

/** Deletes the person; the hash of the address remains, so that no import brings it back. */
export async function eraseSubscriber(
  { links, clock }: InnerNeeds,
  trx: Transaction<DB>,
  email: string,
): Promise<void> {
  const subscriber = await subscriberByEmail(trx, email);
  if (subscriber) await deleteSubscriber(trx, subscriber.id);
  await suppress(trx, links.hash(email), 'erased', clock.now());
}
