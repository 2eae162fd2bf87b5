import type { ContentPage } from '../edition/content-page.ts';
import type { Edition } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';

/**
 * The page on which a document is shown: a content page, or among the documents. Null where only other domains have it,
 * at an address of its own.
 */
export function locationOfDocument(
  edition: Edition,
  site: Site,
  slug: string,
): ContentPage | 'documents' | null {
  const pages = edition.pages.filter(({ document }) => document === slug);
  if (pages.length === 0) return 'documents';
  return pages.find(({ sites }) => sites.includes(site.slug)) ?? null;
}
