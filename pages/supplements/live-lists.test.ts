/** Components with live scores on a supplement's tabs and above a section, on the sandbox's results. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#features/livescore/public.server.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { withServer } from '../../tests/server.ts';
import { save } from '../../tests/stories.ts';

const server = withServer();
const signal = new AbortController().signal;
const euro = { league: 4, season: 2024 };

beforeAll(async () => {
  server.setTime('2024-06-15T12:00:00Z');
  const { content, livescore } = server.context;
  const sections = await content.ensureSuperTags([{ slug: 'sport', name: 'Sport', site: 'telex' }]);
  const pubDate = new Date('2024-06-14T10:00:00Z');
  const mainSuperTagId = sections.get('sport') ?? 0;
  for (let at = 1; at <= 12; at += 1)
    await save(server.context, { slug: `cikk-${at}`, title: `Cikk ${at}`, mainSuperTagId, pubDate });
  const tags = await content.ensureTags([{ slug: 'eb-2024', name: 'Eb 2024' }]);
  const named = { pubDate, livescoreId: 'football:2024002', tagIds: [...tags.values()] };
  await save(server.context, { ...named, slug: 'svajc', title: 'Svájc ellen' });
  await save(server.context, { ...named, slug: 'este', title: 'Esti meccs', site: 'after' });
  await server.settled();
  // The sandbox opens with the first request, which may take longer than a page waits.
  while ((await livescore.read(resources.league(4))) === null);
  await fetchAll();
});

/** Fetches the lists that the pages name. */
async function fetchAll(): Promise<void> {
  const { livescore } = server.context;
  for (const path of [...['meccsek', 'gollovok'].map((tab) => `/melleklet/eb-2024/${tab}`), '/rovat/sport'])
    await server.telex(path);
  while ((await livescore.fetchDue(signal)) > 0);
  await server.settled();
}

