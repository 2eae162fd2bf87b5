/** The Formula 1 page: tabs, choices, side lists and what was chosen, as readers see them. */
import { describe, expect, it } from 'vitest';
import type { DriverProfile, Formula1Data, TeamData, WeekendData } from '../formula1-data.ts';
import { daysText } from './days-text.ts';
import { Formula1View } from './Formula1View.tsx';
import {
  currentOf,
  driver,
  greenTeam,
  htmlOf,
  linksOf,
  race,
  raceStart,
  textOf,
  zone,
} from './formula1-views.fixture.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const weekend: WeekendData = {
  id: 12,
  name: 'Magyar Nagydíj',
  place: 'Budapest, Magyarország',
  sessions: [race()],
  session: race(),
  circuit: { name: 'Mintaring', image: null, outline: { viewBox: '0 0 9 9', path: 'M0 0h9' }, facts: [] },
};
const choices: Pick<Formula1Data, 'weekends' | 'teams' | 'drivers'> = {
  weekends: [
    { id: 7, name: 'Belga Nagydíj', from: null, to: null, state: 'live', hasSprint: true } as const,
    {
      id: 12,
      name: 'Magyar Nagydíj',
      from: raceStart - 172_800,
      to: raceStart,
      state: 'over',
      hasSprint: false,
    },
  ],
  teams: [{ id: 4, name: 'Zöld Csapat' }],
  drivers: [
    { id: 31, name: 'Minta Ádám' },
    { id: 32, name: 'Próba Bea' },
  ],
};

function html(shown: Formula1Data['shown'], changes: Partial<Formula1Data> = {}): string {
  const data: Formula1Data = {
    tab: shown.kind,
    season: 2024,
    seasons: [2025, 2024],
    ...choices,
    shown,
    oldSince: null,
    source: 'Próba',
    timeZone: zone,
    ...changes,
  };
  return htmlOf(<Formula1View data={data} />);
}

const calendar = html({ kind: 'versenynaptar', weekend });

/** Options of a select, the chosen one in brackets. */
function optionsOf(page: string, name: string): string[] {
  const [, select = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(page) ?? [];
  return [...select.matchAll(/<option value="([^"]*)"( selected="")?>/g)].map(([, value, chosen]) =>
    chosen === undefined ? `${value}` : `[${value}]`,
  );
}

