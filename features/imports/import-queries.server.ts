/** Stored state of imported items, and queries about stories that exist already. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface KnownItem {
  hash: string;
  kind: ItemKind;
  targetId: number | null;
  /** When the source last changed the imported version; null if it does not say. */
  saidAt: Date | null;
  /** Version number in the source; 0 if it has none. */
  version: number;
  /** `updatedAt` of the story or document as the import last wrote it. */
  writtenAt: Date | null;
}

/** The result of the import: 'withdrawn' has no story, because it was withdrawn before it was imported. */
export type ItemKind = 'article' | 'document' | 'withdrawn';

/** By source key. */
export async function knownItems(
  db: Database,
  source: string,
  keys: string[],
): Promise<Map<string, KnownItem>> {
  const rows = await db
    .selectFrom('import_items')
    .select(['source_key as sourceKey', 'hash', 'target_id as targetId', 'said_at as saidAt'])
    .select(['version', 'written_at as writtenAt'])
    .select((eb) => eb.ref('kind').$castTo<ItemKind>().as('kind'))
    .where('source', '=', source)
    .where('source_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ sourceKey, ...item }) => [sourceKey, item]));
}

export async function storeItems(
  db: Database,
  source: string,
  items: (KnownItem & { sourceKey: string })[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('import_items')
    .values(
      items.map((item) => ({
        source,
        source_key: item.sourceKey,
        hash: item.hash,
        kind: item.kind,
        target_id: item.targetId,
        said_at: item.saidAt,
        version: item.version,
        written_at: item.writtenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'source_key']).doUpdateSet((eb) => ({
        hash: eb.ref('excluded.hash'),
        kind: eb.ref('excluded.kind'),
        target_id: eb.ref('excluded.target_id'),
        said_at: eb.ref('excluded.said_at'),
        version: eb.ref('excluded.version'),
        written_at: eb.ref('excluded.written_at'),
      })),
    )
    .execute();
}

export interface ExistingStory {
  id: number;
  slug: string;
  updatedAt: Date;
}

/** By source key: a story keeps its slug whatever a later file calls it. */
export async function storiesBySourceKey(db: Database, keys: string[]): Promise<Map<string, ExistingStory>> {
  const found = await sql<ExistingStory & { sourceKey: string }>`
    select id, slug, updated_at as "updatedAt", source_key as "sourceKey"
    from imported_stories where source_key = any(${keys}::text[])`.execute(db);
  return new Map(found.rows.map(({ sourceKey, ...story }) => [sourceKey, story]));
}

/** Those of the slugs that a story has now or had before. */
export async function takenSlugs(db: Database, slugs: string[]): Promise<Set<string>> {
  const found = await sql<{ slug: string }>`
    select slug from story_slugs where slug = any(${slugs}::text[])`.execute(db);
  return new Set(found.rows.map((row) => row.slug));
}

export async function takenDocumentSlugs(db: Database, slugs: string[]): Promise<Set<string>> {
  const found = await sql<{ slug: string }>`
    select slug from document_slugs where slug = any(${slugs}::text[])`.execute(db);
  return new Set(found.rows.map((row) => row.slug));
}

export type NewRedirect = { site: string; path: string } & (
  | { articleId: number }
  | { target: string }
  | { imageId: number }
);

/** The latest import of an address wins. */
export async function writeRedirects(db: Database, redirects: NewRedirect[]): Promise<void> {
  const last = new Map(redirects.map((one) => [`${one.site} ${one.path}`, one]));
  if (last.size === 0) return;
  await db
    .insertInto('redirects')
    .values(
      [...last.values()].map((one) => ({
        site: one.site,
        path: one.path,
        article_id: 'articleId' in one ? one.articleId : null,
        target: 'target' in one ? one.target : null,
        image_id: 'imageId' in one ? one.imageId : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['site', 'path']).doUpdateSet((eb) => ({
        article_id: eb.ref('excluded.article_id'),
        target: eb.ref('excluded.target'),
        image_id: eb.ref('excluded.image_id'),
      })),
    )
    .execute();
}

/** Deletes the redirects that lead to this target. */
export async function deleteRedirectsTo(db: Database, target: string): Promise<void> {
  await db.deleteFrom('redirects').where('target', '=', target).execute();
}

export async function redirectTarget(db: Database, site: string, paths: string[]): Promise<string | null> {
  if (paths.length === 0) return null;
  const row = await db
    .selectFrom('redirects')
    .select('target')
    .where('site', '=', site)
    .where('path', 'in', paths)
    .where('target', 'is not', null)
    .executeTakeFirst();
  return row?.target ?? null;
}
