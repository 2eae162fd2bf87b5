/** Data of the security pages: of members, and of readers. */
import { z } from 'zod';
import { headOfPage, type PersonalRequest, type PersonalResult } from '#features/kit/public.ts';
import {
  choiceField,
  inLanguage,
  type Language,
  languageIn,
  languageParameter,
  may,
} from '#features/sites/public.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { registrationOptions } from '../factors/passkeys.server.ts';
import type { TotpSetup } from '../factors/second-factors.server.ts';
import { returnParameter } from '../forms/login-form.ts';
import { doneChoices, type SecurityDone, type SecurityFault } from '../forms/security-outcomes.ts';
import { stepTokenIn } from '../forms/sign-in-steps-form.ts';
import type { Person } from '../server/people.server.ts';
import type { OpenSession } from '../server/sessions/session-queries.server.ts';
import type { SignInArea } from '../sign-in/sign-in-area.ts';
import type { Realm } from '../sign-in/token-realm.ts';
import { securityWords } from '../view/security-words.ts';
import { passkeySiteOf } from './sign-in-steps.server.ts';

export interface SecurityData {
  realm: Realm;
  /** Where the forms are posted. */
  action: string;
  /** The sign-in that leads back here: a new proof of identity for somebody without a password. */
  signIn: string;
  hasPassword: boolean;
  name: string;
  email: string;
  sessions: (OpenSession & { isThis: boolean })[];
  /** False: the person has to prove again who they are before they change anything. */
  isConfirmed: boolean;
  /** The page of campaigns is theirs, too. */
  managesAds: boolean;
  hasTotp: boolean;
  /** The seed that waits for its first code. */
  totpSetup: TotpSetup | null;
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** Options for a device to add, as JSON. */
  newPasskey: string | null;
  recoveryCodes: number;
  /** Shown once, just after they were made. */
  newCodes: readonly string[];
  hasGoogle: boolean;
  isGoogleOffered: boolean;
  fault: SecurityFault | null;
  /** Outcome of the last form. */
  done: SecurityDone | null;
}

export interface SecurityNeeds {
  accounts: AccountsFeature;
  clock: { now(): Date };
  db: Parameters<AccountsFeature['sessions']['endAll']>[0];
  preview?: boolean;
}

export const securityQuery = z.object({
  kesz: choiceField(doneChoices),
  hiba: choiceField(['google']),
  uj: choiceField(['belepokulcs']),
});

/** Only the page of readers is in English, too. */
export const readerSecurityQuery = securityQuery.extend({ [languageParameter]: choiceField(['en']) });

type SecurityQuery = z.output<typeof securityQuery> &
  Partial<Pick<z.output<typeof readerSecurityQuery>, typeof languageParameter>>;

export type SecurityRequest = PersonalRequest<undefined, SecurityQuery>;

export function languageOf({ query }: SecurityRequest): Language {
  return languageIn(query[languageParameter]);
}

/** A person with a session; scripts have none, and nothing to change here. */
export interface SignedInPerson {
  person: Person;
  area: SignInArea;
  sessionId: string;
  isConfirmed: boolean;
}

export async function showSecurity(
  request: SecurityRequest,
  { accounts }: SecurityNeeds,
  { person, area, sessionId, isConfirmed }: SignedInPerson,
  { newCodes = [], fault = null, done = null }: Partial<SecurityData>,
): Promise<PersonalResult<SecurityData>> {
  const { id, name, email, hasPassword } = person;
  const { passkeys, ...factors } = await accounts.factors.of(id);
  const sessions = await accounts.sessions.of(id);
  const { realm, securityPath, signInPath } = area;
  const language = languageOf(request);
  const action = inLanguage(securityPath, language);
  const again = new URLSearchParams({ [returnParameter]: action, ujra: '1' });
  const isGoogleOffered = accounts.google.isOffered;
  const origin = isConfirmed && isGoogleOffered ? await accounts.google.origin() : null;
  const labels = { issuer: request.site.name, label: email };
  const data: SecurityData = {
    realm,
    name,
    email,
    hasPassword,
    isConfirmed,
    newCodes,
    fault,
    done,
    ...factors,
    action,
    signIn: inLanguage(`${signInPath}?${again}`, language),
    managesAds: request.person !== null && may(request.person.viewer, 'manage-ads'),
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
    totpSetup: isConfirmed ? await accounts.factors.totpSetup(id, labels) : null,
    passkeys: passkeys.map(({ id: key, name: device, createdAt, lastUsedAt }) => ({
      id: key,
      name: device,
      createdAt,
      lastUsedAt,
    })),
    newPasskey: isConfirmed ? await newPasskeyOptions(request, accounts, person) : null,
    hasGoogle: await accounts.hasGoogle(id),
    isGoogleOffered: origin !== null,
  };
  const head = headOfPage(request, {
    title: securityWords[language].title,
    description: request.site.description,
    canonicalPath: securityPath,
    robots: 'noindex',
  });
  const status = fault === null || fault === 'google' ? 200 : fault === 'attempts' ? 429 : 422;
  return { kind: 'page', status, head, data, language, formActions: origin === null ? [] : [origin] };
}

async function newPasskeyOptions(
  request: SecurityRequest,
  { steps, factors }: AccountsFeature,
  { id: { realm, id }, name, email }: Person,
): Promise<string | null> {
  const step = await steps.read('passkey', stepTokenIn(request.client.cookies));
  if (step?.person?.realm !== realm || step.person.id !== id) return null;
  const { passkeys: known } = await factors.of(step.person);
  const { challenge } = step;
  const person = { handle: `${realm}-${id}`, name: name || email, email };
  return registrationOptions(passkeySiteOf(request), { person, challenge, known });
}
