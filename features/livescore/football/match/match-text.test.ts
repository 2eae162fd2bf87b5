/** A match in words: states, minutes, names, events, numbers, rows on the pitch [FOOT-10] [S43]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teamName } from '../names/team-names.ts';
import { addResult, criterionValue, emptyTotals } from '../totals.ts';
import { rowsOf } from '../view/match/pitch-rows.ts';
import type { LineupPlayer } from './lineup.ts';
import type { MatchLine } from './match-data.ts';
import { inOrder, type MatchEvent } from './match-event.ts';
import { eventKind, eventPeople, homeName, minuteText, scoreOf, stateText } from './match-text.ts';
import { matchWords, statisticName } from './match-words.ts';

const match: MatchLine = {
  id: 1,
  kickOff: 0,
  state: 'second-half',
  code: '2H',
  elapsed: 67,
  extra: null,
  home: { id: 1, name: 'Hungary' },
  away: { id: 2, name: 'Switzerland' },
  goals: { home: 1, away: 3 },
  shootOut: { home: null, away: null },
  round: null,
  league: { id: 4, name: 'Euro', country: null, season: 2024 },
};
const event = (more: object): MatchEvent =>
  ({
    at: { elapsed: 10, extra: null },
    teamId: 1,
    player: 'Varga',
    said: { type: 'Goal', detail: null, comments: null },
    ...more,
  }) as MatchEvent;

describe('a match in words', () => {
  it('has no score before the kick-off, not even 0–0', () => {
    const before = { ...match, state: 'not-started' as const, elapsed: null, goals: { home: 0, away: 0 } };
    expect(scoreOf(before)).toBeNull();
    expect(stateText(before, 'hu')).toBe('Még nem kezdődött el');
    expect(scoreOf(match)).toEqual(['1', '3']);
    expect(scoreOf({ ...match, goals: { home: 1, away: null } })).toBeNull();
  });

  it('shows a code that nobody knows yet, and names a team that is open', () => {
    expect(stateText({ ...match, state: 'unknown', code: 'XYZ' }, 'hu')).toBe('Állapota nem ismert (XYZ)');
    expect(stateText({ ...match, state: 'unknown', code: '' }, 'hu')).toBe('Állapota nem ismert');
    expect(homeName({ ...match, home: { id: null, name: null } }, 'hu')).toBe('Még nem dőlt el');
  });

  it('has a minute only while the clock runs', () => {
    expect(stateText({ ...match, state: 'half-time', elapsed: 45 }, 'hu')).toBe('Félidő');
    expect(stateText({ ...match, elapsed: null }, 'hu')).toBe('2. félidő');
    expect(minuteText({ elapsed: 45, extra: 2 })).toBe('45+2');
    expect([minuteText({ elapsed: 45, extra: 0 }), minuteText({ elapsed: null, extra: 2 })]).toEqual([
      '45',
      '',
    ]);
  });

  it('has the same words in both languages', () => {
    expect(Object.keys(matchWords.en)).toEqual(Object.keys(matchWords.hu));
    expect(Object.keys(matchWords.en.states)).toEqual(Object.keys(matchWords.hu.states));
    expect([statisticName('Ball Possession', 'hu'), statisticName('Ball Possession', 'en')]).toEqual([
      'Labdabirtoklás',
      'Ball Possession',
    ]);
    expect(statisticName('constructor', 'hu')).toBe('constructor');
  });
});

describe('a team', () => {
  it.each([
    ['Hungary', 'Magyarország'],
    ['Hungary U21', 'Magyarország U21'],
    ['Hungary W', 'Magyarország (nők)'],
    ['Hungary U19 W', 'Magyarország U19 (nők)'],
    ['Ferencvarosi TC', 'Ferencvarosi TC'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('%j is %j in Hungarian', (name, hungarian) => {
    expect(teamName(name, 'hu')).toBe(hungarian);
    expect(teamName(name, 'en')).toBe(name);
  });

  it('that nobody knows yet has no name', () => {
    expect(teamName(null, 'hu')).toBeNull();
  });
});

describe('an event', () => {
  const words = matchWords.hu;

  it.each([
    [{ kind: 'goal', how: 'normal' }, 'Gól', 'Varga'],
    [{ kind: 'goal', how: 'own' }, 'Öngól', 'Varga (öngól)'],
    [{ kind: 'goal', how: 'penalty' }, 'Gól tizenegyesből', 'Varga (11-es)'],
    [{ kind: 'missed-penalty' }, 'Kihagyott tizenegyes', 'Varga'],
    [{ kind: 'shoot-out-kick', isScored: false }, 'Tizenegyespárbaj', 'Varga: kihagyta'],
    [{ kind: 'card', colour: 'second-yellow', player: null }, 'Második sárga lap', 'ismeretlen játékos'],
    [{ kind: 'substitution', comesOn: null }, 'Csere', 'ismeretlen játékos (be), Varga (le)'],
    [{ kind: 'review', decision: 'Goal cancelled' }, 'Videóbíró', 'Varga: Goal cancelled'],
    [{ kind: 'review', decision: null, player: null }, 'Videóbíró', ''],
    [{ kind: 'unknown', said: { type: 'Var', detail: 'Új', comments: null } }, 'Új', 'Varga'],
    [{ kind: 'unknown', said: { type: 'Var', detail: null, comments: null }, player: null }, 'Var', ''],
  ])('%j is told as "%s", "%s"', (more, kind, people) => {
    expect(eventKind(event(more), words)).toBe(kind);
    expect(eventPeople(event(more), words)).toBe(people);
  });
});

describe('any events of a match [S43]', () => {
  const moment = fc.record({ elapsed: fc.option(fc.nat(120)), extra: fc.option(fc.nat(9)) });
  const any = fc
    .record({
      at: moment,
      teamId: fc.constantFrom(1, 2),
      kind: fc.constantFrom('goal', 'card', 'shoot-out-kick'),
    })
    .map((more) => event({ ...more, how: 'normal' }));

  it('are put in order without losing one: kicks of a shoot-out after all with a minute', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (events) => {
        const ordered = inOrder(events);
        expect(new Set(ordered)).toEqual(new Set(events));
        expect(ordered).toHaveLength(events.length);
        const played = ordered.filter(({ kind, at }) => kind !== 'shoot-out-kick' && at.elapsed !== null);
        expect(ordered.slice(0, played.length)).toEqual(played);
        for (const [at, one] of played.entries()) {
          const next = played[at + 1];
          if (next) expect(one.at.elapsed ?? 0).toBeLessThanOrEqual(next.at.elapsed ?? 0);
        }
        expect(inOrder(ordered)).toEqual(ordered);
      }),
    );
  });
});

describe('the results of a team [FOOT-08]', () => {
  it('add up, whatever they are', () => {
    const score = fc.tuple(fc.nat(9), fc.nat(9));
    fc.assert(
      fc.property(fc.array(score), (scores) => {
        const all = scores.reduce((sum, [scored, conceded]) => addResult(sum, scored, conceded), emptyTotals);
        expect(all.played).toBe(all.won + all.drawn + all.lost);
        expect(all.points).toBe(3 * all.won + all.drawn);
        expect(all.goalDifference).toBe(all.goalsFor - all.goalsAgainst);
        expect(criterionValue(all, 'wins')).toBe(all.won);
        expect(criterionValue(all, 'goals')).toBe(all.goalsFor);
      }),
    );
    expect(emptyTotals.played).toBe(0);
  });
});

describe('a team on the pitch', () => {
  const player = (
    number: number,
    position: LineupPlayer['position'],
    place: LineupPlayer['place'] = null,
  ) => ({
    id: number,
    name: `Játékos ${number}`,
    number,
    position,
    place,
  });
  const numbers = (players: LineupPlayer[]) =>
    rowsOf(players).map((row) => row.players.map(({ number }) => number));

  it('stands by place if all have one, from left to right', () => {
    const players = [
      player(9, 'forward', { row: 3, column: 1 }),
      player(5, 'midfielder', { row: 2, column: 2 }),
      player(4, 'defender', { row: 2, column: 1 }),
      player(1, 'goalkeeper', { row: 1, column: 1 }),
    ];
    expect(numbers(players)).toEqual([[1], [4, 5], [9]]);
    expect(rowsOf(players).map(({ position }) => position)).toEqual(['goalkeeper', null, 'forward']);
  });

  it('stands by position otherwise, those of an unknown one at the end', () => {
    const players = [
      player(7, null),
      player(9, 'forward'),
      player(4, 'defender'),
      player(1, 'goalkeeper', { row: 1, column: 1 }),
    ];
    expect(numbers(players)).toEqual([[1], [4], [9], [7]]);
    expect(rowsOf([])).toEqual([]);
  });
});
