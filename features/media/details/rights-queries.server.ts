/** Queries for pictures by their details. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRow } from '../image-queries.server.ts';
import { warningMs } from './picture-details.ts';

/** Pictures whose rights ended and that readers still get, and those that are withheld although they no longer should be. */
export async function picturesDue(db: Kysely<DB>, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from images where rights_until is not null and taken_down_at is null and is_withheld <> (rights_until <= ${now})
    order by id limit 500`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function picturesOf(db: Kysely<DB>, ids: readonly number[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('images').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

export interface PictureSearch {
  /** Words, each of which stands in one of the texts. */
  text: string;
  credit: string;
  /** `2026-11-21`, on which it was added or taken. */
  day: string | null;
  rights: 'ending' | 'ended' | null;
  /** Ids that are left out. */
  without: readonly number[];
  /** Only older ones than this. */
  before: number | null;
  now: Date;
}

const perPage = 40;

/** The newest first. */
export async function searchPictures(
  db: Kysely<DB>,
  { text, credit, day, rights, without, before, now }: PictureSearch,
): Promise<ImageRow[]> {
  let query = db
    .selectFrom('images')
    .selectAll()
    .where('taken_down_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage);
  for (const word of text
    .split(/\s+/)
    .filter((one) => one !== '')
    .slice(0, 10))
    query = query.where(
      containsWord(sql`concat_ws(' ', alt, caption, credit, copyright, source, place)`, word),
    );
  if (credit !== '') query = query.where(containsWord(sql`credit`, credit));
  if (day !== null)
    query = query.where(sql<boolean>`(created_at::date = ${day}::date or taken_on = ${day}::date)`);
  if (rights === 'ended') query = query.where('rights_until', '<=', now);
  if (rights === 'ending')
    query = query
      .where('rights_until', '>', now)
      .where('rights_until', '<=', new Date(now.getTime() + warningMs));
  if (without.length > 0) query = query.where('id', 'not in', without);
  if (before !== null) query = query.where('id', '<', before);
  return query.execute();
}

/** A database in the locale C finds only ASCII letters in both cases, so the usual spellings are looked for. */
function containsWord(text: RawBuilder<unknown>, word: string) {
  const small = word.toLocaleLowerCase('hu');
  const spellings = [small, small.charAt(0).toLocaleUpperCase('hu') + small.slice(1), word];
  return sql<boolean>`${text} ilike any(${spellings.map((one) => `%${literally(one)}%`)}::text[])`;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
