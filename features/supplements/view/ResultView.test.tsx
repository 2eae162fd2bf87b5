import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { areasSchema, turnoutSchema } from '../records/election.ts';
import { tournamentSchema } from '../records/tournament.ts';
import type { ShownRecord } from '../shown-record.ts';
import { ResultView } from './ResultView.tsx';
import type { ResultPlace } from './result-place.ts';

const place: ResultPlace = {
  language: 'hu',
  timeZone: 'Europe/Budapest',
  path: '/melleklet/proba',
  area: null,
  order: 'arany',
  day: null,
  linkQuery: '',
  foldsTables: false,
  districts: null,
  dataPath: '/melleklet/proba/adatok',
};

function htmlOf(shown: ShownRecord, where: Partial<ResultPlace> = {}): string {
  return renderToStaticMarkup(
    <ResultView shown={shown} title="Próba" isTitled={false} place={{ ...place, ...where }} />,
  );
}

function rowsOf(html: string): string[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)]
      .map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''))
      .join(' | '),
  );
}

const source = 'kitalált adatok';
const props = { title: '', record: 'proba' };

it('says that there are no data yet, in the supplement’s language', () => {
  const nothing: ShownRecord = { factory: 'turnout', props: { title: '', record: null }, record: null };
  expect(htmlOf(nothing)).toContain('Még nincs adat.');
  expect(htmlOf(nothing, { language: 'en' })).toContain('No data yet.');
});

it('names the source of its figures', () => {
  const record = turnoutSchema.parse({
    name: 'proba',
    source,
    kind: 'turnout',
    registered: 200,
    hours: [['7:00', 3]],
  });
  expect(htmlOf({ factory: 'turnout', props, record })).toContain('Forrás: kitalált adatok');
});

it('shows the turnout by hour [SUPP-06]', () => {
  const record = turnoutSchema.parse({
    name: 'proba',
    source,
    kind: 'turnout',
    registered: 2000,
    hours: [
      ['7:00', 37],
      ['18:30', 1401],
    ],
  });
  expect(rowsOf(htmlOf({ factory: 'turnout', props, record }))).toEqual([
    'Időpont | Arány | Ábra | Szavazat',
    '7:00 | 1,85% |  | 37',
    '18:30 | 70,05% |  | 1401',
  ]);
});

it('shows the turnout of a certified election and of its districts, although hours are missing [S55]', () => {
  const record = turnoutSchema.parse({
    name: 'proba',
    source,
    kind: 'turnout',
    registered: 2000,
    total: { registered: 2000, voted: 1391 },
    districts: [{ code: '01-01', name: 'Próba 1.', registered: 1000, voted: 700 }],
  });
  const html = htmlOf({ factory: 'turnout', props, record });
  expect(html).toContain('2000 választópolgárból 1391 szavazott, ez 69,55%.');
  expect(rowsOf(html)[1]).toBe('Próba 1. | 70,00% | 700 | 1000');
  const silent = { name: 'proba', source, kind: 'turnout', registered: 2000 };
  expect(turnoutSchema.safeParse(silent).success).toBe(false);
});

it('shows what share is counted and no turnout while there are no reports of it [S55]', () => {
  const reported = turnoutSchema.parse({
    name: 'proba',
    source,
    kind: 'turnout',
    registered: 2000,
    progress: { percent: 24.75 },
    hours: [['7:00', 37]],
  });
  const html = htmlOf({ factory: 'turnout', props, record: { ...reported, hours: [] } });
  expect(html).toContain('Feldolgozva: 24,75%');
  expect(html).toContain('Még nincs adat.');
  expect(html).not.toContain('<table');
});

