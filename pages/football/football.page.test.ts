/** The football page over HTTP, with the results of the sandbox. Time goes on from test to test. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#features/livescore/public.server.ts';
import {
  type FootballData,
  footballFields,
  footballPath,
  type SportsPage,
} from '#features/livescore/public.ts';
import { mainSite, parseQuery } from '#features/sites/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { withServer } from '../../tests/server.ts';
import { save } from '../../tests/stories.ts';
import { footballResults } from './football-results.server.ts';

const server = withServer();
const signal = new AbortController().signal;

beforeAll(async () => {
  server.setTime('2024-06-15T12:00:00Z');
  const { content, front } = server.context;
  await front.writeUnique({
    slug: 'sport-leagues',
    content: [
      { id: 4, title: 'Európa-bajnokság', country: 'World' },
      { id: 271, title: 'NB I', country: 'Hungary' },
    ],
  });
  const sections = await content.ensureSuperTags([{ slug: 'sport', name: 'Sport', site: 'telex' }]);
  const tags = await content.ensureTags([{ slug: 'labdarugas', name: 'labdarúgás' }]);
  const story = { mainSuperTagId: sections.get('sport') ?? 0, pubDate: new Date('2024-06-14T10:00:00Z') };
  for (let at = 1; at <= 12; at += 1)
    await save(server.context, {
      ...story,
      slug: `foci-${at}`,
      title: `Focicikk ${at}`,
      tagIds: [...tags.values()],
    });
  await server.settled();
  // The sandbox opens with the first request, which may take longer than a page waits.
  while (!(await shown('')).data.day.groups?.length);
});

/** Data of the page for a query. */
async function shown(query: string): Promise<SportsPage<FootballData>> {
  const parsed = parseQuery(footballFields, new URLSearchParams(query));
  const { edition, port } = server;
  const view = { edition, port, site: mainSite(edition) };
  const results = await footballResults(parsed, view, server.context);
  if (!results) throw new Error('the edition has no football');
  return results.page;
}

/** The text of the page's main content. */
async function textAt(query: string): Promise<string> {
  const { status, text } = await server.telex(footballPath + query);
  expect(status).toBe(200);
  return textOf(/<main.*<\/main>/s.exec(text)?.[0] ?? '');
}

