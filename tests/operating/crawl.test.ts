/** The sample edition as a search engine walks through it: from the front pages to wherever a link leads. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSampleIfEmpty } from '#apps/server/sample/load-sample.ts';
import { originOf } from '#features/sites/public.ts';
import { ask } from '../ask.ts';
import { withServer } from '../server.ts';
import { crawl, type Visit } from './crawl.ts';

const server = withServer();
let visits = new Map<string, Visit>();

beforeAll(async () => {
  const { house, port } = server;
  await loadSampleIfEmpty(house, join(import.meta.dirname, '../../edition'), () => undefined);
  await server.settled();
  server.takeLog();
  visits = await crawl({
    starts: startsOf(),
    ask: ({ hostname, pathname, search }) => ask(port, pathname + search, { host: hostname }),
    wants: sampled(),
  });
}, 180_000);

/** Front pages, what robots ask for first, and a question such as nobody links to. */
function startsOf(): string[] {
  const { edition, port } = server;
  return edition.sites.flatMap((site) => {
    const origin = originOf(site, port);
    return [
      `${origin}${site.path || '/'}`,
      `${origin}/robots.txt`,
      `${origin}${site.path}/archivum?term=embereket`,
    ];
  });
}

/** Pictures are encoded when they are asked for, and a tag's three feeds are as many as all pages: some of them do. */
function sampled(): (address: URL) => boolean {
  const met = { pictures: 0, feeds: 0 };
  return ({ pathname }) => {
    if (pathname.startsWith('/kepek/')) return met.pictures++ % 250 === 0;
    if (/^\/(rss|atom|jsonfeed)\/cimke\//.test(pathname)) return met.feeds++ % 7 === 0;
    return true;
  };
}

const all = (): Visit[] => [...visits.values()];
const pages = (): Visit[] => all().filter((visit) => visit.type === 'text/html');
/** Without the port, which is another one each time. */
const short = (address: string): string => address.replace(`:${server.port}`, '');

/** The address of a post of a live blog that is right whichever page the post is on by now. */
function leadsToItsPost({ status, address, location }: Visit): boolean {
  const { pathname, searchParams } = new URL(address);
  const post = searchParams.get('poszt');
  return (
    status === 302 &&
    post !== null &&
    location?.split(/[?#]/)[0] === pathname &&
    location.endsWith(`#poszt-${post}`)
  );
}

describe('a crawl of the sample edition', () => {
  it('comes to every site, and to every kind of page, feed and sitemap [SITE-11] [S06]', () => {
    const addresses = all().map((visit) => short(visit.address));
    expect(addresses).toEqual(
      expect.arrayContaining(
        [
          ...[
            '/',
            '/after',
            '/g7',
            '/karakter',
            '/legfrissebb',
            '/english',
            '/rovat/sport',
            '/cimke/helyben',
          ],
          ...['/archivum?oldal=2', '/dokumentum/adatkezeles', '/sitemap/2026-11.xml', '/sitemap/news.xml'],
          ...['/rss', '/atom', '/jsonfeed', '/rss/rovat/english', '/g7/opensearch.xml'],
        ].map((path) => `http://localhost${path}`),
      ),
    );
    expect(addresses).toContain('http://transtelex.localhost/rovat/erdelyi-kozelet');
    expect(pages().length).toBeGreaterThan(400);
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
      expect(all().filter((visit) => visit.type === type).length, type).toBeGreaterThan(50);
  });

  it('meets no page that is missing, none that fails, and no link that is sent elsewhere [SITE-40] [SEO-01]', () => {
    const met = all()
      .filter((visit) => visit.status !== 200 && !leadsToItsPost(visit))
      .map(({ status, address, location, seenOn }) => `${status} ${address} ${location ?? ''} on ${seenOn}`);
    expect(met).toEqual([]);
    expect(server.takeLog()).toEqual([]);
  });

  it('reads HTML without a parse error or an id twice, and feeds and sitemaps that parse [S06]', () => {
    const faults = all().flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('finds one canonical address on each page, which answers and names itself [SEO-02]', () => {
    const wrong = pages().filter(({ canonicals: [canonical = '', ...more] }) => {
      const there = visits.get(canonical);
      return more.length > 0 || there?.status !== 200 || there.canonicals[0] !== canonical;
    });
    expect(wrong.map(({ address, canonicals }) => `${address} → ${canonicals.join()}`)).toEqual([]);
  });

  it('finds no page twice but answers to questions, mirrored stories, and lists that stand in a menu, too [SEO-02] [S02] [X06]', () => {
    const doubles = pages().filter(
      ({ address, canonicals: [canonical = ''] }) => address !== canonical && !isQuestion(address),
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

  it('finds in sitemaps only pages that answer, under their own address, and may be remembered [S06]', () => {
    const listed = all().flatMap((visit) => (visit.address.endsWith('/sitemap.xml') ? [] : visit.listed));
    expect(listed.length).toBeGreaterThan(150);
    const wrong = listed.filter((address) => {
      const page = visits.get(address);
      return page?.status !== 200 || page.canonicals[0] !== address || page.robots.includes('noindex');
    });
    expect(wrong).toEqual([]);
  });
});

function isQuestion(address: string): boolean {
  return /\/archivum\?.*\b(term|filters)=/.test(address);
}
