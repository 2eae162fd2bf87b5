/** Crawls the sample edition like a search engine: from the front pages along all links. */

import { beforeAll, describe, expect, it } from 'vitest';
import { readerProfilePath, readerSignInPath } from '#features/accounts/public.ts';
import { imageFolder, parseImageAddress } from '#features/media/image-address.ts';
import { mainSite, originOf, type Site } from '#features/sites/public.ts';
import { loadSampleIfEmpty } from '#sample/load/load-sample.ts';
import { examplesIn } from '../budgets/examples.ts';
import { pageRoutes } from '../edition.ts';
import { sendRequest } from '../send-request.ts';
import { withServer } from '../server.ts';
import { crawl, type Visit } from './crawl.ts';

const server = withServer();
let visits = new Map<string, Visit>();
/** Paths of all pictures, visited or not. */
const pictures: string[] = [];

beforeAll(async () => {
  const { context, port } = server;
  await loadSampleIfEmpty(context, () => undefined);
  await server.settled();
  server.takeLog();
  visits = await crawl({
    starts: startAddresses(),
    request: ({ hostname, pathname, search }) => sendRequest(port, pathname + search, { host: hostname }),
    shouldVisit: createSampler(),
  });
}, 900_000);

/** Front pages, robots.txt, a search that no page links to, and the examples of all pages. */
function startAddresses(): string[] {
  const { edition, port } = server;
  const main = originOf(mainSite(edition), port);
  const examples = pageRoutes.flatMap((page) => examplesIn(page.examples));
  return [...edition.sites.flatMap(startsOf), ...examples.map(({ path, sample = path }) => main + sample)];

  function startsOf(site: Site): string[] {
    const origin = originOf(site, port);
    return [
      `${origin}${site.path || '/'}`,
      `${origin}/robots.txt`,
      `${origin}${site.path}/archivum?term=embereket`,
    ];
  }
}

/**
 * Only a sample of the pictures, which are encoded on request, of the tags' feeds, which are as many as all pages, and of
 * the states of football and Formula 1, which has a page for each day and league.
 */
