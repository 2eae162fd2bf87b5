/**
 * `/login`: in a preview the newsroom's sign-in [PREV-01] [SITE-29]. In every mode browsers return here from Google
 * [AUTH-03] [S50]; all other requests of a published site lead to the front page.
 */
import { z } from 'zod';
import {
  definePersonalPage,
  type PageRequest,
  type PageResult,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import {
  fullAddress,
  inLanguage,
  type Language,
  languageParameter,
  textField,
} from '#features/sites/public.ts';
import { readerSignInPath } from '../forms/account-texts.ts';
import { loginPath, returnParameter } from '../forms/login-form.ts';
import { browserCookieFor, fromField } from '../forms/sign-in-form.ts';
import { personOfUser } from '../person-of-user.ts';
import { googleCookieFor, googleLanguageIn, googleTokenIn } from '../sign-in/google-cookie.ts';
import { signInAreaOf } from '../sign-in/sign-in-area.ts';
import type { GoogleResult } from '../sign-in/sign-in-methods.ts';
import { clientOf } from './member-password.server.ts';
import {
  googleReturnAddress,
  leave,
  type SignInPageNeeds,
  type SignInRequest,
  type SignInStepsData,
  showNewsroomSignIn,
  signInHead,
  signInQuery,
  submitSignIn,
} from './sign-in-steps.server.ts';

const query = z.object({ ...signInQuery, code: textField, state: textField, error: textField });

type LoginRequest = PersonalRequest<undefined, z.output<typeof query>>;

export const loginPage = definePersonalPage({
  route: 'login',
  view: 'NewsroomSignInPage',
  at: [{ pattern: loginPath, sites: 'root', row: undefined }],
  query,
  frame: 'bare',
  examples: { none: 'it exists only in a preview, tests/e2e/preview.test.ts visits it' },
  async load(request, needs: SignInPageNeeds) {
    const token = googleTokenIn(request.client.cookies, request.client.isSecure);
    const { state, code, error } = request.query;
    if (token !== null && state !== '' && (code !== '' || error !== ''))
      return returnFromGoogle(request, needs, token);
    if (needs.preview) return showNewsroomSignIn(request, needs, signInAreaOf('newsroom', true));
    return { kind: 'redirect', status: 302, location: '/' };
  },
  async submit(request, form, needs: SignInPageNeeds) {
    if (needs.preview) return submitSignIn(request, form, needs, signInAreaOf('newsroom', true));
    return { kind: 'redirect', status: 303, location: '/' };
  },
});

/** Back to the page at which the transaction began; one that has ended does not say which it was. */
async function returnFromGoogle(
  request: LoginRequest,
  needs: SignInPageNeeds,
  token: string,
): Promise<PersonalResult<SignInStepsData>> {
  const { code, state } = request.query;
  const { realm, result } = await needs.accounts.signIn.byGoogle({
    token,
    code,
    state,
    redirectUri: googleReturnAddress(request),
    person: personOfUser(request.person),
    client: clientOf(request),
  });
  const isPreview = needs.preview ?? false;
  const area = signInAreaOf(realm ?? (isPreview ? 'newsroom' : 'reader'), isPreview);
  const { cookies: sent, isSecure } = request.client;
  const cookies = [googleCookieFor('', isSecure)];
  // Readers go on in the language of the page at which they began.
  const language = googleLanguageIn(sent, isSecure);
  const faultAt = (path: string) => inLanguage(`${path}?hiba=google`, language);
  switch (result.kind) {
    case 'signedIn':
    case 'secondFactor': {
      const left = await leave(inThatLanguage(request, language), needs, result, area);
      return { ...left, status: 302, cookies: [...(left.cookies ?? []), ...cookies] };
    }
    case 'linked':
      return { kind: 'redirect', status: 302, location: result.returnPath, cookies };
    case 'unconfirmed':
      return askForConfirmation(request, needs, { ...result, language });
    case 'taken':
      return { kind: 'redirect', status: 302, location: faultAt(area.securityPath), cookies };
    default:
      return { kind: 'redirect', status: 302, location: faultAt(area.signInPath), cookies };
  }
}

/** A new account at Google leads to the code of a mail to its address, which links it [X09]. */
async function askForConfirmation(
  { site, view, client }: LoginRequest,
  { accounts, messages }: SignInPageNeeds,
  {
    email,
    identity,
    returnPath,
    language,
  }: Extract<GoogleResult, { kind: 'unconfirmed' }> & { language: Language },
): Promise<PersonalResult<SignInStepsData>> {
  const ended = googleCookieFor('', client.isSecure);
  const sent = messages.canSend
    ? await accounts.signInByMail.request({
        email,
        identity,
        site,
        language,
        returnPath,
        address: client.address,
        linkAddress: fullAddress(view, inLanguage(readerSignInPath, language)),
      })
    : null;
  const isSent = sent !== null && 'browserToken' in sent;
  const step = isSent
    ? { lepes: 'kod', [fromField]: 'google', [returnParameter]: returnPath }
    : { hiba: 'google' };
  return {
    kind: 'redirect',
    status: 302,
    location: inLanguage(`${readerSignInPath}?${new URLSearchParams(step)}`, language),
    cookies: isSent ? [ended, browserCookieFor(sent.browserToken, client.isSecure)] : [ended],
  };
}

function inThatLanguage(request: LoginRequest, language: Language): SignInRequest {
  return { ...request, query: { ...request.query, [languageParameter]: language === 'en' ? 'en' : null } };
}

/** The sign-in page of a preview whose database cannot be reached; it preserves the requested address. */
export function unavailableLogin(request: PageRequest, to: string): PageResult<SignInStepsData> {
  const action = to === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ tovabb: to })}`;
  return {
    kind: 'page',
    status: 503,
    head: signInHead(request, loginPath),
    dependencies: [],
    data: {
      realm: 'newsroom',
      step: 'password',
      action,
      start: action,
      email: '',
      fault: 'away',
      hasGoogle: false,
      reset: null,
      passkey: null,
      isPreview: true,
    },
  };
}
