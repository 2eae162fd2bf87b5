/** The one file that names every room's tables: a paper is emptied in one statement or not at all. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Nobody has put anything in: no story, no picture, no person, no page. */
export async function isPaperEmpty(db: Kysely<DB>): Promise<boolean> {
  const found = await sql<{ empty: boolean }>`
    select not (exists (select from articles) or exists (select from images) or exists (select from authors)
      or exists (select from documents) or exists (select from import_items)) as empty`.execute(db);
  return found.rows[0]?.empty ?? true;
}

/** Of several processes that start on one database, one loads; the others wait and find the paper full. */
export async function waitForTurn(work: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('lapzarta sample edition'))`.execute(work);
}

/** After very many new rows: lists are counted from their index alone, and plans know how long they are. */
export async function tidyAfterBulk(db: Kysely<DB>): Promise<void> {
  await sql`vacuum (analyze) list_entries`.execute(db);
  await sql`analyze articles, article_people, article_tags`.execute(db);
}

/** Everything but the newsroom's tokens; ids start at one again, so that the same sample gives the same pages. */
export async function emptyPaper(work: Transaction<DB>): Promise<void> {
  await sql`
    truncate supporters, images, authors, super_tags, tags, articles, article_people, article_tags, article_super_tags,
      article_mirrors, article_images, article_links, article_former_slugs, article_versions, article_corrections,
      documents, list_entries, list_counts, boxes, box_items, sponsored_lines, unique_groups,
      uniques, story_group_items, read_counts, most_read, search_stories, search_labels, redirects, import_items,
      quizzes, quiz_questions, quiz_answers, quiz_responses, recordings, podcasts, episodes restart identity`.execute(
    work,
  );
}
