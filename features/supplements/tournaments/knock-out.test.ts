import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { recordOf } from '../edition-parts.ts';
import { finalScore, knockOutRounds, winnerOf } from './knock-out.ts';

async function roundsOf(name: string) {
  const tournament = recordOf(await loadTestEdition(), 'tournament', name);
  return tournament ? knockOutRounds(tournament) : [];
}

describe('the knock-out tree', () => {
  it('has the matches of a round in the order of the next one', async () => {
    const rounds = await roundsOf('euro-2024');
    expect(rounds.map(({ title, matches }) => `${title} ${matches.length}`)).toEqual([
      'Nyolcaddöntő 8',
      'Negyeddöntő 4',
      'Elődöntő 2',
      'Döntő 1',
    ]);
    for (const [at, { matches }] of rounds.slice(1).entries())
      for (const [place, { home, away }] of matches.entries()) {
        const before = rounds[at]?.matches.slice(2 * place, 2 * place + 2) ?? [];
        const winners = before.map((match) => match[winnerOf(match) ?? 'home']);
        expect(winners).toEqual([home, away]);
      }
  });

  it('has the match for the third place last', async () => {
    const rounds = await roundsOf('world-cup-2022');
    expect(rounds.map(({ title }) => title).slice(-2)).toEqual(['Döntő', 'Bronzmérkőzés']);
  });

  it('has the score after extra time, apart from the shoot-out that decided', async () => {
    const final = (await roundsOf('world-cup-2022')).find(({ title }) => title === 'Döntő')?.matches[0];
    if (!final) throw new Error('there is a final');
    expect(finalScore(final)).toEqual([3, 3]);
    expect(winnerOf(final)).toBe('home');
    expect(final.home).toBe('ARG');
  });
});