function createSampler(): (address: URL) => boolean {
  let feeds = 0;
  let sportStates = 0;
  return ({ pathname, search }) => {
    if (pathname.startsWith(imageFolder)) return pictures.push(pathname) % 250 === 1;
    if (/^\/(rss|atom|jsonfeed)\/cimke\//.test(pathname)) return feeds++ % 7 === 0;
    if (isSportState({ pathname, search })) return sportStates++ < maxSportStates;
    return true;
  };
}

const maxSportStates = 150;

function isSportState({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  // The tabs of the Formula 1 page are few, and in the sitemap.
  return /^\/rovat\/sport\/(foci|forma1)$/.test(pathname) && !/^(\?oldal=\w+)?$/.test(search);
}

const all = (): Visit[] => [...visits.values()];
const pages = (): Visit[] => all().filter((visit) => visit.type === 'text/html');
/** Without the port, which differs in each run. */
const short = (address: string): string => address.replace(`:${server.port}`, '');

/** A redirect from a live blog post's permanent address to the page the post is currently on. */
function isPostRedirect({ status, address, location }: Visit): boolean {
  const { pathname, searchParams } = new URL(address);
  const post = searchParams.get('poszt');
  return (
    status === 302 &&
    post !== null &&
    location?.split(/[?#]/)[0] === pathname &&
    location.endsWith(`#poszt-${post}`)
  );
}

/** The account's page leads everybody who is not signed in to the sign-in page. */
function isSignInRedirect({ status, address, location }: Visit): boolean {
  return (
    status === 302 &&
    new URL(address).pathname === readerProfilePath &&
    location?.startsWith(readerSignInPath) === true
  );
}

describe('a crawl of the sample edition', () => {
  it('reaches every site, and every kind of page, feed and sitemap [SITE-11] [S06]', () => {
    const addresses = all().map((visit) => short(visit.address));
    expect(addresses).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/after',
          '/g7',
          '/karakter',
          '/legfrissebb',
          '/english',
          '/rovat/sport',
          '/cimke/helyben',
          '/archivum?oldal=2',
          '/dokumentum/adatkezeles',
          '/sitemap/2026-11.xml',
          '/sitemap/news.xml',
          '/rss',
          '/atom',
          '/jsonfeed',
          '/rss/rovat/english',
          '/g7/opensearch.xml',
        ].map((path) => `http://localhost${path}`),
      ),
    );
    expect(addresses).toContain('http://transtelex.localhost/rovat/erdelyi-kozelet');
    expect(pages().length).toBeGreaterThan(400);
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
      expect(all().filter((visit) => visit.type === type).length, type).toBeGreaterThan(50);
    // Also the scripts of islands, and the fonts that style sheets name.
    for (const type of ['text/javascript', 'text/css', 'font/woff2'])
      expect(all().filter((visit) => visit.type === type).length, type).toBeGreaterThan(3);
  });

  it('finds no broken link, no failing page and no link to a redirect [SITE-40] [SEO-01]', () => {
    const met = all()
      .filter((visit) => visit.status !== 200 && !isPostRedirect(visit) && !isSignInRedirect(visit))
      .map(
        ({ status, address, location, linkedFrom }) =>
          `${status} ${address} ${location ?? ''} on ${linkedFrom}`,
      );
    expect(met).toEqual([]);
    expect(server.takeLog()).toEqual([]);
  });

  it('finds no picture in a size that is not published, and none that is not in the archive', async () => {
    const images = await server.database.db.selectFrom('images').select('token').execute();
    const tokens = new Set(images.map(({ token }) => token));
    expect(pictures.length).toBeGreaterThan(1000);
    const missing = pictures.filter((path) => !tokens.has(parseImageAddress(path)?.token ?? ''));
    expect(missing).toEqual([]);
  });

  it('finds every place in a page that a link or a redirect leads to', () => {
    const anchors = all().flatMap(({ address, anchors, location }) => {
      const redirect = location?.includes('#') ? [new URL(location, address).href] : [];
      return [...anchors, ...redirect].map((anchor) => ({ anchor, address }));
    });
    expect(anchors.length).toBeGreaterThan(500);
    const missing = anchors.filter(({ anchor }) => {
      const url = new URL(anchor);
      const id = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      const page = visits.get(url.href);
      // An empty fragment is the top of the page; a redirect names its place itself.
      return id !== '' && page?.type === 'text/html' && page.status === 200 && !page.ids.has(id);
    });
    expect(missing.map(({ anchor, address }) => `${short(anchor)} on ${short(address)}`)).toEqual([]);
  });

  it('finds valid HTML without duplicate ids, and valid feeds and sitemaps [S06]', () => {
    const faults = all().flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('finds exactly one canonical address on each page, which exists and names itself [SEO-02]', () => {
    const wrong = pages().filter(({ canonicals: [canonical = '', ...more] }) => {
      const there = visits.get(canonical);
      // Of these only a sample is visited.
      if (!there && URL.canParse(canonical) && isSportState(new URL(canonical))) return more.length > 0;
      return more.length > 0 || there?.status !== 200 || there.canonicals[0] !== canonical;
    });
    expect(wrong.map(({ address, canonicals }) => `${address} → ${canonicals.join()}`)).toEqual([]);
  });

  it('finds pages with another canonical address only for searches, mirrored stories, and lists in a menu [SEO-02] [S02] [X06]', () => {
    const doubles = pages().filter(
      ({ address, canonicals: [canonical = ''] }) => address !== canonical && !isSearch(address),
    );
    const isMirrored = ({ address, canonicals: [canonical = ''] }: Visit): boolean =>
      new URL(address).pathname === new URL(canonical).pathname;
    expect(doubles.some(isMirrored)).toBe(true);
    const others = doubles.filter((page) => !isMirrored(page));
    const inMenu = ({ address, canonicals }: Visit): string =>
      `${short(address)} → ${short(canonicals.join())}`.replaceAll('http://localhost', '');
    expect(others.map(inMenu).toSorted()).toEqual([
      '/g7/rovat/adat → /g7/adat',
      '/g7/rovat/kozelet → /g7/kozelet',
      '/g7/rovat/penz → /g7/penz',
      '/g7/rovat/podcast → /g7/podcast',
      '/karakter/rovat/konyvespolc → /karakter/konyvespolc',
      '/karakter/rovat/kultura → /karakter/kultura',
      '/karakter/rovat/nagyito → /karakter/nagyito',
      '/karakter/rovat/telextarcak → /karakter/telextarcak',
      '/rovat/english → /english',
      '/rovat/kozlemeny → /kozlemenyek',
    ]);
  });

  it('finds in sitemaps only existing pages, under their canonical address, without noindex [S06]', () => {
    const listed = all().flatMap((visit) => (visit.address.endsWith('/sitemap.xml') ? [] : visit.listed));
    expect(listed.length).toBeGreaterThan(150);
    const wrong = listed.filter((address) => {
      const page = visits.get(address);
      return page?.status !== 200 || page.canonicals[0] !== address || page.robots.includes('noindex');
    });
    expect(wrong).toEqual([]);
  });
});

function isSearch(address: string): boolean {
  return /\/archivum\?.*\b(term|filters)=/.test(address);
}
