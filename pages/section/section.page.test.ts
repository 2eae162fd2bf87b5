import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testTime, withServer } from '#tests/server.ts';
import { type DraftOf, save } from '#tests/stories.ts';
import { crumbsIn, jsonLdIn, linksIn } from './head-in-html.fixture.ts';
import { sectionPage } from './section.page.ts';
import { sectionRequest } from './section-request.fixture.ts';

const server = withServer();

const noon = Date.parse('2026-11-20T12:00:00+01:00');
const hour = 3_600_000;

interface Labels {
  section?: string;
  tag?: string;
  author?: string;
}

async function write(slug: string, { section, tag, author }: Labels, about: Partial<DraftOf> = {}) {
  const { content } = server.context;
  const sections = await content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex', description: 'Eredmények és háttér.' },
    { slug: 'szepkilatas', name: 'Szép kilátás', site: 'telex' },
    { slug: 'ellenorzo', name: 'Ellenőrző', site: 'telex' },
    { slug: 'kozlemeny', name: 'Közlemény', site: 'telex' },
    { slug: 'velemeny', name: 'Vélemény', site: 'telex' },
    { slug: 'zene', name: 'Zene', site: 'after' },
    { slug: 'adat', name: 'Adat', site: 'g7' },
    { slug: 'kultura', name: 'Kultúra', site: 'karakter' },
  ]);
  const tags = await content.ensureTags([
    { slug: 'hidak', name: 'Hidak' },
    { slug: 'helyben', name: 'Helyben' },
    { slug: 'ures', name: 'Üres' },
    { slug: 'konnyu-tura', name: 'Könnyű túra' },
  ]);
  const people = await content.ensureAuthors([
    { slug: 'halmi-bence', name: 'Halmi Bence', title: 'újságíró', bio: 'Utakról és sínekről ír.' },
  ]);
  return save(server.context, {
    slug,
    title: slug.replaceAll('-', ' '),
    mainSuperTagId: section ? (sections.get(section) ?? null) : null,
    tagIds: tag ? [tags.get(tag) ?? 0] : [],
    authorIds: author ? [people.get(author) ?? 0] : [],
    ...about,
  });
}

beforeAll(async () => {
  const at = (hours: number) => ({ pubDate: new Date(noon - hours * hour) });
  const reads: { articleId: number; reads: number }[] = [];
  const read = (articleId: number, n: number) => n <= 4 && reads.push({ articleId, reads: 100 - n });
  for (let n = 1; n <= 23; n += 1)
    read(await write(`meccs-${n}`, { section: 'sport', tag: 'helyben' }, at(n)), n);
  for (let n = 1; n <= 12; n += 1)
    await write(`koncert-${n}`, { section: 'zene' }, { site: 'after', ...at(n) });
  for (let n = 1; n <= 11; n += 1) await write(`abra-${n}`, { section: 'adat' }, { site: 'g7', ...at(n) });
  for (let n = 1; n <= 11; n += 1)
    await write(`szinhaz-${n}`, { section: 'kultura' }, { site: 'karakter', ...at(n) });
  for (let n = 1; n <= 11; n += 1)
    read(await write(`english-${n}`, {}, { language: 'en', title: `English story ${n}`, ...at(100 + n) }), n);
  await write('hid', { tag: 'hidak', author: 'halmi-bence' }, at(30));
  await write('kilatas', { section: 'szepkilatas', tag: 'konnyu-tura' }, at(31));
  await write('allitas', { section: 'ellenorzo' }, at(32));
  await write('jegyzet', { section: 'velemeny' }, at(33));
  await write('kozlemeny-1', { section: 'kozlemeny' }, { announcement: true, ...at(34) });
  await write('kedvenc', {}, { site: 'after', favorite: true, title: 'Amit továbbküldtünk', ...at(400) });
  const { context } = server;
  await context.db.transaction().execute((trx) => context.lists.writeMonthReads(reads, trx));
  await server.settled();
});

async function textAt(path: string, send = server.telex): Promise<string> {
  const { status, text } = await send(path);
  expect(status, path).toBe(200);
  return text;
}

