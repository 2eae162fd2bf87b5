/** Live lists from answers in memory. */
import { describe, expect, it } from 'vitest';
import type { LiveListRequest } from './live-list.ts';
import { loadLiveList } from './load-live-list.server.ts';

const clock = { now: () => new Date('2024-06-15T12:00:00Z') };
const silentProvider = {
  setting: { sources: { football: 'sandbox', formula1: 'sandbox' } },
  read: () => Promise.resolve(null),
  dependencyOn: ({ address }: { address: string }) => ({ key: `livescore:${address}` }),
} as const;

const of = { league: 4, season: 2024 };

describe('a live list of which the provider has said nothing', () => {
  it.each<[LiveListRequest, string]>([
    [{ factory: 'group-table', props: of }, 'football/standings?league=4&season=2024'],
    [{ factory: 'timetable', props: { ...of, start: null } }, 'football/fixtures?league=4&season=2024'],
    [{ factory: 'top-scorers', props: of }, 'football/leagues?id=4'],
    [
      { factory: 'football', props: { leagues: [4], season: null, hasTable: true } },
      'football/fixtures?date=2024-06-15',
    ],
    [{ factory: 'formula1' }, 'formula1/seasons'],
    [{ factory: 'race', props: { race: 7 } }, 'formula1/races?id=7'],
  ])('%j is empty and follows the first answer [SUPP-12] [FOOT-16] [F1-15]', async (request, address) => {
    const { list, dependencies } = await loadLiveList(
      request,
      { timeZone: 'Europe/Budapest' },
      {
        livescore: silentProvider,
        clock,
      },
    );
    expect(list.oldSince).toBeNull();
    // The sandbox's results are not those of the provider whose form they have.
    const isFormula1 = ['formula1', 'race'].includes(request.factory);
    expect(list.source).toBe(isFormula1 ? 'F1DB (CC BY 4.0)' : 'openfootball (CC0)');
    expect(dependencies.map(({ key }) => key)).toContain(`livescore:${address}`);
  });
});
