/** Line-ups of a match: rows on the pitch, substitutes, coaches, and what is missing. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inventedMatch } from '../../../../../tests/sandbox-match.ts';
import type { Lineup, LineupPlayer } from '../../match/lineup.ts';
import { budapest } from '../match-place.ts';
import { english, textIn } from '../rendered.fixture.tsx';
import { MatchSquads } from './MatchSquads.tsx';

function html(lineups: Lineup[], place = budapest, short = 'FT'): string {
  const match = { ...inventedMatch({ short }), lineups };
  return renderToStaticMarkup(<MatchSquads match={match} place={place} />);
}

const text = (...given: Parameters<typeof html>): string => textIn(html(...given));

const lineup = (teamId: number | null, changes: Partial<Lineup> = {}): Lineup => ({
  teamId,
  formation: null,
  coach: null,
  starters: [],
  substitutes: [],
  ...changes,
});

const player = (
  name: string | null,
  position: LineupPlayer['position'],
  changes: Partial<LineupPlayer> = {},
): LineupPlayer => ({ id: null, name, number: null, position, place: null, ...changes });

const four = [
  player('Csatár', 'forward', { number: 9 }),
  player('Kapus', 'goalkeeper', { number: 1 }),
  player('Jobb', 'defender', { number: 2 }),
  player('Bal', 'defender', { number: 3 }),
];

describe('the starters', () => {
  it('stand in rows from the goalkeeper to the attack, with the name of the row [FOOT-13]', () => {
    const squads = text([lineup(901, { formation: '2-1', starters: four })]);
    expect(squads).toContain('Kőbánya SC 2-1 Kapus: 1 Kapus Védők: 2 Jobb 3 Bal Csatárok: 9 Csatár');
  });

  it('stand by their places where all have one, from left to right', () => {
    const placed = four.map((one, at) => ({ ...one, place: { row: 4 - at, column: 1 } }));
    expect(text([lineup(901, { starters: placed })])).toMatch(/3 Bal .*2 Jobb .*1 Kapus .*9 Csatár/);
    const inARow = four.map((one, at) => ({ ...one, place: { row: 1, column: 4 - at } }));
    expect(text([lineup(901, { starters: inARow })])).toContain(
      'Kőbánya SC 3 Bal 2 Jobb 1 Kapus 9 Csatár Zugló FC',
    );
  });

  it('in a row of several positions have no name of the row', () => {
    const mixed = four.map((one) => ({ ...one, place: { row: 1, column: 1 } }));
    expect(text([lineup(901, { starters: mixed })])).not.toMatch(/Védők|Csatárok/);
  });

  it('without a known position come last, without a number or name as well', () => {
    const squads = text([lineup(901, { starters: [player(null, null), ...four] })]);
    expect(squads).toContain('Csatárok: 9 Csatár ismeretlen játékos Zugló FC');
  });

  it('hide the empty shirt from screen readers', () => {
    const shirts = (number: number | null) =>
      html([lineup(901, { starters: [player('X', null, { number })] })]).includes('aria-hidden="true"');
    expect([shirts(7), shirts(0), shirts(null)]).toEqual([false, false, true]);
  });

  it('have names as text', () => {
    expect(html([lineup(901, { starters: [player('<i>X</i>', null)] })])).toContain('&lt;i&gt;X&lt;/i&gt;');
  });
});

describe('the two squads', () => {
  it('stand in the order of the match, whatever the order of the provider', () => {
    const squads = text([
      lineup(902, { starters: [player('Vendég', 'forward')] }),
      lineup(901, { starters: [player('Hazai', 'forward')] }),
    ]);
    expect(squads).toMatch(/Kőbánya SC .*Hazai .*Zugló FC .*Vendég/);
  });

  it('say which of them is missing [FOOT-16]', () => {
    const squads = text([lineup(902, { starters: four, coach: { name: 'E. Dző', photo: null } })]);
    expect(squads).toMatch(/^Összeállítások Kőbánya SC Még nincs adat\. Zugló FC Kapus/);
    expect(squads).toMatch(/Edző: E\. Dző$/);
  });

  it('of another team, or of none, are not shown as theirs', () => {
    const squads = text([lineup(77, { starters: four }), lineup(null, { starters: four })]);
    expect(squads).not.toContain('Csatár');
    expect(squads.match(/(Kőbánya SC|Zugló FC) Még nincs adat\./g)).toHaveLength(2);
  });

  it.each([
    ['there are none', []],
    ['nobody is in them', [lineup(901), lineup(902)]],
  ])('have no data if %s [FOOT-16]', (_, lineups) => {
    expect(text(lineups, budapest, 'NS')).toBe(
      'Összeállítások Még nincs adat. A kezdés előtti egy órában jelenik meg.',
    );
    expect(text(lineups, english, 'NS')).toBe(
      'Line-ups No data yet. They come in the hour before the kick-off.',
    );
    // A match that is over will not have any [S56].
    expect(text(lineups)).toBe('');
  });
});

describe('the substitutes', () => {
  const substitutes = [player('Cs. Ere', null, { number: 12 }), player(null, null)];

  it('are in an accordion, also where no starter is known [FOOT-13]', () => {
    const page = html([lineup(901, { substitutes })]);
    expect(page.match(/<details/g)).toHaveLength(1);
    expect(textIn(page)).toContain('Cserejátékosok 12 Cs. Ere ismeretlen játékos');
  });

  it('are named in English on an English page', () => {
    expect(text([lineup(901, { substitutes, starters: four })], english)).toMatch(
      /Goalkeeper: .*Defenders: .*Substitutes 12 Cs\. Ere unknown player/,
    );
  });
});
