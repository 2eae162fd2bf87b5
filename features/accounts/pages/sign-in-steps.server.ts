/**
 * Signing in with a password, a passkey or Google, and with a second factor: on the newsroom's page, which the login page
 * of a preview shows, too [PREV-01] [S50], and on that of readers.
 */

import {
  headOfPage,
  type PageRequest,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import {
  choiceField,
  fullAddress,
  inLanguage,
  type Language,
  languageIn,
  languageParameter,
  textField,
} from '#features/sites/public.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { authenticationOptions, type PasskeySite } from '../factors/passkeys.server.ts';
import { factorForm, otherWayForm, passkeyForm, passwordForm } from '../forms/account-forms.ts';
import { loginPath, returnParameter } from '../forms/login-form.ts';
import { stepCookieFor, stepTokenIn } from '../forms/sign-in-steps-form.ts';
import { resetPath } from '../newsroom-paths.ts';
import { googleCookieFor } from '../sign-in/google-cookie.ts';
import { addressFaults, returnPathIn } from '../sign-in/return-path.ts';
import { sessionCookies } from '../sign-in/session-cookie.ts';
import type { SignInArea } from '../sign-in/sign-in-area.ts';
import type { SignInFault } from '../sign-in/sign-in-fault.ts';
import type { SignInResult } from '../sign-in/sign-in-methods.ts';
import type { Realm } from '../sign-in/token-realm.ts';
import { signInWords } from '../view/sign-in-words.ts';
import { clientOf } from './member-password.server.ts';

export interface SignInStepsData {
  realm: Realm;
  /** `factor`: a code or passkey after the password. `passkey`: a passkey alone. */
  step: 'password' | 'factor' | 'passkey';
  /** Where the forms are posted. */
  action: string;
  /** The page of the first step. */
  start: string;
  /** As typed; only in answers to the form. */
  email: string;
  fault: SignInFault | null;
  hasGoogle: boolean;
  /** The page for a forgotten password; null where no mails are sent. */
  reset: string | null;
  /** Options for the device, as JSON; null if no passkey is possible. */
  passkey: string | null;
  isPreview: boolean;
}

export interface SignInPageNeeds {
  accounts: AccountsFeature;
  messages: { canSend: boolean };
  preview?: boolean;
}

export const signInQuery = {
  [returnParameter]: textField,
  lepes: choiceField(['masodik', 'belepokulcs']),
  hiba: choiceField(addressFaults),
};

export interface SignInQuery {
  [returnParameter]: string;
  /** The step that the page shows; `jelszo` and `kod` are those of readers, who begin with a mail. */
  lepes: 'masodik' | 'belepokulcs' | 'jelszo' | 'kod' | null;
  hiba: (typeof addressFaults)[number] | null;
  /** Only the pages of readers are in English, too. */
  [languageParameter]?: 'en' | null;
}

export type SignInRequest = PersonalRequest<undefined, SignInQuery>;
type Result = PersonalResult<SignInStepsData>;

export async function showSignIn(
  request: SignInRequest,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const { lepes, hiba } = request.query;
  if (lepes !== 'masodik' && lepes !== 'belepokulcs')
    return show(request, needs, { area, step: 'password', fault: faultOf(hiba) });
  const found = await needs.accounts.steps.read('second-factor', stepTokenIn(request.client.cookies));
  if (!found) return show(request, needs, { area, step: 'password', fault: 'ended' });
  return show(request, needs, { area, step: lepes === 'masodik' ? 'factor' : 'passkey' });
}

export function faultOf(hiba: SignInQuery['hiba']): 'google' | 'session' | null {
  return hiba === 'lejart' ? 'session' : hiba;
}

/** A person who is signed in already did not come here from another page [X22]. */
export async function showNewsroomSignIn(
  request: SignInRequest,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  if (request.person?.viewer.kind === 'newsroom') return { kind: 'redirect', status: 302, location: '/' };
  return showSignIn(request, needs, area);
}

export async function submitSignIn(
  request: SignInRequest,
  form: URLSearchParams,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const other = otherWayForm.read(form);
  if (other.kind === 'valid')
    return (other.value.way === 'google' ? startGoogle : startPasskey)(request, needs, area);
  const passkey = passkeyForm.read(form);
  if (passkey.kind === 'valid') return submitPasskey(request, passkey.value.answer, needs, area);
  const factor = factorForm.read(form);
  if (factor.kind === 'valid') return submitCode(request, factor.value.code, needs, area);
  if (request.query.lepes === 'masodik') return show(request, needs, { area, step: 'factor', fault: 'code' });
  return submitPassword(request, form, needs, area);
}

async function submitPassword(
  request: SignInRequest,
  form: URLSearchParams,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const reading = passwordForm.read(form);
  const refuse = (email: string) =>
    show(request, needs, { area, step: 'password', email, fault: 'password' });
  if (reading.kind === 'faulty') return refuse(reading.typed.email);
  const result = await needs.accounts.signIn.byPassword({
    ...reading.value,
    realms: [area.realm],
    returnPath: returnPathOf(request, area),
    client: clientOf(request),
  });
  if (result.kind === 'refused') return refuse(reading.value.email);
  return afterStep(request, needs, { result, area, step: 'password' });
}

async function submitCode(
  request: SignInRequest,
  code: string,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const token = stepTokenIn(request.client.cookies);
  const result = await needs.accounts.signIn.byCode({ token, code, client: clientOf(request) });
  if (result.kind === 'refused') return show(request, needs, { area, step: 'factor', fault: 'code' });
  return afterStep(request, needs, { result, area, step: 'factor' });
}

async function submitPasskey(
  request: SignInRequest,
  answer: string,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const token = stepTokenIn(request.client.cookies);
  const step = request.query.lepes === 'masodik' ? 'factor' : 'passkey';
  const result = await needs.accounts.signIn.byPasskey({
    realm: area.realm,
    token,
    answer,
    site: passkeySiteOf(request),
    client: clientOf(request),
  });
  if (result.kind === 'refused') return show(request, needs, { area, step, fault: 'passkey' });
  return afterStep(request, needs, { result, area, step });
}

async function afterStep(
  request: SignInRequest,
  needs: SignInPageNeeds,
  { result, area, step }: { result: SignInResult; area: SignInArea; step: SignInStepsData['step'] },
): Promise<Result> {
  if (result.kind === 'limited') return show(request, needs, { area, step, fault: 'attempts' });
  if (result.kind === 'ended') return show(request, needs, { area, step: 'password', fault: 'ended' });
  if (result.kind === 'refused') return show(request, needs, { area, step, fault: 'password' });
  return leave(request, needs, result, area);
}

/** Leads to the second step, or to the requested page with the cookies of a new session. */
export async function leave(
  request: SignInRequest,
  { accounts }: SignInPageNeeds,
  result: Extract<SignInResult, { kind: 'signedIn' | 'secondFactor' }>,
  area: SignInArea,
): Promise<Extract<Result, { kind: 'redirect' }>> {
  const { isSecure, cookies } = request.client;
  if (result.kind === 'secondFactor')
    return {
      kind: 'redirect',
      status: 303,
      location: actionOf(request, area, 'factor'),
      cookies: [stepCookieFor(result.token, isSecure)],
    };
  // The session that this browser had before is ended: one that was planted is of no use [S13].
  await accounts.signOut(cookies);
  return {
    kind: 'redirect',
    status: 303,
    location: result.returnPath,
    cookies: [...sessionCookies(result.tokens, isSecure), stepCookieFor('', isSecure)],
  };
}

async function startGoogle(
  request: SignInRequest,
  needs: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const started = await needs.accounts.signIn.startGoogle({
    redirectUri: googleReturnAddress(request),
    returnPath: returnPathOf(request, area),
    person: null,
    realm: area.realm,
  });
  if (!started) return show(request, needs, { area, step: 'password', fault: 'google' });
  const cookies = [googleCookieFor(started.token, request.client.isSecure, languageOf(request.query))];
  return { kind: 'redirect', status: 303, location: started.address, cookies };
}

async function startPasskey(
  request: SignInRequest,
  { accounts }: SignInPageNeeds,
  area: SignInArea,
): Promise<Result> {
  const token = await accounts.steps.begin('second-factor', {
    person: null,
    returnPath: returnPathOf(request, area),
  });
  return {
    kind: 'redirect',
    status: 303,
    location: actionOf(request, area, 'passkey'),
    cookies: [stepCookieFor(token, request.client.isSecure)],
  };
}

/** The exact address to which Google's page returns, on every site's domain [AUTH-03] [S50]. */
export function googleReturnAddress({ view }: Pick<SignInRequest, 'view'>): string {
  return fullAddress(view, loginPath);
}

export function passkeySiteOf({ view, site }: Pick<PageRequest, 'view' | 'site'>): PasskeySite {
  return { origin: new URL(fullAddress(view, '/')).origin, name: site.name };
}

export function returnPathOf({ query: given }: SignInRequest, { homePath }: SignInArea): string {
  const home = inLanguage(homePath, languageOf(given));
  return returnPathIn(new URLSearchParams({ [returnParameter]: given[returnParameter] }), home);
}

export function languageOf(given: Pick<SignInQuery, typeof languageParameter>): Language {
  return languageIn(given[languageParameter]);
}

const stepNames = { factor: 'masodik', passkey: 'belepokulcs' } as const;

/** The address of a step, which keeps the page that was requested; of the first one without a step. */
export function actionOf(
  request: SignInRequest,
  area: SignInArea,
  step: SignInStepsData['step'] | null,
): string {
  const { realm, signInPath, homePath } = area;
  const language = languageOf(request.query);
  // The newsroom's first step is the password, that of readers a mail.
  const name = step === 'password' ? (realm === 'reader' ? 'jelszo' : null) : step && stepNames[step];
  const to = returnPathOf(request, area);
  const parameters = new URLSearchParams({
    ...(name === null ? {} : { lepes: name }),
    ...(to === inLanguage(homePath, language) ? {} : { [returnParameter]: to }),
  });
  return inLanguage(parameters.size === 0 ? signInPath : `${signInPath}?${parameters}`, language);
}

const statuses: Record<SignInFault, number> = {
  password: 401,
  code: 401,
  passkey: 401,
  ended: 410,
  attempts: 429,
  google: 200,
  away: 503,
  session: 200,
};

async function show(
  request: SignInRequest,
  needs: SignInPageNeeds,
  given: Pick<SignInStepsData, 'step'> & { area: SignInArea; email?: string; fault?: SignInFault | null },
): Promise<Result> {
  const { area, step, email = '', fault = null } = given;
  const { realm, signInPath } = area;
  const { accounts, messages, preview: isPreview = false } = needs;
  const origin = step === 'password' && accounts.google.isOffered ? await accounts.google.origin() : null;
  const passkey = step === 'password' ? null : await passkeyOptions(request, accounts);
  const data: SignInStepsData = {
    realm,
    step,
    email,
    fault,
    passkey,
    isPreview,
    hasGoogle: origin !== null,
    action: actionOf(request, area, step),
    start: actionOf(request, area, null),
    reset: messages.canSend && realm === 'newsroom' ? resetPath : null,
  };
  return {
    kind: 'page',
    status: fault === null ? 200 : statuses[fault],
    data,
    language: languageOf(request.query),
    head: signInHead(request, signInPath, languageOf(request.query)),
    formActions: origin === null ? [] : [origin],
  };
}

export function signInHead(
  request: Pick<PageRequest, 'view' | 'site'>,
  path: string,
  language: Language = 'hu',
) {
  return headOfPage(request, {
    title: signInWords[language].title,
    description: request.site.description,
    canonicalPath: path,
    robots: 'noindex',
  });
}

/** Null for somebody without a passkey. */
async function passkeyOptions(
  request: SignInRequest,
  { steps, factors }: AccountsFeature,
): Promise<string | null> {
  const step = await steps.read('second-factor', stepTokenIn(request.client.cookies));
  if (!step) return null;
  const { challenge, person } = step;
  const site = passkeySiteOf(request);
  if (!person) return authenticationOptions(site, { challenge, known: [] });
  const { hostname } = new URL(site.origin);
  const known = (await factors.of(person)).passkeys.filter(({ host }) => host === hostname);
  return known.length === 0 ? null : authenticationOptions(site, { challenge, known });
}
