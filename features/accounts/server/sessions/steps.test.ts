/** The state between two requests of a sign-in: whose it is, how long, and for how many attempts. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createSigner } from '#platform/tokens/signer.server.ts';
import { withDatabase } from '#tests/database.ts';
import { tokenSigning } from '../../sign-in/token.server.ts';
import { createSteps, type GoogleStep, type Steps } from './steps.server.ts';

const database = withDatabase();
const start = new Date('2026-11-21T08:00:00Z');
let now = start;
let steps: Steps;
beforeEach(() => {
  now = start;
  const { db } = database;
  steps = createSteps({ db, clock: { now: () => now }, signer: createSigner(db, tokenSigning) });
});
const wait = (seconds: number) => {
  now = new Date(start.getTime() + seconds * 1000);
};
const begin = (returnPath = '/a?b&c') => steps.begin('second-factor', { person: null, returnPath });

describe('a step', () => {
  it('has a challenge of its own and the page that was requested', async () => {
    const [one, other] = [await steps.read('second-factor', await begin()), await begin()];
    expect(one).toMatchObject({ person: null, returnPath: '/a?b&c' });
    expect(Buffer.from(one?.challenge ?? '', 'base64url')).toHaveLength(32);
    expect((await steps.read('second-factor', other))?.challenge).not.toBe(one?.challenge);
  });

  it('ends after five minutes', async () => {
    const token = await begin();
    wait(299);
    expect(await steps.read('second-factor', token)).not.toBeNull();
    wait(300);
    expect(await steps.read('second-factor', token)).toBeNull();
    expect(await steps.attempt('second-factor', token)).toBeNull();
    expect(await steps.finish('second-factor', token)).toBe(false);
  });

  it('has five attempts, counted also when they come at once; looking at it costs none', async () => {
    const token = await begin();
    for (let at = 0; at < 10; at += 1) await steps.read('second-factor', token);
    const attempts = await Promise.all(
      Array.from({ length: 9 }, () => steps.attempt('second-factor', token)),
    );
    expect(attempts.filter((step) => step !== null)).toHaveLength(5);
  });

  it('is finished once, also by two requests at once', async () => {
    const token = await begin();
    const both = await Promise.all([0, 1].map(() => steps.finish('second-factor', token)));
    expect(both.toSorted()).toEqual([false, true]);
    expect(await steps.read('second-factor', token)).toBeNull();
  });

  it('is of one kind: that of a new passkey signs nobody in', async () => {
    const token = await steps.begin('passkey', { person: null, returnPath: '/' });
    expect(await steps.read('second-factor', token)).toBeNull();
    expect(await steps.attempt('second-factor', token)).toBeNull();
    expect(await steps.finish('second-factor', token)).toBe(false);
    expect(await steps.takeGoogle(token)).toBeNull();
    expect(await steps.read('passkey', token)).not.toBeNull();
  });

  it('is not found without a token, and by an invented one there is no query', async () => {
    const token = await begin();
    database.takeQueries();
    for (const given of [null, '', 'step.x', `${token}x`, token.replace('step', 'reader')]) {
      expect(await steps.read('second-factor', given)).toBeNull();
      expect(await steps.attempt('second-factor', given)).toBeNull();
      expect(await steps.takeGoogle(given)).toBeNull();
    }
    expect(database.takeQueries()).toEqual([]);
  });

  it('is stored without its token: whoever reads the database cannot go on', async () => {
    const token = await begin();
    const rows = JSON.stringify(await database.db.selectFrom('sign_in_steps').selectAll().execute());
    expect(rows).not.toContain(token);
  });

  it('that has ended is deleted when the next one begins', async () => {
    await begin();
    wait(301);
    await begin();
    expect(await database.db.selectFrom('sign_in_steps').select('hash').execute()).toHaveLength(1);
  });
});

describe('the step of Google', () => {
  const given: GoogleStep = {
    person: null,
    state: 's',
    nonce: 'n',
    verifier: 'v',
    realm: 'reader',
    redirectUri: 'https://lap.example/login',
    returnPath: '/',
  };

  it('lasts a quarter of an hour, and is taken once', async () => {
    const token = await steps.beginGoogle(given);
    wait(899);
    expect(await steps.takeGoogle(token)).toEqual(given);
    expect(await steps.takeGoogle(token)).toBeNull();
    const late = await steps.beginGoogle(given);
    wait(899 + 900);
    expect(await steps.takeGoogle(late)).toBeNull();
  });
});
