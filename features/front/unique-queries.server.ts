/** Queries for unique items and their groups. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { UniqueGroup, UniqueItem } from './unique-item.ts';

type Database = Kysely<DB>;

export async function uniqueBySlug(db: Database, slug: string): Promise<UniqueItem | undefined> {
  const found = await sql<UniqueItem>`select slug, content from uniques where slug = ${slug}`.execute(db);
  return found.rows[0];
}

export async function uniqueGroupById(db: Database, id: number): Promise<UniqueGroup | undefined> {
  const found = await sql<UniqueGroup>`
    select g.id, g.slug, g.title, (
      select coalesce(jsonb_agg(jsonb_build_object('slug', u.slug, 'content', u.content) order by u.position), '[]'::jsonb)
      from uniques u where u.group_id = g.id
    ) as uniques
    from unique_groups g where g.id = ${id}`.execute(db);
  return found.rows[0];
}

/** Adds or changes an item; an item of a group stays in it. */
export async function writeUnique(db: Database, item: UniqueItem): Promise<void> {
  await sql`
    insert into uniques (slug, content) values (${item.slug}, ${JSON.stringify(item.content)}::jsonb)
    on conflict (slug) do update set content = excluded.content`.execute(db);
}

/** Replaces a group and its items, in this order; returns the slugs of its former items. */
export async function writeUniqueGroup(db: Database, group: UniqueGroup): Promise<string[]> {
  await sql`
    insert into unique_groups (id, slug, title) values (${group.id}, ${group.slug}, ${group.title})
    on conflict (id) do update set slug = excluded.slug, title = excluded.title`.execute(db);
  const gone = await sql<{ slug: string }>`
    delete from uniques where group_id = ${group.id} returning slug`.execute(db);
  await sql`
    insert into uniques (slug, group_id, position, content)
    select i.value->>'slug', ${group.id}, i.at, i.value->'content'
    from jsonb_array_elements(${JSON.stringify(group.uniques)}::jsonb) with ordinality i (value, at)
    on conflict (slug) do update
      set group_id = excluded.group_id, position = excluded.position, content = excluded.content`.execute(db);
  return gone.rows.map((row) => row.slug);
}
