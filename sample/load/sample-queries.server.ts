/** The only file that names tables of every feature: the content is deleted in one statement, or not at all. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Returns true when there is no story, picture, person or import; documents may be the edition's. */
export async function hasNoContent(db: Kysely<DB>): Promise<boolean> {
  const found = await sql<{ empty: boolean }>`
    select not (exists (select from articles) or exists (select from images) or exists (select from authors)
      or exists (select from import_items)) as empty`.execute(db);
  return found.rows[0]?.empty ?? true;
}

/** Of several processes that start on one database, one loads the sample; the others wait, then find it loaded. */
export async function lockLoading(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('lapzarta sample edition'))`.execute(trx);
}

/** After a bulk insert: enables index-only counts of lists and updates the planner's statistics. */
export async function updateStatistics(db: Kysely<DB>): Promise<void> {
  await sql`vacuum (analyze) list_entries`.execute(db);
  await sql`analyze articles, article_people, article_tags`.execute(db);
}

/** Deletes all content but the newsroom's tokens and restarts ids at one, so the same sample gives the same pages. */
export async function deleteContent(trx: Transaction<DB>): Promise<void> {
  await sql`
    truncate ad_counts, ad_campaigns, supporters, support_commitments, support_orders, support_payments, support_cards, support_tokens,
      support_notices, support_disputes, support_gifts, images, picture_takedowns, authors, super_tags, tags, articles, article_people,
      article_tags, article_super_tags,
      article_mirrors, article_images, article_links, article_former_slugs, article_feed_ids, article_versions,
      article_corrections, working_copies, working_steps, kept_texts, story_acts, takedowns, named_versions, planned_acts, unsent_changes,
      live_post_keys, note_threads, notes, notices,
      front_drafts, front_launches,
      documents, list_entries, list_counts, boxes, box_items, sponsored_lines, unique_groups,
      uniques, story_group_items, read_counts, most_read, search_stories, search_labels, redirects, import_items,
      quizzes, quiz_questions, quiz_answers, quiz_responses, tip_games, tip_tickets, tip_answers,
      tip_cleared_nicknames, newsletter_subscribers, newsletter_requests, newsletter_subscriptions,
      newsletter_suppressions, newsletter_drafts, newsletter_issues, newsletter_recipients, newsletter_bounces,
      push_messages, push_message_topics, push_deliveries, push_sendings, push_scores,
      recordings, podcasts, episodes restart identity`.execute(trx);
}
