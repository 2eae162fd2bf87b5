import { beforeAll, describe, expect, it } from 'vitest';
import { writeEveryPage } from '#tests/budgets/every-page.ts';
import { examplesIn } from '#tests/budgets/examples.ts';
import { pageRoutes } from '#tests/edition.ts';
import { withServer } from '#tests/server.ts';

const elsewhere = 'https://masik.example/2019/hid';
const server = withServer({
  edition: (edition) => ({
    ...edition,
    redirects: [
      ...edition.redirects,
      { from: '/kulso/{slug}', to: elsewhere, status: 301, sites: ['telex'] },
    ],
  }),
});
beforeAll(async () => writeEveryPage(server), 120_000);

const examples = pageRoutes.flatMap(({ route, examples: own }) =>
  examplesIn(own).map(({ name, path }) => ({ route, name, path })),
);

function oembed(path: string, more = '') {
  const url = encodeURIComponent(`http://localhost:${server.port}${path}`);
  return server.telex(`/api/oembed?url=${url}${more}`);
}

describe('oEmbed', () => {
  const announced = ['single_article', 'quiz', 'podcast', 'election_map'];

  it.each(examples.filter(({ route }) => announced.includes(route)))(
    'is announced by stories, quizzes, podcasts and charts, and answers: $name',
    async ({ path, route }) => {
      const page = await server.telex(path);
      const [, href = ''] =
        /<link[^>]*type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(page.text) ?? [];
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
      const { status, text } = await server.telex(pathname + search);
      expect(status).toBe(200);
      const answer = JSON.parse(text);
      expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Lapzárta' });
      expect(answer.title).not.toBe('');
      expect(answer.html).toMatch(route === 'election_map' ? /^<iframe src="http/ : /^<blockquote lang="/);
      expect(answer.html).not.toContain('<script');
    },
  );

  it('follows a story’s former address, and names sizes no larger than asked', async () => {
    const { path = '' } = examples.find(({ name }) => name === 'single_article') ?? {};
    const moved = JSON.parse((await oembed(path.replace(/^\/[^/]+/, '/mas'))).text);
    expect(moved.html).toContain(`${path}"`);
    expect(moved.author_name).not.toBe('');
    const map = examples.find(({ route }) => route === 'election_map')?.path ?? '';
    const { width, height, html } = JSON.parse((await oembed(map, '&maxwidth=320&maxheight=400')).text);
    expect({ width, height }).toEqual({ width: 320, height: 400 });
    expect(html).toContain('width="320" height="400"');
  });

  it('follows addresses of a former system within our hosts, and has nothing for those that leave them', async () => {
    const { path = '' } = examples.find(({ name }) => name === 'single_article') ?? {};
    await server.database.db
      .insertInto('redirects')
      .values([
        { site: 'telex', path: '/2019/05/hid', article_id: null, target: path },
        { site: 'telex', path: '/2019/05/elment', article_id: null, target: elsewhere },
      ])
      .execute();
    for (const former of ['/2019/05/hid', '/2019/05/hid/'])
      expect(JSON.parse((await oembed(former)).text).html, former).toContain(`${path}"`);
    for (const left of ['/2019/05/elment', '/2019/05/elment/', '/kulso/hid']) {
      expect((await server.telex(left)).headers.location, left).toBe(elsewhere);
      const { status, text } = await oembed(left);
      expect(status, left).toBe(404);
      expect(text, left).not.toContain('masik.example');
    }
  });

  it.each([
    'https://masik.example/2026/11/20/cikk',
    'http://localhost@masik.example/legfrissebb',
    'http://localhost.masik.example/legfrissebb',
    'http://localhost/nincs-ilyen',
    'http://localhost/fiok/adatok',
  ])('has nothing for %s', async (address) => {
    const { status } = await server.telex(`/api/oembed?url=${encodeURIComponent(address)}`);
    expect(status).toBe(404);
  });

  it('refuses what is no address', async () => {
    expect((await server.telex('/api/oembed?url=javascript:alert(1)')).status).toBe(400);
    expect((await server.telex('/api/oembed')).status).toBe(400);
  });
});
