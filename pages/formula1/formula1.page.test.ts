/** The Formula 1 page and its call, on the sandbox's recorded answers. */

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadFormula1 } from '#features/livescore/public.server.ts';
import {
  type Formula1Data,
  formula1Address,
  formula1Fields,
  formula1Path,
  formula1Tabs,
  livescoreSetting,
  type SessionData,
  type SportsPage,
} from '#features/livescore/public.ts';
import { type Edition, parseQuery } from '#features/sites/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { withSettings } from '#tests/edition.ts';
import { withServer } from '../../tests/server.ts';
import { save } from '../../tests/stories.ts';

const server = withServer();

beforeEach(() => setTime('2026-11-21T08:00:00+01:00'));

/** Sets the clock, and clears the data that were read before. */
async function setTime(iso: string): Promise<void> {
  server.setTime(iso);
  const { db } = server.context;
  await sql`delete from livescore_answers`.execute(db);
  await sql`delete from livescore_quotas`.execute(db);
  await sql`
    update livescore_resources set created_at = 'epoch', due_at = 'epoch', wanted_until = 'epoch',
      checked_at = null, lease = null, leased_until = null`.execute(db);
  await drop('*');
}

async function drop(key: string): Promise<void> {
  await server.context.db.transaction().execute((trx) => recordInvalidations(trx, [{ key }]));
  await server.settled();
}

async function load(query = ''): Promise<SportsPage<Formula1Data>> {
  const parsed = parseQuery(formula1Fields, new URLSearchParams(query));
  const { page } = await loadFormula1({ query: parsed, timeZone: 'Europe/Budapest' }, server.context);
  return page;
}

async function htmlOf(query = ''): Promise<string> {
  const { status, text } = await server.telex(formula1Path + query);
  expect(status).toBe(200);
  return text.replaceAll('<!-- -->', '');
}

function calendarOf({ data }: SportsPage<Formula1Data>) {
  if (data.shown.kind !== 'versenynaptar') throw new Error(`the page shows ${data.shown.kind}`);
  return data.shown;
}

function sessionOf(page: SportsPage<Formula1Data>): SessionData {
  const session = calendarOf(page).weekend?.session;
  if (!session) throw new Error('no session is shown');
  return session;
}

/** Grand Prix, session and season that an address shows. */
async function shown(query: string): Promise<(string | number | undefined)[]> {
  const page = await load(query);
  const { weekend } = calendarOf(page);
  const grid = weekend?.session?.isGrid ? 'rajtrács' : 'eredmény';
  return [page.data.season, weekend?.name, weekend?.session?.name, grid];
}

// Ids of the sandbox: twenty for each weekend, with the sessions in their order.
const [hungary, belgium, china] = [12, 7, 9];
const race2024 = { hungary: 1114 * 20 + 11, belgium: 1115 * 20 + 11 };
const sprint2024 = { china: 1106 * 20 + 7 };