/** Titles in the list itself, in order. */
function listed(html: string): string[] {
  const [, list = ''] = /<main.*?(<section class="[^"]*day.*?)<aside class="screen-only"/s.exec(html) ?? [];
  return [...list.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) =>
    (title ?? '').replaceAll('\u00a0', ' '),
  );
}

function h1(html: string): string {
  return /<main.*?<h1[^>]*>([^<]*)</s.exec(html)?.[1] ?? '';
}

function canonicalIn(html: string): string {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return href.replace(`:${server.port}`, '');
}

describe('the list of a section, a tag, an author', () => {
  it('has its subject as title [LIST-19] [SITE-20] [SITE-21] [SITE-22]', async () => {
    expect(h1(await textAt('/rovat/sport'))).toBe('Sport');
    expect(await textAt('/rovat/sport')).toContain('Eredmények és háttér.');
    expect(h1(await textAt('/cimke/hidak'))).toBe('Hidak');
    const author = await textAt('/szerzo/halmi-bence');
    expect(h1(author)).toBe('Halmi Bence');
    expect(author).toContain('Utakról és sínekről ír.');
    expect(listed(author)).toEqual(['hid']);
  });

  it('is a 404 for an unknown subject or one without stories [LIST-07] [X08] [SITE-40]', async () => {
    for (const path of ['/rovat/nincs-ilyen', '/cimke/nincs-ilyen', '/cimke/ures', '/szerzo/nincs-ilyen'])
      expect((await server.telex(path)).status, path).toBe(404);
  });

  it('has ten stories per page, or as many as the address says, and further pages [LIST-05] [LIST-06] [S05]', async () => {
    // Four of the ten are above the list.
    expect(listed(await textAt('/rovat/sport'))).toHaveLength(6);
    expect(listed(await textAt('/rovat/sport?oldal=2'))).toHaveLength(10);
    expect(listed(await textAt('/rovat/sport?oldal=3'))).toEqual(['meccs 21', 'meccs 22', 'meccs 23']);
    expect((await server.telex('/rovat/sport?oldal=4')).status).toBe(404);
    const twenty = await textAt('/rovat/sport?perPage=20');
    expect(listed(twenty)).toHaveLength(16);
    expect(twenty).toContain('href="/rovat/sport?perPage=20&amp;oldal=2"');
    expect(twenty).toContain('<meta name="robots" content="noindex">');
    expect(listed(await textAt('/g7/adat'))).toHaveLength(10);
    expect(listed(await textAt('/after/legfrissebb'))).toHaveLength(10);
  });

  it('has ten stories per page on G7 and Karakter, and a second page [LIST-25]', async () => {
    for (const path of ['/g7/legfrissebb', '/karakter/legfrissebb', '/karakter/kultura'])
      expect(listed(await textAt(path)), path).toHaveLength(10);
    expect(listed(await textAt('/g7?oldal=2'))).toEqual(['abra 11']);
    expect(listed(await textAt('/karakter?oldal=2'))).toEqual(['szinhaz 11']);
  });

  it('is of the main site only at /legfrissebb, without live blog posts [LIST-12]', async () => {
    const at = (hours: number) => ({ pubDate: new Date(noon - hours * hour) });
    const blog = await write('kozvetites', {}, { type: 'liveblog', ...at(200) });
    await write('bejegyzes', {}, { type: 'liveblogpost', parentId: blog, ...at(199) });
    await server.settled();
    const newest = listed(await textAt('/legfrissebb?perPage=100'));
    expect(newest).toEqual(expect.arrayContaining(['meccs 1', 'kozvetites']));
    expect(newest).not.toContain('bejegyzes');
    for (const title of ['koncert 1', 'abra 1', 'szinhaz 1']) expect(newest).not.toContain(title);
  });

  it('highlights one story, at a lower position on every page [LIST-10] [X16]', async () => {
    const standsOut = async (path: string): Promise<number> => {
      const cards = (await textAt(path)).split('<article').slice(1);
      return cards.findIndex((card) => /^ class="[^"]*feature/.test(card)) + 1;
    };
    expect(await standsOut('/legfrissebb')).toBe(4);
    expect(await standsOut('/rovat/sport?oldal=2')).toBe(5);
    expect(await standsOut('/rovat/sport?oldal=3')).toBe(0);
  });

  it('has one canonical address, on the section’s own site [SITE-21]', async () => {
    expect(canonicalIn(await textAt('/after/rovat/zene'))).toBe('http://localhost/after/rovat/zene');
    expect(canonicalIn(await textAt('/rovat/zene'))).toBe('http://localhost/after/rovat/zene');
    expect(canonicalIn(await textAt('/rovat/zene', server.transtelex))).toBe(
      'http://localhost/after/rovat/zene',
    );
    expect(canonicalIn(await textAt('/g7/rovat/velemeny'))).toBe('http://localhost/rovat/velemeny');
    expect(canonicalIn(await textAt('/rovat/sport?oldal=2'))).toBe('http://localhost/rovat/sport?oldal=2');
  });

  it('has another list’s canonical address while both have the same stories [X06]', async () => {
    expect(canonicalIn(await textAt('/rovat/kozlemeny'))).toBe('http://localhost/kozlemenyek');
    await write('kozlemeny-2', { section: 'kozlemeny' });
    await server.settled();
    expect(canonicalIn(await textAt('/rovat/kozlemeny'))).toBe('http://localhost/rovat/kozlemeny');
  });

  it('uses the page in the site’s menu as canonical in all metadata, on every site [X06] [S07]', async () => {
    for (const [path, menu] of [
      ['/g7/rovat/adat', '/g7/adat'],
      ['/rovat/adat', '/g7/adat'],
      ['/karakter/rovat/kultura?oldal=2', '/karakter/kultura?oldal=2'],
      ['/g7/adat', '/g7/adat'],
    ] as const)
      expect(canonicalIn(await textAt(path)), path).toBe(`http://localhost${menu}`);
    const inMenu = `http://localhost:${server.port}/g7/adat`;
    const html = await textAt('/rovat/adat');
    expect(html).toContain(`<meta property="og:url" content="${inMenu}">`);
    const jsonLd = jsonLdIn(html);
    expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'CollectionPage', '@id': inMenu }));
    expect(crumbsIn(jsonLd)).toEqual([`http://localhost:${server.port}/g7`, inMenu]);
    expect(canonicalIn(await textAt('/rovat/adat', server.transtelex))).toBe('http://localhost/g7/adat');
    await write('adat-az-anyalapban', { section: 'adat' });
    await server.settled();
    expect(canonicalIn(await textAt('/rovat/adat'))).toBe('http://localhost/g7/rovat/adat');
  });
});