function textOf(html: string): string {
  return html
    .replaceAll(/<option.*?<\/option>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function canonicalOf(query: string): Promise<string | undefined> {
  const { status, text } = await server.telex(footballPath + query);
  expect(status).toBe(200);
  const [, address] = /<link rel="canonical" href="[^"]*?(\/rovat[^"]*)"/.exec(text) ?? [];
  return address?.replaceAll('&amp;', '&');
}

/** Sets the clock, and fetches what is due of the championships and of a day as if somebody looked at it. */
async function at(iso: string): Promise<void> {
  server.setTime(iso);
  const { livescore } = server.context;
  const season = { league: 4, season: 2024 };
  const read = [
    resources.matchesOfDay(iso.slice(0, 10)),
    resources.standings(season),
    resources.topScorers(season),
    resources.countries(),
    resources.leaguesOfCountry('World'),
    resources.leaguesOfCountry('Hungary'),
  ];
  for (const resource of read) await livescore.read<unknown>(resource);
  while ((await livescore.fetchDue(signal)) > 0);
  await server.settled();
}

/** Changes a recorded answer. */
async function change(address: string, changed: (body: string) => string): Promise<void> {
  const { db } = server.database;
  const found = await sql<{ id: number; body: string }>`
    select id, body from livescore_answers where address = ${address} order by id desc limit 1`.execute(db);
  const [last] = found.rows;
  if (!last) throw new Error(`no answer is recorded for ${address}`);
  await sql`update livescore_answers set body = ${changed(last.body)} where id = ${last.id}`.execute(db);
  await db.transaction().execute((trx) => recordInvalidations(trx, [{ key: `livescore:${address}` }]));
  await server.settled();
}

describe('the football page', () => {
  it('has quick links, selects, tabs, a day and a match select without script [FOOT-02] [FRONT-10]', async () => {
    const { text } = await server.telex(footballPath);
    const names = [...text.matchAll(/<(?:select|input)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'q')).toEqual(
      expect.arrayContaining(['orszag', 'liga', 'szezon', 'nap', 'meccs']),
    );
    for (const title of ['Tabella', 'Góllövőlista', 'Legtöbb sárga lap', 'Legtöbb piros lap'])
      expect(text).toContain(title);
    expect(text).toContain('Mérkőzés kiválasztása');
    const page = await shown('');
    expect(page.data.quickLinks.map(({ title, href }) => [title, href])).toEqual([
      ['Európa-bajnokság', '/rovat/sport/foci'],
      ['NB I', '/rovat/sport/foci?liga=271'],
    ]);
    const { country } = page.data.choices.league;
    expect(country.options).toEqual([
      { value: 'Hungary', label: 'Magyarország' },
      { value: 'World', label: 'Nemzetközi' },
    ]);
  });

  it('shows today in Budapest and the newest season with data [FOOT-01] [SUPP-14]', async () => {
    const page = await shown('');
    expect(page.data.title).toBe('Európa-bajnokság 2024');
    expect(page.data.day).toMatchObject({ date: '2024-06-15', title: '2024. június 15., szombat' });
    const [group] = page.data.day.groups ?? [];
    expect(group?.matches.map(({ home, away }) => `${home.name}–${away.name}`)).toEqual([
      'Magyarország–Svájc',
      'Spanyolország–Horvátország',
      'Olaszország–Albánia',
    ]);
    expect(await textAt('')).toContain(
      'Az adatok nem feltétlenül valós idejűek, és csak tájékoztató jellegűek.',
    );
  });

  it('has no score before the kick-off, and follows the match after it [FOOT-10] [FOOT-11]', async () => {
    const first = async () => (await shown('')).data.day.groups?.[0]?.matches[0];
    expect(await first()).toMatchObject({ score: null, status: '15:00', isLive: false });
    expect((await shown('')).liveFrom).toBe(Date.parse('2024-06-15T13:00:00Z') / 1000);
    await at('2024-06-15T13:20:00Z');
    expect(await first()).toMatchObject({ score: [0, 1], isLive: true });
    expect((await shown('')).liveFrom).toBe(0);
    expect(await textAt('')).toMatch(/most élő ?, \d+\. perc Magyarország 0 Svájc 1/);
  });

  it('follows a recorded answer that is changed', async () => {
    await change('football/fixtures?date=2024-06-15', (body) =>
      body.replace('"goals":{"home":0,"away":1}', '"goals":{"home":5,"away":1}'),
    );
    expect((await shown('')).data.day.groups?.[0]?.matches[0]?.score).toEqual([5, 1]);
    expect(await textAt('')).toContain('Magyarország 5 Svájc 1');
  });

  it('takes invalid and unknown values for missing, and names the canonical address [FOOT-01] [FOOT-04]', async () => {
    const wrong = '?orszag=Atlantisz&liga=0&szezon=24&oldal=kapusok&nap=2024-02-30&meccs=5';
    expect(await canonicalOf(wrong)).toBe('/rovat/sport/foci');
    expect((await shown(wrong)).data).toEqual((await shown('')).data);
    expect(await canonicalOf('?orszag=World&liga=4&szezon=2024&oldal=tabella&nap=2024-06-15&meccs=0')).toBe(
      '/rovat/sport/foci',
    );
    expect(await canonicalOf('?szezon=2024&orszag=Hungary')).toBe('/rovat/sport/foci?liga=271&szezon=2024');
    expect(await canonicalOf('?meccs=999999')).toBe('/rovat/sport/foci');
  });

  it('opens a match on its day and in its league, with a way back [FOOT-01] [FOOT-02] [FOOT-03]', async () => {
    await at('2024-08-01T12:00:00Z');
    await expect.poll(() => textAt('?meccs=2024007')).toContain('Összefoglaló');
    const { text } = await server.telex(`${footballPath}?meccs=2024007`);
    expect(textOf(text)).toContain('← Vissza');
    expect(text).toMatch(/<a [^>]*href="\/rovat\/sport\/foci\?liga=4&amp;nap=2024-06-1\d"/);
    expect(await canonicalOf('?meccs=2024007')).toBe('/rovat/sport/foci?meccs=2024007');
    // The match is over, and the data have nothing else of it [S56].
    expect(textOf(text)).not.toMatch(/Statisztika|Várható kimenetel/);
    expect(text).toContain('data-match-part="timeline"');
  });

  it('keeps the tab on the way to a match and back, which its canonical address leaves out [FOOT-01] [FOOT-03]', async () => {
    const list = await shown('?liga=4&oldal=gol&nap=2024-06-15');
    const href = list.data.day.groups?.[0]?.matches[0]?.href ?? '';
    expect(href).toContain('oldal=gol');
    const open = await shown(`${new URL(href, 'http://x').search}&nap=2024-06-16`);
    expect(open.data.back).toMatch(/oldal=gol.*nap=2024-06-16/);
    expect(await canonicalOf('?oldal=gol&nap=2024-06-16&meccs=2024007')).toBe(
      '/rovat/sport/foci?meccs=2024007',
    );
    const { text } = await server.telex(`${footballPath}?meccs=2024007`);
    const [, described] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
    expect(described).toMatch(/^[^,]+–[^,]+, Európa-bajnokság, 2024\. június \d+\.: eredmény/);
  });

  it('says when nothing is played on a day, and leads to the nearest ones [FOOT-15]', async () => {
    const text = await textAt('?liga=4&nap=2024-07-13');
    expect(text).toContain('Nem rendeznek mérkőzést ezen a napon.');
    expect(text).toContain('Az előző játéknap: 2024. július 10.');
    expect(text).toContain('A következő játéknap: 2024. július 14.');
  });

  it('has lists only where the data is whole [S53] [FOOT-09] [FOOT-16]', async () => {
    const scorers = (await shown('?liga=4&oldal=gol')).data.players ?? [];
    expect(scorers.slice(0, 2).map(({ rank, count }) => [rank, count])).toEqual([
      ['1.', 3],
      ['', 3],
    ]);
    expect(await textAt('?liga=4&oldal=sarga')).toContain('Még nincs adat.');
    expect(await textAt('?liga=4&oldal=piros')).toContain('Még nincs adat.');
    // No scorer is known of the Hungarian championship.
    expect((await shown('?liga=271&oldal=gol')).data.players).toBeNull();
  });

  it('has the tables of the groups [FOOT-08]', async () => {
    const { table } = (await shown('?liga=4')).data;
    expect(table?.map(({ title }) => title)).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((one) => `${one} csoport`),
    );
    expect(table?.[0]?.rows.map(({ team, points }) => [team.name, points])).toEqual([
      ['Németország', 7],
      ['Svájc', 5],
      ['Magyarország', 3],
      ['Skócia', 1],
    ]);
  });

  it('has stories below, whose pages are numbers in the parameter of the tabs [X13]', async () => {
    expect(await textAt('')).toMatch(/Cikkek.*Focicikk \d+/);
    const second = await server.telex(`${footballPath}?oldal=2`);
    expect(second.text).toMatch(/<title>[^<]*2\. oldal/);
    expect(new Set((await textAt('?oldal=2')).match(/Focicikk \d+/g)).size).toBe(2);
    expect(await canonicalOf('?oldal=2')).toBe('/rovat/sport/foci?oldal=2');
    expect(await textAt('?oldal=gol')).toMatch(/Góllövőlista.*Cikkek.*Focicikk/);
    expect((await server.telex(`${footballPath}?oldal=3`)).status).toBe(404);
  });

  it('does not scroll to its list on arrival [SCRL-02]', async () => {
    expect((await server.telex(footballPath)).text).not.toContain('data-scroll-to');
  });

  it('keeps the last copy when the provider is silent, and says how old it is [FOOT-16]', async () => {
    await at('2024-08-01T13:00:00Z');
    server.setTime('2024-08-02T18:00:00Z');
    const { oldSince, table } = (await shown('?liga=4&nap=2024-08-01')).data;
    expect(oldSince).toBe('augusztus 1., 14:00');
    expect(table?.[0]?.rows).toHaveLength(4);
    expect(await textAt('?liga=4&nap=2024-08-01')).toContain('augusztus 1., 14:00 óta nem frissültek');
  });
});

describe('a league of 24 teams', () => {
  it('has its table in at most 15 KB of HTML, compressed', async () => {
    await server.context.livescore.read(resources.standings({ league: 271, season: 2024 }));
    await change('football/standings?league=271&season=2024', (body) => {
      const answer = JSON.parse(body);
      const [rows] = answer[0].league.standings;
      answer[0].league.standings = [
        Array.from({ length: 24 }, (_, at) => ({
          ...rows[at % rows.length],
          rank: at + 1,
          form: 'WDLWD',
          description: at < 3 ? 'Promotion - Champions League' : null,
          team: { id: 900 + at, name: `Hosszú Nevű Sportegyesület ${at}`, logo: null },
        })),
      ];
      return JSON.stringify(answer);
    });
    const { text } = await server.telex(`${footballPath}?liga=271&szezon=2024`);
    expect(text.match(/Hosszú Nevű Sportegyesület 23/g)?.length).toBeGreaterThan(0);
    expect(await bytesSent(`${footballPath}?liga=271&szezon=2024`)).toBeLessThanOrEqual(15 * 1024);
  });

  it('has six groups in one table each in at most 15 KB of HTML, compressed, and twelve groups in 18 KB [FOOT-08]', async () => {
    expect((await server.telex(`${footballPath}?liga=4&szezon=2024`)).text).toContain('F csoport');
    expect(await bytesSent(`${footballPath}?liga=4&szezon=2024`)).toBeLessThanOrEqual(15 * 1024);
    // The 60 rows of the widest competition: 48 teams, and the third-placed ones.
    expect(await bytesSent(`${footballPath}?liga=1&szezon=2026`)).toBeLessThanOrEqual(18 * 1024);
  });
});

/** Size of the whole document as browsers without Brotli get it. */
async function bytesSent(path: string): Promise<number> {
  const { headers } = await server.telex(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  const bytes = Number(headers['content-length']);
  expect(bytes).toBeGreaterThan(5_000);
  return bytes;
}
