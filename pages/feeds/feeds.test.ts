/** Feeds from a running server, read by strict parsers. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { all, child, readXml, type XmlNode } from '#platform/feeds/read-xml.fixture.ts';
import type { HttpResponse } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const hub = 'https://hub.example/?a=1&b=2';
const server = withServer({
  edition: (edition) => ({ ...edition, feeds: { text: 'lead', hubs: [hub] } }),
});
const home = () => `http://localhost:${server.port}`;
const regional = () => `http://transtelex.localhost:${server.port}`;
/** Text with special characters, as an editor may paste it. */
const hostile = 'Kis & nagy <b>hír</b> ]]> „idéz” 😀 \u0007 ]]> &amp; "vége"';

beforeAll(async () => {
  const { context } = server;
  await writeStories(context);
  const tags = await context.content.ensureTags([
    { slug: 'hidak', name: 'hidak' },
    { slug: 'ures', name: 'üres' },
  ]);
  const sections = await context.content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
  ]);
  await save(context, {
    slug: 'ellenseges',
    title: hostile,
    lead: '1 < 2 & ]]> "idéz"',
    tagIds: [tags.get('hidak') ?? 0],
    mainSuperTagId: sections.get('belfold') ?? null,
    pubDate: new Date('2026-11-20T11:00:00+01:00'),
    body: [
      { kind: 'paragraph', html: 'Rovat: <a href="/rovat/belfold?a=1&amp;b=2">belföld</a> ]]&gt; vége' },
      { kind: 'paragraph', html: 'A <a href="story:fabol-epitettek-rezgeserzekelot-a-hidra">híd</a>.' },
    ],
  });
  await save(context, {
    slug: 'reklam',
    title: 'Vegyen hidat',
    flags: ['pr'],
    ctUrl: 'https://hid.example/',
  });
  await server.settled();
});

async function items(path: string): Promise<XmlNode[]> {
  return all(readXml((await server.telex(path)).text), 'item');
}

const titlesOf = (found: XmlNode[]): string[] => found.map((item) => child(item, 'title').text);

describe('the feed of a site', () => {
  it('is RSS with the newest stories of the site, as in its list of the latest [S06]', async () => {
    const answer = await server.telex('/rss');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const channel = child(readXml(answer.text), 'channel');
    expect(child(channel, 'title').text).toBe('Lapzárta');
    expect(child(channel, 'link').text).toBe(`${home()}/`);
    expect(titlesOf(all(channel, 'item'))).toEqual([
      'Kis & nagy <b>hír</b> ]]> „idéz” 😀  ]]> &amp; "vége"',
      '[Hirdetés] Vegyen hidat',
      'Fából építettek rezgésérzékelőt a hídra',
      'Elköltözik a szegedi villamosremíz teteje',
      'The village ferry is back on the Danube',
      'Közös raktárt építettek az érmelléki hagymások',
    ]);
  });

  it('exists for sub-sites and, on its own domain, for the regional edition [S06] [SEO-08]', async () => {
    expect(titlesOf(await items('/rss/after'))).toEqual(['Ötkor elhallgat a basszus']);
    expect(await items('/rss/g7')).toEqual([]);
    expect(await items('/rss/karakter')).toEqual([]);
    const channel = child(readXml((await server.transtelex('/rss')).text), 'channel');
    expect(child(channel, 'title').text).toBe('Lapzárta Erdély');
    const [onion] = all(channel, 'item');
    expect(onion && child(onion, 'link').text).toBe(
      `${regional()}/erdely/2026/11/19/ermelleki-hagymasok-kozos-raktara`,
    );
  });

  it('contains its own address and the WebSub hubs [S06]', async () => {
    const channel = child(readXml((await server.telex('/rss')).text), 'channel');
    const links = channel.children.filter((node) => node.name === 'atom:link');
    expect(links.map((link) => [link.attributes.rel, link.attributes.href])).toEqual([
      ['self', `${home()}/rss`],
      ['hub', hub],
    ]);
  });

  it('contains author, section and lead of a story, and labels advertising [S06]', async () => {
    const found = await items('/rss');
    const bridge = found.find((item) => child(item, 'title').text.startsWith('Fából'));
    if (!bridge) throw new Error('the bridge is not in the feed');
    expect(child(bridge, 'dc:creator').text).toBe('Székely Anna');
    expect(child(bridge, 'category').text).toBe('Tudomány');
    expect(child(bridge, 'description').text).toContain('Egy diákcsoport nyírfából faragott');
    const advert = found.find((item) => child(item, 'title').text.includes('Vegyen'));
    expect(advert && all(advert, 'category').map((node) => node.text)).toEqual(['Hirdetés']);
    const hostileItem = found[0];
    expect(hostileItem && child(hostileItem, 'description').text).toBe(
      '1 &lt; 2 &amp; ]]&gt; &quot;idéz&quot;',
    );
  });
});

