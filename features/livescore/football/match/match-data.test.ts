import { describe, expect, it } from 'vitest';
import { inventedMatch, matchOf, sandboxFixture, sandboxMatch } from '../../../../tests/sandbox-match.ts';
import { matchDataOf } from './match-data.ts';
import { shootOutKicks, shownEvents } from './match-events.ts';

const [openingMatch, hungarySwitzerland, portugalFrance] = [2024001, 2024002, 2024046];

describe('the data of a match', () => {
  it('are plain: what an island receives is what the server has [FOOT-05] [FOOT-06] [FOOT-07]', () => {
    const match = sandboxMatch(hungarySwitzerland);
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
    expect(match).toMatchObject({
      kickOff: Date.parse('2024-06-15T13:00:00Z') / 1000,
      goals: { home: 1, away: 3 },
      halfTime: { home: 0, away: 2 },
      venue: { name: 'RheinEnergieStadion', city: 'Köln' },
      referee: null,
      page: '/rovat/sport/foci?liga=4&szezon=2024&nap=2024-06-15&meccs=2024002',
    });
    expect(JSON.stringify(match)).not.toContain('logo');
  });

  it('have the live blog as url if there is one, else the page of the match [S52]', () => {
    expect(sandboxMatch(hungarySwitzerland)).toMatchObject({ isAutomatic: true });
    expect(sandboxMatch(hungarySwitzerland).url).toBe(sandboxMatch(hungarySwitzerland).page);
    const covered = sandboxMatch(hungarySwitzerland, undefined, { liveBlog: '/sport/2024/06/15/elo' });
    expect(covered.url).toBe('/sport/2024/06/15/elo');
  });

  it('ask for news from an hour before the kick-off to the end, and not longer [FOOT-11]', () => {
    const kickOff = Date.parse('2024-06-15T13:00:00Z') / 1000;
    expect(sandboxMatch(hungarySwitzerland, '2024-06-14T13:00:00Z').followFrom).toBe(kickOff - 3600);
    expect(sandboxMatch(hungarySwitzerland, '2024-06-15T13:30:00Z').followFrom).toBe(kickOff);
    expect(sandboxMatch(hungarySwitzerland, '2024-06-15T18:00:00Z').followFrom).toBeNull();
    const states = ['PST', 'TBD', 'CANC', 'ABD', 'AWD', 'WO', 'XT'];
    expect(states.map((short) => inventedMatch({ short }).followFrom !== null)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('say since when there is no news of a match that is played', () => {
    const at = '2024-06-15T13:30:00Z';
    const silent = (checkedAt: string) =>
      matchDataOf(sandboxFixture(hungarySwitzerland, at), {
        prediction: null,
        headToHead: [],
        liveBlog: null,
        now: new Date(at),
        checkedAt: new Date(checkedAt),
      }).silentSince;
    expect(silent('2024-06-15T13:29:45Z')).toBeNull();
    expect(silent('2024-06-15T13:20:00Z')).toBe(Date.parse('2024-06-15T13:20:00Z') / 1000);
  });

  it('put the statistics of both teams into one row, and leave out what nobody counted', () => {
    const statistics = [
      {
        team: { id: 901 },
        statistics: [
          { type: 'Fouls', value: 9 },
          { type: 'Offsides', value: null },
        ],
      },
      {
        team: { id: 902 },
        statistics: [
          { type: 'Fouls', value: 12 },
          { type: 'Nutmegs', value: '3%' },
        ],
      },
    ];
    expect(inventedMatch({ short: '2H' }, { statistics }).statistics).toEqual([
      { type: 'Fouls', home: 9, away: 12 },
      { type: 'Nutmegs', home: null, away: '3%' },
    ]);
  });

  it('have the earlier matches of the two teams without the match itself, newest first', () => {
    const [first, own, later] = [2024001, hungarySwitzerland, 2024026].map((id) => sandboxFixture(id));
    if (!first || !own || !later) throw new Error('missing');
    const match = matchOf(own, '2026-11-25T10:00:00Z', { headToHead: [first, own, later] });
    expect(match.earlier.map(({ id }) => id)).toEqual([first.id]);
  });
});

describe('the events of a match', () => {
  it('list an own goal under the scorer’s own team and count it for the other [S43]', () => {
    const shown = shownEvents(sandboxMatch(openingMatch));
    const goals = shown.filter(({ event }) => event.kind === 'goal');
    expect(goals.map(({ event, side, score }) => [event.player, side, score?.home, score?.away])).toEqual([
      ['Wirtz', 'home', 1, 0],
      ['Musiala', 'home', 2, 0],
      ['Havertz', 'home', 3, 0],
      ['Füllkrug', 'home', 4, 0],
      ['Rüdiger', 'home', 4, 1],
      ['Can', 'home', 5, 1],
    ]);
  });

  it('have no score where the goals are not those of the result', () => {
    const match = sandboxMatch(hungarySwitzerland);
    const incomplete = { ...match, events: match.events.filter(({ player }) => player !== 'Varga') };
    expect(shownEvents(incomplete).every(({ score }) => score === null)).toBe(true);
  });

  it('keep the kicks of a shoot-out apart from the score [S43]', () => {
    const kick = (team: number, number: number, detail: string) => ({
      type: 'Goal',
      detail,
      comments: 'Penalty Shootout',
      assist: { id: null, name: null },
      time: { elapsed: 120, extra: number },
      team: { id: team },
      player: { id: null, name: `Játékos ${number}` },
    });
    const match = inventedMatch(
      { short: 'PEN', elapsed: 120 },
      {
        goals: { home: 0, away: 0 },
        events: [kick(901, 1, 'Penalty'), kick(902, 1, 'Missed Penalty'), kick(901, 2, 'Penalty')],
      },
    );
    expect(shownEvents(match)).toEqual([]);
    expect(
      shootOutKicks(match).map(({ side, event }) => [side, 'isScored' in event && event.isScored]),
    ).toEqual([
      ['home', true],
      ['away', false],
      ['home', true],
    ]);
    expect(match.goals).toEqual({ home: 0, away: 0 });
  });

  it('are none where the provider has none of a shoot-out that decided a match', () => {
    const match = sandboxMatch(portugalFrance);
    expect(match).toMatchObject({ goals: { home: 0, away: 0 }, shootOut: { home: 3, away: 5 } });
    expect(shownEvents(match)).toEqual([]);
  });
});
