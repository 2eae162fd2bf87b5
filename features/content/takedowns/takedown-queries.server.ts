/**
 * Records of takedowns, and the removal of the text from the rows of stories and of their versions [ACT-08].
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { Trx } from '../content-needs.server.ts';
import type { ChangeAuthor } from '../write/acts/change-author.ts';
import { type HashedPassage, withoutPassage } from './passage.server.ts';
import type { Passage } from './takedown.ts';

export interface StoredTakedown {
  kind: 'story' | 'passage';
  storyId: number;
  passage: HashedPassage | null;
  reason: string;
  by: ChangeAuthor;
  at: Date;
}

export async function insertTakedown(trx: Trx, takedown: StoredTakedown): Promise<void> {
  const { kind, storyId, passage, reason, by, at } = takedown;
  await trx
    .insertInto('takedowns')
    .values({
      kind,
      story_id: storyId,
      words: passage?.words ?? null,
      hash: passage?.hash ?? null,
      reason,
      author_kind: by.kind,
      author_id: String(by.id),
      at,
    })
    .execute();
}

/** Passages that these stories must not contain again. */
export async function passagesOf(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<{ id: number; passage: HashedPassage }[]> {
  const found = await sql<{ id: number; words: number; hash: string }>`
    select story_id as id, words, hash from takedowns
    where kind = 'passage' and story_id = any(${ids}::int[])`.execute(db);
  return found.rows.map(({ id, ...passage }) => ({ id, passage }));
}

/** When a story was withdrawn last, and the number of the last takedown. */
export async function lastRemovals(db: Kysely<DB>): Promise<{ withdrawn: Date | null; takedown: number }> {
  const found = await sql<{ withdrawn: Date | null; takedown: number }>`
    select (select max(changed_at) from articles where state = 'withdrawn') as withdrawn,
      (select coalesce(max(id), 0) from takedowns) as takedown`.execute(db);
  return found.rows[0] ?? { withdrawn: null, takedown: 0 };
}

/** Whether the whole story was taken down. */
export async function isEmptied(db: Kysely<DB>, id: number): Promise<boolean> {
  const found = await sql`select from articles where id = ${id} and taken_down_at is not null`.execute(db);
  return found.rows.length > 0;
}

/** All current texts of these stories. */
export async function textsOf(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<{ id: number; slug: string; text: string }[]> {
  const found = await sql<{ id: number; slug: string; text: string }>`
    select id, slug, concat_ws(' ', title, subtitle, lead, recommender, og_description, content_highlight,
      cover_image_text, body) as text
    from articles where id = any(${ids}::int[])`.execute(db);
  return found.rows;
}

/** Ids of the story and of its posts, with all slugs that they have and had. */
export async function familyOf(trx: Trx, id: number): Promise<{ ids: number[]; slugs: string[] }> {
  const found = await sql<{ id: number; slugs: string[] }>`
    select a.id, array(select f.slug from article_former_slugs f where f.article_id = a.id) || a.slug as slugs
    from articles a where a.id = ${id} or a.parent_id = ${id} order by a.id`.execute(trx);
  return { ids: found.rows.map((row) => row.id), slugs: found.rows.flatMap(({ slugs }) => slugs) };
}

/** Empties these stories except for their ids and addresses, which answer that they were removed. */
export async function emptyStories(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update articles set state = 'withdrawn', taken_down_at = ${at}, title = '', subtitle = '', lead = '',
      recommender = '', og_description = '', content_highlight = '', cover_image_text = '', body = '[]',
      flags = '{}', cover_image_id = null, recommended_box_image_id = null, facebook_image_id = null,
      mobile_image_11_id = null, mobile_image_43_id = null, embargo_until = null, embargo_reason = '',
      restricted_to = null, withdraw_at = null, livescore_id = '', av_code = '', index_av_code = '',
      version = version + 1, updated_at = ${at}
    where id = any(${ids}::int[])`.execute(trx);
  for (const table of [
    'article_corrections',
    'article_images',
    'article_links',
    'article_mirrors',
    'article_people',
    'article_super_tags',
    'article_tags',
  ])
    await sql`delete from ${sql.table(table)} where article_id = any(${ids}::int[])`.execute(trx);
  // Whether it was public is read from its versions.
  await sql`
    update article_versions set relations = null,
      snapshot = jsonb_build_object('title', '', 'state', snapshot->'state')
    where article_id = any(${ids}::int[])`.execute(trx);
}

const rowSchema = z.record(z.string(), z.json());

/** Removes the passage from the story, its corrections and its versions. */
export async function cutFromStory(trx: Trx, id: number, passage: Passage, at: Date): Promise<void> {
  const without = (value: unknown) => rowSchema.parse(withoutPassage(value, passage));
  const stories = await sql<{ row: unknown }>`
    select to_jsonb(a) as row from articles a where id = ${id} for update`.execute(trx);
  for (const { row } of stories.rows) {
    const { title, subtitle, lead, recommender, og_description, content_highlight, cover_image_text, body } =
      without(row);
    await sql`
      update articles set title = ${title}, subtitle = ${subtitle}, lead = ${lead}, recommender = ${recommender},
        og_description = ${og_description}, content_highlight = ${content_highlight},
        cover_image_text = ${cover_image_text}, body = ${JSON.stringify(body)}, version = version + 1,
        updated_at = ${at}
      where id = ${id}`.execute(trx);
  }
  const corrections = await sql<{ at: Date; text: string }>`
    select at, text from article_corrections where article_id = ${id}`.execute(trx);
  for (const { at: time, text } of corrections.rows)
    await sql`
      update article_corrections set text = ${withoutPassage(text, passage)}
      where article_id = ${id} and at = ${time} and text = ${text}`.execute(trx);
  const versions = await sql<{ version: number; snapshot: unknown; relations: unknown }>`
    select version, snapshot, relations from article_versions where article_id = ${id}`.execute(trx);
  for (const { version, snapshot, relations } of versions.rows)
    await sql`
      update article_versions set snapshot = ${JSON.stringify(without(snapshot))},
        relations = ${relations === null ? null : JSON.stringify(without(relations))}
      where article_id = ${id} and version = ${version}`.execute(trx);
}
