/** The result or grid of a session, and the programme of its weekend, as readers see them. */
import { describe, expect, it } from 'vitest';
import type { SessionChoice, SessionData } from '../formula1-data.ts';
import {
  columnsOf,
  currentOf,
  driver,
  htmlOf,
  linksOf,
  race,
  raceStart,
  resultRow,
  rowsOf,
  textOf,
  zone,
} from './formula1-views.fixture.ts';
import { SessionList } from './SessionList.tsx';
import { SessionView } from './SessionView.tsx';

function html(changes: Partial<SessionData>, language: 'hu' | 'en' = 'hu'): string {
  return htmlOf(<SessionView session={race(changes)} season={2024} timeZone={zone} language={language} />);
}

/** The text above the table. */
function head(changes: Partial<SessionData>, language: 'hu' | 'en' = 'hu'): string {
  return textOf(html({ rows: [], ...changes }, language));
}

describe('the result of a session [F1-05]', () => {
  it('has place, driver, team, grid, laps and time, and links in its season', () => {
    const page = html({});
    expect(columnsOf(page)).toEqual(['Hely', 'Versenyző', 'Csapat', 'Rajthely', 'Kör', 'Idő']);
    expect(rowsOf(page)).toEqual([
      ['1.', 'MIN Minta Ádám Zöld Csapat', 'Zöld Csapat', '2.', '70', '1:38:01.989'],
    ]);
    expect(linksOf(page)).toEqual([
      '/rovat/sport/forma1?oldal=versenyzok&szezon=2024&versenyzo=31',
      '/rovat/sport/forma1?oldal=csapatok&szezon=2024&csapat=4',
    ]);
  });

  it('keeps its columns for a driver of whom little is known, without a link', () => {
    const unknown = { driver: driver(null, 'Vendég Vilmos'), team: { id: null, name: null, logo: null } };
    const page = html({ rows: [resultRow(null, { ...unknown, time: null, laps: 0, grid: null })] });
    expect(rowsOf(page)).toEqual([['–', 'Vendég Vilmos', '', '', '0', '']]);
    expect(linksOf(page)).toEqual([]);
  });

  it('marks the first three places, wherever they stand', () => {
    const rows = [4, 3, null, 1].map((position) => resultRow(position));
    const [, body = ''] = html({ rows }).split('<tbody>');
    expect(
      [...body.matchAll(/<tr( class="[^"]*marked[^"]*")?/g)].map(([, mark]) => mark !== undefined),
    ).toEqual([false, true, false, true]);
  });

  it('has neither laps nor grid for a practice or for the grid itself', () => {
    const columns = ['Hely', 'Versenyző', 'Csapat', 'Idő'];
    expect(columnsOf(html({ hasLaps: false }))).toEqual(columns);
    expect(columnsOf(html({ isGrid: true }))).toEqual(columns);
  });

  it('escapes what the provider sends', () => {
    const page = html({ rows: [resultRow(1, { driver: driver(31, '<b>Minta</b>'), time: '<1:20' })] });
    expect(page).toContain('&lt;b&gt;Minta&lt;/b&gt;');
    expect(page).not.toContain('<b>');
  });
});

describe('the head of a session', () => {
  const date = '2024. július 21., 15:00';

  it.each<[string, Partial<SessionData>, string]>([
    ['is over', {}, `Verseny: eredmény ${date} 70 kör`],
    [
      'is live',
      { state: 'live', laps: { current: 44, total: 70 } },
      `Verseny: eredmény Élő ${date} 44/70 kör`,
    ],
    [
      'is live, of unknown length',
      { state: 'live', laps: { current: 3, total: null } },
      `Verseny: eredmény Élő ${date} 3. kör`,
    ],
    ['is in its last lap', { laps: { current: 70, total: 70 } }, `Verseny: eredmény ${date} 70 kör`],
    ['has no laps', { laps: { current: null, total: null } }, `Verseny: eredmény ${date}`],
    ['has no time', { start: null, state: 'postponed' }, 'Verseny: eredmény Elhalasztva 70 kör'],
    ['is unknown', { state: 'unknown', stateName: 'Red Flag' }, `Verseny: eredmény ${date} Red Flag 70 kör`],
    ['is a grid', { isGrid: true }, `Verseny: rajtrács ${date} 70 kör`],
  ])('that %s [F1-12] [F1-13]', (_, changes, text) => {
    expect(head(changes)).toBe(`${text} Még nincs adat.`);
  });

  it('names the fastest lap of a result, but not above the grid', () => {
    const fastestLap = { driver: 'Próba Bea', time: '1:20.305' };
    expect(head({ fastestLap })).toContain('70 kör Leggyorsabb kör: 1:20.305 (Próba Bea)');
    expect(head({ fastestLap, isGrid: true })).not.toContain('Leggyorsabb');
  });

  it('is in English on an English page', () => {
    const changes = { name: 'Race', state: 'cancelled', laps: { current: 3, total: null } } as const;
    expect(head(changes, 'en')).toBe('Race: result 21 July 2024, 15:00 Cancelled lap 3 No data yet.');
    expect(columnsOf(html({}, 'en'))).toEqual(['Pos.', 'Driver', 'Team', 'Grid', 'Laps', 'Time']);
    expect(rowsOf(html({}, 'en'))[0]?.[0]).toBe('1');
  });
});

describe('the programme of a weekend', () => {
  const choice = (id: number, name: string, changes: Partial<SessionChoice> = {}): SessionChoice => ({
    id,
    name,
    start: raceStart,
    state: 'scheduled',
    stateName: '',
    hasGrid: false,
    ...changes,
  });
  const sessions = [
    choice(101, 'Edzés', { state: 'live' }),
    choice(102, 'Időmérő', { start: null, state: 'postponed' }),
    choice(103, 'Verseny', { hasGrid: true }),
  ];
  const list = (current: { id: number; isGrid: boolean } | null) =>
    htmlOf(
      <SessionList season={2024} competition={12} timeZone={zone} sessions={sessions} current={current} />,
    );

  it('has the time and state of each session, and a grid where there may be one', () => {
    expect(textOf(list(null))).toBe(
      'Edzés július 21., 15:00 Élő Időmérő Az időpont még nem ismert Elhalasztva Verseny július 21., 15:00 Rajtrács : Verseny',
    );
    expect(list(null)).toContain('<time dateTime="2024-07-21T13:00:00Z">');
  });

  it('leads to results by the id of the session, and to a grid by its negative [F1-01]', () => {
    const address = '/rovat/sport/forma1?szezon=2024&verseny=12&futam=';
    expect(linksOf(list(null))).toEqual([101, 102, 103, -103].map((id) => `${address}${id}`));
  });

  it('marks either the result or the grid that is shown', () => {
    expect(currentOf(list({ id: 103, isGrid: false }))).toEqual(['Verseny július 21., 15:00']);
    expect(currentOf(list({ id: 103, isGrid: true }))).toEqual(['Rajtrács : Verseny']);
    expect(currentOf(list(null))).toEqual([]);
  });
});