describe('the feed of a section, a tag, an author', () => {
  it.each([
    ['/rss/rovat/belfold', 'Belföld – Lapzárta', '/rovat/belfold', 4],
    ['/rss/cimke/hidak', 'hidak – Lapzárta', '/cimke/hidak', 2],
    ['/rss/szerzo/szekely-anna', 'Székely Anna – Lapzárta', '/szerzo/szekely-anna', 1],
  ])('%s contains its stories and links to its page [S06]', async (path, title, page, count) => {
    const channel = child(readXml((await server.telex(path)).text), 'channel');
    expect(child(channel, 'title').text).toBe(title);
    expect(child(channel, 'link').text).toBe(home() + page);
    expect(all(channel, 'item')).toHaveLength(count);
  });

  it('of English stories is in English [SEO-07]', async () => {
    const channel = child(readXml((await server.telex('/rss/rovat/english')).text), 'channel');
    expect(child(channel, 'language').text).toBe('en');
    expect(child(channel, 'link').text).toBe(`${home()}/english`);
    expect(titlesOf(all(channel, 'item'))).toEqual(['The village ferry is back on the Danube']);
  });

  it('of a tag or an author contains only stories of the domain, as its page does [X11]', async () => {
    for (const path of ['/rss/cimke/hidak', '/rss/szerzo/szekely-anna'])
      expect(all(readXml((await server.transtelex(path)).text), 'item'), path).toEqual([]);
  });

  it('links to the page on the section’s own site', async () => {
    const channel = child(readXml((await server.telex('/rss/rovat/bulvar')).text), 'channel');
    expect(child(channel, 'link').text).toBe(`${home()}/after/rovat/bulvar`);
  });

  it('is empty for a label without stories, and 404 for an unknown label [S06]', async () => {
    const empty = await server.telex('/rss/cimke/ures');
    expect(empty.status).toBe(200);
    expect(all(readXml(empty.text), 'item')).toEqual([]);
    for (const path of [
      '/rss/cimke/semmi',
      '/rss/rovat/semmi',
      '/atom/szerzo/semmi',
      '/rss/semmi',
      '/rss/a/b',
    ])
      expect((await server.telex(path)).status, path).toBe(404);
  });
});

describe('the other forms', () => {
  it('are Atom and JSON, with the same stories [S06]', async () => {
    const rss = (await items('/rss')).map((item) => child(item, 'guid').text);
    const atom = await server.telex('/atom');
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(all(readXml(atom.text), 'entry').map((entry) => child(entry, 'id').text)).toEqual(rss);
    const json = await server.telex('/jsonfeed');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = z.object({ feed_url: z.string(), items: z.array(z.object({ id: z.string() })) });
    const { feed_url, items: found } = feed.parse(json.json());
    expect(feed_url).toBe(`${home()}/jsonfeed`);
    expect(found.map((item) => item.id)).toEqual(rss);
  });
});

describe('whole texts', () => {
  it('are included on request, with absolute addresses [S06]', async () => {
    const [first] = await items('/rss?teljes=1');
    const html = first ? child(first, 'content:encoded').text : '';
    expect(html).toContain('<p><strong>1 &lt; 2 &amp; ]]&gt; &quot;idéz&quot;</strong></p>');
    expect(html).toContain(`<a href="${home()}/rovat/belfold?a=1&amp;b=2">belföld</a> ]]&gt; vége`);
    expect(html).toContain(
      `<a href="${home()}/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra">híd</a>`,
    );
    expect(html).not.toMatch(/(href|src)="(?!https?:)/);
    expect(all(readXml((await server.telex('/rss')).text), 'content:encoded')).toEqual([]);
  });

  it('include the tags, and the feed’s own address contains the parameter', async () => {
    const answer = await server.telex('/rss/cimke/hidak?teljes=1&oldal=3');
    const channel = child(readXml(answer.text), 'channel');
    expect(all(channel, 'category').map((node) => node.text)).toContain('hidak');
    expect(answer.text).toContain(`href="${home()}/rss/cimke/hidak?teljes=1"`);
  });
});

describe('a feed over HTTP', () => {
  it('is cached, revalidated with a 304, and has no body for HEAD', async () => {
    const first = await server.telex('/rss');
    expect(first.headers['cache-control']).toMatch(/^public/);
    expect(first.headers['surrogate-key']).toMatch(/^latest:telex article:/);
    const again = await server.telex('/rss', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await server.telex('/rss', { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers['content-type']).toBe(first.headers['content-type']);
  });

  it('is the same for a crawler as for other clients [S21]', async () => {
    const bodies = await Promise.all(
      ['Googlebot/2.1', 'Feedly/1.0', 'Mozilla/5.0'].map((agent) =>
        server.telex('/rss', { headers: { 'user-agent': agent } }),
      ),
    );
    expect(new Set(bodies.map((answer: HttpResponse) => answer.text)).size).toBe(1);
  });

  it.each([
    ['/rss/', '/rss'],
    ['/feed', '/rss'],
    ['/feed/', '/rss'],
    ['/rss.xml', '/rss'],
    ['/atom.xml', '/atom'],
    ['/feed.json', '/jsonfeed'],
    ['/rss/telex', '/rss'],
    ['/rss/rovat/belfold/?teljes=1', '/rss/rovat/belfold?teljes=1'],
  ])('%s permanently redirects to %s', async (from, to) => {
    const answer = await server.telex(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expect((await server.telex(to)).status).toBe(200);
  });
});
