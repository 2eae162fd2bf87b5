/** Signing in with a password, Google or a passkey, and with a second factor after the first two. */
import { isPassword } from '../factors/password.server.ts';
import { mailAddressOf } from '../mail-address.ts';
import { memberSecret, readerSecret, type Secret } from '../server/members/member-queries.server.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import { createGoogleSignIn } from './google-sign-in.server.ts';
import { createSecondStep } from './second-step.server.ts';
import { createSignInEnd } from './sign-in-end.server.ts';
import type { SignInMethods, SignInNeeds } from './sign-in-methods.ts';
import type { Realm } from './token-realm.ts';

export function createSignIn(needs: SignInNeeds): SignInMethods {
  const { db, attempts } = needs;
  const end = createSignInEnd(needs);
  const { startSession, afterFirstFactor, log } = end;

  /** In each realm a hash is computed, whether there is an account or not. */
  async function personWith(email: string, password: string, realms: readonly Realm[]) {
    let found: PersonId | null = null;
    let known: PersonId | null = null;
    for (const realm of realms) {
      const secret: Secret | undefined = await secretsOf[realm](db, { email });
      const isRight = await isPassword(password, secret?.hash ?? null);
      if (secret) known ??= { realm, id: secret.id };
      if (secret && isRight) found ??= { realm, id: secret.id };
    }
    return { found, known };
  }

  return {
    startSession,
    afterFirstFactor,
    async byPassword({ email: typed, password, realms, returnPath, client }) {
      const email = mailAddressOf(typed) ?? '';
      const wait = await attempts.count('password', email, client.address);
      if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
      const { found, known } = await personWith(email, password, realms);
      if (found) return afterFirstFactor(found, returnPath, client);
      await log('sign-in-refused', known, client);
      return { kind: 'refused' };
    },
    ...createSecondStep(needs, end),
    ...createGoogleSignIn(needs, end),
    async isPasswordOf(person, password) {
      const secret = await secretsOf[person.realm](db, { id: person.id });
      return isPassword(password, secret?.hash ?? null);
    },
  };
}

const secretsOf = { newsroom: memberSecret, reader: readerSecret };
