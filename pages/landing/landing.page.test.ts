import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';

const server = withServer();

async function textAt(path: string): Promise<string> {
  const { status, text } = await server.telex(path);
  expect(status, text.slice(0, 200)).toBe(200);
  return text;
}

/** Names of the blocks, in order. */
function blocksIn(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*data-title="\w+"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(
    ([, name]) => name ?? '',
  );
}

function linksTo(html: string, slug: string): number {
  const [, main = ''] = html.split('<main');
  return main.split(`/${slug}"`).length - 1;
}

const books = [
  { url: 'https://konyv.example/1', image: '/_edition/a.png', title: 'A híd könyve', price: 4990 },
];

beforeAll(async () => {
  const { content, front } = server.context;
  const sections = await content.ensureSuperTags([
    { slug: 'kritika', name: 'Kritika', site: 'karakter' },
    { slug: 'podcastok', name: 'Podcast', site: 'after' },
  ]);
  const tags = await content.ensureTags([{ slug: 'podcast', name: 'podcast' }]);
  for (let at = 0; at < 30; at += 1) {
    const pubDate = new Date(Date.parse('2026-11-20T10:00:00Z') - at * 3_600_000);
    const isEpisode = at % 6 === 0;
    await save(server.context, {
      slug: `este-${at}`,
      title: `Este ${at}`,
      site: 'after',
      pubDate,
      ...(isEpisode ? { mainSuperTagId: sections.get('podcastok') ?? null, tagIds: [...tags.values()] } : {}),
    });
  }
  for (let at = 0; at < 8; at += 1)
    await save(server.context, {
      slug: `kritika-${at}`,
      title: `Kritika ${at}`,
      site: 'karakter',
      mainSuperTagId: sections.get('kritika') ?? null,
    });
  await front.writeUnique({ slug: 'konyvajanlo', content: books });
  await front.writeUniqueGroup({
    id: 27,
    slug: 'podcast',
    title: '',
    uniques: [{ slug: 'after-youtube', content: 'https://video.example/watch?v=1' }],
  });
  await server.settled();
});

describe('a landing page', () => {
  it('has the blocks of its brand that have content [LAND-01]', async () => {
    const html = await textAt('/after');
    expect(blocksIn(html)).toEqual(['Friss hírek', 'Cikkek', 'Podcast adások', 'További cikkek']);
    expect(html).toContain('href="https://video.example/watch?v=1"');
    for (const name of ['youtube', 'spotify', 'tiktok', 'instagram', 'facebook'])
      expect(html).toContain(`https://${name}.example/`);
    expect(blocksIn(await textAt('/karakter'))).toEqual(['Friss', 'Kritika', 'Lapzárta könyvek']);
  });

  it('shows no story twice [LAND-02]', async () => {
    const html = await textAt('/after');
    const shown = Array.from({ length: 30 }, (_, at) => linksTo(html, `este-${at}`));
    expect(Math.max(...shown)).toBe(1);
    expect(shown.filter((times) => times === 1)).toHaveLength(4 + 8 + 5 + 5 + 6);
  });

  it('is the first page of its site, followed by the list [X02] [X03] [LIST-25]', async () => {
    const [landing, list] = [await textAt('/after'), await textAt('/after?oldal=2')];
    expect(landing).toContain('data-route="after"');
    expect(list).toContain('data-route="articles_by_site"');
    // Landing page and list belong to the same brand; only the landing page has podcasts.
    expect(blocksIn(landing)).toContain('Podcast adások');
    expect(blocksIn(list)).not.toContain('Podcast adások');
    for (const html of [landing, list]) expect(html).toContain('Éjszaka, zene, gasztro');
    expect((await server.telex('/after?oldal=1')).headers.location).toBe('/after');
    expect((await server.telex('/rss/after')).status).toBe(200);
  });

  it('is always dark if the edition says so', async () => {
    expect(await textAt('/after')).toMatch(/<html[^>]* data-color-scheme="dark"/);
    expect(await textAt('/karakter')).not.toMatch(/<html[^>]* data-color-scheme/);
  });

  it('shows a notice if nothing has been published', async () => {
    const html = await textAt('/g7');
    expect(html).toContain('Nincs még megjelent cikk ezen a lapon.');
    expect(blocksIn(html)).toEqual([]);
  });

  it('changes with its unique items and editors’ choices', async () => {
    await textAt('/karakter');
    await server.context.front.writeUnique({
      slug: 'konyvajanlo',
      content: [{ ...books[0], title: 'Második könyv' }],
    });
    await server.settled();
    expect(await textAt('/karakter')).toContain('Második könyv');
    const extra = await save(server.context, { slug: 'vendeg', title: 'Vendég', site: 'telex' });
    await server.context.lists.writeGroup('karakter-main', [extra]);
    await server.settled();
    expect(linksTo(await textAt('/karakter'), 'vendeg')).toBe(1);
  });

  it('leaves out a failing block, logs it once, and is rendered again soon [S17]', async () => {
    server.takeLog();
    await server.context.front.writeUnique({ slug: 'konyvajanlo', content: 'nem könyvek' });
    await server.settled();
    const { text, status, headers } = await server.telex('/karakter');
    expect(status).toBe(200);
    expect(blocksIn(text)).not.toContain('Lapzárta könyvek');
    expect(linksTo(text, 'kritika-0')).toBe(1);
    expect(headers['cache-control']).toBeDefined();
    expect(server.takeLog().filter((line) => line.includes('a block of a landing page'))).toHaveLength(1);
    await textAt('/karakter');
    expect(server.takeLog()).toEqual([]);
  });
});

describe('the group search', () => {
  it('returns what a landing page shows in the groups [LAND-07] [X15]', async () => {
    const names = encodeURIComponent('["after-main","after-podcast","nincs"]');
    const groups = (await server.telex(`/api/search?for=${names}`)).json() as {
      slug: string;
      items: { slug: string }[];
    }[];
    expect(groups.map(({ slug, items }) => [slug, items.map((item) => item.slug)])).toEqual([
      ['after-main', ['este-1', 'este-2', 'este-3', 'este-4']],
      ['after-podcast', ['este-0', 'este-6', 'este-12', 'este-18', 'este-24']],
      ['nincs', []],
    ]);
  });

  it('changes when something is published [LAND-07]', async () => {
    const path = `/api/search?for=${encodeURIComponent('["after-main"]')}`;
    expect((await server.telex(path)).text).not.toContain('"ma-este"');
    await save(server.context, {
      slug: 'ma-este',
      title: 'Ma este',
      site: 'after',
      pubDate: new Date('2026-11-21T06:00:00Z'),
    });
    await server.settled();
    expect((await server.telex(path)).text).toContain('"ma-este"');
  });
});
