/**
 * The archive as it grew: stories in the order of their publication. It is read in pieces, each from where the last one
 * ended, so that neither a month nor the archive has to be held whole.
 */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Language } from './article.ts';

type Database = Kysely<DB>;

export interface ArchiveRow {
  id: number;
  slug: string;
  site: string;
  url_date: string;
  section: { slug: string; site: string } | null;
  pub_date: Date;
  updated_at: Date;
  title: string;
  language: Language;
  flags: string[];
  image: ImageRef | null;
  /** False when its section is closed. */
  is_public: boolean;
}

/** Where in the archive: behind this story. */
export interface ArchivePlace {
  pubDate: Date;
  id: number;
}

export interface ArchiveStretch {
  /** Slugs of the sites whose own stories are meant. */
  sites: string[];
  from: Date;
  /** Not included. */
  to: Date;
}

/** The place before which exactly so many stories of the stretch lie; undefined when it has fewer. */
export async function placeInArchive(
  db: Database,
  { sites, from, to }: ArchiveStretch,
  before: number,
): Promise<ArchivePlace | undefined> {
  const found = await sql<ArchivePlace>`
    select a.pub_date as "pubDate", a.id from articles a
    where a.state = 'active' and a.parent_id is null and a.site = any(${sites}::text[])
      and a.pub_date >= ${from} and a.pub_date < ${to}
    order by a.pub_date, a.id offset ${before - 1} limit 1`.execute(db);
  return found.rows[0];
}

/** The stories of the stretch behind a place, the earliest first, `limit` at most. */
export async function archiveFrom(
  db: Database,
  { sites, from, to }: ArchiveStretch,
  after: ArchivePlace | undefined,
  limit: number,
): Promise<ArchiveRow[]> {
  const start = after
    ? sql`(a.pub_date, a.id) > (${after.pubDate}, ${after.id})`
    : sql`a.pub_date >= ${from}`;
  const found = await sql<ArchiveRow>`
    select a.id, a.slug, a.site, a.url_date, a.pub_date, a.updated_at, a.title, a.language, a.flags,
      case when s.id is null then null else jsonb_build_object('slug', s.slug, 'site', s.site) end as section,
      image_ref(i) as image, coalesce(s.active, true) as is_public
    from articles a
    left join super_tags s on s.id = a.main_super_tag_id
    left join images i on i.id = a.recommended_box_image_id
    where a.state = 'active' and a.parent_id is null and a.site = any(${sites}::text[])
      and ${start} and a.pub_date < ${to}
    order by a.pub_date, a.id limit ${limit}`.execute(db);
  return found.rows;
}

/** Where these stories stand in the archive; those that do not are left out. */
export async function placesInArchive(db: Database, ids: number[]): Promise<{ site: string; at: number }[]> {
  const found = await sql<{ site: string; at: number }>`
    select distinct a.site, floor(extract(epoch from a.pub_date))::float8 as at from articles a
    where a.id = any(${ids}::int[]) and a.state = 'active' and a.parent_id is null`.execute(db);
  return found.rows;
}
