/** Documents: pages that are not news, such as the privacy notice [SITE-12] [ART-22]. */

import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';
import { type DraftBody, type StoredBody, withKeys, withoutKeys } from '../../body/block-keys.ts';
import type { Body } from '../../body/body-schema.ts';
import type { ChangeAuthor } from '../acts/change-author.ts';
import { newBlockKey } from '../new-block-key.server.ts';
import { type VersionEntry, versionEntry } from '../versions/version-queries.server.ts';

export interface DocumentRow {
  slug: string;
  site: string;
  language: Language;
  title: string;
  body: Body;
  updated_at: Date;
  images: ImageRef[];
}

export interface NewDocument {
  slug: string;
  site: string;
  language: Language;
  title: string;
  body: DraftBody;
  updatedAt: Date;
}

export interface PastDocument extends VersionEntry {
  /** The row as it stood, its body with the keys of its blocks. */
  document: Record<string, unknown>;
}

export async function documentBySlug(db: Kysely<DB>, slug: string): Promise<DocumentRow | undefined> {
  const found = await sql<DocumentRow>`
    select d.slug, d.site, d.language, d.title, d.body, d.updated_at, (
      select coalesce(jsonb_agg(i.ref), '[]'::jsonb) from image_refs i
      where i.id in (select (jsonb_path_query(d.body, '$.**.imageId'))::int)
    ) as images
    from documents d where d.slug = ${slug}`.execute(db);
  const [row] = found.rows;
  return row && { ...row, body: withoutKeys(row.body) };
}

/** Documents of these sites, by slug. */
export async function documentsOfSites(
  db: Kysely<DB>,
  sites: string[],
): Promise<{ slug: string; updated_at: Date }[]> {
  return db
    .selectFrom('documents')
    .select(['slug', 'updated_at'])
    .where('site', 'in', sites)
    .orderBy('slug')
    .execute();
}

export async function removeDocument(db: Kysely<DB>, slug: string, by: ChangeAuthor): Promise<void> {
  await saveVersion(db, slug, 'remove', by);
  await db.deleteFrom('documents').where('slug', '=', slug).execute();
}

export async function writeDocument(db: Kysely<DB>, document: NewDocument, by: ChangeAuthor): Promise<void> {
  const { slug, site, language, title, updatedAt } = document;
  const found = await sql<{ body: StoredBody }>`
    select body from documents where slug = ${slug} for update`.execute(db);
  const [before] = found.rows;
  const body = JSON.stringify(withKeys(document.body, before?.body ?? [], newBlockKey));
  const row = { slug, site, language, title, body, updated_at: updatedAt };
  await db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
  await saveVersion(db, slug, before ? 'edit' : 'create', by);
}

/** Saves the document as it stands; one that is removed and written again goes on counting. */
async function saveVersion(db: Kysely<DB>, slug: string, cause: string, by: ChangeAuthor): Promise<void> {
  await sql`
    insert into document_versions (slug, version, cause, at, author_kind, author_id, snapshot)
    select d.slug, 1 + coalesce((select max(v.version) from document_versions v where v.slug = d.slug), 0),
      ${cause}, d.updated_at, ${by.kind}, ${String(by.id)}, to_jsonb(d)
    from documents d where d.slug = ${slug}`.execute(db);
}

/** Newest first, also of a document that was removed. */
export async function documentVersions(db: Kysely<DB>, slug: string): Promise<PastDocument[]> {
  const found = await sql<PastDocument>`
    select ${versionEntry}, snapshot as document from document_versions
    where slug = ${slug} order by version desc`.execute(db);
  return found.rows;
}
