/** Changes that somebody makes on the security page; all but the end of sessions needs a recent proof of identity. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { PersonalResult } from '#features/kit/public.ts';
import { inLanguage } from '#features/sites/public.ts';
import {
  actionForm,
  appCodeForm,
  confirmationForm,
  lengthFault,
  newPasswordForm,
  passkeyForm,
  removedPasskeyForm,
  sessionForm,
} from '../forms/account-forms.ts';
import type { SecurityDone } from '../forms/security-outcomes.ts';
import { stepCookieFor, stepTokenIn } from '../forms/sign-in-steps-form.ts';
import type { SecurityChange } from '../mails/security-notice.mail.ts';
import type { AuditAction } from '../server/audit.server.ts';
import { confirmIdentity } from '../server/sessions/confirm-identity.server.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import { googleCookieFor } from '../sign-in/google-cookie.ts';
import { expiredSessionCookies } from '../sign-in/session-cookie.ts';
import { clientOf } from './member-password.server.ts';
import {
  languageOf,
  type SecurityData,
  type SecurityNeeds,
  type SecurityRequest,
  type SignedInPerson,
  showSecurity,
} from './security-data.server.ts';
import { googleReturnAddress, passkeySiteOf } from './sign-in-steps.server.ts';

type Result = PersonalResult<SecurityData>;

interface Change {
  request: SecurityRequest;
  form: URLSearchParams;
  needs: SecurityNeeds;
  signedIn: SignedInPerson;
}

/** Actions by the value of their button. */
const free: Record<string, (change: Change) => Promise<Result>> = {
  kilepes: signOut,
  megerosit: confirm,
  'munkamenet-vege': endSession,
  'tobbi-vege': endOtherSessions,
};

const sensitive: Record<string, (change: Change) => Promise<Result>> = {
  jelszo: changePassword,
  'alkalmazas-uj': startTotp,
  'alkalmazas-kesz': confirmTotp,
  'alkalmazas-torles': removeTotp,
  kodok: renewCodes,
  'kulcs-uj': startPasskey,
  'kulcs-torles': removePasskey,
  'google-uj': linkGoogle,
  'google-torles': unlinkGoogle,
};

export async function changeSecurity(
  request: SecurityRequest,
  form: URLSearchParams,
  needs: SecurityNeeds,
  signedIn: SignedInPerson,
): Promise<Result> {
  const change = { request, form, needs, signedIn };
  const reading = actionForm.read(form);
  const action = reading.kind === 'valid' ? reading.value.action : '';
  const isFree = Object.hasOwn(free, action);
  if (isFree) return free[action]?.(change) ?? back(change, null);
  if (!signedIn.isConfirmed) return back(change, null);
  const passkey = passkeyForm.read(form);
  if (passkey.kind === 'valid') return addPasskey(change, passkey.value);
  return Object.hasOwn(sensitive, action)
    ? (sensitive[action]?.(change) ?? back(change, null))
    : back(change, null);
}

function back(change: Change, done: SecurityDone | null, cookies: string[] = []): Result {
  return { kind: 'redirect', status: 303, location: pathAfter(change, done), cookies };
}

/** The page in its language, with the outcome of the form. */
function pathAfter({ request, signedIn }: Change, done: SecurityDone | null): string {
  const { securityPath } = signedIn.area;
  const path = done === null ? securityPath : `${securityPath}?${new URLSearchParams({ kesz: done })}`;
  return inLanguage(path, languageOf(request));
}

function show({ request, needs, signedIn }: Change, shown: Partial<SecurityData>): Promise<Result> {
  return showSecurity(request, needs, signedIn, shown);
}

const personOf = ({ signedIn }: Change): PersonId => signedIn.person.id;

/** Changes something, notes it and tells the person by mail, or does none of these. */
async function record(
  { request, needs, signedIn: { person } }: Change,
  { action, notice }: { action: AuditAction; notice: SecurityChange },
  apply: (trx: Transaction<DB>) => Promise<boolean>,
): Promise<boolean> {
  const client = clientOf(request);
  return needs.db.transaction().execute(async (trx) => {
    if (!(await apply(trx))) return false;
    await needs.accounts.people.recordChange(trx, person, { action, notice, client });
    return true;
  });
}

async function log({ request, needs, signedIn: { person } }: Change, action: AuditAction): Promise<void> {
  const change = { action, notice: null, client: clientOf(request) };
  await needs.db.transaction().execute((trx) => needs.accounts.people.recordChange(trx, person, change));
}

async function signOut({ request, needs, signedIn: { area } }: Change): Promise<Result> {
  const { cookies, isSecure } = request.client;
  await needs.accounts.signOut(cookies);
  return {
    kind: 'redirect',
    status: 303,
    location: inLanguage(area.signInPath, languageOf(request)),
    cookies: expiredSessionCookies(isSecure),
  };
}

async function confirm(change: Change): Promise<Result> {
  const { request, form, needs, signedIn } = change;
  const { person, sessionId } = signedIn;
  const who = { person, sessionId, client: clientOf(request) };
  const reading = confirmationForm.read(form);
  const outcome = reading.kind === 'valid' && (await confirmIdentity(needs, who, reading.value.password));
  if (outcome === 'confirmed') return back(change, null);
  return show(change, { fault: outcome === 'attempts' ? 'attempts' : 'confirmation' });
}

