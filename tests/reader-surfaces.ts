/** All answers to readers, crawlers and programs without a sign-in, and all outgoing messages. */
import { sql } from 'kysely';
import type { TestServer } from './server.ts';

const paths = [
  '/',
  '/after',
  '/g7',
  '/karakter',
  '/legfrissebb',
  '/english',
  '/archivum',
  '/archivum?term=jel',
  '/rovat/belfold',
  '/rovat/tudomany',
  '/cimke/hidak',
  '/szerzo/szekely-anna',
  '/rss',
  '/rss?teljes=1',
  '/atom',
  '/jsonfeed',
  '/rss/rovat/belfold',
  '/rss/cimke/hidak',
  '/rss/szerzo/szekely-anna',
  '/sitemap.xml',
  '/robots.txt',
  '/api/articles',
  '/api/articles?perPage=60',
  '/api/index/boxes',
  '/api/index/auto-block',
  '/api/index/most-read',
  '/api/index/mstag/belfold',
  '/api/recommended/mstag/all',
  '/api/frontend/init',
  '/api/search?term=jel',
  '/api/search/articles?term=jel',
  '/api/search/autocomplete?term=jel',
  '/api/search/autocomplete?term=titkosjel',
  '/api/search/highlights?term=jel',
  '/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra',
  '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra',
  '/api/articles/fabol-epitettek-rezgeserzekelot-a-hidra',
];

/** Tables of the newsroom's internal data; data of all other tables may become public. */
const internal = new Set([
  'articles',
  'article_versions',
  'article_corrections',
  'article_links',
  'article_former_slugs',
  'images',
  // Keys that processes of ours read.
  'invalidations',
  'kept_texts',
  'named_versions',
  'note_threads',
  'notes',
  'story_acts',
  'working_copies',
  'working_steps',
]);

/** Answers by address, and rows by table, as text. */
export async function readerSurfaces(
  server: TestServer,
  further: readonly string[] = [],
): Promise<Map<string, string>> {
  await server.settled();
  const found = new Map<string, string>();
  const get = async (path: string) => {
    const { status, headers, text } = await server.telex(path);
    found.set(path, `${status} ${JSON.stringify(headers)} ${text}`);
    return text;
  };
  for (const path of [...paths, ...further]) await get(path);
  for (const sitemap of addressesIn(found.get('/sitemap.xml') ?? '')) await get(sitemap);
  found.set('transtelex/', (await server.transtelex('/')).text);
  for (const [table, text] of await leavingRows(server)) found.set(`table ${table}`, text);
  return found;
}

/** Where one of these texts stands; the names of surfaces. */
export function surfacesWith(surfaces: ReadonlyMap<string, string>, marks: readonly string[]): string[] {
  return [...surfaces].flatMap(([name, text]) =>
    marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase())).map((mark) => `${name}: ${mark}`),
  );
}

function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
}

async function leavingRows({ database: { db } }: TestServer): Promise<[string, string][]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(db);
  const rows: [string, string][] = [];
  for (const { name } of tables.rows) {
    if (internal.has(name.replace(/^public\./, ''))) continue;
    const { rows: found } = await sql<{ text: string | null }>`
      select string_agg(row::text, E'\n') as text from ${sql.raw(name)} as row`.execute(db);
    rows.push([name, found[0]?.text ?? '']);
  }
  return rows;
}
