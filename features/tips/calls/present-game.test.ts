/** A game in the form of the API: every kind of question, and nothing that is not known yet [S45]. */
import { describe, expect, it } from 'vitest';
import { gameAt } from '../game/game-at.ts';
import type { GameResults } from '../game/game-results.ts';
import { election, electionGame, gameWith, kickOff, tournament } from '../tips.fixture.ts';
import { gameAnswerSchema, presentGame } from './present-game.ts';

/** As a client reads it, so fields that the description does not have are lost. */
function answer(results: GameResults, game = gameWith(), now = kickOff, players = 0) {
  const written = JSON.stringify(presentGame(gameAt(game, results, null, now), players));
  return gameAnswerSchema.parse(JSON.parse(written));
}

describe('a game in the API', () => {
  it('has its language, whether it is a trial, and the number of its players', () => {
    const game = gameWith({ trial: true, language: 'en', opens: '2027-06-01T00:00:00+02:00' });
    expect(answer(tournament(), game, kickOff, 12)).toMatchObject({
      slug: 'proba',
      title: 'Próba',
      trial: true,
      language: 'en',
      players: 12,
      opensAt: Date.parse('2027-06-01T00:00:00+02:00') / 1000,
    });
    expect(answer(tournament()).opensAt).toBeNull();
  });

  it('tells a match: teams, kick-off, score after ninety minutes', () => {
    const [first, second, third] = answer(tournament([0, 0])).questions;
    expect(first).toEqual({
      id: 'egy',
      kind: 'match',
      factor: 1,
      state: 'scored',
      closesAt: kickOff,
      kickoff: kickOff,
      home: { code: 'AAA', name: 'A ország' },
      away: { code: 'BBB', name: 'B ország' },
      place: 'Proba',
      result: [0, 0],
    });
    expect(second).toMatchObject({ factor: 2, state: 'open', result: null });
    expect(third).toMatchObject({ state: 'waiting', result: null });
  });

  it('tells a group with ranks, which equal teams share', () => {
    const order = ['AAA', 'BBB', 'CCC', 'DDD'].map((team, at) => ({ team, rank: [1, 1, 3, 4][at] ?? 0 }));
    const group = answer(tournament(null, order)).questions.find(({ kind }) => kind === 'group-order');
    expect(group).toMatchObject({ group: 'A', state: 'scored', result: order });
    const before = answer(tournament()).questions.find(({ kind }) => kind === 'group-order');
    expect(before).toMatchObject({ state: 'closed', result: null });
    expect(before).toHaveProperty('teams.length', 4);
  });

  it('tells a share in per cent, 0 included, although it is stored in hundredths', () => {
    const shareOf = (hundredths: number | null) =>
      answer(election(null, hundredths), electionGame()).questions.find(({ kind }) => kind === 'list-share');
    expect(shareOf(4_805)).toMatchObject({ state: 'scored', result: 48.05 });
    expect(shareOf(0)).toMatchObject({ state: 'scored', result: 0 });
    expect(shareOf(null)).toMatchObject({ state: 'closed', result: null });
  });

  it('hides results that are there before they count', () => {
    const game = electionGame({ scored: '2027-06-16T00:00:00+02:00' });
    const [district, share] = answer(election('Első Jelölt', 4_850), game).questions;
    expect([district?.state, share?.state]).toEqual(['closed', 'closed']);
    expect(district).toMatchObject({ result: null, candidates: [{ list: 'Kék lista' }, {}] });
    expect(share).toMatchObject({ result: null });
  });
});