describe('the components around a list', () => {
  const highlights = /<section class="[^"]*highlights.*?>(.*?)<\/section>/s;

  it.each(['/cimke/helyben', '/rovat/sport'])(
    'are four highlights on the first page of %s, without repeating a story [LIST-17] [LIST-22]',
    async (path) => {
      const first = await textAt(path);
      const [, block = ''] = highlights.exec(first) ?? [];
      expect(block.match(/<article/g)).toHaveLength(4);
      expect(listed(first)).toEqual(['meccs 5', 'meccs 6', 'meccs 7', 'meccs 8', 'meccs 9', 'meccs 10']);
      expect(await textAt(`${path}?oldal=2`)).not.toMatch(highlights);
    },
  );

  it('are in English on the English list [LIST-18] [SITE-18]', async () => {
    const html = await textAt('/english');
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(html).toMatch(highlights);
    expect(listed(html)[0]).toBe('English story 5');
    expect(html).not.toContain('Ajánljuk');
    expect(html).toMatch(/<ul class="[^"]*"><li><a href="\/legfrissebb">Latest</);
  });

  it('are tabs, a search box and a map for hikes [LIST-15] [LIST-16] [LIST-02]', async () => {
    const { headers, text } = await server.telex('/rovat/szepkilatas');
    expect(text).toMatch(/href="\/rovat\/szepkilatas" aria-current="page"/);
    expect(text).toContain('href="/rovat/szepkilatas/extrem"');
    expect(text).toContain('action="/archivum"');
    expect(text).toContain('value="{&quot;superTags&quot;:[&quot;szepkilatas&quot;]}"');
    const origin = new URL(/data-embed="([^"]+)"/.exec(text)?.[1] ?? '').origin;
    expect(headers['content-security-policy']).toMatch(new RegExp(`frame-src .*${origin}`));
    const easy = await textAt('/rovat/szepkilatas/konnyu');
    expect(easy).toMatch(/href="\/rovat\/szepkilatas\/konnyu" aria-current="page"/);
    expect([h1(text), h1(easy)]).toEqual(['Szép kilátás', 'Szép kilátás: könnyű túra']);
    expect(easy).toContain('<title>Szép kilátás: könnyű túra – Lapzárta</title>');
  });

  it('are a link to the methodology for the fact-checking section [LIST-20]', async () => {
    expect(await textAt('/rovat/ellenorzo')).toMatch(/<a class="lone-link" href="\/dokumentum\/modszertan">/);
  });

  it('are tabs and an extra block on the list of After, behind its front page [LIST-24] [X03] [SITE-19]', async () => {
    const html = await textAt('/after?oldal=2');
    expect(html).toMatch(/href="\/after" [^>]*>Minden cikk|href="\/after">Minden cikk/);
    expect(html).toContain('href="/after/legfrissebb"');
    expect(html).toMatch(/<section class="[^"]*extra.*?Amit továbbküldtünk/s);
    expect(await textAt('/after')).toContain('<title>After –');
    expect(await textAt('/after/legfrissebb')).not.toMatch(/<section class="[^"]*extra/);
  });

  it('are recommendations, without stories already on the page [LIST-01] [LIST-03]', async () => {
    const html = await textAt('/rovat/sport?oldal=2');
    const sidebar = html.slice(html.indexOf('<aside', html.indexOf('aria-label="Lapozás"')));
    const titles = [...sidebar.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(titles).toEqual(['Amit továbbküldtünk']);
    for (const title of listed(html)) expect(titles).not.toContain(title);
    expect(sidebar).toContain('https://facebook.example/lapzarta');
  });
});

