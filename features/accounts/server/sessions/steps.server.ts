/** The state between two requests of a sign-in, bound to a browser or program by a token [S13]. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { googleSeconds, stepSeconds } from '../../sign-in/step-times.ts';
import { hashOfToken, isToken, newToken } from '../../sign-in/token.server.ts';
import type { PersonId } from './session-queries.server.ts';
import {
  countStepAttempt,
  insertStep,
  type Step,
  type StepKey,
  type StepKind,
  stepByHash,
  takeStep,
} from './step-queries.server.ts';

const maxAttempts = 5;

/** Of the kinds `second-factor` and `passkey`. */
const challengeSchema = z.object({ challenge: z.string(), returnPath: z.string() });

/** Of the kind `google`. With a person, the account is to be linked to theirs. */
const googleSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnPath: z.string(),
  realm: z.enum(['newsroom', 'reader']),
});

export type ChallengeStep = { person: PersonId | null } & z.infer<typeof challengeSchema>;
export type GoogleStep = { person: PersonId | null } & z.infer<typeof googleSchema>;

export interface Steps {
  /** Returns the token that continues the sign-in. */
  begin(
    kind: 'second-factor' | 'passkey',
    step: { person: PersonId | null; returnPath: string },
  ): Promise<string>;
  beginGoogle(step: GoogleStep): Promise<string>;
  /** Reads a step, without using it up. */
  read(kind: 'second-factor' | 'passkey', token: string | null): Promise<ChallengeStep | null>;
  /** Reads a step for an attempt, of which there are five. */
  attempt(kind: 'second-factor' | 'passkey', token: string | null): Promise<ChallengeStep | null>;
  /** Uses up a step; false if another request was first. */
  finish(kind: 'second-factor' | 'passkey', token: string): Promise<boolean>;
  takeGoogle(token: string | null): Promise<GoogleStep | null>;
}

export function createSteps({ db, clock, signer }: { db: Kysely<DB>; clock: Clock; signer: Signer }): Steps {
  async function insert(kind: StepKind, person: PersonId | null, data: object, seconds: number) {
    await signer.load();
    const token = newToken('step', signer);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await insertStep(db, { hash: hashOfToken(token), kind, person, data, now, expiresAt });
    return token;
  }

  /** Null without a query for a text that is no token of a step. */
  async function keyOf(kind: StepKind, token: string | null): Promise<StepKey | null> {
    await signer.load();
    if (token === null || !isToken(token, 'step', signer)) return null;
    return { hash: hashOfToken(token), kind, now: clock.now() };
  }

  return {
    begin(kind, { person, returnPath }) {
      const challenge = randomBytes(32).toString('base64url');
      return insert(kind, person, { challenge, returnPath }, stepSeconds);
    },
    beginGoogle: ({ person, ...data }) => insert('google', person, data, googleSeconds),
    async read(kind, token) {
      const key = await keyOf(kind, token);
      return challengeOf(key && (await stepByHash(db, key)));
    },
    async attempt(kind, token) {
      const key = await keyOf(kind, token);
      return challengeOf(key && (await countStepAttempt(db, key, maxAttempts)));
    },
    async finish(kind, token) {
      const key = await keyOf(kind, token);
      return key !== null && (await takeStep(db, key)) !== null;
    },
    async takeGoogle(token) {
      const key = await keyOf('google', token);
      const step = key && (await takeStep(db, key));
      return step ? { person: step.person, ...googleSchema.parse(step.data) } : null;
    },
  };
}

function challengeOf(step: Step | null): ChallengeStep | null {
  return step ? { person: step.person, ...challengeSchema.parse(step.data) } : null;
}
