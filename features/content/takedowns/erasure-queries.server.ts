/** Queries for erasures, and for texts that a restored database contains again. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Erasure } from './erasure.ts';

type Database = Kysely<DB>;

const hashOf = (slug: string) => sql`encode(sha256(convert_to(${sql.ref(slug)}, 'UTF8')), 'hex')`;

export async function erasuresIn(db: Database): Promise<Erasure[]> {
  const found = await sql<{ erasure: Erasure }>`
    select jsonb_build_object('kind', t.kind, 'storyId', t.story_id, 'slugHash', ${hashOf('a.slug')},
      'reason', t.reason) || case when t.kind = 'passage'
        then jsonb_build_object('passage', jsonb_build_object('words', t.words, 'hash', t.hash)) else '{}' end as erasure
    from takedowns t join articles a on a.id = t.story_id
    union all
    select jsonb_build_object('kind', 'draft', 'storyId', story_id, 'slugHash', slug_hash) from deleted_drafts`.execute(
    db,
  );
  return found.rows.map(({ erasure }) => erasure);
}

/**
 * The drafts among these that were deleted for good; a story that is only missing, as in an older backup, is
 * not.
 */
export async function deletedDraftsAmong(db: Database, ids: readonly number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select distinct story_id as id from deleted_drafts d where story_id = any(${ids}::int[])
      and not exists (select from articles a where a.id = d.story_id)`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Whether the story has, or had, a slug of this hash. */
export async function isStory(
  db: Database,
  { storyId, slugHash }: Pick<Erasure, 'storyId' | 'slugHash'>,
): Promise<boolean> {
  const found = await sql`
    select from articles a where a.id = ${storyId} and (${hashOf('a.slug')} = ${slugHash} or exists (
      select from article_former_slugs f where f.article_id = a.id and ${hashOf('f.slug')} = ${slugHash}))`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Of the story, its corrections and its versions, as they are stored. */
export async function storedTexts(db: Database, id: number): Promise<string[]> {
  const found = await sql<{ text: string }>`
    select to_jsonb(a)::text as text from articles a where id = ${id}
    union all select text from article_corrections where article_id = ${id}
    union all select snapshot::text || ' ' || coalesce(relations::text, '') from article_versions
      where article_id = ${id}`.execute(db);
  return found.rows.map(({ text }) => text);
}
