/** Stories as editors of a front see them: those in its boxes, and those that they choose from. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { isSeenBy } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';

type Database = Kysely<DB>;

export interface PlacedStory {
  id: number;
  title: string;
  site: string;
  section: string | null;
  pubDate: Date;
  /** Unpublished stories may be placed as well: they appear when they are published. */
  isPublic: boolean;
}

const columns = sql`s.story_id as id, s.title, s.site, s.section, s.pub_date as "pubDate",
  s.state = 'active' as "isPublic"`;

/** Those that this member sees. */
export async function storiesById(
  db: Database,
  ids: readonly number[],
  member: NewsroomViewer,
): Promise<PlacedStory[]> {
  const found = await sql<PlacedStory>`
    select ${columns} from newsroom_stories s where s.story_id = any(${ids}::int[]) and ${isSeenBy(member, 's')}`.execute(
    db,
  );
  return found.rows;
}

const storiesToChoose = 40;

/** The newest of a list, the newest first. */
export async function newestStories(db: Database, list: string): Promise<PlacedStory[]> {
  const found = await sql<PlacedStory>`
    select ${columns} from (
      select article_id, pub_date from listed_stories where list = ${list}
      order by pub_date desc, article_id desc limit ${storiesToChoose}
    ) e join newsroom_stories s on s.story_id = e.article_id
    order by e.pub_date desc, e.article_id desc`.execute(db);
  return found.rows;
}

/** In the order of the site's ranking. */
export async function mostReadStories(db: Database, site: string): Promise<PlacedStory[]> {
  const found = await sql<PlacedStory>`
    select ${columns} from most_read m cross join unnest(m.article_ids) with ordinality r (id, place)
    join newsroom_stories s on s.story_id = r.id
    where m.site = ${site} order by r.place limit ${storiesToChoose}`.execute(db);
  return found.rows;
}

/** By a part of the title, of all sites, also drafts that this member sees. */
export async function storiesByTitle(
  db: Database,
  text: string,
  member: NewsroomViewer,
): Promise<PlacedStory[]> {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`;
  const found = await sql<PlacedStory>`
    select ${columns} from newsroom_stories s where s.title ilike ${pattern} and ${isSeenBy(member, 's')}
    order by s.pub_date desc, s.story_id desc limit ${storiesToChoose}`.execute(db);
  return found.rows;
}
