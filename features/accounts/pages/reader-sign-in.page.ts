/**
 * `/tamogatas/belepes`: readers sign in by a link or a code from a mail [SITE-25] [S12], or, if they have set it up, with
 * a password, a passkey or Google, and with a second factor.
 */
import { z } from 'zod';
import { definePersonalPage, type PersonalRequest, type PersonalResult } from '#features/kit/public.ts';
import {
  choiceField,
  fullAddress,
  inLanguage,
  languageParameter,
  textField,
} from '#features/sites/public.ts';
import {
  addressForm,
  mailCodeForm,
  mailLinkForm,
  otherWayForm,
  passkeyForm,
  passwordForm,
} from '../forms/account-forms.ts';
import { readerSignInPath, supportRoute } from '../forms/account-texts.ts';
import { returnParameter } from '../forms/login-form.ts';
import { browserCookieFor, browserTokenIn, fromField, linkField } from '../forms/sign-in-form.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { signInAreas } from '../sign-in/sign-in-area.ts';
import type { SignInOutcome } from '../sign-in/sign-in-by-mail.server.ts';
import type { MailSignInFault } from '../sign-in/sign-in-fault.ts';
import {
  actionOf,
  faultOf,
  languageOf,
  leave,
  returnPathOf,
  type SignInPageNeeds,
  type SignInStepsData,
  showSignIn,
  signInHead,
  signInQuery,
  submitSignIn,
} from './sign-in-steps.server.ts';

export type ReaderSignInData = MailSignInData | SignInStepsData;

export interface MailSignInData {
  /** `link`: the page of a mail's link, with a button, as programs that scan mails open links. */
  step: 'address' | 'code' | 'link';
  /** Where the forms of the mail are posted. */
  action: string;
  /** The same page in the other language. */
  otherLanguage: string;
  /** The address as typed; only in answers to the form. */
  email: string;
  /** The token of the link. */
  link: string;
  fault: MailSignInFault | null;
  /** The mail was sent because no account is linked with the one at Google yet. */
  isFromGoogle: boolean;
  /** The form of the other ways, and the page of the password. */
  otherWays: { action: string; hasGoogle: boolean; password: string };
}

const query = z.object({
  ...signInQuery,
  [linkField]: textField,
  /** `kod`: a mail has been sent. */
  lepes: choiceField(['kod', 'jelszo', 'masodik', 'belepokulcs']),
  [fromField]: choiceField(['google']),
  /** A new proof of identity by a person who is signed in. */
  ujra: choiceField(['1']),
  [languageParameter]: choiceField(['en']),
});

type ReaderSignInRequest = PersonalRequest<undefined, z.output<typeof query>>;
type Result = PersonalResult<ReaderSignInData>;

const area = signInAreas.reader;

export const readerSignInPage = definePersonalPage({
  route: 'support_sign_in',
  view: 'ReaderSignInPage',
  at: [{ route: supportRoute, pattern: readerSignInPath, sites: 'root', row: undefined }],
  query,
  frame: 'site',
  examples: [{ name: 'reader sign-in', path: readerSignInPath }],
  async load(request, needs: SignInPageNeeds): Promise<Result> {
    const { person } = request;
    const { lepes, hiba, ujra, [linkField]: link } = request.query;
    const to = returnPathOf(request, area);
    if (link !== '') {
      const isValid = await needs.accounts.signInByMail.isLinkValid(link);
      const step = isValid ? 'link' : 'address';
      return show(request, needs, { step, to, link, fault: isValid ? null : 'link' });
    }
    if (person?.viewer.kind === 'reader' && ujra === null && lepes === null)
      return { kind: 'redirect', status: 302, location: to };
    if (lepes !== null && lepes !== 'kod') return showSignIn(request, needs, area);
    // The page says so, and other ways than a mail still work.
    if (!needs.messages.canSend) return show(request, needs, { step: 'address', to, fault: 'mail' }, 200);
    return show(request, needs, { step: lepes === 'kod' ? 'code' : 'address', to, fault: faultOf(hiba) });
  },
  async submit(request, form, needs: SignInPageNeeds): Promise<Result> {
    const link = mailLinkForm.read(form);
    if (link.kind === 'valid') return submitLink(request, link.value.link, needs);
    const { lepes } = request.query;
    const isOtherWay = [otherWayForm, passkeyForm, passwordForm].some(
      (one) => one.read(form).kind === 'valid',
    );
    if (isOtherWay || lepes === 'masodik' || lepes === 'jelszo')
      return submitSignIn(request, form, needs, area);
    const code = mailCodeForm.read(form);
    if (code.kind === 'valid') return submitCode(request, code.value.code, needs);
    if (code.typed.code !== '' || lepes === 'kod')
      return show(request, needs, { step: 'code', to: returnPathOf(request, area), fault: 'code' });
    return requestMail(request, form, needs);
  },
});

