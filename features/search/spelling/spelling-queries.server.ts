/** Looks up spellings in the search index. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { timeTerm } from '../words/term-names.ts';
import { term } from '../words/tsquery.ts';

type Database = Kysely<DB>;

export interface IndexedSpelling {
  spelling: string;
  /** Number of stories that have it, counted up to a limit. */
  stories: number;
  /** Some of them. */
  storyIds: number[];
}

const mostCounted = 50;
const mostRead = 8;

/** Those of the spellings that stories of the domain have, in the given order. */
export async function indexedSpellings(
  db: Database,
  domain: string,
  spellings: string[],
): Promise<IndexedSpelling[]> {
  const queries = spellings.map(term);
  const ofDomain = `${term(timeTerm(domain, ''))}:*`;
  // The domain is checked in the rows: in the index it would be looked up for every spelling.
  const found = await sql<IndexedSpelling>`
    select w.spelling, s.stories, s."storyIds"
    from unnest(${spellings}::text[], ${queries}::text[]) with ordinality w (spelling, query, at)
    cross join lateral (
      select count(*)::int as stories, (array_agg(article_id))[:${sql.lit(mostRead)}] as "storyIds" from (
        select article_id from search_stories
        where terms @@ w.query::tsquery and (terms || ''::tsvector) @@ ${ofDomain}::tsquery and shown
        limit ${mostCounted}
      ) counted
    ) s
    where s.stories > 0 order by w.at`.execute(db);
  return found.rows;
}

/** The words of stories as they are written, in lower case, those of the first one first. */
export async function writtenWords(db: Database, storyIds: number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('search_stories')
    .select('words')
    .where('article_id', 'in', storyIds)
    .execute();
  return [...new Set(rows.flatMap(({ words }) => words.split(/\s+/)))].filter((word) => word !== '');
}
