/** A page follows from its definition alone: the one of the guide, which no other file of the program imports. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { registerPage } from '#features/kit/page/register-page.ts';
import type { PageRequest } from '#features/kit/public.ts';
import type { Anonymous, NewsroomViewer, ReaderViewer } from '#features/sites/public.ts';
import { fullAddress, type PageAudience, siteBySlug } from '#features/sites/public.ts';
import { pageContext } from '#pages/article/view/story.fixture.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { cookieWith, inventUsers } from '../accounts.ts';
import { examplesIn } from '../budgets/examples.ts';
import { expectNothingInline } from '../budgets/expect-nothing-inline.ts';
import { expectWithinBytes } from '../budgets/page-bytes.ts';
import { expectFewQueries } from '../budgets/page-queries.ts';
import { withServer } from '../server.ts';
import { AlmanacPage } from './AlmanacPage.tsx';
import { almanacPage } from './almanac.page.ts';

let loads: string[] = [];
let viewers: PageRequest['viewer'][] = [];
const page = registerPage({
  ...almanacPage,
  // The test's component is not part of the build.
  view: 'EmptyPage',
  load(request, needs) {
    loads.push(JSON.stringify(request.query));
    viewers.push(request.viewer);
    return almanacPage.load(request, needs);
  },
});
const server = withServer({ pages: [page] });

async function loadsOf(...paths: string[]): Promise<string[]> {
  loads = [];
  for (const path of paths) await server.telex(path);
  return loads;
}

describe('a page that is only defined and registered', () => {
  it('answers at its address, with its head, and nowhere else', async () => {
    const { status, text } = await server.telex('/almanach');
    expect([status, /<title>([^<]*)/.exec(text)?.[1]]).toEqual([200, 'Almanach – Lapzárta']);
    expect(text).toContain('data-route="almanac"');
    expect((await server.telex('/after/almanach')).status).toBe(404);
    expect((await server.telex('/almanach/tovabb')).status).toBe(404);
  });

  it('has the spelling rules of all addresses [REDIR-10] [S04]', async () => {
    const { status, headers } = await server.telex('/Almanach/?nap=11-20&fbclid=x&nap=11-21');
    expect([status, headers.location]).toEqual([301, '/almanach?nap=11-20']);
    expect((await server.telex('/almanach', { method: 'PUT' })).status).toBe(405);
  });

  it('is cached by its parsed parameters: others never reach the key, invalid ones are the default [S37]', async () => {
    expect(await loadsOf('/almanach?nap=01-01', '/almanach?utm=a&nap=01-01', '/almanach?nap=01-01')).toEqual([
      '{"nap":"01-01"}',
    ]);
    expect(await loadsOf('/almanach?nap=02-02', '/almanach?nap=03-03')).toHaveLength(2);
    await server.telex('/almanach');
    expect(await loadsOf('/almanach?nap=holnap', '/almanach?oldal=3', '/almanach?x=y')).toEqual([]);
  });

  it('is rendered again when one of its dependencies changes', async () => {
    await server.telex('/almanach?nap=05-05');
    await recordInvalidations(server.context.db, [{ key: 'almanac:05-05' }]);
    await server.settled();
    expect(await loadsOf('/almanach?nap=05-05')).toHaveLength(1);
  });

  it('has a payload for soft navigation, made of the cached page [BUILD-07]', async () => {
    await server.telex('/almanach?nap=06-06');
    loads = [];
    const { status, json } = await server.telex('/almanach/_payload.json?nap=06-06&b1');
    expect([status, loads]).toEqual([200, []]);
    expect(JSON.stringify(json())).toContain('Almanach – Lapzárta');
  });

  it('never learns which reader requested it: that would be a type error [X09]', async () => {
    expectTypeOf<PageRequest['viewer']>().toEqualTypeOf<Anonymous | NewsroomViewer>();
    expectTypeOf<{
      audience: 'everyone';
      ownCookie: (header: string) => string | null;
    }>().not.toExtend<PageAudience>();
    const readerViewer: ReaderViewer = { kind: 'reader', id: 1 };
    // @ts-expect-error A reader is no viewer of a shared page.
    const leaked: PageRequest['viewer'] = readerViewer;
    expect(leaked).toBe(readerViewer);
    const { editor, reader } = await inventUsers(server.context);
    const path = '/almanach?nap=07-07';
    viewers = [];
    const own = await server.telex(path, { headers: cookieWith(reader.token) });
    expect(viewers).toEqual([{ kind: 'anonymous' }]);
    const { text, headers } = await server.telex(path);
    expect([text, headers.etag]).toEqual([own.text, own.headers.etag]);
    expect(viewers).toHaveLength(1);
    // The page shows the newsroom nothing more, so it gets the cached answer as well.
    expect((await server.telex(path, { headers: cookieWith(editor.session) })).headers.etag).toBe(
      headers.etag,
    );
    expect(viewers).toHaveLength(1);
  });

  it('gives its entries to the sitemap', async () => {
    const { context, edition } = server;
    const main = siteBySlug(edition, 'telex');
    const view = { edition, site: main, port: server.port };
    expect(await page.sitemap(context, { view, main, sites: ['telex'] })).toEqual({
      entries: [{ address: fullAddress(view, '/almanach') }],
      dependencies: [],
    });
  });

  it('is visited by the budgets, at the examples of its definition', async () => {
    const examples = examplesIn(page.traits.examples);
    expect(examples).toEqual([{ name: 'almanac', path: '/almanach' }]);
    for (const { path } of examples) {
      expectNothingInline(await server.telex(path));
      await expectWithinBytes(server.telex, path);
      await expectFewQueries(server, `${path}?nap=08-08`, 'almanac');
    }
  });

  it('is shown by a component whose props have the type of its data', () => {
    const html = renderToStaticMarkup(<AlmanacPage surroundings={pageContext()} data={{ day: '11-21' }} />);
    expect(html).toBe('<h1>Ez történt ezen a napon: 11-21</h1>');
  });
});
