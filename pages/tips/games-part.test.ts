import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { recordOutcomes } from '#features/supplements/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { gamesPart } from './games-part.server.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

describe('the games of the edition', () => {
  it('are finished and scored, but for the trials, which wait for their start [S45]', () => {
    const games = gamesPart.of(edition);
    expect(games.map(({ slug, trial }) => `${slug} ${trial}`)).toEqual([
      'eb-2024 false',
      'foci-vb-2022 false',
      'proba-magyarorszag-svajc true',
      'proba-valasztas true',
      'valasztas-2022 false',
    ]);
    expect(gamesPart.faults(edition)).toEqual([]);
  });

  it('have the results of the pages: Hungary–Switzerland 1–3, and the order of group A [S45]', () => {
    const results = recordOutcomes(edition, 'euro-2024');
    if (results?.kind !== 'tournament') throw new Error('Euro 2024 is a tournament.');
    expect(results.matches.find(({ number }) => number === 2)).toMatchObject({
      score: [1, 3],
      hasTeams: true,
    });
    expect(results.groups[0]?.order?.map(({ team, rank }) => `${rank} ${team}`)).toEqual([
      '1 GER',
      '2 SUI',
      '3 HUN',
      '4 SCO',
    ]);
  });

  it('have the winners and shares of the pages [S45]', () => {
    const results = recordOutcomes(edition, 'hungary-2022');
    if (results?.kind !== 'election') throw new Error('It is an election.');
    expect(results.districts.find(({ code }) => code === '01-14')?.winner).toBe('Dunai Mónika');
    expect(results.lists.find(({ name }) => name === 'Fidesz–KDNP')?.share).toBe(5_413);
    expect(recordOutcomes(edition, 'nincs')).toBeNull();
  });
});
