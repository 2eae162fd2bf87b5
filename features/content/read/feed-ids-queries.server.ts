/** The identity of stories in feeds: an address that is written once and follows no later change [S54]. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

/** A site as the addresses of its stories begin. */
export interface AddressStart {
  slug: string;
  origin: string;
  path: string;
}

/** Gives ids to those of these stories that are public and have none. */
export async function giveFeedIds(db: Database, starts: AddressStart[], ids: number[]): Promise<void> {
  await sql`
    insert into article_feed_ids (article_id, feed_id)
    select a.id, ${addressFrom(sql`home`)} from articles a
    join ${rowsOf(starts)} home (slug text, origin text, path text) on home.slug = a.site
    left join super_tags t on t.id = a.main_super_tag_id
    where a.id = any(${ids}::int[]) and a.state = 'active' and a.type <> 'liveblogpost'
    on conflict do nothing`.execute(db);
}

/**
 * Completes the ids of stories that were public before ids were stored: the address that feeds gave out for them, for a
 * mirrored story on another domain the one below the mirroring site.
 */
export async function completeFeedIds(db: Database, starts: AddressStart[]): Promise<void> {
  await sql`
    update article_feed_ids f
    set feed_id = case when shown.origin = home.origin then ${addressFrom(sql`home`)} else ${addressFrom(sql`shown`)} end
    from articles a
    join ${rowsOf(starts)} home (slug text, origin text, path text) on home.slug = a.site
    left join super_tags t on t.id = a.main_super_tag_id
    cross join ${rowsOf(starts)} shown (slug text, origin text, path text)
    where f.feed_id is null and a.id = f.article_id
      and shown.slug = case when f.site = '' then a.site else f.site end`.execute(db);
}

/** Ids of stories in the feeds of a site. */
export async function feedIdsOf(db: Database, site: string, ids: number[]): Promise<Map<number, string>> {
  const found = await sql<{ id: number; feedId: string }>`
    select distinct on (article_id) article_id as id, feed_id as "feedId" from article_feed_ids
    where article_id = any(${ids}::int[]) and site in ('', ${site}) and feed_id is not null
    order by article_id, site desc`.execute(db);
  return new Map(found.rows.map(({ id, feedId }) => [id, feedId]));
}

function rowsOf(starts: AddressStart[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(starts)}::jsonb)`;
}

/** As `storyPath` writes it. */
function addressFrom(start: RawBuilder<unknown>): RawBuilder<string> {
  return sql`${start}.origin || ${start}.path || coalesce('/' || t.slug, '')
    || to_char(a.url_date, '/YYYY/MM/DD/') || a.slug`;
}
