/** Sections, tags and authors to choose from. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { likePatterns } from '#platform/db/like-patterns.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { LabelKind } from './label-kinds.ts';

export interface Choice {
  id: number;
  name: string;
}

const tables = { sections: 'super_tags', tags: 'tags', authors: 'authors' } as const;
const mostFound = 20;

/** Those with these ids, in any order; closed sections as well, which stories have had. */
export async function choicesById(
  db: Kysely<DB>,
  kind: LabelKind,
  ids: readonly number[],
): Promise<Choice[]> {
  return db.selectFrom(tables[kind]).select(['id', 'name']).where('id', 'in', ids).execute();
}

/**
 * Those of whose name a word begins so, with or without accents: a slug is the name without them, or a former name. First
 * those that begin so themselves, and short names before long ones. `site` limits sections to the open ones of a site.
 */
export async function choicesLike(
  db: Kysely<DB>,
  kind: LabelKind,
  { q, site }: { q: string; site: string },
): Promise<Choice[]> {
  const slug = slugOf(q);
  if (slug === '') return [];
  const beginnings = likePatterns(q).map((pattern) => `% ${pattern.slice(1)}`);
  const ofSite = kind === 'sections' ? sql`and active and (${site} = '' or site = ${site})` : sql``;
  const found = await sql<Choice>`
    select id, name from ${sql.table(tables[kind])}
    where ('-' || slug like ${`%-${slug}%`} or ' ' || name ilike all(${beginnings}::text[])) ${ofSite}
    order by slug like ${`${slug}%`} desc, length(name), name, id limit ${mostFound}`.execute(db);
  return found.rows;
}
