/**
 * The archive: stories in order of publication, read in pages by cursor, so that neither a month nor the archive is
 * ever in memory as a whole.
 */

import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';

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

/** Cursor: the archive continues after this story. */
export interface ArchiveCursor {
  pubDate: Date;
  id: number;
}

export interface ArchiveRange {
  /** Slugs of the sites to which the stories belong. */
  sites: string[];
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** The cursor after exactly `before` stories of the range; undefined when it has fewer. */
export async function archiveCursorAfter(
  db: Database,
  { sites, from, to }: ArchiveRange,
  before: number,
): Promise<ArchiveCursor | undefined> {
  const found = await sql<ArchiveCursor>`
    select a.pub_date as "pubDate", a.id from articles a
    where a.state = 'active' and a.parent_id is null and a.site = any(${sites}::text[])
      and a.pub_date >= ${from} and a.pub_date < ${to}
    order by a.pub_date, a.id offset ${before - 1} limit 1`.execute(db);
  return found.rows[0];
}

/** Stories of the range after a cursor, oldest first, at most `limit`. */
export async function archiveFrom(
  db: Database,
  { sites, from, to }: ArchiveRange,
  after: ArchiveCursor | undefined,
  limit: number,
): Promise<ArchiveRow[]> {
  const start = after
    ? sql`(a.pub_date, a.id) > (${after.pubDate}, ${after.id})`
    : sql`a.pub_date >= ${from}`;
  const found = await sql<ArchiveRow>`
    select a.id, a.slug, a.site, a.url_date, a.pub_date, a.updated_at, a.title, a.language, a.flags,
      case when s.id is null then null else jsonb_build_object('slug', s.slug, 'site', s.site) end as section,
      i.ref as image, coalesce(s.active, true) as is_public
    from articles a
    left join super_tags s on s.id = a.main_super_tag_id
    left join image_refs i on i.id = a.recommended_box_image_id
    where a.state = 'active' and a.parent_id is null and a.site = any(${sites}::text[])
      and ${start} and a.pub_date < ${to}
    order by a.pub_date, a.id limit ${limit}`.execute(db);
  return found.rows;
}

/** Unix seconds of the last publication or change per month (UTC, `2026-11`), from a single index scan. */
export async function monthsChanged(db: Database, sites: string[]): Promise<Map<string, number>> {
  const found = await sql<{ month: string; at: number }>`
    select to_char(month, 'YYYY-MM') as month, floor(extract(epoch from changed))::float8 as at
    from (
      select date_trunc('month', a.pub_date at time zone 'UTC') as month,
        max(greatest(a.pub_date, a.updated_at)) as changed
      from articles a
      where a.state = 'active' and a.parent_id is null and a.site = any(${sites}::text[])
      group by 1
    ) m`.execute(db);
  return new Map(found.rows.map(({ month, at }) => [month, at]));
}

/** Sites and publication times (unix seconds) of those of these stories that are in the archive. */
export async function archiveEntriesOf(db: Database, ids: number[]): Promise<{ site: string; at: number }[]> {
  const found = await sql<{ site: string; at: number }>`
    select distinct a.site, floor(extract(epoch from a.pub_date))::float8 as at from articles a
    where a.id = any(${ids}::int[]) and a.state = 'active' and a.parent_id is null`.execute(db);
  return found.rows;
}