/** The navigation with a label. */
function navOf(page: string, label: string): string {
  return new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>.*?</nav>`, 's').exec(page)?.[0] ?? '';
}

describe('every page', () => {
  it('has the five tabs in its season, and marks its own [F1-01]', () => {
    const tabs = navOf(html({ kind: 'konstruktor', rows: [], chart: null }), 'A Forma–1 oldalai');
    expect(currentOf(tabs)).toEqual(['Konstruktőri pontverseny']);
    expect(linksOf(tabs)).toEqual(
      ['', 'oldal=csapatok&', 'oldal=versenyzok&', 'oldal=pontverseny&', 'oldal=konstruktor&'].map(
        (tab) => `/rovat/sport/forma1?${tab}szezon=2024`,
      ),
    );
  });

  it('has four selects, and those of other tabs have no value until one is chosen [F1-02]', () => {
    expect(['szezon', 'verseny', 'csapat', 'versenyzo'].map((name) => optionsOf(calendar, name))).toEqual([
      ['2025', '[2024]'],
      ['7', '[12]'],
      ['[]', '4'],
      ['[]', '31', '32'],
    ]);
    const standings = html({ kind: 'pontverseny', rows: [], chart: null });
    expect(optionsOf(standings, 'verseny')).toEqual(['[]', '7', '12']);
    expect(standings).toContain('<input type="hidden" name="innen" value="pontverseny"/>');
  });

  it('names the source, and the age of data that are too old [F1-15]', () => {
    expect(textOf(calendar)).toMatch(/Automatikus adat, forrása: Próba\.$/);
    expect(calendar).not.toContain('legutóbbi adatok');
    const old = html({ kind: 'versenynaptar', weekend: null }, { oldSince: raceStart });
    expect(textOf(old)).toContain('Ezek a legutóbbi adatok, július 21., 15:00 óta nem frissültek.');
  });
});

describe('the calendar', () => {
  it('has a side list of Grands Prix with days, sprint and state', () => {
    const side = navOf(calendar, 'Nagydíjak');
    expect(textOf(side)).toBe('Belga Nagydíj Sprint Élő Magyar Nagydíj júl. 19–21. Véget ért');
    expect(currentOf(side)).toEqual(['Magyar Nagydíj júl. 19–21. Véget ért']);
    expect(linksOf(side)[0]).toBe('/rovat/sport/forma1?szezon=2024&verseny=7');
  });

  it('has the place and days of the Grand Prix, its session and its circuit [F1-04]', () => {
    expect(textOf(calendar)).toContain('Magyar Nagydíj Budapest, Magyarország · 2024. júl. 19–21.');
    expect(textOf(calendar)).toMatch(/Verseny: eredmény .* Mintaring Még nincs adat\./);
    expect(calendar).toMatch(/<svg[^>]*role="img" aria-label="Mintaring vonala"><path d="M0 0h9"><\/path>/);
  });

  it('without a place, session and circuit has the rest', () => {
    const bare = html({
      kind: 'versenynaptar',
      weekend: { ...weekend, place: null, session: null, circuit: null },
    });
    expect(textOf(bare)).toContain('Magyar Nagydíj 2024. júl. 19–21. Verseny');
    expect(bare).not.toMatch(/eredmény|Mintaring/);
  });

  it('of a season without sessions says so, without a side list', () => {
    const empty = html({ kind: 'versenynaptar', weekend: null });
    expect([textOf(empty).includes('Még nincs adat.'), navOf(empty, 'Nagydíjak')]).toEqual([true, '']);
  });
});

describe('a team [F1-06]', () => {
  const facts = [
    { title: 'Székhely', value: 'Mintaváros' },
    { title: 'Elnök', value: null },
    { title: 'Gumi', value: null },
  ];
  const team: NonNullable<TeamData['team']> = {
    ...greenTeam,
    facts,
    drivers: [driver(31, 'Minta Ádám')],
    standing: { position: 2, points: 30.5 },
  };

  it('has its place in the season, drivers, and facts with the unknown ones named together [S53]', () => {
    const page = html({ kind: 'csapatok', team });
    expect(textOf(page)).toContain(
      'Zöld Csapat 2024: 2. hely, 30,5 pont Versenyzők, 2024 Minta Ádám A csapat ma Székhely Mintaváros Elnök, Gumi: Még nincs adat.',
    );
    expect(linksOf(page)).toContain('/rovat/sport/forma1?oldal=konstruktor&szezon=2024');
    expect(currentOf(navOf(page, 'Csapatok'))).toEqual(['Zöld Csapat']);
  });

  it('without a name, place, drivers and facts has a heading and says so', () => {
    const bare = { ...team, name: null, facts: [], drivers: [], standing: { position: null, points: 0 } };
    expect(textOf(html({ kind: 'csapatok', team: bare }))).toContain(
      'Csapat 2024: 0 pont Versenyzők, 2024 Még nincs adat. A csapat ma Még nincs adat.',
    );
  });
});

describe('a driver [F1-07]', () => {
  const profile: DriverProfile = {
    ...driver(32, 'Próba Bea', 'PRO'),
    facts: [],
    team: greenTeam,
    standing: null,
    teams: [
      { season: 2024, team: greenTeam },
      { season: 2023, team: { id: null, name: 'Régi Csapat', logo: null } },
    ],
  };

  it('has the teams of each season, which lead to that season', () => {
    const page = html({ kind: 'versenyzok', driver: profile });
    expect(textOf(page)).toContain('Csapatai 2024 Zöld Csapat 2023 Régi Csapat');
    expect(textOf(page)).not.toContain('pont ');
    const old = { ...profile, teams: [{ season: 2023, team: greenTeam }] };
    expect(linksOf(html({ kind: 'versenyzok', driver: old }))).toContain(
      '/rovat/sport/forma1?oldal=csapatok&szezon=2023&csapat=4',
    );
    expect(currentOf(navOf(page, 'Versenyzők'))).toEqual(['Próba Bea']);
  });

  it('has a portrait from our own host, or the abbreviation', () => {
    const image = 'https://media.api-sports.io/formula-1/drivers/32.png';
    const pictured = html({ kind: 'versenyzok', driver: { ...profile, image } });
    expect(pictured).toMatch(/<img[^>]*src="\/livescore\/kepek\/formula-1\/drivers\/32\.webp"/);
    expect(pictured).not.toMatch(/>PRO<|api-sports/);
    expect(html({ kind: 'versenyzok', driver: profile })).toMatch(/aria-hidden="true">PRO</);
  });

  it('of an empty season is none', () => {
    const page = html({ kind: 'versenyzok', driver: null });
    expect([textOf(page).includes('Még nincs adat.'), navOf(page, 'Versenyzők')]).toEqual([true, '']);
  });
});

describe('days', () => {
  it.each([
    ['2024-07-19T11:30:00Z', '2024-07-21T13:00:00Z', 'júl. 19–21.'],
    ['2024-02-29T11:30:00Z', '2024-03-02T15:00:00Z', 'febr. 29.–márc. 2.'],
    ['2024-07-21T11:30:00Z', '2024-07-21T13:00:00Z', 'júl. 21.'],
    // In Hungary it is the next day, and the next month.
    ['2024-11-29T23:30:00Z', '2024-11-30T23:30:00Z', 'nov. 30.–dec. 1.'],
  ])('from %s to %s are %s', (from, to, text) => {
    expect(daysText({ from: seconds(from), to: seconds(to) }, zone)).toBe(text);
  });

  it('are no text until both are known', () => {
    expect([daysText({ from: null, to: 1 }, zone), daysText({ from: 1, to: null }, zone)]).toEqual(['', '']);
  });
});
