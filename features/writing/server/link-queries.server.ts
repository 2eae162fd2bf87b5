/** Stories to which a text can link, by their slugs including former ones. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { likePatterns } from '#platform/db/like-patterns.ts';

export interface LinkedStory {
  /** The slug in the text, which may be a former one. */
  slug: string;
  title: string;
  site: string;
}

const mostFound = 12;

/** Public stories only: a link must not disclose others. */
export async function storiesOfSlugs(db: Kysely<DB>, slugs: readonly string[]): Promise<LinkedStory[]> {
  const found = await sql<LinkedStory>`
    select n.slug, c.title, c.site from story_slugs n join story_cards c on c.id = n.article_id
    where n.slug = any(${[...slugs]}::text[]) and c.is_public`.execute(db);
  return found.rows;
}

/** The newest public stories with these words in their titles. */
export async function storiesToLink(db: Kysely<DB>, words: string): Promise<LinkedStory[]> {
  const patterns = likePatterns(words);
  if (patterns.length === 0) return [];
  const found = await sql<LinkedStory>`
    select c.slug, c.title, c.site from story_cards c
    where c.title ilike all(${patterns}::text[]) and c.parent_id is null and c.is_public
    order by c.pub_date desc limit ${mostFound}`.execute(db);
  return found.rows;
}
