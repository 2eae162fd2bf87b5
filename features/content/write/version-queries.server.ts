/** Versions of stories: each is the whole story as it stood, with who made it, how and when. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from './change-author.ts';

type Database = Kysely<DB>;

/** Saves the version just written, with its relations [S31]. */
export async function saveVersions(
  db: Database,
  ids: number[],
  cause: string,
  by: ChangeAuthor,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into article_versions (article_id, version, at, cause, author_kind, author_id, snapshot, relations)
    select a.id, a.version, a.updated_at, ${cause}, ${by.kind}, ${String(by.id)}, to_jsonb(a), jsonb_build_object(
      'authorIds', array(select p.author_id from article_people p
        where p.article_id = a.id and p.role = 'author' order by p.position),
      'contributorIds', array(select p.author_id from article_people p
        where p.article_id = a.id and p.role = 'contributor' order by p.position),
      'tagIds', array(select t.tag_id from article_tags t where t.article_id = a.id order by t.position),
      'superTagIds', array(select s.super_tag_id from article_super_tags s
        where s.article_id = a.id order by s.position),
      'mirroringSites', array(select m.site from article_mirrors m where m.article_id = a.id order by m.site),
      'corrections', (select coalesce(jsonb_agg(jsonb_build_object('at', c.at, 'text', c.text) order by c.at, c.text), '[]')
        from article_corrections c where c.article_id = a.id))
    from articles a where a.id = any(${ids}::int[])`.execute(db);
}

export interface VersionEntry {
  version: number;
  /** What was done: create, edit, publish, schedule, correct, withdraw, import. */
  act: string;
  /** Null for versions of before authors were recorded. */
  author: { kind: ChangeAuthor['kind']; id: string } | null;
  /** The time that the change itself names. */
  at: Date;
  /** By the database's clock. */
  recordedAt: Date;
  title: string;
}

export interface PastState extends VersionEntry {
  /** The row of the story, its body with the keys of its blocks. */
  story: Record<string, unknown>;
  /** Null for versions of before relations were recorded. */
  relations: PastRelations | null;
}

export interface PastRelations {
  authorIds: number[];
  contributorIds: number[];
  tagIds: number[];
  superTagIds: number[];
  mirroringSites: string[];
  corrections: { at: string; text: string }[];
}

const entry = sql`
  version, cause as act, at, recorded_at as "recordedAt", snapshot->>'title' as title,
  case when author_kind is not null then jsonb_build_object('kind', author_kind, 'id', author_id) end as author`;

/** Newest first. */
export async function versionsOf(db: Database, id: number): Promise<VersionEntry[]> {
  const found = await sql<VersionEntry>`
    select ${entry} from article_versions where article_id = ${id} order by version desc`.execute(db);
  return found.rows;
}

/** The story as it stood in one of its versions. */
export async function pastState(db: Database, id: number, version: number): Promise<PastState | undefined> {
  const found = await sql<PastState>`
    select ${entry}, snapshot as story, relations from article_versions
    where article_id = ${id} and version = ${version}`.execute(db);
  return found.rows[0];
}
