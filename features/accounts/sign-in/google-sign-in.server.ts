/** Signing in with an account of Google, and linking one to a person. */
import { insertIdentity, personOfIdentity } from '../factors/factor-queries.server.ts';
import type { GoogleAccount } from '../factors/google.server.ts';
import type { Client } from '../server/audit.server.ts';
import { memberByEmail } from '../server/members/member-queries.server.ts';
import { isSamePerson } from '../server/people.server.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import type { GoogleStep } from '../server/sessions/steps.server.ts';
import type { SignInEnd } from './sign-in-end.server.ts';
import type { GoogleResult, SignInMethods, SignInNeeds } from './sign-in-methods.ts';
import type { Realm } from './token-realm.ts';

export function createGoogleSignIn(
  { db, clock, google, steps }: SignInNeeds,
  { afterFirstFactor, log, recordChange }: SignInEnd,
): Pick<SignInMethods, 'startGoogle' | 'byGoogle'> {
  async function personOfGoogle(
    realm: Realm,
    account: GoogleAccount,
    client: Client,
  ): Promise<PersonId | null> {
    const linked = await personOfIdentity(db, realm, account);
    if (linked || realm === 'reader' || !account.isStaff) return linked;
    // Only the newsroom's own domain gives out these addresses, so here the address is enough.
    const member = await memberByEmail(db, account.email);
    if (!member || member.isDisabled) return null;
    const person: PersonId = { realm: 'newsroom', id: member.id };
    await link(person, account, client);
    return person;
  }

  async function link(person: PersonId, account: GoogleAccount, client: Client): Promise<boolean> {
    const isNew = await insertIdentity(db, person, { ...account, now: clock.now() });
    if (isNew) await recordChange(person, { action: 'google-linked', notice: 'google-linked' }, client);
    return isNew;
  }

  async function finishGoogle(
    step: GoogleStep,
    { code, state, redirectUri, person, client }: Omit<Parameters<SignInMethods['byGoogle']>[0], 'token'>,
  ): Promise<GoogleResult> {
    if (step.state !== state || step.redirectUri !== redirectUri) return { kind: 'refused' };
    const account = await google.finish(code, step);
    if (!account) return { kind: 'refused' };
    const { returnPath } = step;
    if (step.person !== null) {
      if (person === null || !isSamePerson(person, step.person)) return { kind: 'refused' };
      return (await link(person, account, client)) ? { kind: 'linked', returnPath } : { kind: 'taken' };
    }
    const found = await personOfGoogle(step.realm, account, client);
    if (found) return afterFirstFactor(found, returnPath, client);
    if (step.realm === 'reader') {
      const { email, issuer, subject } = account;
      return { kind: 'unconfirmed', email, identity: { issuer, subject }, returnPath };
    }
    await log('sign-in-refused', null, client);
    return { kind: 'refused' };
  }

  return {
    async startGoogle({ realm, redirectUri, returnPath, person }) {
      const started = await google.start(redirectUri);
      if (!started) return null;
      const token = await steps.beginGoogle({ ...started.secrets, realm, returnPath, person });
      return { address: started.address, token };
    },
    async byGoogle({ token, ...given }) {
      // Taken from the table first: state and code are compared once, whatever they are [S13].
      const step = await steps.takeGoogle(token);
      if (!step) return { realm: null, result: { kind: 'ended' } };
      return { realm: step.realm, result: await finishGoogle(step, given) };
    },
  };
}
