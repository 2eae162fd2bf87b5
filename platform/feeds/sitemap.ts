/** Sitemaps as search engines read them (sitemaps.org 0.9, with the news and picture extensions). */
import { isoTime } from './feed.ts';
import { element, elementAround, xmlDeclaration } from './xml.ts';

export interface SitemapEntry {
  /** Full address. */
  address: string;
  /** Unix seconds. */
  changedAt?: number;
  news?: News;
  /** Full address of a picture on the page. */
  picture?: string;
}

export interface News {
  /** Name of the paper. */
  publication: string;
  language: string;
  publishedAt: number;
  title: string;
}

/** In pieces, one for each piece of the entries, so that nobody has to hold a long one whole. */
export async function* sitemap(
  entries: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${xmlDeclaration}<urlset${namespaces}>`;
  for await (const some of entries) yield some.map(entryXml).join('');
  yield '</urlset>\n';
}

export function sitemapIndex(addresses: string[]): string {
  const sitemaps = addresses.map((address) => elementAround('sitemap', [element('loc', address)]));
  return `${xmlDeclaration}${elementAround('sitemapindex', sitemaps, { xmlns: sitemapsOrg })}\n`;
}

const sitemapsOrg = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const google = 'http://www.google.com/schemas';
const namespaces = ` xmlns="${sitemapsOrg}" xmlns:news="${google}/sitemap-news/0.9" xmlns:image="${google}/sitemap-image/1.1"`;

function entryXml({ address, changedAt, news, picture }: SitemapEntry): string {
  return elementAround('url', [
    element('loc', address),
    changedAt === undefined ? '' : element('lastmod', isoTime(changedAt)),
    news ? newsXml(news) : '',
    picture === undefined ? '' : elementAround('image:image', [element('image:loc', picture)]),
  ]);
}

function newsXml({ publication, language, publishedAt, title }: News): string {
  const name = [element('news:name', publication), element('news:language', language)];
  return elementAround('news:news', [
    elementAround('news:publication', name),
    element('news:publication_date', isoTime(publishedAt)),
    element('news:title', title),
  ]);
}
