/** Finds tags, authors and sections by the words of their names; the only file that names `search_labels`. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { LabelKind } from '../words/term-names.ts';
import type { Query } from '../words/tsquery.ts';

type Database = Kysely<DB>;

export interface LabelChange {
  paper: string;
  kind: LabelKind;
  slug: string;
  /** '' when the name is unknown; the stored name then stays. */
  name: string;
  /** Text form of a tsvector. */
  words: string;
  /** Change of the number of stories. */
  stories: number;
}

/** Writes in the order of the key, so that two transactions that count the same labels do not deadlock. */
export async function updateLabelCounts(db: Database, changes: LabelChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into search_labels as l (paper, kind, slug, name, words, stories)
    select paper, kind, slug, name, words::tsvector, stories from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      r (paper text, kind text, slug text, name text, words text, stories int)
    order by paper collate "C", kind, slug collate "C"
    on conflict (paper, kind, slug) do update set
      stories = greatest(0, l.stories + excluded.stories),
      name = case when excluded.name = '' then l.name else excluded.name end,
      words = case when excluded.name = '' then l.words else excluded.words end
    where excluded.stories <> 0 or excluded.name <> l.name`.execute(db);
}

export interface FoundLabel {
  kind: LabelKind;
  slug: string;
  name: string;
  stories: number;
}

/** Kinds of labels, and the highest power of four that a count can reach. */
const kinds: LabelKind[] = ['tags', 'authors', 'superTags'];
const maxPowerOfFour = 11;

/**
 * Finds the labels of each kind with the most stories, scanning from the highest counts down until there are enough.
 */
export async function findLabels(
  db: Database,
  paper: string,
  query: Query,
  perKind: number,
): Promise<FoundLabel[]> {
  if (query === '') return [];
  const found = await sql<FoundLabel>`
    select k.kind, l.slug, l.name, l.stories from unnest(${kinds}::text[]) k (kind) cross join lateral (
      select l.* from generate_series(${maxPowerOfFour}::int, 0, -1) power cross join lateral (
        select slug, name, stories from search_labels
        where terms @@ ('''!' || ${paper}::text || '/' || k.kind || '/' || power || '''')::tsquery
          and terms @@ ${query}::tsquery
        order by stories desc, slug limit ${perKind}
      ) l limit ${perKind}
    ) l`.execute(db);
  return found.rows;
}

/** Those of the slugs that are tags of stories on this domain. */
export async function tagsOf(db: Database, paper: string, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const found = await sql<{ slug: string }>`
    select slug from search_labels
    where paper = ${paper} and kind = 'tags' and slug = any(${slugs}::text[]) and stories > 0`.execute(db);
  return found.rows.map(({ slug }) => slug);
}
