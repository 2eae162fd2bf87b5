/** `/tamogatas/profil`: a reader's account [SITE-25] [ACCT-05] [ACCT-06]. */

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import {
  type AccountsFeature,
  accountDeletionMail,
  dataDownloadMail,
  expiredSessionCookies,
} from '#features/accounts/public.server.ts';
import {
  accountService,
  readerProfilePath,
  readerSignInPath,
  returnParameter,
  signInAfterForm,
  supportRoute,
  unknownBrowser,
} from '#features/accounts/public.ts';
import {
  definePersonalPage,
  headOfPage,
  type PersonalDataSource,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import type { MessagesFeature } from '#features/messages/public.server.ts';
import { type NewslettersFeature, wantedNewsletters } from '#features/newsletters/public.server.ts';
import type { PushFeature } from '#features/push/public.server.ts';
import {
  choiceField,
  fullAddress,
  inLanguage,
  type Language,
  languageIn,
  languageParameter,
} from '#features/sites/public.ts';
import type { SupportFeature } from '#features/support/public.server.ts';
import { fullDate, shortDateTime } from '#platform/time/hungarian-date.ts';
import {
  type AddressNeeds,
  type AddressOutcome,
  type AddressRequest,
  awaitedAddress,
  beginAddressChange,
  finishAddressChange,
} from './change-address.server.ts';
import type { ProfileData } from './profile-data.ts';
import {
  actionForm,
  actions,
  addressCodeForm,
  deviceForm,
  nameForm,
  newAddressForm,
  notices,
  type ProfileNotice,
  sessionForm,
} from './profile-form.ts';
import { profileWords } from './profile-words.ts';

export interface ProfileNeeds extends AddressNeeds {
  db: Kysely<DB>;
  accounts: AccountsFeature;
  messages: MessagesFeature;
  newsletters: NewslettersFeature;
  support: SupportFeature;
  push: PushFeature;
  personalData: readonly PersonalDataSource[];
  /** Ends all that is charged regularly. */
  stopPayments(readerId: number): Promise<void>;
}

const query = z.object({
  /** Outcome of the last form. */
  uzenet: choiceField(notices),
  [languageParameter]: choiceField(['en']),
});

export type ProfileRequest = PersonalRequest<undefined, z.output<typeof query>>;
type Reader = { id: number; email: string; sessionId: string | null };

export const profilePage = definePersonalPage({
  route: 'support_profile',
  view: 'ProfilePage',
  at: [{ route: supportRoute, pattern: readerProfilePath, sites: 'root', row: undefined }],
  query,
  frame: 'site',
  examples: { none: 'it needs a reader, tests/e2e/account.test.ts visits it' },
  async load(request, needs: ProfileNeeds) {
    const reader = readerOf(request);
    return reader === null ? toSignIn(request) : showProfile(request, reader, needs);
  },
  async submit(request, form, needs: ProfileNeeds) {
    const reader = readerOf(request);
    if (reader === null) return toSignInAgain(request);
    return submitProfile(request, { reader, form }, needs);
  },
});

function readerOf({ person }: ProfileRequest): Reader | null {
  if (person?.viewer.kind !== 'reader' || person.email === null) return null;
  return { id: person.viewer.id, email: person.email, sessionId: person.sessionId };
}

function languageOf({ query: given }: ProfileRequest): Language {
  return languageIn(given[languageParameter]);
}

function toSignIn(request: ProfileRequest): PersonalResult<ProfileData> {
  const { site, path } = request;
  const language = languageOf(request);
  const back = new URLSearchParams({ [returnParameter]: inLanguage(path, language) });
  const location = inLanguage(`${site.path}${readerSignInPath}?${back}`, language);
  return { kind: 'redirect', status: 302, location };
}

function toSignInAgain(request: ProfileRequest): PersonalResult<ProfileData> {
  const { site, path } = request;
  const language = languageOf(request);
  const again = signInAfterForm(site.path + readerSignInPath, inLanguage(path, language));
  return { kind: 'redirect', status: 303, location: inLanguage(again, language) };
}

async function showProfile(
  request: ProfileRequest,
  { id, sessionId }: Reader,
  { accounts, newsletters, push, support, clock }: ProfileNeeds,
  shown: Partial<Pick<ProfileData, 'step' | 'nameForm'>> = {},
): Promise<PersonalResult<ProfileData>> {
  const { site, query: given } = request;
  const reader = await accounts.readers.byId(id);
  if (reader === null) return toSignIn(request);
  const language = languageOf(request);
  const dates = { timeZone: site.timeZone, language };
  const [sessions, savesStories, devices] = await Promise.all([
    accounts.sessions.of({ realm: 'reader', id }),
    accounts.savedStories.isOn(id),
    push.isOn ? push.ofReader(id) : null,
  ]);
  const data: ProfileData = {
    step: 'profile',
    nameForm: { typed: { name: reader.name ?? '' }, faults: {} },
    ...shown,
    notice: given.uzenet,
    savesStories,
    devices,
    email: reader.email,
    newAddress: awaitedAddress({ clock }, request.client),
    since: fullDate(secondsOf(reader.createdAt), dates),
    deletesOn: reader.deletesAt && fullDate(secondsOf(reader.deletesAt), dates),
    newsletters: await newsletters.subscriptionsOf(reader.email),
    support: await support.ofReader(id),
    sessions: sessions.map((one) => ({
      id: one.id,
      browser: one.browser === unknownBrowser ? profileWords[language].sessions.unknown : one.browser,
      usedAt: shortDateTime(secondsOf(one.lastUsedAt), dates),
      isCurrent: one.id === sessionId,
    })),
  };
  const head = headOfPage(request, {
    title: profileWords[language].title,
    description: site.description,
    robots: 'noindex',
    canonicalPath: site.path + readerProfilePath,
  });
  return { kind: 'page', status: shown.nameForm ? 422 : 200, head, data, language };
}

async function submitProfile(
  request: ProfileRequest,
  { reader, form }: { reader: Reader; form: URLSearchParams },
  needs: ProfileNeeds,
): Promise<PersonalResult<ProfileData>> {
  const { accounts } = needs;
  const person = { realm: 'reader', id: reader.id } as const;
  const action = actionForm.read(form);
  switch (action.kind === 'valid' && action.value.action) {
    case actions.rename: {
      const reading = nameForm.read(form, { name: profileWords[languageOf(request)].name.fault });
      if (reading.kind === 'faulty') return showProfile(request, reader, needs, { nameForm: reading });
      await accounts.readers.rename(reader.id, reading.value.name || null);
      return done(request, 'nev');
    }
    case actions.beginAddress: {
      const reading = newAddressForm.read(form);
      if (reading.kind === 'faulty') return done(request, 'cim-hibas');
      const { email } = reading.value;
      return changed(request, await beginAddressChange(needs, addressOf(request, reader), email));
    }
    case actions.finishAddress: {
      const reading = addressCodeForm.read(form);
      if (reading.kind === 'faulty') return done(request, 'cim-kod-hibas');
      const { code } = reading.value;
      return changed(request, await finishAddressChange(needs, addressOf(request, reader), code));
    }
    case actions.newsletters:
      await needs.newsletters.setSubscriptions(reader.email, wantedNewsletters(form), {
        place: readerProfilePath,
        way: 'form',
      });
      return done(request, 'hirlevelek');
    case actions.endSession: {
      const reading = sessionForm.read(form);
      if (reading.kind === 'valid') await accounts.sessions.end(person, reading.value.id);
      return done(request, 'kileptetve');
    }
    case actions.endOthers:
      await accounts.sessions.endAll(needs.db, person, reader.sessionId);
      return done(request, 'kileptetve');
    case actions.signOut:
      await accounts.signOut(request.client.cookies);
      return { ...away(request), cookies: expiredSessionCookies(request.client.isSecure) };
    case actions.saveStories:
      await accounts.savedStories.setOn(reader.id, true);
      return done(request, 'mentett-be');
    case actions.saveNoStories:
      await accounts.savedStories.setOn(reader.id, false);
      return done(request, 'mentett-ki');
    case actions.removeDevice: {
      const reading = deviceForm.read(form);
      if (reading.kind === 'valid') await needs.push.removeOfReader(reader.id, reading.value.id);
      return done(request, 'ertesites-ki');
    }
    case actions.download:
      await requestDownload({ ...request, language: languageOf(request) }, reader, needs);
      return done(request, 'letoltes');
    case actions.askDeletion:
      return showProfile(request, reader, needs, { step: 'deletion' });
    case actions.confirmDeletion:
      await requestDeletion({ ...request, language: languageOf(request) }, reader, needs);
      return done(request, 'torles');
    case actions.keep:
      await accounts.readers.keep(reader.id);
      return done(request, 'megtartva');
    default:
      return done(request, null);
  }
}

function addressOf(request: ProfileRequest, reader: Reader): AddressRequest {
  const { client, site, view, person } = request;
  const authenticatedAt = person?.authenticatedAt ?? null;
  return { reader, authenticatedAt, client, site, view, language: languageOf(request) };
}

function changed(request: ProfileRequest, { notice, cookies }: AddressOutcome): Redirect {
  return { ...done(request, notice), cookies };
}

type Redirect = Extract<PersonalResult<ProfileData>, { kind: 'redirect' }>;

function done(request: ProfileRequest, notice: ProfileNotice | null): Redirect {
  const outcome = notice === null ? '' : `?${new URLSearchParams({ uzenet: notice })}`;
  const location = request.site.path + readerProfilePath + outcome;
  return { kind: 'redirect', status: 303, location: inLanguage(location, languageOf(request)) };
}

function away({ site }: ProfileRequest): Redirect {
  return { kind: 'redirect', status: 303, location: site.path || '/' };
}

/** The mail is in the language of the page, or in that of the account. */
type Where = Pick<ProfileRequest, 'site' | 'view'> & { language: Language };

/** Sends the link to the download. */
export async function requestDownload(
  { site, view, language }: Where,
  { id, email }: Pick<Reader, 'id' | 'email'>,
  { db, accounts, messages }: ProfileNeeds,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const token = await accounts.readers.startDownload(trx, id);
    const path = inLanguage(`${accountService}/letoltes?${new URLSearchParams({ kulcs: token })}`, language);
    await messages.send(
      trx,
      dataDownloadMail,
      { to: email, site, language },
      { address: fullAddress(view, path) },
    );
  });
}

/** Ends payments first, then marks the account; it is deleted a week later [S36]. */
export async function requestDeletion(
  { site, view, language }: Where,
  { id, email }: Pick<Reader, 'id' | 'email'>,
  { db, accounts, messages, stopPayments }: ProfileNeeds,
): Promise<void> {
  await stopPayments(id);
  await db.transaction().execute(async (trx) => {
    const deletesAt = await accounts.readers.startDeletion(trx, id);
    await messages.send(
      trx,
      accountDeletionMail,
      { to: email, site, language },
      {
        day: fullDate(secondsOf(deletesAt), { timeZone: site.timeZone, language }),
        address: fullAddress(view, inLanguage(site.path + readerSignInPath, language)),
      },
    );
  });
}

function secondsOf(date: Date): number {
  return date.getTime() / 1000;
}
