/** The security pages: who may use them, and where everybody else is led. */

import type { PersonalResult } from '#features/kit/public.ts';
import type { SignedInUser } from '#features/sites/public.ts';
import { inLanguage } from '#features/sites/public.ts';
import { returnParameter } from '../forms/login-form.ts';
import { personOfUser } from '../person-of-user.ts';
import { isRecent } from '../server/recent.ts';
import { signInAfterForm } from '../sign-in/return-path.ts';
import { type SignInArea, signInAreaOf } from '../sign-in/sign-in-area.ts';
import type { Realm } from '../sign-in/token-realm.ts';
import { changeSecurity } from './security-changes.server.ts';
import {
  languageOf,
  type SecurityData,
  type SecurityNeeds,
  type SecurityRequest,
  type SignedInPerson,
  showSecurity,
} from './security-data.server.ts';

type Result = PersonalResult<SecurityData>;

export async function loadSecurity(
  request: SecurityRequest,
  needs: SecurityNeeds,
  realm: Realm,
): Promise<Result> {
  const area = signInAreaOf(realm, needs.preview ?? false);
  const signedIn = await signedInPerson(request.person, area, needs);
  if (!signedIn) {
    const { path, language } = ownPage(request, area);
    const back = new URLSearchParams({ [returnParameter]: path });
    return { kind: 'redirect', status: 302, location: inLanguage(`${area.signInPath}?${back}`, language) };
  }
  const { kesz: done, hiba: fault } = request.query;
  return showSecurity(request, needs, signedIn, { done, fault });
}

export async function submitSecurity(
  request: SecurityRequest,
  form: URLSearchParams,
  needs: SecurityNeeds,
  realm: Realm,
): Promise<Result> {
  const area = signInAreaOf(realm, needs.preview ?? false);
  const signedIn = await signedInPerson(request.person, area, needs);
  if (signedIn) return changeSecurity(request, form, needs, signedIn);
  const { path, language } = ownPage(request, area);
  const location = inLanguage(signInAfterForm(area.signInPath, path), language);
  return { kind: 'redirect', status: 303, location };
}

/** Null for anonymous clients, scripts, and people of the other realm. */
async function signedInPerson(
  user: SignedInUser | null,
  area: SignInArea,
  { accounts, clock }: SecurityNeeds,
): Promise<SignedInPerson | null> {
  const id = personOfUser(user);
  if (id?.realm !== area.realm || !user?.sessionId) return null;
  const person = await accounts.people.byId(id);
  const isConfirmed = isRecent(user.authenticatedAt, clock.now());
  return person && { person, area, sessionId: user.sessionId, isConfirmed };
}

function ownPage(request: SecurityRequest, { securityPath }: SignInArea) {
  const language = languageOf(request);
  return { path: inLanguage(securityPath, language), language };
}
