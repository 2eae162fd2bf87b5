/** Tables of a league and of its groups: headings, ranks, zones, form, and the small form of other pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableGroup, TableRowData } from '../football-data.ts';
import { textIn } from './rendered.fixture.tsx';
import { StandingsTables } from './StandingsTables.tsx';

const row = (name: string, changes: Partial<TableRowData> = {}): TableRowData => ({
  rank: '1.',
  team: { id: 12, name, logo: null },
  played: 5,
  won: 3,
  drawn: 1,
  lost: 1,
  goals: '8–5',
  difference: 3,
  points: 10,
  form: [],
  zone: null,
  ...changes,
});

const group = (title: string, ...rows: TableRowData[]): TableGroup => ({ title, rows });

type Look = Partial<Parameters<typeof StandingsTables>[0]>;

function html(groups: TableGroup[], look: Look = {}): string {
  return renderToStaticMarkup(<StandingsTables groups={groups} title="NB I 2024/25" {...look} />);
}

/** The text of each row below the headings. */
function rows(...given: Parameters<typeof html>): string[] {
  const bodies = html(...given).matchAll(/<tbody>(.*?)<\/tbody>/g);
  return [...bodies].flatMap(([, body = '']) => body.split('</tr>').slice(0, -1).map(textIn));
}

const captions = (page: string) =>
  [...page.matchAll(/<caption[^>]*>(.*?)<\/caption>/g)].map(([, text]) => text);

describe('a table', () => {
  it('keeps wins, draws and losses on narrow screens, below the team [FOOT-08]', () => {
    expect(html([group('', row('Kőbánya SC'))])).toContain('data-narrow="3 GY, 1 D, 1 V"');
  });

  it('has a row for each team, with its name as the heading [FOOT-08]', () => {
    expect(rows([group('', row('Kőbánya SC'), row('Zugló FC', { rank: '' }))])).toEqual([
      '1. Kőbánya SC 5 3 1 1 8–5 +3 10',
      'Zugló FC 5 3 1 1 8–5 +3 10',
    ]);
    expect(html([group('', row('Kőbánya SC'))])).toMatch(/<th scope="row"[^>]*>.*Kőbánya SC/);
  });

  it.each([
    [7, '+7'],
    [0, '0'],
    [-3, '−3'],
    [null, ''],
  ])('has a difference of %j as „%s”', (difference, text) => {
    const empty = { played: null, won: null, drawn: null, lost: null, goals: '', points: null };
    expect(rows([group('', row('X', { ...empty, difference }))])).toEqual([`1. X ${text}`.trim()]);
  });

  it('says the latest results in words, too', () => {
    const form = row('X', { form: ['W', 'D', 'L'] });
    expect(rows([group('', form)])[0]).toMatch(/Legutóbb: győzelem, döntetlen, vereség GY D V$/);
    expect(rows([group('', form)], { language: 'en' })[0]).toMatch(/Latest: won, drawn, lost W D L$/);
    expect(rows([group('', row('X'))])[0]).not.toContain('Legutóbb');
  });

  it('has the names of teams as text', () => {
    expect(html([group('', row('<b>X</b>'))])).toContain('&lt;b&gt;X&lt;/b&gt;');
  });

  it('is named by the league where it is the only one, otherwise by its group', () => {
    const one = html([group('', row('X'))]);
    expect([captions(one), one.includes('<h3')]).toEqual([['NB I 2024/25: tabella'], false]);
    const two = html([group('A csoport', row('X')), group('B csoport', row('Y'))]);
    expect(captions(two)).toEqual(['A csoport', 'B csoport']);
    expect(two.match(/<h3[^>]*>[AB] csoport<\/h3>/g)).toHaveLength(2);
    expect(captions(html([group('', row('X'))], { language: 'en' }))).toEqual(['NB I 2024/25: table']);
  });

  it('explains its short headings', () => {
    const page = html([group('', row('X'))]);
    expect(page).toContain('<abbr title="Gólkülönbség">GK</abbr>');
    expect(html([group('', row('X'))], { language: 'en' })).toContain(
      '<abbr title="Goal difference">GD</abbr>',
    );
  });
});

describe('the zones of a table', () => {
  const first = { kind: 'first', text: 'Bajnokok Ligája' } as const;
  const last = { kind: 'last', text: 'Kieső hely' } as const;
  const groups = [
    group('A csoport', row('X', { zone: first }), row('Y', { zone: last })),
    group('B csoport', row('Z', { zone: first }), row('V')),
  ];

  it('are said beside the team, and once below the tables', () => {
    expect(rows(groups).map((text) => / \(.*\)/.exec(text)?.[0] ?? '')).toEqual([
      ' (Bajnokok Ligája)',
      ' (Kieső hely)',
      ' (Bajnokok Ligája)',
      '',
    ]);
    const [, legend = ''] = html(groups).split(/<ul class="facts">/);
    expect(textIn(legend)).toBe('Bajnokok Ligája Kieső hely');
  });

  it('have no legend where there are none', () => {
    expect(html([group('', row('X'))])).not.toContain('<ul class="facts">');
  });
});

describe('the small form', () => {
  const two = [group('A csoport', row('X')), group('B csoport', row('Y'))];

  it('has only the columns that fit, and no legend', () => {
    const zone = { kind: 'first', text: 'Bajnokok Ligája' } as const;
    const small = [group('', row('X', { form: ['W'], zone }))];
    expect(rows(small, { isCompact: true })).toEqual(['1. X (Bajnokok Ligája) 5 +3 10']);
    expect(html(small, { isCompact: true })).not.toContain('<ul class="facts">');
  });

  it('opens several groups one by one', () => {
    const page = html(two, { isCompact: true });
    expect(page.match(/<summary>[AB] csoport<\/summary>/g)).toHaveLength(2);
    expect(html(two)).not.toContain('<details');
    expect(html(two.slice(0, 1), { isCompact: true })).not.toContain('<details');
  });
});

describe('favourite teams', () => {
  it('are marked on the device, if the team is known [S44]', () => {
    const table = [
      group('', row('X'), row('Y', { team: { id: null, name: 'Még nem dőlt el', logo: null } })),
    ];
    expect(html(table).match(/data-star="team-12"/g)).toHaveLength(1);
  });
});
