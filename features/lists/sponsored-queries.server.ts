/** Queries for sponsored lines. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SponsoredLine } from './sponsored-line.ts';

type Database = Kysely<DB>;

/** Active lines that have not ended, the last added first. */
export async function currentAndFutureLines(db: Database, now: Date): Promise<SponsoredLine[]> {
  const found = await sql<SponsoredLine>`
    select active, newest, list_page as "listPage", sites, main_super_tags as "mainSuperTags", tags,
      extract(epoch from date_from)::float8 as "dateFrom", extract(epoch from date_to)::float8 as "dateTo",
      av_code as "avCode", ct_link as "ctLink", css_class as "cssClass", description
    from sponsored_lines where active and date_to > ${now} order by id desc`.execute(db);
  return found.rows;
}

/** Adds a line, or changes the one with this id; returns its id, or undefined when there is no such line. */
export async function writeSponsoredLine(
  db: Database,
  line: SponsoredLine,
  id: number | null,
): Promise<number | undefined> {
  const row = {
    active: line.active,
    newest: line.newest,
    list_page: line.listPage,
    sites: line.sites,
    main_super_tags: line.mainSuperTags,
    tags: line.tags,
    date_from: new Date(line.dateFrom * 1000),
    date_to: new Date(line.dateTo * 1000),
    av_code: line.avCode,
    ct_link: line.ctLink,
    css_class: line.cssClass,
    description: line.description,
  };
  const written =
    id === null
      ? await db.insertInto('sponsored_lines').values(row).returning('id').executeTakeFirst()
      : await db
          .updateTable('sponsored_lines')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  return written?.id;
}
