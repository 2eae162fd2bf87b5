/**
 * The match of a story on its page and on its cards, over HTTP, with the results of the sandbox. Time goes on from test
 * to test: each has a later match.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedResources, resources } from '#features/livescore/public.server.ts';
import { mainSite } from '#features/sites/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { withServer } from '../../tests/server.ts';
import { save } from '../../tests/stories.ts';

const server = withServer();
const signal = new AbortController().signal;
const hungarySwitzerland = { id: 2024002, kickOff: '2024-06-15T13:00:00Z', page: '/sport/2024/06/14/svajc' };
const germanyHungary = {
  id: 2024014,
  kickOff: '2024-06-19T16:00:00Z',
  page: '/sport/2024/06/14/nemetorszag',
};
const scotlandHungary = 2024026;

beforeAll(async () => {
  server.setTime('2024-06-15T12:00:00Z');
  const sections = await server.context.content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex' },
  ]);
  const story = {
    title: 'A magyar válogatott meccse',
    mainSuperTagId: sections.get('sport') ?? 0,
    pubDate: new Date('2024-06-14T10:00:00Z'),
  };
  for (const [slug, livescoreId] of [
    ['svajc', 'football:2024002'],
    ['nemetorszag', '2024014'],
    ['bajnoksag', 'football:4/2024'],
    ['nagydij', 'formula-1:22291'],
    ['nincs-ilyen', '1'],
  ] as const)
    await save(server.context, { ...story, slug, livescoreId });
  await server.settled();
  // The sandbox opens with the first request, which may take longer than a page waits.
  while ((await server.context.livescore.read(resources.match(hungarySwitzerland.id))) === null);
});

/** Sets the clock, and fetches the due resources of a match that a reader views. */
async function at({ id, kickOff }: { id: number; kickOff: string }, minute: number): Promise<void> {
  server.setTime(new Date(Date.parse(kickOff) + minute * 60_000).toISOString());
  await server.context.livescore.read(resources.match(id));
  await server.context.livescore.fetchDue(signal);
  await server.settled();
}

/** Score and state on the page of the story, as they are without script. */
async function shown(page: string): Promise<string> {
  const { text } = await server.telex(page);
  const part = (name: string) => {
    const [, found = ''] =
      new RegExp(`data-match-part="${name}"[^>]*>(.*?)</(?:h2|p)>`, 's').exec(text) ?? [];
    return textOf(found);
  };
  const [score = ''] = /\d – \d/.exec(part('score')) ?? [];
  return `${score} ${part('state')}`;
}

