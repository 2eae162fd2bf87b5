/**
 * A reader's new mail address: a code goes to it, which is entered in the account. What is asked for is in a cookie of
 * the browser, signed with the code, so that no address is in a URL and nothing is stored for changes that end halfway.
 */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import {
  type AccountsFeature,
  isRecent,
  newAddressMail,
  securityNoticeMail,
} from '#features/accounts/public.server.ts';
import { mailAddressOf, mailAddressSchema, readerSecurityPath } from '#features/accounts/public.ts';
import type { PageClient } from '#features/kit/public.ts';
import type { MessagesFeature } from '#features/messages/public.server.ts';
import type { NewslettersFeature } from '#features/newsletters/public.server.ts';
import { fullAddress, inLanguage, type Language, type Site, type Viewpoint } from '#features/sites/public.ts';
import type { SupportFeature } from '#features/support/public.server.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { jsonCookieIn } from '#platform/http/requests/request-cookies.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import type { ProfileNotice } from './profile-form.ts';

export interface AddressNeeds {
  db: Kysely<DB>;
  clock: Clock;
  limits: SharedLimits;
  accounts: AccountsFeature;
  messages: MessagesFeature;
  newsletters: NewslettersFeature;
  support: SupportFeature;
}

export interface AddressRequest {
  reader: { id: number; email: string };
  /** When the reader last proved who they are. */
  authenticatedAt: Date | null;
  client: PageClient;
  site: Site;
  view: Viewpoint;
  language: Language;
}

export interface AddressOutcome {
  notice: ProfileNotice;
  cookies: string[];
}

const codeSeconds = 900;
/** Mails with codes that a reader can cause. */
const begins = { uses: 5, seconds: 86_400 };
/** Codes that can be tried. */
const tries = { uses: 5, seconds: codeSeconds };

export async function beginAddressChange(
  needs: AddressNeeds,
  request: AddressRequest,
  typed: string,
): Promise<AddressOutcome> {
  const { reader, client, site, language, authenticatedAt } = request;
  const { clock, limits, db, messages } = needs;
  if (!isRecent(authenticatedAt, clock.now())) return outcome('cim-belepes');
  const email = mailAddressOf(typed);
  if (email === null || email === reader.email) return outcome('cim-hibas');
  if ((await limits.consume('address change', String(reader.id), begins)) !== null) return outcome('cim-sok');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = Math.floor(clock.now().getTime() / 1000) + codeSeconds;
  const signature = await signatureOf(needs, { reader: reader.id, email, until, code });
  await db
    .transaction()
    .execute((trx) => messages.send(trx, newAddressMail, { to: email, site, language }, { code }));
  const { isSecure } = client;
  const value = { email, until, signature };
  const cookie = { name: cookieName(isSecure), isSecure, isHttpOnly: true };
  return outcome('cim-kod', [jsonCookie({ ...cookie, value, seconds: codeSeconds })]);
}

export async function finishAddressChange(
  needs: AddressNeeds,
  request: AddressRequest,
  code: string,
): Promise<AddressOutcome> {
  const { reader, client } = request;
  const asked = askedIn(needs, client);
  if (asked === null) return outcome('cim-lejart');
  if ((await needs.limits.consume('address code', String(reader.id), tries)) !== null)
    return outcome('cim-sok');
  const { email, until, signature } = asked;
  const right = await signatureOf(needs, {
    reader: reader.id,
    email,
    until,
    code: code.replaceAll(/\s/g, ''),
  });
  if (right !== signature) return outcome('cim-kod-hibas');
  const isChanged = await apply(needs, request, email);
  const { isSecure } = client;
  const gone = jsonCookie({ name: cookieName(isSecure), value: '', seconds: 0, isSecure, isHttpOnly: true });
  return outcome(isChanged ? 'cim-kesz' : 'cim-foglalt', [gone]);
}

/** The address that waits for its code in this browser; null for none. */
export function awaitedAddress(needs: Pick<AddressNeeds, 'clock'>, client: PageClient): string | null {
  return askedIn(needs, client)?.email ?? null;
}

async function apply(
  { db, accounts, support, newsletters, messages }: AddressNeeds,
  { reader, site, view, language }: AddressRequest,
  email: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await accounts.readers.changeEmail(trx, reader.id, email))) return false;
    await support.changeAddress(trx, reader.id, email);
    await newsletters.changeAddress(trx, reader.email, email);
    const address = fullAddress(view, inLanguage(readerSecurityPath, language));
    const props = { change: 'address', realm: 'reader', name: '', browser: '', address } as const;
    // To the old one: its owner may not have done it.
    await messages.send(trx, securityNoticeMail, { to: reader.email, site, language }, props);
    return true;
  });
}

const askedSchema = z.object({ email: mailAddressSchema, until: z.number(), signature: z.string() });

function askedIn({ clock }: Pick<AddressNeeds, 'clock'>, { cookies, isSecure }: PageClient) {
  const asked = askedSchema.safeParse(jsonCookieIn(cookies, cookieName(isSecure))).data;
  return asked && asked.until * 1000 > clock.now().getTime() ? asked : null;
}

/** A name that no other host of the domain can set; only encrypted connections know it. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-new_address' : 'new_address');

async function signatureOf(
  { db }: AddressNeeds,
  { reader, email, until, code }: { reader: number; email: string; until: number; code: string },
): Promise<string> {
  const signer = createSigner(db, { purpose: 'accounts', characters: 22 });
  await signer.load();
  return signer.signatureOf(`new address ${reader} ${until} ${code} ${email}`);
}

function outcome(notice: ProfileNotice, cookies: string[] = []): AddressOutcome {
  return { notice, cookies };
}