describe('a sponsored line', () => {
  const line = {
    active: true,
    newest: true,
    listPage: false,
    sites: ['telex'],
    mainSuperTags: [],
    tags: [],
    dateFrom: 1_795_000_000,
    dateTo: 1_795_420_000,
    avCode: 'https://meres.example/av-7',
    cssClass: '',
    ctLink: 'https://bolt.example/',
    description: 'Sátrak féláron',
  };

  it('is labelled, in the fourth position of the newest list and of the lists it names [LIST-13] [LIST-14] [S25]', async () => {
    expect(await textAt('/legfrissebb')).not.toContain('Sátrak féláron');
    await server.context.lists.saveSponsoredLine(line);
    await server.context.lists.saveSponsoredLine({
      ...line,
      newest: false,
      listPage: true,
      mainSuperTags: ['sport'],
      description: 'Labdák',
    });
    await server.settled();
    const [before = '', after = ''] = (await textAt('/legfrissebb')).split('Sátrak féláron');
    expect(before.match(/<article/g)).toHaveLength(3);
    expect(before.slice(-400)).toContain('>Hirdetés</p>');
    expect(after).toContain('<article');
    expect(await textAt('/rovat/sport')).toContain('Labdák');
    for (const path of [
      '/legfrissebb?oldal=2',
      '/after/legfrissebb',
      '/cimke/helyben',
      '/rovat/sport?oldal=2',
    ])
      expect(await textAt(path), path).not.toMatch(/Sátrak féláron|Labdák/);
  });
});

describe('the answer of a list', () => {
  async function answerOf(path: string) {
    const { context } = server;
    return sectionPage.load(sectionRequest(context.edition, server.port, path), context);
  }

  it('has a title, a feed, articles, their total, and highlights [LIST-04]', async () => {
    const answer = await answerOf('/cimke/helyben');
    const named = (...numbers: number[]) => numbers.map((n) => ({ title: `meccs ${n}` }));
    expect(answer.kind === 'page' && answer.data).toMatchObject({
      title: 'Helyben',
      rss: '/rss/cimke/helyben',
      totalItems: 23,
      highlights: named(1, 2, 3, 4),
      articles: named(5, 6, 7, 8, 9, 10),
    });
  });

  it('expires when its sponsored line does [LIST-14]', async () => {
    const answer = await answerOf('/legfrissebb');
    const ends = 1_795_420_000_000 - Date.parse(testTime);
    expect(answer).toMatchObject({ kind: 'page', freshForMs: ends });
  });
});