async function mainOf(path: string): Promise<string> {
  const { status, text } = await server.telex(path);
  expect(status, path).toBe(200);
  return (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replaceAll('<!-- -->', '');
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Changes a recorded answer. */
async function change(address: string, from: RegExp, to: string): Promise<void> {
  const { db } = server.database;
  const found = await sql<{ id: number; body: string }>`
    select id, body from livescore_answers where address = ${address} order by id desc limit 1`.execute(db);
  const [last] = found.rows;
  if (!last) throw new Error(`no answer is recorded for ${address}`);
  expect(last.body).toMatch(from);
  await sql`update livescore_answers set body = ${last.body.replace(from, to)} where id = ${last.id}`.execute(
    db,
  );
  await db.transaction().execute((trx) => recordInvalidations(trx, [{ key: `livescore:${address}` }]));
  await server.settled();
}

describe('the championship of 2024', () => {
  it('has its timetable from 14 June 2024 on, with the headings of its stages and links to the matches [SUPP-12] [SUPP-13] [SUPP-14]', async () => {
    const html = await mainOf('/melleklet/eb-2024/meccsek');
    const headings = [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title);
    expect(headings.slice(0, 2)).toEqual(['Csoportkör, június 14.', 'Csoportkör, június 15.']);
    expect(headings.slice(-4)).toEqual(['Nyolcaddöntő', 'Negyeddöntő', 'Elődöntő', 'Döntő']);
    expect(html.match(/href="\/rovat\/sport\/foci\?meccs=\d+"/g)).toHaveLength(51);
    expect(textOf(html)).toContain('június 14., 21:00 Németország 5 Skócia 1');
    expect(textOf(html)).toContain('június 15., 15:00 Magyarország Svájc');
  });

  it('has the crests of the teams, as the timetable of the World Cup of 2022 has them [SUPP-02] [SUPP-13]', async () => {
    server.setTime('2026-11-21T12:00:00Z');
    const path = '/melleklet/foci-vb-2022/meccsek';
    await server.telex(path);
    while ((await server.context.livescore.fetchDue(signal)) > 0);
    await server.settled();
    const world = await mainOf(path);
    server.setTime('2024-06-15T12:00:00Z');
    const headings = [...world.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title);
    expect(headings[0]).toBe('Csoportkör, november 20.');
    expect(headings.slice(-2)).toEqual(['A harmadik helyért', 'Döntő']);
    const crest = /<img[^>]* src="\/livescore\/kepek\/football\/teams\/\d+\.webp"/g;
    expect(world.match(crest)).toHaveLength(2 * 64);
    expect((await mainOf('/melleklet/eb-2024/meccsek')).match(crest)).toHaveLength(2 * 51);
  });

  it('follows a match that changes, without script [SUPP-12]', async () => {
    await change(
      'football/fixtures?league=4&season=2024',
      /"goals":\{"home":5,"away":1\}/,
      '"goals":{"home":6,"away":1}',
    );
    expect(textOf(await mainOf('/melleklet/eb-2024/meccsek'))).toContain('Németország 6 Skócia 1');
  });

  it('has no tabs of cards once it is over without cards of every match [S56]', async () => {
    const tabs = async () =>
      /<nav[^>]*>(?:(?!<\/nav>).)*Góllövőlista.*?<\/nav>/s.exec(await mainOf('/melleklet/eb-2024'))?.[0];
    const sitemap = async () => (await server.telex('/sitemap/lapok.xml')).text;
    expect(await tabs()).toContain('/melleklet/eb-2024/sarga-lapok');
    expect(await sitemap()).toContain('/melleklet/eb-2024/sarga-lapok<');
    server.setTime('2024-08-01T10:00:00Z');
    await server.context.livescore.read(resources.league(4));
    await server.settled();
    expect(await tabs()).not.toContain('/melleklet/eb-2024/sarga-lapok');
    const key = `livescore:${resources.league(4).address}`;
    await server.database.db.transaction().execute((trx) => recordInvalidations(trx, [{ key }]));
    await server.settled();
    expect(await sitemap()).toContain('/melleklet/eb-2024/gollovok<');
    expect(await sitemap()).not.toContain('/melleklet/eb-2024/sarga-lapok');
    expect(textOf(await mainOf('/melleklet/eb-2024/sarga-lapok'))).toContain('Még nincs adat.');
  });

  it('has its scorers; cards, which the provider has not of every match, are missing [SUPP-12] [S53]', async () => {
    server.setTime('2024-08-01T12:00:00Z');
    await server.context.livescore.read(resources.topScorers(euro));
    await fetchAll();
    const html = await mainOf('/melleklet/eb-2024/gollovok');
    expect(html).toContain('href="/rovat/sport/foci?liga=4&amp;szezon=2024&amp;oldal=gol"');
    expect(textOf(html)).toMatch(/1\. .*3 .*Az adatok nem feltétlenül valós idejűek/);
    for (const tab of ['sarga-lapok', 'piros-lapok'])
      expect(textOf(await mainOf(`/melleklet/eb-2024/${tab}`))).toContain('Még nincs adat.');
  });
});

describe('the card of a story that names a match', () => {
  it.each(['/melleklet/eb-2024', '/archivum', '/archivum?term=Sv%C3%A1jc', '/after'])(
    'has its score at %s, which follows the match [ART-14]',
    async (path) => {
      const shown = async () => {
        const [, score = ''] = /data-card-score="">(.*?)<\/p>/s.exec(await mainOf(path)) ?? [];
        return textOf(score);
      };
      const { livescore } = server.context;
      await livescore.read(resources.match(2024002));
      while ((await livescore.fetchDue(signal)) > 0);
      await server.settled();
      expect(await shown()).toBe('Magyarország 1–3 Svájc Vége');
      const { address } = resources.match(2024002);
      await change(address, /"away":3/g, '"away":4');
      expect(await shown()).toBe('Magyarország 1–4 Svájc Vége');
      await change(address, /"away":4/g, '"away":3');
    },
  );
});

describe('the sport section', () => {
  const parts = async (path: string) =>
    [...(await mainOf(path)).matchAll(/data-live-list="(\w+)"/g)].map(([, kind]) => kind);

  it('has football and Formula 1 above the first page of its list [SUPP-12]', async () => {
    expect(await parts('/rovat/sport')).toEqual(['day', 'weekend']);
    expect(await parts('/rovat/sport?oldal=2')).toEqual([]);
  });

  it('says when nothing is played, and leads to the nearest days [FOOT-15]', async () => {
    const html = await mainOf('/rovat/sport');
    expect(html).toContain('Nem rendeznek mérkőzést ezen a napon.');
    expect(html).toMatch(/href="\/rovat\/sport\/foci\?liga=\d+&amp;nap=2024-\d\d-\d\d"/);
  });

  it('has the next session and the first three of the last race, then those of the weekend [SUPP-12] [F1-05]', async () => {
    const shown = async () => textOf(await mainOf('/rovat/sport')).split('Minden focieredmény')[1] ?? '';
    expect(await shown()).toMatch(
      /Holland Nagydíj .*1\. szabadedzés augusztus 23\., 12:30 Belga Nagydíj, verseny 1\. Lewis Hamilton.*2\. Oscar Piastri.*3\. /,
    );
    server.setTime('2024-08-25T20:00:00+02:00');
    // The cached page is served for another minute of real time and reads nothing.
    await server.context.livescore.read(resources.races(2024));
    for (let round = 0; round < 3; round += 1) await fetchAll();
    const list = await shown();
    expect(list).toMatch(/Holland Nagydíj .*Verseny 1\. Lando Norris.*2\. Max Verstappen.*3\. /);
    expect(list).toContain('F1DB (CC BY 4.0)');
    expect(list).not.toMatch(/ 4\. [A-Z]/);
  });
});
