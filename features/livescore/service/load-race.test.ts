/** Results of sessions as the service answers them, from answers in memory. */
import { describe, expect, it } from 'vitest';
import { raceResultCall } from '../calls/races.call.ts';
import {
  type Answers,
  addresses,
  answeredLivescore,
  session,
} from '../formula1/load/season-answers.fixture.ts';
import { driverRow } from '../provider/answers.fixture.ts';
import { resources } from '../provider/resources.ts';
import { loadRace } from './load-race.ts';

const now = new Date('2024-07-21T14:00:00Z');

/** A race in this state, with one row of its result. */
function needsWith(state: string) {
  const race = [session(103, 'Race', state, '2024-07-21T13:00:00Z')];
  const answers: Answers = {
    [addresses.races]: race,
    [resources.race(103).address]: race,
    [addresses.result(103)]: [driverRow({ position: 1, time: '1:38:01.989' })],
  };
  return { livescore: answeredLivescore(answers, now), clock: { now: () => now } };
}

function resultOf(state: string) {
  // The call uses nothing else of a request.
  return raceResultCall.handle({ query: { race: 103, season: 2024 } } as never, needsWith(state));
}

describe('the result of a session', () => {
  it('that is live changes after 15 s, alone and with its race [F1-12]', async () => {
    for (const answer of [await resultOf('Live'), await loadRace(103, needsWith('Live'))])
      expect(answer).toMatchObject({ kind: 'answer', freshForMs: 15_000 });
  });

  it('that is over changes with an answer of the provider only', async () => {
    for (const answer of [await resultOf('Completed'), await loadRace(103, needsWith('Completed'))])
      expect(answer).toMatchObject({ kind: 'answer', freshForMs: null });
  });
});
