/** Every page of the sample's sitemaps, and an address of each other kind: calls, feeds, payloads, redirects, errors. */

type Read = (address: string) => Promise<string>;

const main = 'http://localhost';
const regional = 'http://transtelex.localhost';

export async function goldenAddresses(read: Read): Promise<string[]> {
  const pages = [...(await pagesOf(main, read)), ...(await pagesOf(regional, read))];
  const payloads = pages.filter((_, index) => index % 6 === 0).map(payloadOf);
  const articles = pages.filter((page) => /\/20\d\d\//.test(page));
  const inApp = articles.filter((_, index) => index % 20 === 0).map((page) => `${page}?app=1`);
  const stories = articles.filter((_, index) => index % 12 === 0).map(slugOf);
  const perStory = stories.flatMap((slug) => [
    `${main}/api/articles/${slug}`,
    `${main}/api/articles/${slug}/version`,
    `${main}/api/articles/${slug}/items`,
  ]);
  const others = [...mainPaths.map((path) => main + path), ...regionalPaths.map((path) => regional + path)];
  return [...new Set([...pages, ...payloads, ...inApp, ...perStory, ...others])];
}

async function pagesOf(origin: string, read: Read): Promise<string[]> {
  const index = locationsIn(await read(`${origin}/sitemap.xml`));
  const listed = await Promise.all(index.map(read));
  return listed.flatMap(locationsIn);
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const url = new URL(address);
    return `http://${url.hostname}${url.pathname}${url.search}`;
  });
}

function payloadOf(page: string): string {
  const { origin, pathname, search } = new URL(page);
  return `${origin}${pathname === '/' ? '' : pathname}/_payload.json${search}`;
}

function slugOf(page: string): string {
  return new URL(page).pathname.split('/').at(-1) ?? '';
}

const filters = encodeURIComponent('{"superTags":["belfold"],"authors":["halmi-bence"]}');

const mainPaths = [
  // Pages that no sitemap names.
  '/archivum',
  '/archivum?term=h%C3%ADd',
  `/archivum?filters=${filters}`,
  '/archivum?oldal=2',
  '/mentett',
  '/legfrissebb?oldal=2',
  '/legfrissebb?oldal=1',
  '/legfrissebb?oldal=99',
  '/legfrissebb?oldal=x',
  '/empty',
  '/offline',
  '/arfolyam?currency=USD&range=1y',
  '/arfolyam?currency=XXX',
  '/kviz/esokert',
  '/app-web-widget',
  '/g7?oldal=2',
  '/after?oldal=2',
  '/rovat/belfold?oldal=2',
  '/cimke/helyben',
  '/szerzo/halmi-bence',
  '/?app=1',
  '/?fbclid=x',
  '//',
  '/LEGFRISSEBB',
  '/legfrissebb/',
  '/index.php',
  '/?p=12',
  '/%zz',
  '/nincs/ilyen',
  '/g7/nincs',
  '/api/nincs',
  '/api/me',
  '/_payload.json',
  '/legfrissebb/_payload.json?oldal=2',
  '/nincs/ilyen/_payload.json',
  // Files for machines.
  '/robots.txt',
  '/sitemap/news.xml',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/rss',
  '/atom',
  '/jsonfeed',
  '/rss/rovat/belfold',
  '/atom/cimke/helyben',
  '/jsonfeed/szerzo/halmi-bence',
  '/g7/rss',
  '/rss/nincs',
  '/opensearch.xml',
  '/g7/opensearch.xml',
  '/rss/podcast/hatterzaj',
  // Calls.
  '/api/openapi.json',
  '/api/docs',
  '/api/articles',
  '/api/articles?perPage=5&page=2',
  '/api/articles?perPage=x',
  '/api/articles?filters[tag]=helyben',
  '/api/articles?filters[flag]=live',
  '/api/articles?perPage=5&perPage=6',
  '/api/articles/nincs',
  '/api/article/1',
  '/api/article/x',
  '/api/articles/1/items',
  '/api/docs/adatkezeles',
  '/api/search?term=h%C3%ADd',
  '/api/search?term=h%C3%ADd&perPage=3&page=2',
  '/api/search?term=',
  '/api/search',
  '/api/search/articles?term=v%C3%ADz',
  '/api/search/autocomplete?term=bud',
  '/api/search/highlights?term=sport',
  '/api/unique/temak',
  '/api/unique/nincs',
  '/api/unique-groups/holdblog',
  '/api/index/boxes',
  '/api/index/episodes',
  '/api/index/most-read',
  '/api/index/mstag/belfold',
  '/api/index/auto-block?v=1',
  '/api/recommended/mstag/all?v=1',
  '/api/episodes',
  '/api/episodes?perPage=2',
  '/api/podcasts/public/all',
  '/api/frontend/init',
  '/api/frontend/refresh',
  '/api/exchange',
  '/api/exchange?currency=USD&range=1y',
  '/api/counter',
  '/api/counter?from=2026-01-01',
  '/api/impress/staff',
  '/api/sites',
  '/api/minutes',
  '/api/oembed?url=http://localhost/podcastok',
  '/api/articles/facebook/reaction?ids=1,2,3',
];

const regionalPaths = [
  '/archivum',
  '/legfrissebb',
  '/nincs',
  '/rss',
  '/robots.txt',
  '/api/articles?perPage=3',
  '/_payload.json',
  '/archivum?term=kolozsv%C3%A1r',
  '/api/sites',
  '/mentett',
];
