/** The parts of the football page that the browser fills; what it does with them is in the end-to-end tests. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DayMatch } from '../football-data.ts';
import { DeviceLine, KickOff, Spoiler, Star } from './DeviceParts.tsx';
import { LeagueMatches } from './LeagueMatches.tsx';
import { textIn } from './rendered.fixture.tsx';

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
describe('on the server, as for every reader [S44]', () => {
  it('scores are shown, and nothing can be chosen', () => {
    const html = renderToStaticMarkup(league(match));
    expect(textIn(html)).toBe('NB I Vége Kőbánya SC 2 (5) Zugló FC 2 (4)');
    expect(html).not.toMatch(/<button|data-own/);
    expect(renderToStaticMarkup(<DeviceLine firstKickOff={undefined} />)).not.toContain('<button');
  });

  it('a kick-off has the time of the site, without a note on zones', () => {
    const dateTime = '2024-06-15T13:00:00Z';
    const html = renderToStaticMarkup(<KickOff dateTime={dateTime} time="15:00" />);
    expect(html).toBe('<time dateTime="2024-06-15T13:00:00Z" data-kick-off="">15:00</time>');
    expect(textIn(renderToStaticMarkup(<DeviceLine firstKickOff={dateTime} />))).toBe('');
  });

  it('each score says of which match it is, also that of a shoot-out, and the match has a place for its button', () => {
    const html = renderToStaticMarkup(league(match));
    const scores = [...html.matchAll(/<b [^>]*data-score="7"[^>]*>(.*?)<\/b>/g)].map(([, text]) =>
      textIn(text ?? ''),
    );
    expect(scores).toEqual(['2 (5)', '2 (4)']);
    expect(html).toContain('<div data-score="7" data-match="Kőbánya SC–Zugló FC"></div>');
    expect(renderToStaticMarkup(league({ ...match, score: null, shootOut: null }))).not.toContain(
      'data-match=',
    );
    const whole = renderToStaticMarkup(
      <Spoiler tag="div" match={7} name="Kőbánya SC–Zugló FC" isTitled>
        2–2
      </Spoiler>,
    );
    expect(whole).toBe('<div data-score="7" data-match="Kőbánya SC–Zugló FC" data-titled="">2–2</div>');
  });

  it('a league and a match name whose favourites they are, and a star what it marks, as text', () => {
    const html = renderToStaticMarkup(league(match));
    expect([...html.matchAll(/data-favourite="([^"]*)"/g)].map(([, names]) => names)).toEqual([
      'league-271',
      'team-1 team-2',
    ]);
    const star = renderToStaticMarkup(<Star id="team-4" name='A "B" & C' />);
    expect(star).toContain('data-star="team-4" data-name="A &quot;B&quot; &amp; C"');
  });
});
