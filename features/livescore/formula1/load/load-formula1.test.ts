/** The data of the Formula 1 page and its address, for the parameters of a request, from answers in memory. */
import { describe, expect, it } from 'vitest';
import { parseQuery } from '#features/sites/public.ts';
import { formula1Fields } from '../formula1-query.ts';
import { hasFormula1, loadFormula1 } from './load-formula1.server.ts';
import {
  type Answers,
  adam,
  addresses,
  answeredLivescore,
  bea,
  kek,
  session,
  standing,
  zold,
} from './season-answers.fixture.ts';

const answers: Answers = {
  [addresses.seasons]: [2022, 2024, 2023],
  [addresses.races]: [session(103, 'Race', 'Live', '2024-07-21T13:00:00Z')],
  [addresses.drivers]: [
    standing(1, adam, kek, 25),
    standing(2, { ...bea, name: null }, zold, 18),
    standing(3, { id: null, name: 'Vendég Vilmos' }, zold, 15),
  ],
  [addresses.constructors]: [{ position: 1, team: zold, points: 33 }],
};

interface Situation {
  now?: string;
  from?: Answers;
  /** When the provider gave its answers; now by default. */
  answeredAt?: string;
  source?: string;
}

async function load(
  query: string,
  { now = '2024-07-21T14:00:00Z', from = answers, ...rest }: Situation = {},
) {
  const { answeredAt = now, source = 'sandbox' } = rest;
  const livescore = {
    ...answeredLivescore(from, new Date(answeredAt)),
    setting: { sources: { formula1: source } },
  };
  const parsed = parseQuery(formula1Fields, new URLSearchParams(query));
  const needs = { livescore, clock: { now: () => new Date(now) } };
  return loadFormula1({ query: parsed, timeZone: 'Europe/Budapest' }, needs);
}

async function addressOf(query: string, situation?: Situation): Promise<string> {
  return (await load(query, situation)).page.address.replace('/rovat/sport/forma1', '');
}

describe('the address of a page [F1-09]', () => {
  it.each([
    ['', ''],
    ['szezon=2024', ''],
    ['szezon=1999', ''],
    ['oldal=pontverseny&szezon=2024&csapat=4', '?oldal=pontverseny'],
    ['oldal=csapatok&csapat=4', '?oldal=csapatok&szezon=2024&csapat=4'],
    ['oldal=csapatok&csapat=999', '?oldal=csapatok'],
    ['oldal=versenyzok&versenyzo=32&futam=103', '?oldal=versenyzok&szezon=2024&versenyzo=32'],
    ['futam=-103', '?szezon=2024&verseny=12&futam=-103'],
    ['szezon=2023', '?szezon=2023'],
    ['szezon=2023&verseny=12', '?szezon=2023'],
    ['innen=csapatok&versenyzo=31', '?oldal=versenyzok&szezon=2024&versenyzo=31'],
  ])('for „%s” is „%s”', async (query, address) => {
    expect(await addressOf(query)).toBe(address);
  });

  it('keeps the season of the last year once another one is known', async () => {
    const from = { ...answers, [addresses.seasons]: [2024, 2025] };
    const newYear = { from, now: '2025-01-01T00:30:00+01:00' };
    expect([await addressOf('', newYear), await addressOf('szezon=2024', newYear)]).toEqual([
      '',
      '?szezon=2024',
    ]);
  });
});

describe('the choices of a page [F1-02]', () => {
  it('are the seasons, newest first, and what has both an id and a name', async () => {
    const { data } = (await load('')).page;
    expect(data.seasons).toEqual([2024, 2023, 2022]);
    expect(data.weekends.map(({ name, state }) => [name, state])).toEqual([['Magyar Nagydíj', 'live']]);
    expect(data.drivers).toEqual([{ id: 31, name: 'Minta Ádám' }]);
    expect(data.teams).toEqual([{ id: 4, name: 'Zöld Csapat' }]);
  });

  it('are the current season alone while the provider has not answered [F1-15]', async () => {
    const { data, address, title } = (await load('', { from: {} })).page;
    expect([data.seasons, data.weekends, data.drivers, data.shown]).toEqual([
      [2024],
      [],
      [],
      { kind: 'versenynaptar', weekend: null },
    ]);
    expect([address, title]).toEqual(['/rovat/sport/forma1', 'Forma–1']);
  });
});

it('a title names what the address names, before the sport', async () => {
  const titles = ['', 'verseny=12', 'oldal=versenyzok', 'oldal=konstruktor'].map(
    async (query) => (await load(query)).page.title,
  );
  expect(await Promise.all(titles)).toEqual([
    'Forma–1',
    'Magyar Nagydíj 2024 – Forma–1',
    'Minta Ádám, 2024 – Forma–1',
    'Csapatok pontversenye, 2024 – Forma–1',
  ]);
});

describe('a page is loaded again', () => {
  it('after 15 s while its session is held [F1-12]', async () => {
    const { page, freshForMs } = await load('');
    expect([page.liveFrom, freshForMs, page.data.oldSince]).toEqual([0, 15_000, null]);
    expect(page.news).toEqual({ '103 false state': 'Verseny: elkezdődött.', '103 false leader': '' });
  });

  it('soon when its answers are too old, and says since when', async () => {
    const { page, freshForMs } = await load('oldal=csapatok', { answeredAt: '2024-07-21T13:00:00Z' });
    expect([page.data.oldSince, freshForMs]).toEqual([Date.parse('2024-07-21T13:00:00Z') / 1000, 5_000]);
  });

  it('when any answer that it read changes, also one that nobody has given yet', async () => {
    const { dependencies } = await load('oldal=versenyzok');
    expect(dependencies.map(({ key }) => key).toSorted()).toEqual(
      [addresses.seasons, addresses.races, addresses.drivers, addresses.constructors, addresses.driver(31)]
        .map((address) => `livescore:${address}`)
        .toSorted(),
    );
  });
});

it('names the publisher of the data, which is another one for the sandbox', async () => {
  const sourceOf = async (source: string) => (await load('', { source })).page.data.source;
  expect([await sourceOf('sandbox'), await sourceOf('https://v1.formula-1.api-sports.io')]).toEqual([
    'F1DB (CC BY 4.0)',
    'API-Sports',
  ]);
});

it('an edition without a source for Formula 1 has no such page', () => {
  const has = (sources: { football?: string; formula1?: string }) =>
    hasFormula1({ livescore: { ...answeredLivescore({}, new Date(0)), setting: { sources } } });
  expect([has({ football: 'sandbox' }), has({ formula1: 'sandbox' })]).toEqual([false, true]);
  expect(hasFormula1({ livescore: { ...answeredLivescore({}, new Date(0)), setting: null } })).toBe(false);
});
