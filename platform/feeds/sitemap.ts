import { machineTime } from '../time/hungarian-date.ts';
import { element, elementAround, xmlDeclaration } from './xml.ts';

/** Sitemaps for search engines (sitemaps.org 0.9, with the news and picture extensions). */
export interface SitemapEntry {
  /** Absolute URL. */
  address: string;
  /** Unix seconds. */
  changedAt?: number;
  news?: News;
  /** Absolute URL of a picture on the page. */
  picture?: string;
}

export interface News {
  /** Name of the publication. */
  publication: string;
  language: string;
  publishedAt: number;
  title: string;
}

/** Yields a sitemap in chunks, one for each chunk of entries, so that a long one is never in memory as a whole. */
export async function* sitemap(
  entries: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${xmlDeclaration}<urlset${namespaces}>`;
  for await (const some of entries) yield some.map(entryXml).join('');
  yield '</urlset>\n';
}

export function sitemapIndex(files: Pick<SitemapEntry, 'address' | 'changedAt'>[]): string {
  const sitemaps = files.map((file) => elementAround('sitemap', locationXml(file)));
  return `${xmlDeclaration}${elementAround('sitemapindex', sitemaps, { xmlns: sitemapsOrg })}\n`;
}

const sitemapsOrg = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const google = 'http://www.google.com/schemas';
const namespaces = ` xmlns="${sitemapsOrg}" xmlns:news="${google}/sitemap-news/0.9" xmlns:image="${google}/sitemap-image/1.1"`;

function entryXml({ address, changedAt, news, picture }: SitemapEntry): string {
  return elementAround('url', [
    ...locationXml({ address, changedAt }),
    news ? newsXml(news) : '',
    picture === undefined ? '' : elementAround('image:image', [element('image:loc', picture)]),
  ]);
}

function locationXml({ address, changedAt }: { address: string; changedAt?: number | undefined }): string[] {
  return [element('loc', address), changedAt === undefined ? '' : element('lastmod', machineTime(changedAt))];
}

function newsXml({ publication, language, publishedAt, title }: News): string {
  const name = [element('news:name', publication), element('news:language', language)];
  return elementAround('news:news', [
    elementAround('news:publication', name),
    element('news:publication_date', machineTime(publishedAt)),
    element('news:title', title),
  ]);
}