describe('a tournament', () => {
  const tournament = tournamentSchema.parse({
    name: 'proba',
    source,
    kind: 'tournament',
    tieBreaks: [],
    advance: 1,
    teams: { AAA: 'Alfa', BBB: 'Béta' },
    groups: [{ name: 'A', teams: ['AAA', 'BBB'] }],
    stages: [
      {
        title: 'Első kör',
        kind: 'group',
        matches: [
          {
            at: '2030-06-01T18:00:00+02:00',
            home: 'AAA',
            away: 'BBB',
            score: [2, 1],
            place: 'Pécs',
            goals: [
              ['home', 'Kovács', '12', 'penalty'],
              ['home', 'Nagy', '45+1', 'own'],
              ['away', 'Tóth', '90+3'],
            ],
            cards: [
              ['home', 'Kovács', 'yellow'],
              ['away', 'Tóth', 'yellow'],
              ['away', 'Kis', 'second-yellow'],
            ],
          },
        ],
      },
      {
        title: 'Döntő',
        kind: 'knock-out',
        matches: [
          {
            at: '2030-06-09T18:00:00+02:00',
            home: 'AAA',
            away: 'BBB',
            score: [0, 0],
            extra: [1, 1],
            penalties: [3, 4],
          },
        ],
      },
      {
        title: 'Szuperdöntő',
        kind: 'knock-out',
        matches: [{ at: '2030-06-19T18:00:00+02:00', home: 'W1', away: 'W2' }],
      },
    ],
  });
  const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  it('lists all matches, those without a result, too', () => {
    const text = textOf(htmlOf({ factory: 'matches', props, record: tournament }));
    expect(text).toContain('jún. 1., 18:00 · Pécs Alfa 2–1 Béta');
    expect(text).toContain('W1 – W2');
    expect(text).not.toContain('Kovács');
  });

  it('lists results with goals: an own goal under the scorer’s team, a shoot-out apart [S43]', () => {
    const text = textOf(htmlOf({ factory: 'results', props, record: tournament }));
    expect(text).toContain('Kovács 12’, 11-es Nagy (öngól) 45+1’ Tóth 90+3’');
    expect(text).toContain('Alfa 1–1 tizenegyesekkel 3–4 Béta');
    expect(text).not.toContain('W1');
  });

  it('lists the players with the most cards; only the first of equal ones has a rank [SUPP-03] [SUPP-12]', () => {
    const cards = (of: 'yellow' | 'red') =>
      rowsOf(htmlOf({ factory: 'top-list', props: { ...props, of }, record: tournament }));
    expect(cards('yellow').slice(1)).toEqual([
      '1. | Kis | Béta | 1',
      ' | Kovács | Alfa | 1',
      ' | Tóth | Béta | 1',
    ]);
    expect(cards('red').slice(1)).toEqual(['1. | Kis | Béta | 1']);
    const without = { ...tournament, stages: tournament.stages.slice(2) };
    expect(htmlOf({ factory: 'top-list', props: { ...props, of: 'red' }, record: without })).toContain(
      'Még nincs adat.',
    );
  });

  it('marks who advances from a group [SUPP-12]', () => {
    expect(rowsOf(htmlOf({ factory: 'groups', props, record: tournament })).slice(1)).toEqual([
      '1. | Alfa (továbbjutó) | 1 | 1 | 0 | 0 | 2–1 | +1 | 3',
      '2. | Béta | 1 | 0 | 0 | 1 | 1–2 | −1 | 0',
    ]);
  });

  it('says in the tree who won, by penalties, too', () => {
    const text = textOf(htmlOf({ factory: 'knock-out', props, record: tournament }));
    expect(text).toContain('Béta (Győztes) 1 ( tizenegyesekkel 4)');
  });
});

describe('areas', () => {
  const record = areasSchema.parse({
    name: 'proba',
    source,
    kind: 'areas',
    title: 'Próba',
    lists: [
      ['Egyik', 1],
      ['Másik', 2],
    ],
    areas: [
      { kind: 'orszag', code: 'hu', name: 'Ország', votes: [60, 40] },
      { kind: 'megye', code: '01', name: 'Északi megye', votes: [60, 20], tile: ['Ész', 0, 0] },
      { kind: 'megye', code: '02', name: 'Déli megye', tile: ['Dél', 0, 1] },
      { kind: 'oevk', code: '01-01', name: 'Északi 1.', county: '01', votes: [1, 3] },
    ],
  });

  it('are a map and a table that say the same, with links', () => {
    const html = htmlOf({ factory: 'areas', props, record });
    expect(html).toContain(
      '<a href="/melleklet/proba/adatok/megye/01"><title>Északi megye: Egyik, 75%</title>',
    );
    expect(rowsOf(html).slice(1)).toEqual([
      'Déli megye | Még nincs adat. |  | ',
      'Északi megye | Egyik | 75,00% | 60',
      'Az egész ország | Egyik | 60,00% | 60',
    ]);
  });

  it('show one area with its votes and what is inside', () => {
    const html = htmlOf({ factory: 'areas', props, record }, { area: record.areas[1] ?? null });
    expect(html).toContain('href="/melleklet/proba/adatok/orszag/hu"');
    expect(rowsOf(html)).toContain('Másik | 20 | 25,00% | ');
    expect(rowsOf(html)).toContain('Északi 1. | Másik | 75,00% | 3');
  });

  it('lead from a district to its county', () => {
    expect(htmlOf({ factory: 'areas', props, record }, { area: record.areas[3] ?? null })).toContain(
      'href="/melleklet/proba/adatok/megye/01"',
    );
  });
});