async function requestMail(
  request: ReaderSignInRequest,
  form: URLSearchParams,
  needs: SignInPageNeeds,
): Promise<Result> {
  const { site, view, client } = request;
  const { accounts, messages } = needs;
  const reading = addressForm.read(form);
  const to = returnPathOf(request, area);
  const language = languageOf(request.query);
  const { email } = reading.kind === 'valid' ? reading.value : reading.typed;
  const refuse = (fault: MailSignInFault) => show(request, needs, { step: 'address', to, email, fault });
  if (reading.kind === 'faulty') return refuse('address');
  if (!messages.canSend) return refuse('mail');
  const sent = await accounts.signInByMail.request({
    email,
    site,
    returnPath: to,
    language,
    address: client.address,
    linkAddress: fullAddress(view, inLanguage(readerSignInPath, language)),
    identity: null,
  });
  if ('retryAfterSeconds' in sent) return refuse('attempts');
  const step = new URLSearchParams({ lepes: 'kod', [returnParameter]: to, ...again(request) });
  return {
    kind: 'redirect',
    status: 303,
    location: inLanguage(`${readerSignInPath}?${step}`, language),
    cookies: [browserCookieFor(sent.browserToken, client.isSecure)],
  };
}

function again({ query: { ujra } }: ReaderSignInRequest): { ujra?: '1' } {
  return ujra === null ? {} : { ujra };
}

async function submitCode(
  request: ReaderSignInRequest,
  code: string,
  needs: SignInPageNeeds,
): Promise<Result> {
  const token = browserTokenIn(request.client.cookies);
  const outcome = await needs.accounts.signInByMail.byCode(code, token, mailClientOf(request));
  return finish(request, outcome, 'code', needs);
}

async function submitLink(
  request: ReaderSignInRequest,
  link: string,
  needs: SignInPageNeeds,
): Promise<Result> {
  const outcome = await needs.accounts.signInByMail.byLink(link, mailClientOf(request));
  return finish(request, outcome, 'link', needs);
}

async function finish(
  request: ReaderSignInRequest,
  outcome: SignInOutcome,
  step: 'code' | 'link',
  needs: SignInPageNeeds,
): Promise<Result> {
  const to = returnPathOf(request, area);
  switch (outcome.kind) {
    case 'limited':
      return show(request, needs, { step, to, fault: 'attempts' });
    case 'signedIn':
    case 'secondFactor': {
      const left = await leave(request, needs, outcome, area);
      const cookie = browserCookieFor('', request.client.isSecure);
      return { ...left, cookies: [...(left.cookies ?? []), cookie] };
    }
    default:
      return show(request, needs, { step: step === 'link' ? 'address' : 'code', to, fault: step });
  }
}

function mailClientOf({ client }: ReaderSignInRequest) {
  return { address: client.address, browser: browserName(client.userAgent), place: readerSignInPath };
}

const statuses: Record<MailSignInFault, number> = {
  address: 422,
  code: 422,
  link: 410,
  attempts: 429,
  mail: 503,
  google: 200,
  session: 200,
};

async function show(
  request: ReaderSignInRequest,
  { accounts }: SignInPageNeeds,
  { to, ...given }: Pick<MailSignInData, 'step'> & Partial<MailSignInData> & { to: string },
  status = given.fault ? statuses[given.fault] : 200,
): Promise<Result> {
  const isFirst = given.step === 'address';
  const origin = isFirst && accounts.google.isOffered ? await accounts.google.origin() : null;
  const otherWays = {
    action: actionOf(request, area, null),
    password: actionOf(request, area, 'password'),
    hasGoogle: origin !== null,
  };
  const language = languageOf(request.query);
  const start = `${readerSignInPath}?${new URLSearchParams({ [returnParameter]: to })}`;
  const data: MailSignInData = {
    email: '',
    link: '',
    fault: null,
    otherWays,
    isFromGoogle: request.query[fromField] === 'google',
    action: inLanguage(start, language),
    otherLanguage: otherLanguageOf(request),
    ...given,
  };
  return {
    kind: 'page',
    status,
    data,
    language,
    head: signInHead(request, readerSignInPath, language),
    formActions: origin === null ? [] : [origin],
  };
}

/** Without the steps, which are bound to a form. */
function otherLanguageOf({ query: given }: ReaderSignInRequest): string {
  const to = given[returnParameter];
  const start =
    to === '' ? readerSignInPath : `${readerSignInPath}?${new URLSearchParams({ [returnParameter]: to })}`;
  return inLanguage(start, languageOf(given) === 'en' ? 'hu' : 'en');
}
