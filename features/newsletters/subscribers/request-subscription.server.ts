/**
 * A sign-up: the mail that asks for its confirmation is all that happens. Known and unknown addresses take the same
 * statements and get the same answer, so nobody can find out who reads a newsletter [S11].
 */
import { type Site, siteBySlug } from '#features/sites/public.ts';
import { mailboxOf } from '#platform/mail/mailbox-of.ts';
import { confirmNewsletterMail } from '../mails/confirm-newsletter.mail.ts';
import { confirmationAddress, preferencesAddress } from '../newsletter-address.ts';
import { fullAddressOf } from '../newsletter-origin.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import { consentVersion, type SignUp } from './sign-up.ts';
import {
  addRequest,
  ensureSubscriber,
  subscriptionsOf,
  suppressionOf,
} from './subscribers-queries.server.ts';
import { listsFor } from './who-may-have.server.ts';

export interface SignUpContext {
  /** Path of the form, for the ledger of consents. */
  place: string;
  /** IP address. */
  address: string;
  /** The form's hidden field was filled in, so a program sent it. */
  isTrapped: boolean;
}

export type SignUpOutcome = { kind: 'accepted' } | { kind: 'limited'; retryAfterSeconds: number };

/** Several readers share one address of a network. */
const perNetwork = { uses: 20, seconds: 3_600 };
/** A wave of sign-ups of others' addresses from many networks ends here; a newspaper's own campaign does not. */
const altogether = { uses: 1_000, seconds: 600 };
/** Further ones are answered as usual, but no mail is sent. */
const perAddress = { uses: 3, seconds: 86_400 };

export async function requestSubscription(
  needs: InnerNeeds,
  signUp: SignUp,
  { place, address, isTrapped }: SignUpContext,
): Promise<SignUpOutcome> {
  const { limits, links, db } = needs;
  const wait =
    (await limits.consumeNetwork('newsletter network', address, perNetwork)) ??
    (await limits.consume('newsletters', 'all', altogether));
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const hash = links.hash(signUp.email);
  const mailbox = links.hash(mailboxOf(signUp.email));
  const isAllowed = (await limits.consume('newsletter address', mailbox, perAddress)) === null;
  const suppression = await suppressionOf(db, hash);
  const isUnwanted = suppression === 'complaint' || suppression === 'bounce';
  if (isAllowed && !isUnwanted && !isTrapped) await writeRequest(needs, signUp, place);
  return { kind: 'accepted' };
}

async function writeRequest(needs: InnerNeeds, signUp: SignUp, place: string): Promise<void> {
  const { db, clock, edition, links, sendMail } = needs;
  const { email, firstName, lastName } = signUp;
  const newsletters = await listsFor(needs, email, signUp.listCodes);
  const listCodes = newsletters.map(({ code }) => code);
  const [first] = newsletters;
  if (!first) return;
  const site: Site = siteBySlug(edition, first.site);
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const subscriber = await ensureSubscriber(trx, { email, at });
    const active = (await subscriptionsOf(trx, subscriber.id)).filter(({ endedAt }) => endedAt === null);
    const request = await addRequest(trx, {
      subscriber: subscriber.id,
      lists: listCodes,
      firstName,
      lastName,
      place,
      at,
      textVersion: consentVersion,
    });
    const isSubscribed = listCodes.every((code) => active.some(({ list }) => list === code));
    const path = isSubscribed
      ? preferencesAddress(links.token('subscriber', subscriber.id))
      : confirmationAddress(links.token('request', request));
    const target = { to: email, site, language: first.language };
    await sendMail(trx, confirmNewsletterMail, target, {
      firstName,
      isSubscribed,
      newsletters: newsletters.map(({ name }) => name),
      address: fullAddressOf(needs, site, path),
    });
  });
}
