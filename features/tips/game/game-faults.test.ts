import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { election, electionGame, gameWith, tournament } from '../tips.fixture.ts';
import { gameSchema } from './game.ts';
import { gameFaults } from './game-faults.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const faultsOf = (...games: Parameters<typeof gameFaults>[1]) =>
  gameFaults(edition, games, (name) =>
    name === 'proba' ? tournament() : name === 'szavazas' ? election() : null,
  );

describe('a game', () => {
  it('without faults has none', () => {
    expect(faultsOf(gameWith(), electionGame({ slug: 'masik', results: 'szavazas' }))).toEqual([]);
  });

  it.each([
    ['an unknown site', { site: 'nincs' }, "tip game 'proba': no site has the slug 'nincs'"],
    ['unknown results', { results: 'nincs' }, "tip game 'proba': there are no results 'nincs'"],
    [
      'a match that does not exist',
      { questions: [{ id: 'egy', kind: 'match', match: 'AAA-XXX' }] },
      "tip game 'proba': question 'egy': the results 'proba' do not have it, or twice",
    ],
    [
      'a question of another kind of results',
      { questions: [{ id: 'egy', kind: 'district-winner', district: '01-01' }] },
      "tip game 'proba': question 'egy': the results 'proba' do not have it, or twice",
    ],
    [
      'two questions with one id',
      {
        questions: ['A', 'A'].map((group) => ({ id: 'egy', kind: 'group-order', group })),
      },
      "tip game 'proba': two questions have the id 'egy'",
    ],
    [
      'times that follow a start beside fixed ones',
      { opens: '2027-06-01T00:00:00+02:00', closes: 'PT5M' },
      "tip game 'proba': some times follow the start, so all of them must",
    ],
    [
      'a replay without closing times',
      { scored: 'PT5M', questions: [{ id: 'egy', kind: 'group-order', group: 'A' }] },
      "tip game 'proba': question 'egy': it has no closing time",
    ],
    [
      'a link to a page that does not exist',
      { link: { title: 'Sehova', href: '/melleklet/nincs-ilyen' } },
      expect.stringContaining('/melleklet/nincs-ilyen'),
    ],
  ])('with %s is refused with its place [S45]', (_what, more, fault) => {
    expect(faultsOf(gameWith(more))).toContainEqual(fault);
  });

  it('of an election needs a closing time', () => {
    const game = electionGame({ results: 'szavazas', closes: undefined });
    expect(faultsOf(game)).toEqual([
      "tip game 'proba': question 'korzet': it has no closing time",
      "tip game 'proba': question 'lista': it has no closing time",
    ]);
  });

  it('is read with its defaults', () => {
    const game = gameSchema.parse({ ...gameWith(), points: undefined });
    expect(game.points).toMatchObject({ match: { exact: 3, winner: 1 }, district: 2 });
  });

  it('has an address of its own', () => {
    expect(faultsOf(gameWith(), gameWith())).toContain("tips: two games have the slug 'proba'");
  });

  it.each([
    { closes: 'holnap' },
    { closes: 'PT' },
    { closes: 'PT1S2M' },
    { questions: [] },
    { slug: 'Nem jó' },
  ])('with %j is not read', (more) => {
    expect(() => gameWith(more)).toThrow();
  });
});
