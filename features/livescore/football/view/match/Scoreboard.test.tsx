/** The board of a match: competition, score, state, scorers and the latest event. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inventedMatch } from '../../../../../tests/sandbox-match.ts';
import { eventItem } from '../../../provider/answers.fixture.ts';
import type { MatchData } from '../../match/match-data.ts';
import { budapest } from '../match-place.ts';
import { english, textOf } from '../rendered.fixture.tsx';
import { Scoreboard } from './Scoreboard.tsx';

const board = (match: MatchData, place = budapest): string =>
  textOf(<Scoreboard match={match} place={place} />);
const html = (match: MatchData): string =>
  renderToStaticMarkup(<Scoreboard match={match} place={budapest} />);

const score = (home: number | null, away: number | null) => ({ home, away });
const goal = (elapsed: number | null, team: number, name: string, detail = 'Normal Goal') =>
  eventItem('Goal', detail, {
    time: { elapsed, extra: null },
    team: { id: team },
    player: { id: null, name },
  });
const leagueOf = (name: string | null, round: string | null) => ({
  league: { id: 271, name, country: 'Hungary', logo: null, flag: null, season: 2024, round },
});

describe('the competition above the teams', () => {
  it.each([
    ['NB I', 'Regular Season - 3', 'NB I · 3. forduló'],
    ['UEFA Champions League', 'Quarter-finals', 'Bajnokok Ligája · Negyeddöntő'],
    ['UEFA Champions League', null, 'Bajnokok Ligája'],
    [null, 'Group A - 2', 'A csoport, 2. forduló'],
    ['Minta Kupa', 'Replay of the Replay', 'Minta Kupa · Replay of the Replay'],
  ])('of %j and %j is „%s”', (name, round, text) => {
    const match = inventedMatch({ short: 'FT' }, leagueOf(name, round));
    expect(board(match).split(' Kőbánya SC')[0]).toBe(text);
  });

  it('has the provider’s names in English', () => {
    const match = inventedMatch({ short: 'FT' }, leagueOf('UEFA Champions League', 'Quarter-finals'));
    expect(board(match, english)).toMatch(/^UEFA Champions League · Quarter-finals Kőbánya SC/);
  });
});

describe('the partial scores', () => {
  const partial = { halftime: score(1, 0), penalty: score(null, null) };
  const at = (short: string, more: object = {}) =>
    board(inventedMatch({ short, elapsed: 30 }, { goals: score(2, 1), score: { ...partial, ...more } }));

  it('have the half-time score once the half is over [S43]', () => {
    expect(at('1H')).not.toContain('Félidő: 1–0');
    expect(at('2H')).toContain('30. perc Félidő: 1–0');
    expect(at('FT')).toContain('Vége Félidő: 1–0');
  });

  it('are not there before the kick-off, whatever the provider says [FOOT-10]', () => {
    for (const short of ['NS', 'TBD', 'PST']) {
      expect(at(short), short).not.toMatch(/Félidő|1–0/);
      expect(at(short), short).toContain('Kőbánya SC – Zugló FC');
    }
  });

  it('have a shoot-out only if both numbers are known [S43]', () => {
    expect(at('PEN', { penalty: score(5, 4) })).toContain('Tizenegyesekkel 5–4 Félidő: 1–0');
    expect(at('P', { penalty: score(1, null) })).not.toContain('Tizenegyesekkel');
  });

  it('are in English on an English page', () => {
    const match = inventedMatch(
      { short: 'PEN' },
      { goals: score(2, 2), score: { ...partial, penalty: score(0, 3) } },
    );
    expect(board(match, english)).toContain('Full time, after penalties 0–3 on penalties Half-time: 1–0');
  });
});

describe('the kick-off', () => {
  it('is named until the match begins, in the zone of the page [FOOT-10]', () => {
    const match = inventedMatch({ short: 'NS' });
    expect(board(match)).toContain('2024. augusztus 10., 18:00');
    expect(textOf(<Scoreboard match={match} place={{ ...budapest, timeZone: 'Europe/London' }} />)).toContain(
      '2024. augusztus 10., 17:00',
    );
    expect(board(inventedMatch({ short: '1H', elapsed: 3 }))).not.toContain('augusztus');
  });

  it('that is not known says so', () => {
    const match = { ...inventedMatch({ short: 'PST' }), kickOff: null };
    expect(board(match)).toMatch(/Elhalasztva Időpontja még nem ismert$/);
    expect(board(match, english)).toMatch(/Postponed Date to be decided$/);
  });
});

describe('the goals of a match that is over', () => {
  const events = [
    goal(12, 901, 'Á. Minta'),
    goal(33, 901, 'B. Próba', 'Own Goal'),
    goal(60, 902, 'C. Teszt', 'Penalty'),
    eventItem('Card', 'Red Card', { player: { id: null, name: 'D. Piros' } }),
  ];
  const over = inventedMatch({ short: 'FT' }, { events, goals: score(2, 1) });

  it('stand under the team of the scorer [S43]', () => {
    const lists = [...html(over).matchAll(/<ul aria-label="([^"]+)">(.*?)<\/ul>/g)];
    expect(lists.map(([, team, list = '']) => [team, list.replaceAll(/<[^>]+>/g, '')])).toEqual([
      ['Kőbánya SC', 'Á. Minta 12’'],
      ['Zugló FC', 'B. Próba (öngól) 33’C. Teszt (11-es) 60’'],
    ]);
  });

  it('have no lists where nobody scored, or while it is played', () => {
    expect(html(inventedMatch({ short: 'FT' }, { goals: score(0, 0) }))).not.toContain('<ul');
    expect(html(inventedMatch({ short: '2H', elapsed: 70 }, { events, goals: score(2, 1) }))).not.toContain(
      '<ul',
    );
  });
});

describe('the latest event of a match that is played', () => {
  const latest = (events: object[], goals = score(1, 0)): string => {
    const page = html(inventedMatch({ short: '2H', elapsed: 70 }, { events, goals }));
    const [, found = 'none'] = /role="status"[^>]*>(.*?)<\/p>/.exec(page) ?? [];
    return found.replaceAll(/<[^>]+>/g, '');
  };

  it('is announced with the score that it made', () => {
    expect(latest([goal(66, 901, 'Á. Minta')])).toBe('66. perc Gól (1–0) Á. Minta');
  });

  it('has no score where goals are missing in the list', () => {
    expect(latest([goal(66, 901, 'Á. Minta')], score(2, 0))).toBe('66. perc Gól Á. Minta');
  });

  it('is the last one with a minute', () => {
    const card = eventItem('Card', 'Yellow Card', { time: { elapsed: null, extra: null } });
    expect(latest([card, goal(66, 901, 'Á. Minta')])).toBe('66. perc Gól (1–0) Á. Minta');
  });

  it('is an empty place before the first one, so that nothing moves later', () => {
    expect(latest([], score(0, 0))).toBe('');
    expect(html(inventedMatch({ short: 'FT' }))).not.toContain('role="status"');
  });
});
