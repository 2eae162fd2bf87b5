/** The parts of the football page that follow the reader's device, and the lists of matches that have them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DayMatch } from '../football-data.ts';
import { Favourite, ScoreSwitch, Spoiler, Star } from './DeviceParts.tsx';
import { KickOff, ZoneNote } from './KickOff.tsx';
import { LeagueMatches } from './LeagueMatches.tsx';
import { onDevice, textIn } from './rendered.fixture.tsx';

const team = (id: number | null, name: string) => ({ id, name, logo: null });
const match: DayMatch = {
  id: 7,
  href: '/foci?meccs=7',
  isLive: false,
  status: 'Vége',
  dateTime: null,
  home: team(1, 'Kőbánya SC'),
  away: team(2, 'Zugló FC'),
  score: [2, 2],
  shootOut: [5, 4],
};
const league = (...matches: DayMatch[]) => (
  <LeagueMatches group={{ league: 271, title: 'NB I', logo: null, matches }} />
);
const hidden = { hidesScores: true };

describe('on the server, as for every reader [S44]', () => {
  it('scores are shown, and nothing can be chosen', () => {
    const html = renderToStaticMarkup(league(match));
    expect(textIn(html)).toBe('NB I Vége Kőbánya SC 2 (5) Zugló FC 2 (4)');
    expect(html).not.toMatch(/<button|data-own/);
    expect(renderToStaticMarkup(<ScoreSwitch />)).not.toContain('<button');
  });

  it('a kick-off has the time of the site, without a note on zones', () => {
    const dateTime = '2024-06-15T13:00:00Z';
    const html = renderToStaticMarkup(<KickOff dateTime={dateTime} time="15:00" />);
    expect(html).toBe('<time dateTime="2024-06-15T13:00:00Z">15:00</time>');
    expect(renderToStaticMarkup(<ZoneNote dateTime={dateTime} />)).toBe('');
  });
});

describe('hidden scores [S44]', () => {
  it('are not in the HTML at all, also not those of a shoot-out', () => {
    const text = textIn(onDevice(league(match), hidden));
    expect(text).toBe('NB I ☆ Vége Kőbánya SC Zugló FC Megnézem');
  });

  it('are shown by a button that names the match', () => {
    expect(onDevice(league(match), hidden)).toContain('aria-label="Eredmény mutatása: Kőbánya SC–Zugló FC"');
  });

  it('name the match where everything about it is hidden', () => {
    const view = (
      <Spoiler match={7} name="Kőbánya SC–Zugló FC" isTitled>
        2–2
      </Spoiler>
    );
    expect(textIn(onDevice(view, hidden))).toBe('Eredmény elrejtve: Kőbánya SC–Zugló FC Megnézem');
  });

  it('are shown of the matches for which the reader asked', () => {
    const other: DayMatch = { ...match, id: 8, home: team(3, 'Csepel SE'), score: [1, 0], shootOut: null };
    const html = onDevice(league(match, other), { ...hidden, revealed: new Set([8]) });
    expect(textIn(html)).toBe('NB I ☆ Vége Kőbánya SC Zugló FC Megnézem Vége Csepel SE 1 Zugló FC 0');
  });

  it('have no button where there is no score yet, or where nobody asked for one', () => {
    expect(onDevice(league({ ...match, score: null, shootOut: null }), hidden)).not.toContain('Megnézem');
    const view = <Spoiler match={7}>2–2</Spoiler>;
    expect([onDevice(view, hidden), onDevice(view)]).toEqual(['', '2–2']);
  });

  it('are switched on and off by one button that says its state', () => {
    const pressed = (hidesScores: boolean) =>
      /aria-pressed="(\w+)"/.exec(onDevice(<ScoreSwitch />, { hidesScores }));
    expect([pressed(true)?.[1], pressed(false)?.[1]]).toEqual(['true', 'false']);
  });
});

describe('favourites [S44]', () => {
  const own = (...favourites: string[]) => {
    const other = { ...match, id: 8, home: team(3, 'Csepel SE'), away: team(null, 'Még nem dőlt el') };
    const html = onDevice(league(match, other), { favourites: new Set(favourites) });
    return [...html.matchAll(/<(div|li)[^>]*?( data-own="true")?>/g)].map(([, tag, mark]) =>
      mark ? tag : null,
    );
  };

  it('mark a league, and a match of either team', () => {
    expect(own()).toEqual([null, null, null]);
    expect(own('league-271')).toEqual(['div', null, null]);
    expect(own('team-2')).toEqual([null, 'li', null]);
    expect(own('team-3', 'team-1')).toEqual([null, 'li', 'li']);
  });

  it('mark a team and not the league of the same number', () => {
    const view = (
      <Favourite tag="li" ids={['team-4']} className="">
        X
      </Favourite>
    );
    expect(onDevice(view, { favourites: new Set(['league-4', 'team-44']) })).not.toContain('data-own');
  });

  it('have a star that names what it marks, as text', () => {
    const star = (favourites: string[]) =>
      onDevice(<Star id="team-4" name='A "B" & C' />, { favourites: new Set(favourites) });
    expect(star([])).toContain('aria-pressed="false" aria-label="Kedvenc: A &quot;B&quot; &amp; C">☆');
    expect(star(['team-4'])).toContain('aria-pressed="true"');
  });
});

describe('times on the device [FOOT-03]', () => {
  const soon: DayMatch = {
    ...match,
    status: '15:00',
    dateTime: '2024-06-15T13:00:00Z',
    score: null,
    shootOut: null,
  };
  const note = 'A kezdési idők az eszköz helyi ideje szerint.';

  it.each([
    ['Europe/Vienna', '15:00', ''],
    ['America/New_York', '9:00', note],
    ['Pacific/Auckland', 'jún. 16., 1:00', note],
  ])('in %s are %s', (timeZone, time, said) => {
    expect(textIn(onDevice(league(soon), { timeZone }))).toBe(`NB I ☆ ${time} Kőbánya SC Zugló FC`);
    expect(textIn(onDevice(<ZoneNote dateTime="2024-06-15T13:00:00Z" />, { timeZone }))).toBe(said);
  });

  it('leave the minute of a match that is played as it is', () => {
    const live = { ...match, isLive: true, status: '67. perc' };
    expect(textIn(onDevice(league(live), { timeZone: 'Pacific/Auckland' }))).toContain('most élő, 67. perc');
  });
});
