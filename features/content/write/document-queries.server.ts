/** Documents: pages that are not news, such as the privacy notice [SITE-12] [ART-22]. */

import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';
import { type DraftBody, type StoredBody, withKeys, withoutKeys } from '../body/block-keys.ts';
import type { Body } from '../body/body-schema.ts';
import { newBlockKey } from './new-block-key.server.ts';

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

export async function removeDocument(db: Kysely<DB>, slug: string): Promise<void> {
  await db.deleteFrom('documents').where('slug', '=', slug).execute();
}

export async function writeDocument(db: Kysely<DB>, document: NewDocument): Promise<void> {
  const before = await sql<{ body: StoredBody }>`
    select body from documents where slug = ${document.slug} for update`.execute(db);
  const body = withKeys(document.body, before.rows[0]?.body ?? [], newBlockKey);
  const row = {
    slug: document.slug,
    site: document.site,
    language: document.language,
    title: document.title,
    body: JSON.stringify(body),
    updated_at: document.updatedAt,
  };
  await db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
}