async function scoreOnCard(title: string): Promise<string | undefined> {
  const { text } = await server.telex('/legfrissebb');
  const scores = [...text.matchAll(/data-card-score="">(.*?)<\/p>/gs)].map(([, found = '']) => textOf(found));
  return scores.find((score) => score.includes(title));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('a story that names a match', () => {
  it('has it at its head, and its page and cards follow goal by goal [ART-14] [FOOT-11]', async () => {
    const { page } = hungarySwitzerland;
    await at(hungarySwitzerland, 10);
    expect(await shown(page)).toBe('0 – 0 most élő, 11. perc');
    expect(await scoreOnCard('Svájc')).toBe('Magyarország 0–0 Svájc most élő, 11. perc');
    await at(hungarySwitzerland, 11);
    expect(await shown(page)).toBe('0 – 1 most élő, 12. perc');
    expect(await scoreOnCard('Svájc')).toBe('Magyarország 0–1 Svájc most élő, 12. perc');
    await at(hungarySwitzerland, 130);
    expect(await shown(page)).toBe('1 – 3 Vége Félidő: 0–2');
    expect(await scoreOnCard('Svájc')).toBe('Magyarország 1–3 Svájc Vége');
  });

  it('hides it from readers who hide scores, with the match named [S44]', async () => {
    const { text } = await server.telex(hungarySwitzerland.page);
    expect(textOf(text)).toContain('Eredmény elrejtve: Magyarország–Svájc Megnézem');
    expect(text.indexOf('Eredmény elrejtve: Magyarország–Svájc')).toBeLessThan(text.indexOf('data-match='));
  });

  it('follows a recorded answer that is changed', async () => {
    const { address } = resources.match(hungarySwitzerland.id);
    const { db } = server.database;
    await sql`update livescore_answers set body = replace(body, '"away":3', '"away":4')
      where address = ${address}`.execute(db);
    await db.transaction().execute((trx) => recordInvalidations(trx, [{ key: `livescore:${address}` }]));
    await server.settled();
    expect(await shown(hungarySwitzerland.page)).toBe('1 – 4 Vége Félidő: 0–2');
    expect(await scoreOnCard('Svájc')).toBe('Magyarország 1–4 Svájc Vége');
  });

  it('is followed by an open page to its end, and not longer; caches keep it for 15 s until then [FOOT-11]', async () => {
    const { page, kickOff } = germanyHungary;
    const asked = async () => {
      const { text, headers } = await server.telex(page);
      const [, shared] = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
      return [/data-follow-from="(\d+)"/.exec(text)?.[1], shared];
    };
    const start = Date.parse(kickOff) / 1000;
    await server.telex(page);
    await at(germanyHungary, -90);
    expect(await asked()).toEqual([String(start - 3600), '30']);
    await at(germanyHungary, 30);
    expect(await asked()).toEqual([String(start), '15']);
    await at(germanyHungary, 140);
    expect(await asked()).toEqual([undefined, '30']);
  });

  it('keeps its match fresh while nobody reads it', async () => {
    const { content, livescore } = server.context;
    const ids = await content.namedLivescoreIds(10);
    expect(ids.toSorted()).toEqual([
      '1',
      '2024014',
      'football:2024002',
      'football:4/2024',
      'formula-1:22291',
    ]);
    await at(germanyHungary, 200);
    await livescore.follow(namedResources(['football:2024026', 'football:4/2024', 'what?']));
    await livescore.fetchDue(signal);
    const found = await sql<{ address: string }>`select address from livescore_answers
      where address like ${`%${scotlandHungary}`} or address like '%standings%'`.execute(server.database.db);
    expect(found.rows.map(({ address }) => address).toSorted()).toEqual([
      'football/fixtures?id=2024026',
      'football/standings?league=4&season=2024',
    ]);
  });

  it('has its table in English on an English story [ART-14]', async () => {
    const sport = await server.context.content.superTag('sport');
    await save(server.context, {
      slug: 'euro-table',
      title: 'How the group stands',
      language: 'en',
      mainSuperTagId: sport?.id ?? 0,
      livescoreId: 'football:4/2024',
      pubDate: new Date('2024-06-14T10:00:00Z'),
    });
    await server.settled();
    const { text, status } = await server.telex('/sport/2024/06/14/euro-table');
    expect(status).toBe(200);
    const [part = ''] = /<section[^>]*data-live-list="tables".*?<\/section>/s.exec(text) ?? [];
    const words = part.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain('Euro Championship 2024');
    expect(words).toContain('Group A');
    expect(words).toContain('Hungary');
    expect(words).not.toMatch(/[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]/);
  });

  it('that does not exist is a story like any other', async () => {
    const { status, text } = await server.telex('/sport/2024/06/14/nincs-ilyen');
    expect(status).toBe(200);
    expect(text).not.toContain('data-match=');
  });

  it('is the live blog of its match if it is one [S52]', async () => {
    const { content } = server.context;
    const view = { edition: server.edition, site: mainSite(server.edition), port: server.port };
    const ids = ['football:2024002', '2024002'];
    expect(await content.liveBlogNaming(view, ids)).toBeUndefined();
    await save(server.context, {
      slug: 'elo',
      title: 'Percről percre',
      type: 'liveblog',
      livescoreId: '2024002',
      pubDate: new Date('2024-06-15T11:00:00Z'),
    });
    expect((await content.liveBlogNaming(view, ids))?.slug).toBe('elo');
  });
});

/** The season or race on a story's page, after the provider has answered the page's reads. */
async function listOf(page: string): Promise<string> {
  for (let round = 0; round < 3; round += 1) {
    await server.telex(page);
    while ((await server.context.livescore.fetchDue(signal)) > 0);
    await server.settled();
  }
  const { text } = await server.telex(page);
  const [, list = ''] =
    /<section[^>]* data-live-list="\w+">(.*?)<footer/s.exec(text.replaceAll('<!-- -->', '')) ?? [];
  return list;
}

describe('a story that names a season', () => {
  it('has the tables of its groups, folded, without script [ART-14]', async () => {
    server.setTime('2024-07-01T12:00:00Z');
    const list = await listOf('/sport/2024/06/14/bajnoksag');
    expect([...list.matchAll(/<summary>(\w) csoport/g)].map(([, letter]) => letter).join('')).toBe('ABCDEF');
    expect(textOf(list)).toMatch(/^Európa-bajnokság 2024 .*1\. Németország 3 \+6 7 /);
    expect(list).toContain('href="/rovat/sport/foci?liga=4&amp;szezon=2024"');
  });

  it('follows a table that changes [ART-14]', async () => {
    const { address } = resources.standings({ league: 4, season: 2024 });
    const { db } = server.database;
    await sql`update livescore_answers set body = replace(body, '"points":7', '"points":99')
      where address = ${address}`.execute(db);
    await db.transaction().execute((trx) => recordInvalidations(trx, [{ key: `livescore:${address}` }]));
    await server.settled();
    expect(textOf(await listOf('/sport/2024/06/14/bajnoksag'))).toContain('Németország 3 +6 99');
  });
});

describe('a story that names a race', () => {
  it('has the first five of its result [ART-14] [F1-05]', async () => {
    server.setTime('2024-07-21T20:00:00+02:00');
    const list = await listOf('/sport/2024/06/14/nagydij');
    expect(textOf(list)).toMatch(
      /^Magyar Nagydíj 2024 .*Verseny: eredmény .*1\. Oscar Piastri .*2\. Lando Norris /,
    );
    expect(list.match(/<tr/g)).toHaveLength(6);
    expect(list).toMatch(/href="\/rovat\/sport\/forma1\?szezon=2024&amp;verseny=12&amp;futam=22291"/);
  });
});
