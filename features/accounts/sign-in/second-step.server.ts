/** The step after the first factor, and signing in with a passkey alone. */
import { isSamePerson } from '../server/people.server.ts';
import type { SignInEnd } from './sign-in-end.server.ts';
import type { SignInMethods, SignInNeeds } from './sign-in-methods.ts';

export function createSecondStep(
  { attempts, factors, steps }: SignInNeeds,
  { finish, log, recordChange }: SignInEnd,
): Pick<SignInMethods, 'byCode' | 'byPasskey'> {
  return {
    async byCode({ token, code, client }) {
      const step = await steps.attempt('second-factor', token);
      if (!step?.person || token === null) return { kind: 'ended' };
      const { person, returnPath } = step;
      const wait = await attempts.countCode(`${person.realm} ${person.id}`, client.address);
      if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
      const used = await factors.spendCode(person, code);
      if (used === null) {
        await log('second-factor-refused', person, client);
        return { kind: 'refused' };
      }
      if (!(await steps.finish('second-factor', token))) return { kind: 'ended' };
      if (used === 'recovery') {
        await recordChange(person, { action: 'recovery-code-used', notice: 'recovery-used' }, client);
      }
      return finish(person, returnPath, client);
    },
    async byPasskey({ realm, token, answer, site, client }) {
      const step = await steps.attempt('second-factor', token);
      if (!step || token === null) return { kind: 'ended' };
      const person = await factors.personOfAnswer(site, { answer, challenge: step.challenge });
      const isTheirs = step.person === null || (person !== null && isSamePerson(person, step.person));
      if (person?.realm !== realm || !isTheirs) {
        await log('second-factor-refused', step.person, client);
        return { kind: 'refused' };
      }
      if (!(await steps.finish('second-factor', token))) return { kind: 'ended' };
      return finish(person, step.returnPath, client);
    },
  };
}