describe('the `<head>` of a list', () => {
  it('links to its feeds and to the previous and next page [SEO-06] [SEO-07] [SEO-08]', async () => {
    const links = linksIn(await textAt('/rovat/sport?oldal=2'));
    const here = `http://localhost:${server.port}`;
    for (const [folder, type] of [
      ['rss', 'application/rss+xml'],
      ['atom', 'application/atom+xml'],
      ['jsonfeed', 'application/feed+json'],
    ]) {
      const feed = links.find((link) => link.type === type);
      expect(feed).toMatchObject({ rel: 'alternate', href: `${here}/${folder}/rovat/sport` });
      expect((await server.telex(`/${folder}/rovat/sport`)).status).toBe(200);
    }
    expect(links).toContainEqual({ rel: 'prev', href: `${here}/rovat/sport` });
    expect(links).toContainEqual({ rel: 'next', href: `${here}/rovat/sport?oldal=3` });
    for (const [path, feed] of [
      ['/english', '/rss/rovat/english'],
      ['/after/legfrissebb', '/rss/after'],
      ['/g7/legfrissebb', '/rss/g7'],
    ] as const) {
      const html = await textAt(path);
      expect(html).toContain(`href="${feed}"`);
      expect(linksIn(html).map(({ href }) => href)).toContain(here + feed);
    }
  });

  it('has the page number in its title', async () => {
    expect(await textAt('/rovat/sport?oldal=2')).toContain('<title>Sport – 2. oldal – Lapzárta</title>');
    expect(await textAt('/english')).toContain('<title>English – Lapzárta</title>');
  });

  it('lists the stories with their position in the whole list [S07]', async () => {
    const data = jsonLdIn(await textAt('/rovat/sport?oldal=2'));
    const page = data.find((one) => one['@type'] === 'CollectionPage');
    const here = `http://localhost:${server.port}`;
    expect(page).toMatchObject({
      '@id': `${here}/rovat/sport?oldal=2`,
      name: 'Sport',
      inLanguage: 'hu',
      mainEntity: { '@type': 'ItemList', numberOfItems: 23 },
    });
    const { itemListElement } = z
      .object({ itemListElement: z.array(z.looseObject({ position: z.number(), url: z.string() })) })
      .parse(page?.mainEntity);
    expect(itemListElement[0]).toMatchObject({ position: 11, url: `${here}/sport/2026/11/20/meccs-11` });
    expect(itemListElement).toHaveLength(10);
  });

  it('describes an author [S07]', async () => {
    const jsonLd = jsonLdIn(await textAt('/szerzo/halmi-bence'));
    const url = `http://localhost:${server.port}/szerzo/halmi-bence`;
    expect(jsonLd.find((one) => one['@type'] === 'ProfilePage')).toMatchObject({
      mainEntity: { '@type': 'Person', name: 'Halmi Bence', jobTitle: 'újságíró', url },
      hasPart: [{ '@type': 'NewsArticle', headline: 'hid', author: { '@id': `${url}#person` } }],
    });
  });
});

describe('a story', () => {
  it('links to its section, its tags and its authors', async () => {
    const sport = await textAt('/sport/2026/11/20/meccs-1');
    expect(sport).toMatch(/<a class="link-words" href="\/rovat\/sport">Sport<\/a>/);
    expect(sport).toContain('href="/cimke/helyben"');
    expect(await textAt('/2026/11/19/hid')).toContain('href="/szerzo/halmi-bence"');
    expect(await textAt('/after/zene/2026/11/20/koncert-1')).toMatch(
      /<a class="link-words" href="\/after\/rovat\/zene">Zene/,
    );
  });
});
