/**
 * Readers sign in by mail: a link, and a code of six digits for the browser in which they requested it. The same is
 * stored, sent and answered for every address: the account is created when its owner uses the first link [S11] [S36].
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Language, Site } from '#features/sites/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { mailboxOf } from '#platform/mail/mailbox-of.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { type ExternalIdentity, insertIdentity } from '../factors/factor-queries.server.ts';
import { linkField, requestSeconds } from '../forms/sign-in-form.ts';
import { signInMail } from '../mails/sign-in.mail.ts';
import { findOrInsertReader } from '../server/reader-queries.server.ts';
import type { SendMail } from '../server/send-mail.ts';
import type { SignInMethods, SignInResult } from './sign-in-methods.ts';
import {
  countAttempt,
  insertSignInRequest,
  requestOfBrowser,
  requestOfLink,
  type SignInRequest,
  spendRequest,
} from './sign-in-queries.server.ts';
import { hashOfToken, isToken, newToken } from './token.server.ts';

const maxAttempts = 5;
const limits = {
  /** To one mailbox from one network: a stranger elsewhere does not lock its owner out [S57]. */
  ownMails: [
    { uses: 5, seconds: 3_600 },
    { uses: 15, seconds: 86_400 },
  ],
  /** A whole office shares an address. */
  requests: { uses: 60, seconds: 3_600 },
  codes: { uses: 30, seconds: 600 },
};

/** Registers the consent that comes with a new account. */
export type RecordAccountConsent = (
  trx: Transaction<DB>,
  consent: { email: string; place: string },
) => Promise<void>;

export interface SignInRequestInput {
  email: string;
  site: Site;
  language: Language;
  /** Path of the site that was requested before the sign-in. */
  returnPath: string;
  /** IP address, for limits. */
  address: string;
  /** Absolute address of the page that takes the link's token. */
  linkAddress: string;
  /** An account of Google with this address, which is linked once the mail has confirmed it [X09]. */
  identity: ExternalIdentity | null;
}

export type SignInOutcome =
  | SignInResult
  /** The link or code is wrong, was used, or has expired. */
  | { kind: 'invalid' };

export interface SignInByMail {
  /** Sends the mail; returns the token that binds the code to this browser, or how long to wait. */
  request(input: SignInRequestInput): Promise<{ browserToken: string } | { retryAfterSeconds: number }>;
  /** Whether a link can still be used; nothing is used up, as programs that scan mails open links. */
  isLinkValid(link: string): Promise<boolean>;
  byLink(link: string, client: SignInClient): Promise<SignInOutcome>;
  byCode(code: string, browserToken: string | null, client: SignInClient): Promise<SignInOutcome>;
}

export interface SignInClient {
  address: string;
  /** Name of the browser, for the list of sessions. */
  browser: string;
  /** Path of the page, for the register of consents. */
  place: string;
}

export interface SignInByMailNeeds {
  db: Kysely<DB>;
  clock: Clock;
  signer: Signer;
  afterFirstFactor: SignInMethods['afterFirstFactor'];
  limits: SharedLimits;
  sendMail: SendMail;
  recordConsent: RecordAccountConsent;
}

export function createSignInByMail(needs: SignInByMailNeeds): SignInByMail {
  const { db, clock, signer, sendMail, recordConsent } = needs;

  async function finish(request: SignInRequest, client: SignInClient): Promise<SignInOutcome> {
    const { email, language, site, returnPath } = request;
    const id = await db.transaction().execute(async (trx) => {
      if (!(await spendRequest(trx, request))) return null;
      const reader = await findOrInsertReader(trx, { email, name: null, language, site }, clock.now());
      if (request.identity !== null)
        await insertIdentity(
          trx,
          { realm: 'reader', id: reader.id },
          { ...request.identity, now: clock.now() },
        );
      if (reader.isNew) await recordConsent(trx, { email, place: client.place });
      return reader.id;
    });
    if (id === null) return { kind: 'invalid' };
    const { address, browser } = client;
    return needs.afterFirstFactor({ realm: 'reader', id }, returnPath, { address, browser, way: 'page' });
  }

  return {
    async request(input) {
      await signer.load();
      const wait = await waitBeforeRequest(needs.limits, input);
      if (wait !== null) return { retryAfterSeconds: wait };
      const { email, site, language, returnPath, linkAddress, identity } = input;
      const link = newToken('link', signer);
      const browserToken = newToken('browser', signer);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        await insertSignInRequest(trx, {
          email,
          language,
          returnPath,
          identity,
          now,
          site: site.slug,
          hash: hashOfToken(link),
          browserHash: hashOfToken(browserToken),
          codeHash: codeHashOf(code, browserToken),
          expiresAt: new Date(now.getTime() + requestSeconds * 1000),
        });
        const address = new URL(linkAddress);
        address.searchParams.set(linkField, link);
        await sendMail(trx, signInMail, { to: email, site, language }, { address: address.href, code });
      });
      return { browserToken };
    },
    async isLinkValid(link) {
      await signer.load();
      if (!isToken(link, 'link', signer)) return false;
      return (await requestOfLink(db, hashOfToken(link), clock.now())) !== null;
    },
    async byLink(link, client) {
      await signer.load();
      if (!isToken(link, 'link', signer)) return { kind: 'invalid' };
      const request = await requestOfLink(db, hashOfToken(link), clock.now());
      return request ? finish(request, client) : { kind: 'invalid' };
    },
    async byCode(code, browserToken, client) {
      await signer.load();
      const wait = await needs.limits.consumeNetwork('sign-in code', client.address, limits.codes);
      if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
      if (browserToken === null || !isToken(browserToken, 'browser', signer)) return { kind: 'invalid' };
      const request = await requestOfBrowser(db, hashOfToken(browserToken), clock.now());
      if (!request) return { kind: 'invalid' };
      // Counted first, so that guesses at the same time are counted, too.
      if ((await countAttempt(db, request.id)) > maxAttempts) return { kind: 'invalid' };
      const given = Buffer.from(codeHashOf(code.replaceAll(/\s/g, ''), browserToken));
      if (!timingSafeEqual(given, Buffer.from(request.codeHash))) return { kind: 'invalid' };
      return finish(request, client);
    },
  };
}

/** Seconds until the next mail to this mailbox may be requested from this network; null if it may be now [S57]. */
async function waitBeforeRequest(
  shared: SharedLimits,
  { email, address }: SignInRequestInput,
): Promise<number | null> {
  const wait = await shared.consumeNetwork('sign-in request', address, limits.requests);
  if (wait !== null) return wait;
  for (const limit of limits.ownMails) {
    const name = `sign-in mail to ${mailboxOf(email)} in ${limit.seconds} s`;
    const until = await shared.consumeNetwork(name, address, limit);
    if (until !== null) return until;
  }
  return null;
}

/** Hash of the code keyed with the browser's token, so that a copy of the database reveals no codes. */
function codeHashOf(code: string, browserToken: string): string {
  return createHmac('sha256', browserToken).update(code).digest('hex');
}
