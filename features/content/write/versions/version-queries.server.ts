/** Versions of stories: each is the whole story with the author, the act and the time of the change. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoredState } from '../../fields/compare-states.ts';
import type { RelationName } from '../../fields/fields-of.ts';
import { refusePassages } from '../../takedowns/refuse-passages.server.ts';
import type { ChangeAuthor } from '../acts/change-author.ts';

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
    select a.id, a.version, a.updated_at, ${cause}, ${by.kind}, ${String(by.id)}, to_jsonb(a), ${relationsJson}
    from articles a where a.id = any(${ids}::int[])`.execute(db);
  await refusePassages(db, ids);
}

const peopleOf = (role: string) => sql`array(select p.author_id from article_people p
  where p.article_id = a.id and p.role = ${sql.lit(role)} order by p.position)`;

/** Of a story `a`: the fields that have tables of their own. */
const relations: Record<RelationName, RawBuilder<unknown>> = {
  authorIds: peopleOf('author'),
  contributorIds: peopleOf('contributor'),
  tagIds: sql`array(select t.tag_id from article_tags t where t.article_id = a.id order by t.position)`,
  superTagIds: sql`array(select s.super_tag_id from article_super_tags s
    where s.article_id = a.id order by s.position)`,
  mirroringSites: sql`array(select m.site from article_mirrors m where m.article_id = a.id order by m.site)`,
  corrections: sql`(select coalesce(
      jsonb_agg(jsonb_build_object('at', c.at, 'text', c.text) order by c.at, c.text), '[]')
    from article_corrections c where c.article_id = a.id)`,
};

export const relationsJson = sql`jsonb_build_object(${sql.join(
  Object.entries(relations).flatMap(([name, value]) => [sql.lit(name), value]),
)})`;

export interface VersionEntry {
  version: number;
  /** One of create, edit, publish, schedule, correct, withdraw, import, undo, remove. */
  act: string;
  /** Null for versions from before authors were recorded. */
  author: { kind: ChangeAuthor['kind']; id: string } | null;
  /** The time that the change itself names. */
  at: Date;
  /** By the database's clock. */
  recordedAt: Date;
  title: string;
}

/** The body has the keys of its blocks. */
export interface PastState extends VersionEntry, StoredState {}

/** Columns of `article_versions` and of `document_versions`. */
export const versionEntry = sql`
  version, cause as act, at, recorded_at as "recordedAt", snapshot->>'title' as title,
  case when author_kind is not null then jsonb_build_object('kind', author_kind, 'id', author_id) end as author`;

/** Newest first. */
export async function versionsOf(db: Database, id: number): Promise<VersionEntry[]> {
  const found = await sql<VersionEntry>`
    select ${versionEntry} from article_versions where article_id = ${id} order by version desc`.execute(db);
  return found.rows;
}

/** The story as it stood in one of its versions. */
export async function pastState(db: Database, id: number, version: number): Promise<PastState | undefined> {
  const found = await sql<PastState>`
    select ${versionEntry}, snapshot as story, relations from article_versions
    where article_id = ${id} and version = ${version}`.execute(db);
  return found.rows[0];
}

/** Marks versions after this one as undone: they count as never public. */
export async function markUndone(db: Database, id: number, after: number): Promise<void> {
  await sql`
    update article_versions set is_undone = true where article_id = ${id} and version > ${after}`.execute(db);
}
