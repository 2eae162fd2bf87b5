/** A story of the archive with what sitemaps say about it. */
import type { ImageRef } from '#features/media/public.ts';
import { type Language, originOf, siteBySlug, storyPath, type Viewpoint } from '#features/sites/public.ts';
import type { ArchiveCursor, ArchiveRow } from './archive-queries.server.ts';

export interface ArchivedStory {
  cursor: ArchiveCursor;
  slug: string;
  site: string;
  /** Canonical, in full. */
  address: string;
  publishedAt: number;
  updatedAt: number;
  title: string;
  language: Language;
  flags: string[];
  image: ImageRef | null;
  isPublic: boolean;
}

export function presentArchivedStory(view: Viewpoint, row: ArchiveRow): ArchivedStory {
  const home = siteBySlug(view.edition, row.site);
  const path = storyPath(home, { slug: row.slug, urlDate: row.url_date, section: row.section });
  return {
    cursor: { pubDate: row.pub_date, id: row.id },
    slug: row.slug,
    site: row.site,
    address: originOf(home, view.port) + path,
    publishedAt: Math.floor(row.pub_date.getTime() / 1000),
    updatedAt: Math.floor(row.updated_at.getTime() / 1000),
    title: row.title,
    language: row.language,
    flags: row.flags,
    image: row.image,
    isPublic: row.is_public,
  };
}