async function endSession(change: Change): Promise<Result> {
  const { accounts } = change.needs;
  const reading = sessionForm.read(change.form);
  const hasEnded =
    reading.kind === 'valid' && (await accounts.sessions.end(personOf(change), reading.value.id));
  if (hasEnded) await log(change, 'session-ended');
  return back(change, 'munkamenet');
}

async function endOtherSessions(change: Change): Promise<Result> {
  const { needs, signedIn } = change;
  await needs.accounts.sessions.endAll(needs.db, personOf(change), signedIn.sessionId);
  await log(change, 'sessions-ended');
  return back(change, 'munkamenet');
}

async function changePassword(change: Change): Promise<Result> {
  const { request, form, needs, signedIn } = change;
  const { person, sessionId } = signedIn;
  const reading = newPasswordForm.read(form);
  if (reading.kind === 'faulty') return show(change, { fault: lengthFault(reading.typed) });
  const client = clientOf(request);
  const { password } = reading.value;
  const fault = await needs.accounts.people.changePassword(person, password, { client, sessionId });
  return fault ? show(change, { fault }) : back(change, 'jelszo');
}

async function startTotp(change: Change): Promise<Result> {
  await change.needs.accounts.factors.startTotp(personOf(change));
  return back(change, null);
}

async function confirmTotp(change: Change): Promise<Result> {
  const { factors } = change.needs.accounts;
  const reading = appCodeForm.read(change.form);
  if (reading.kind === 'faulty') return show(change, { fault: 'code' });
  let newCodes: string[] = [];
  const isDone = await record(change, { action: 'totp-added', notice: 'totp-added' }, async (trx) => {
    if (!(await factors.confirmTotp(trx, personOf(change), reading.value.code))) return false;
    newCodes = await factors.renewRecoveryCodes(trx, personOf(change));
    return true;
  });
  return isDone ? show(change, { done: 'alkalmazas', newCodes }) : show(change, { fault: 'code' });
}

async function removeTotp(change: Change): Promise<Result> {
  const { factors } = change.needs.accounts;
  await record(change, { action: 'totp-removed', notice: 'totp-removed' }, (trx) =>
    factors.removeTotp(trx, personOf(change)),
  );
  return back(change, 'torolve');
}

async function renewCodes(change: Change): Promise<Result> {
  const { factors } = change.needs.accounts;
  let newCodes: string[] = [];
  await record(change, { action: 'recovery-codes-renewed', notice: 'recovery-codes' }, async (trx) => {
    newCodes = await factors.renewRecoveryCodes(trx, personOf(change));
    return true;
  });
  return show(change, { newCodes });
}

async function startPasskey(change: Change): Promise<Result> {
  const token = await change.needs.accounts.steps.begin('passkey', {
    person: personOf(change),
    returnPath: pathAfter(change, null),
  });
  return back(change, null, [stepCookieFor(token, change.request.client.isSecure)]);
}

async function addPasskey(change: Change, { answer }: { answer: string }): Promise<Result> {
  const { request, needs } = change;
  const { steps, factors } = needs.accounts;
  const token = stepTokenIn(request.client.cookies);
  const step = await steps.attempt('passkey', token);
  const { realm, id } = personOf(change);
  const isOwn = step?.person?.realm === realm && step.person.id === id;
  if (!isOwn || token === null) return show(change, { fault: 'passkey' });
  const added = {
    site: passkeySiteOf(request),
    answer,
    challenge: step.challenge,
    name: clientOf(request).browser,
  };
  const isFirst = realm === 'newsroom' && !(await factors.areRequired(personOf(change)));
  let newCodes: string[] = [];
  const isDone = await record(change, { action: 'passkey-added', notice: 'passkey-added' }, async (trx) => {
    if (!(await factors.addPasskey(trx, personOf(change), added))) return false;
    // A passkey belongs to one host name: at another one only a recovery code lets its owner in.
    if (isFirst) newCodes = await factors.renewRecoveryCodes(trx, personOf(change));
    return true;
  });
  if (!isDone) return show(change, { fault: 'passkey' });
  await steps.finish('passkey', token);
  if (isFirst) return show(change, { done: 'kulcs', newCodes });
  return back(change, 'kulcs', [stepCookieFor('', request.client.isSecure)]);
}

async function removePasskey(change: Change): Promise<Result> {
  const { factors } = change.needs.accounts;
  const reading = removedPasskeyForm.read(change.form);
  if (reading.kind === 'faulty') return back(change, null);
  await record(change, { action: 'passkey-removed', notice: 'passkey-removed' }, (trx) =>
    factors.removePasskey(trx, personOf(change), reading.value.id),
  );
  return back(change, 'torolve');
}

async function linkGoogle(change: Change): Promise<Result> {
  const { request, needs, signedIn } = change;
  const { realm } = signedIn.area;
  const started = await needs.accounts.signIn.startGoogle({
    realm,
    redirectUri: googleReturnAddress(request),
    returnPath: pathAfter(change, 'google'),
    person: personOf(change),
  });
  if (!started) return show(change, { fault: 'google' });
  const cookies = [googleCookieFor(started.token, request.client.isSecure, languageOf(request))];
  return { kind: 'redirect', status: 303, location: started.address, cookies };
}

async function unlinkGoogle(change: Change): Promise<Result> {
  const { accounts } = change.needs;
  await record(change, { action: 'google-unlinked', notice: 'google-unlinked' }, (trx) =>
    accounts.unlinkGoogle(trx, personOf(change)),
  );
  return back(change, 'torolve');
}
