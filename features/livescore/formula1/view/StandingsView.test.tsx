/** The standings of drivers and teams with their chart, as readers see them. */
import { describe, expect, it } from 'vitest';
import type { PointsChartData, StandingRow, StandingsData } from '../formula1-data.ts';
import { columnsOf, htmlOf, linksOf, rowsOf, standingRow, textOf } from './formula1-views.fixture.ts';
import { StandingsView } from './StandingsView.tsx';

const rounds = [
  { id: 7, name: 'Belga Nagydíj' },
  { id: 12, name: 'Magyar Nagydíj' },
];
const rows = [
  standingRow(31, 'Minta Ádám', 50.5),
  standingRow(32, 'Próba Bea', 26),
  standingRow(33, 'Teszt Cili', 25),
];
const chartOf = (of: readonly StandingRow[]): PointsChartData => ({
  rounds,
  lines: of.map(({ id, name, points }) => ({
    id: id ?? 0,
    name: name ?? '',
    label: `#${id}`,
    totals: [points / 2, points],
  })),
});

function html(changes: Partial<StandingsData>): string {
  const standings: StandingsData = { kind: 'pontverseny', rows, chart: null, ...changes };
  return htmlOf(<StandingsView season={2024} standings={standings} />);
}

/** The table of the standings, which is the last one. */
function tableOf(page: string): string {
  return page.slice(page.lastIndexOf('<table'));
}

describe('the standings of drivers [F1-08]', () => {
  it('have place, driver with team, and points with a decimal comma', () => {
    const page = html({});
    expect(columnsOf(page)).toEqual(['Hely', 'Versenyző', 'Csapat', 'Pont']);
    expect(rowsOf(page)[0]).toEqual(['1.', 'Minta Ádám Zöld Csapat', 'Zöld Csapat', '50,5']);
    expect(linksOf(page).slice(0, 2)).toEqual([
      '/rovat/sport/forma1?oldal=versenyzok&szezon=2024&versenyzo=31',
      '/rovat/sport/forma1?oldal=csapatok&szezon=2024&csapat=4',
    ]);
  });

  it('have victories where the provider has any', () => {
    const won = [{ ...standingRow(31, 'Minta Ádám', 50), wins: 0 }, standingRow(32, 'Próba Bea', 26)];
    expect(columnsOf(html({ rows: won }))).toContain('Győzelem');
    expect(rowsOf(html({ rows: won })).map((cells) => cells[3])).toEqual(['0', '']);
  });

  it('have a row for somebody without place, id and team', () => {
    const page = html({ rows: [{ ...standingRow(null, 'Vendég Vilmos', 0), team: null }] });
    expect(rowsOf(page)).toEqual([['–', 'Vendég Vilmos', '', '0']]);
    expect(linksOf(page)).toEqual([]);
  });

  it('say so when there are none', () => {
    expect(textOf(html({ rows: [] }))).toBe('Egyéni pontverseny, 2024 Még nincs adat.');
  });
});

it('the standings of teams have no drivers, and links to teams', () => {
  const page = html({ kind: 'konstruktor', rows: [{ ...standingRow(34, 'Zöld Csapat', 51), id: 4 }] });
  expect(textOf(page)).toMatch(/^Konstruktőri pontverseny, 2024 /);
  expect([columnsOf(page), rowsOf(page)]).toEqual([
    ['Hely', 'Csapat', 'Pont'],
    [['4.', 'Zöld Csapat', '51']],
  ]);
  expect(linksOf(page)).toEqual(['/rovat/sport/forma1?oldal=csapatok&szezon=2024&csapat=4']);
});

describe('the heading of the chart says who is in front', () => {
  it.each<[string, StandingRow[]]>([
    ['Minta Ádám előnye 24,5 pont', rows],
    [
      'Minta Ádám és Próba Bea azonos pontszámmal áll',
      [standingRow(31, 'Minta Ádám', 7), standingRow(32, 'Próba Bea', 7)],
    ],
    ['Minta Ádám: 25 pont', [standingRow(31, 'Minta Ádám', 25)]],
    ['Pontok nagydíjról nagydíjra', [standingRow(31, null, 25), standingRow(32, 'Próba Bea', 18)]],
  ])('%s', (heading, shown) => {
    expect(textOf(html({ rows: shown }))).toContain(`${heading} Még nincs adat.`);
  });
});

describe('the chart', () => {
  it('is described in words and repeated as a table [F1-08]', () => {
    const page = html({ chart: chartOf(rows) });
    expect(page).toContain(
      'aria-label="Pontok 2 nagydíj után: Minta Ádám 50,5, Próba Bea 26, Teszt Cili 25."',
    );
    expect(rowsOf(page)).toEqual([
      ['1. Belga Nagydíj', '25,3', '13', '12,5'],
      ['2. Magyar Nagydíj', '50,5', '26', '25'],
    ]);
    expect(page).toContain('<abbr title="Minta Ádám">#31</abbr>');
  });

  it('describes five lines and marks their rows, but has all in its table', () => {
    const seven = Array.from({ length: 7 }, (_, at) => standingRow(31 + at, `Versenyző ${at + 1}`, 70 - at));
    const page = html({ rows: seven, chart: chartOf(seven) });
    expect(page).toMatch(/aria-label="Pontok 2 nagydíj után: [^"]*Versenyző 5 66\."/);
    expect(rowsOf(page)[0]).toHaveLength(8);
    expect(tableOf(page).match(/<svg/g)).toHaveLength(5);
    expect(tableOf(page).match(/<tr class="[^"]*marked/g)).toHaveLength(5);
  });

  it('marks no row without lines', () => {
    expect(html({})).not.toMatch(/<svg|marked/);
  });

  it('has a line’s colour beside its own row, also after somebody without a line', () => {
    const guest = standingRow(null, 'Vendég Vilmos', 60);
    const page = tableOf(html({ rows: [guest, ...rows], chart: chartOf(rows) }));
    const samples = page
      .split('</tr>')
      .slice(1, -1)
      .map((row) => /<svg class="([^"]*)"/.exec(row)?.[1] ?? null);
    const usual = tableOf(html({ chart: chartOf(rows) }))
      .split('</tr>')
      .slice(1, -1);
    expect(samples).toEqual([null, ...usual.map((row) => /<svg class="([^"]*)"/.exec(row)?.[1])]);
  });
});