describe('parameters [F1-01] [F1-09] [F1-10] [F1-11]', () => {
  it('missing ones are the current season, its next Grand Prix and its first session', async () => {
    await setTime('2024-07-16T12:00:00+02:00');
    expect(await shown('')).toEqual([2024, 'Magyar Nagydíj', '1. szabadedzés', 'eredmény']);
  });

  it('in November 2026 the races without a result are past, and the next one is to come [S53]', async () => {
    expect(await shown('')).toEqual([2026, 'Las Vegas-i Nagydíj', '3. szabadedzés', 'eredmény']);
    const { data } = await load();
    const states = Object.fromEntries(data.weekends.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({
      'Magyar Nagydíj': 'over',
      'Holland Nagydíj': 'unknown',
      'Katari Nagydíj': 'later',
    });
  });

  it('of a season that is over the last race is shown', async () => {
    expect(await shown('?szezon=2024')).toEqual([2024, 'Abu-dzabi Nagydíj', 'Verseny', 'eredmény']);
  });

  it.each([
    [`?szezon=2024&verseny=${hungary}`, [2024, 'Magyar Nagydíj', 'Verseny', 'eredmény']],
    [`?szezon=2025&verseny=${hungary}`, [2025, 'Magyar Nagydíj', 'Verseny', 'eredmény']],
    [`?szezon=2024&futam=${race2024.belgium}`, [2024, 'Belga Nagydíj', 'Verseny', 'eredmény']],
    [`?szezon=2024&futam=-${race2024.belgium}`, [2024, 'Belga Nagydíj', 'Verseny', 'rajtrács']],
    [
      `?szezon=2024&verseny=${china}&futam=${sprint2024.china}`,
      [2024, 'Kínai Nagydíj', 'Sprint', 'eredmény'],
    ],
    [
      `?szezon=2024&verseny=${china}&futam=-${sprint2024.china}`,
      [2024, 'Kínai Nagydíj', 'Sprint', 'rajtrács'],
    ],
  ])('%s shows %j', async (query, expected) => {
    expect(await shown(query)).toEqual(expected);
  });

  it.each([
    ['?oldal=tabella', ''],
    ['?oldal=0', ''],
    ['?szezon=1950&csapat=3', ''],
    ['?szezon=huszonnegy', ''],
    [
      `?szezon=2024&verseny=999&futam=${race2024.hungary}`,
      `?szezon=2024&verseny=${hungary}&futam=${race2024.hungary}`,
    ],
    [`?szezon=2024&verseny=${belgium}&futam=${race2024.hungary}`, `?szezon=2024&verseny=${belgium}`],
    [`?szezon=2024&verseny=${hungary}&futam=12345`, `?szezon=2024&verseny=${hungary}`],
    ['?oldal=csapatok&csapat=999', '?oldal=csapatok'],
    ['?oldal=versenyzok&szezon=2024&versenyzo=-4&verseny=12', '?oldal=versenyzok&szezon=2024'],
    ['?oldal=pontverseny&szezon=2026', '?oldal=pontverseny'],
    ['?oldal=csapatok&csapat=8', '?oldal=csapatok&szezon=2026&csapat=8'],
  ])('%s answers with 200 and the canonical address %j [F1-09]', async (query, canonical) => {
    const html = await htmlOf(query);
    const [, link = ''] = /<link rel="canonical" href="[^"]*?(\?[^"]*)?"/.exec(html) ?? [];
    expect(link.replaceAll('&amp;', '&')).toBe(canonical);
    expect((await load(query)).address).toBe(formula1Path + canonical);
  });
});

describe('a session [F1-03] [F1-05]', () => {
  it('has its result, with the winner first and the gaps of the others', async () => {
    const session = sessionOf(await load(`?szezon=2024&verseny=${hungary}`));
    expect(session).toMatchObject({ state: 'completed', laps: { total: 70 } });
    expect(session.fastestLap).toEqual({ driver: 'George Russell', time: '1:20,305' });
    expect(session.rows).toHaveLength(20);
    expect(session.rows[0]).toMatchObject({
      position: 1,
      time: '1:38:01,989',
      laps: 70,
      grid: 2,
      driver: { name: 'Oscar Piastri' },
      team: { name: 'McLaren' },
    });
    expect(session.rows.map(({ time }) => time)).toContain('+1 kör');
    expect(session.rows.at(-1)).toMatchObject({ driver: { name: 'Pierre Gasly' }, time: 'Kiesett' });
  });

  it('shows retirements, disqualifications and laps in Hungarian [F1-13]', async () => {
    const html = await htmlOf('?szezon=2024&verseny=21');
    for (const text of ['Nem indult', 'Kizárás', 'Kiesett', '69 kör']) expect(html).toContain(text);
    expect(html).not.toMatch(/>(DNF|DNS|DSQ)</);
  });

  it('has a starting grid of its own', async () => {
    const session = sessionOf(await load(`?szezon=2024&futam=-${race2024.belgium}`));
    expect(session.isGrid).toBe(true);
    expect(session.rows.slice(0, 2).map(({ position, driver }) => [position, driver.name])).toEqual([
      [1, 'Charles Leclerc'],
      [2, 'Sergio Pérez'],
    ]);
  });

  it('of a sprint weekend has its own sessions', async () => {
    const page = await load(`?szezon=2024&verseny=${china}`);
    expect(calendarOf(page).weekend?.sessions.map(({ name }) => name)).toEqual([
      '1. szabadedzés',
      ...[1, 2, 3].map((part) => `Sprintidőmérő, ${part}. szakasz`),
      'Sprint',
      ...[1, 2, 3].map((part) => `Időmérő, ${part}. szakasz`),
      'Verseny',
    ]);
    expect(page.data.weekends.filter(({ hasSprint }) => hasSprint)).toHaveLength(6);
  });

  it('that has no result yet says so', async () => {
    const session = sessionOf(await load('?verseny=15'));
    expect(session).toMatchObject({ state: 'scheduled', rows: [] });
    expect(await htmlOf('?verseny=15')).toContain('Még nincs adat.');
  });

  it('has the circuit, whose unknown properties stay empty [F1-04] [S53]', async () => {
    const { weekend } = calendarOf(await load(`?szezon=2024&verseny=${hungary}`));
    expect(weekend?.place).toBe('Budapest, Magyarország');
    expect(weekend?.circuit?.name).toBe('Hungaroring');
    const facts = Object.fromEntries(
      (weekend?.circuit?.facts ?? []).map(({ title, value }) => [title, value]),
    );
    expect(facts).toMatchObject({
      Hossz: '4,381\u00a0km',
      'Körök száma': '70',
      Tulajdonos: null,
      Körrekord: null,
    });
  });
});

describe('a live race [F1-12]', () => {
  beforeEach(() => setTime('2024-07-21T15:30:00+02:00'));

  it('is shown with a marker, and its page is refreshed', async () => {
    const page = await load();
    expect([calendarOf(page).weekend?.name, sessionOf(page).state, page.liveFrom]).toEqual([
      'Magyar Nagydíj',
      'live',
      0,
    ]);
    expect(await htmlOf()).toMatch(/Verseny: eredmény<?[^<]*<span class="[^"]*live[^"]*">Élő</);
  });

  it('has its result asked for again every 15 seconds', async () => {
    await load();
    server.setTime('2024-07-21T15:30:20+02:00');
    await drop('*');
    await load();
    const address = `formula1/rankings/races?race=${race2024.hungary}`;
    const due = await sql<{ at: Date }>`
      select due_at as at from livescore_resources where address = ${address}`.execute(server.context.db);
    expect(due.rows.map(({ at }) => at)).toEqual([new Date('2024-07-21T15:30:15+02:00')]);
  });

  it('is followed from its start on, also from a page that was opened before it', async () => {
    await setTime('2024-07-21T13:00:00+02:00');
    const start = Date.parse('2024-07-21T13:00:00Z') / 1000;
    expect((await load(`?futam=${race2024.hungary}`)).liveFrom).toBe(start);
    await setTime('2024-07-22T13:00:00+02:00');
    expect((await load(`?futam=${race2024.hungary}`)).liveFrom).toBeNull();
  });
});

describe('teams and drivers [F1-02] [F1-06] [F1-07]', () => {
  it('have pages with what is known of them, and a line for what is not', async () => {
    const team = await htmlOf('?oldal=csapatok&szezon=2024&csapat=8');
    expect(team).toMatch(/<h2[^>]*>McLaren</);
    for (const text of ['Lando Norris', 'Oscar Piastri', 'Pirelli', '2024: 1. hely, 666 pont'])
      expect(team).toContain(text);
    expect(team).toContain('Elnök, Csapatfőnök, Műszaki igazgató: Még nincs adat.');
    const driver = await htmlOf('?oldal=versenyzok&szezon=2024&versenyzo=18');
    expect(driver).toMatch(/<h2[^>]*>Lewis Hamilton</);
    for (const text of ['brit', '1985. január 7.', 'Stevenage', 'HAM', 'Ferrari', '2024: 7. hely, 223 pont'])
      expect(driver).toContain(text);
  });

  it('can be chosen with selects, which are on every tab, and from lists [F1-02]', async () => {
    const html = await htmlOf('?oldal=csapatok&szezon=2024');
    expect(html).toContain('<input type="hidden" name="innen" value="csapatok"/>');
    expect(html).toContain('href="/rovat/sport/forma1?oldal=csapatok&amp;szezon=2024&amp;csapat=5"');
    for (const query of ['?oldal=csapatok', '?oldal=versenyzok', '?oldal=konstruktor', '?szezon=2024']) {
      const names = [...(await htmlOf(query)).matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name);
      expect(names, query).toEqual(['szezon', 'verseny', 'csapat', 'versenyzo']);
    }
  });

  it.each([
    ['innen=csapatok&csapat=5&verseny=&versenyzo=', '?oldal=csapatok&szezon=2024&csapat=5'],
    ['innen=csapatok&csapat=5&verseny=12&versenyzo=', '?szezon=2024&verseny=12'],
    ['innen=versenynaptar&verseny=12&csapat=5', '?oldal=csapatok&szezon=2024&csapat=5'],
    ['innen=pontverseny&verseny=&csapat=&versenyzo=18', '?oldal=versenyzok&szezon=2024&versenyzo=18'],
    ['innen=pontverseny&verseny=&csapat=&versenyzo=', '?oldal=pontverseny&szezon=2024'],
    ['oldal=pontverseny&verseny=12', '?oldal=pontverseny&szezon=2024'],
    ['innen=semmi&verseny=12', '?szezon=2024&verseny=12'],
  ])('the form of a tab leads to the tab of what was chosen: %s [F1-01] [F1-02]', async (sent, address) => {
    expect((await load(`?szezon=2024&${sent}`)).address).toBe(`/rovat/sport/forma1${address}`);
  });
});

describe('standings [F1-08]', () => {
  it('of drivers have the points after each Grand Prix beside them', async () => {
    const { data } = await load('?oldal=pontverseny&szezon=2024');
    if (data.shown.kind !== 'pontverseny') throw new Error('no standings');
    expect(data.shown.rows.slice(0, 2)).toMatchObject([
      { position: 1, name: 'Max Verstappen', team: { name: 'Red Bull' }, points: 437, wins: 9 },
      { position: 2, name: 'Lando Norris', team: { name: 'McLaren' }, points: 374, wins: 4 },
    ]);
    expect(data.shown.chart?.rounds).toHaveLength(24);
    expect(data.shown.chart?.lines[0]?.totals.slice(0, 3)).toEqual([26, 51, 51]);
    const html = await htmlOf('?oldal=pontverseny&szezon=2024');
    expect(html).toContain('Max Verstappen előnye 63 pont');
    expect(html).toContain('Pontok 24 nagydíj után: Max Verstappen 437, Lando Norris 374');
  });

  it('of teams too, in a season that is not over', async () => {
    const { data } = await load('?oldal=konstruktor');
    if (data.shown.kind !== 'konstruktor') throw new Error('no standings');
    expect(data.season).toBe(2026);
    expect(data.shown.rows).toHaveLength(11);
    expect(data.shown.chart?.lines[0]?.totals.at(-1)).toBe(data.shown.rows[0]?.points);
  });
});

describe('a changed answer', () => {
  it('changes the page and the call', async () => {
    const query = `?szezon=2024&verseny=${hungary}`;
    expect(await htmlOf(query)).toContain('Oscar Piastri');
    const address = `formula1/rankings/races?race=${race2024.hungary}`;
    await sql`
      update livescore_answers set body = jsonb_set(body::jsonb, '{0,driver,name}', '"Próba Pál"')::text
      where address = ${address}`.execute(server.context.db);
    await drop(`livescore:${address}`);
    expect(await htmlOf(query)).toContain('Próba Pál');
    expect(sessionOf(await load(query)).rows[0]?.driver.name).toBe('Próba Pál');
  });

  it('of a cancelled Grand Prix leaves it in the calendar, and opens the one after it', async () => {
    await setTime('2024-07-16T12:00:00+02:00');
    await load();
    await sql`
      update livescore_answers set body = (
        select jsonb_agg(case when item->'competition'->>'id' = ${String(hungary)}
          then jsonb_set(item, '{status}', '"Cancelled"') else item end)
        from jsonb_array_elements(body::jsonb) as item)::text
      where address = 'formula1/races?season=2024'`.execute(server.context.db);
    await drop('livescore:formula1/races?season=2024');
    const page = await load();
    expect(calendarOf(page).weekend?.name).toBe('Belga Nagydíj');
    expect(page.data.weekends.find(({ id }) => id === hungary)?.state).toBe('cancelled');
    expect(await htmlOf(`?szezon=2024&verseny=${hungary}`)).toContain('Elmarad');
  });
});

describe('stories below the results', () => {
  it('have pages of their own, by the same parameter as the tabs [X13]', async () => {
    const { content } = server.context;
    const tags = await content.ensureTags([{ slug: 'forma-1', name: 'Forma–1' }]);
    const tagIds = [...tags.values()];
    for (let at = 1; at <= 11; at += 1)
      await save(server.context, { slug: `futam-${at}`, title: `Futamhír ${at}`, tagIds });
    await server.settled();
    expect(await htmlOf('?szezon=2024')).toContain('Futamhír');
    const second = await htmlOf('?oldal=2');
    expect(second.match(/<article/g)).toHaveLength(1);
    expect(second).toMatch(/<title>Forma–1 – 2\. oldal/);
    expect(second).toMatch(/<link rel="canonical" href="[^"]*\/rovat\/sport\/forma1\?oldal=2"/);
    expect(second).toMatch(/<select[^>]*name="verseny"/);
    expect(await htmlOf('?oldal=pontverseny')).toContain('Futamhír');
    expect((await server.telex(`${formula1Path}?oldal=99`)).status).toBe(404);
  });
});

function withLivescore(edition: Edition, changed: object): Edition {
  return withSettings(edition, { livescore: { ...livescoreSetting.of(edition), ...changed } });
}

describe('a provider that does not answer [F1-15]', () => {
  const nowhere = withServer({
    edition: (edition) => withLivescore(edition, { sources: { formula1: 'http://127.0.0.1:9' } }),
  });

  it('leaves every tab empty, with the choices that there are, and is logged', async () => {
    for (const tab of formula1Tabs) {
      const { status, text } = await nowhere.telex(formula1Address({ oldal: tab }));
      expect([tab, status]).toEqual([tab, 200]);
      expect(text).toContain('Még nincs adat.');
      expect(text).toMatch(/<option[^>]*>2026</);
    }
    expect(nowhere.takeLog().join()).toContain('live scores could not be fetched');
  });
});

describe('an edition with the line of a circuit', () => {
  const line = { viewBox: '0 0 40 20', path: 'M5 5L35 5L20 15Z' };
  const drawn = withServer({
    edition: (edition) => withLivescore(edition, { circuits: { Hungaroring: line } }),
  });

  it('shows it with the circuit of that name, and no other [F1-04]', async () => {
    const { text } = await drawn.telex(formula1Address({ szezon: 2024, verseny: hungary }));
    expect(text).toMatch(
      /viewBox="0 0 40 20" role="img" aria-label="Hungaroring vonala"><path d="M5 5L35 5L20 15Z"/,
    );
    expect((await drawn.telex(formula1Address({ szezon: 2024, verseny: belgium }))).text).not.toContain(
      line.viewBox,
    );
  });
});

describe('an edition without Formula 1', () => {
  const without = withServer({ edition: (edition) => withSettings(edition, { livescore: undefined }) });

  it('has neither the page nor entries in the sitemap', async () => {
    expect((await without.telex(formula1Path)).status).toBe(404);
  });
});
