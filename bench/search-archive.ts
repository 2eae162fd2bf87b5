/** A database of invented stories, generated in SQL: a million in minutes. */

import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/types.ts';
import { maxPrefixLength } from '#features/search/words/term-names.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { type BenchApp, project } from './bench-app.ts';

export interface SearchArchive {
  db: Kysely<DB>;
  growTo(stories: number): Promise<void>;
  close(): Promise<void>;
}

/** Each is in every tenth story, and in the title of every hundredth. */
export const commonWords = ['gyakori', 'kedvelt', 'ismert'];
/** Each is in every twentieth story, and in another twentieth as part of compounds. */
export const compoundWords = ['ember', 'varos', 'szolgalat'];
/** Each is in one story of twenty thousand, and in another as part of a compound. */
export const rareWords = Array.from({ length: 40 }, (_, at) => `ritka${at}`);

/** Number of invented texts, which the stories share with different labels and dates. */
const texts = 10_000;
const vocabulary = 60_000;
const labels = 40_000;

export async function openSearchArchive({ databaseUrl }: BenchApp): Promise<SearchArchive> {
  const url = new URL(databaseUrl);
  const name = `search_${process.pid}`;
  await onServer(databaseUrl, `create database ${name}`);
  url.pathname = `/${name}`;
  await migrate({ url: url.href, folder: join(project, 'db/migrations') });
  const { db, close } = connectDatabase<DB>({
    url: url.href,
    applicationName: 'lapzarta bench',
    statementTimeout: 0,
  });
  await generateTexts(db);
  let there = 0;
  return {
    db,
    async growTo(stories) {
      await writeStories(db, there + 1, stories);
      there = stories;
    },
    async close() {
      await close();
      await onServer(databaseUrl, `drop database ${name} with (force)`);
    },
  };
}

async function generateTexts(db: Kysely<DB>): Promise<void> {
  await sql`create table bench_texts (number integer primary key, terms tsvector not null)`.execute(db);
  const word = createWordSource();
  for (let from = 0; from < texts; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => ({ n: from + at, terms: [...generateText(word)] }));
    await sql`
      insert into bench_texts select (r->>'n')::int, array_to_tsvector(array(select jsonb_array_elements_text(r->'terms')))
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(db);
  }
  await sql`
    insert into search_labels (paper, kind, slug, name, words, stories)
    select 'telex', (array['tags', 'tags', 'authors', 'superTags'])[1 + n % 4], letter || 'epiv-' || n,
      name, array_to_tsvector(array['=' || name] || array(select '>' || left(name, length)
        from generate_series(1, least(char_length(name), ${maxPrefixLength})) length)),
      greatest(1, 200000 / n)
    from generate_series(1, ${labels}) n, substr('bcdfghjklmnprstvz', 1 + n % 17, 1) letter,
      concat(letter, 'epiv', n) name`.execute(db);
}

/** Returns words in a natural distribution: the second half as often as the first, the third a third as often. */
function createWordSource(): () => string {
  let seed = 42;
  const syllables = [
    'ke',
    'pi',
    'vo',
    'ma',
    'tu',
    'ra',
    'zo',
    'le',
    'ni',
    'ba',
    'du',
    'so',
    'fe',
    'gi',
    'ha',
    'jo',
  ];
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    let rank = Math.floor(vocabulary ** (seed / 2 ** 32));
    let word = 'k';
    for (; rank > 0; rank = Math.floor(rank / syllables.length)) word += syllables[rank % syllables.length];
    return word;
  };
}

function generateText(word: () => string): Set<string> {
  const terms = new Set<string>();
  for (let count = 0; count < 260; count += 1) terms.add(word());
  for (let count = 0; count < 20; count += 1) terms.add(`+${word()}`);
  for (let count = 0; count < 30; count += 1) addFrequentWords(terms, word());
  for (let count = 0; count < 8; count += 1) {
    const one = word();
    addFrequentWords(terms, one);
    for (const prefix of ['^', '=']) terms.add(prefix + one);
    for (const beginning of beginningsOf(one)) terms.add(beginning);
  }
  return terms;
}

function beginningsOf(word: string): string[] {
  return Array.from(
    { length: Math.min(word.length, maxPrefixLength) },
    (_, at) => `>${word.slice(0, at + 1)}`,
  );
}

function addFrequentWords(terms: Set<string>, word: string): void {
  terms.add(word);
  terms.add(`~${word}`);
}

/** The index is created at the end: row by row it takes ten times as long. */
async function writeStories(db: Kysely<DB>, first: number, last: number): Promise<void> {
  const definition = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'search_stories_terms'`.execute(db);
  await sql`drop index search_stories_terms`.execute(db);
  await sql`
    insert into articles (id, type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title, lead)
    overriding system value
    select n, 'article', 'active', 'kitalalt-' || n, 'telex', 'hu', moment, moment::date, moment, moment,
      'Kitalált cikk ' || n, 'Erről szól a ' || n || '. kitalált cikk.'
    from generate_series(${first}::int, ${last}) n, lateral (select ${publicationDate(last)}) m (moment)`.execute(
    db,
  );
  const termIf = (word: string, every: number, at: number) =>
    sql`case when hashint4(n * 7 + ${at}) % ${every} = 0 then ${word} else ${'keves'} end`;
  const common = commonWords.flatMap((word, at) => [
    termIf(word, 10, at),
    ...['~', '^'].map((prefix) => termIf(prefix + word, 100, at)),
    ...[`=${word}`, ...beginningsOf(word)].map((one) => termIf(one, 200, at)),
  ]);
  const builtIn = compoundWords.flatMap((word, at) => [
    termIf(word, 20, at + 10),
    termIf(`+${word}`, 20, at + 20),
  ]);
  await sql`
    insert into search_stories (article_id, pub_date, shown, maker, hash, terms)
    select n, moment, true, 1, '', t.terms || array_to_tsvector(array[
      '/telex', '!telex/' || to_char(moment, 'YYYY'), '!telex/' || to_char(moment, 'YYYY-MM'),
      'ritka' || n % 20000, '+ritka' || (n + 10000) % 20000, ${sql.join([...common, ...builtIn])}])
    from generate_series(${first}::int, ${last}) n cross join lateral (select ${publicationDate(last)}) m (moment)
    join bench_texts t on t.number = n::bigint * 7919 % ${texts}`.execute(db);
  await db.connection().execute(async (one) => {
    await sql`set maintenance_work_mem = '1500MB'`.execute(one);
    await sql.raw(definition.rows[0]?.indexdef ?? '').execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}

/** Always spread over fifteen years, whatever the number of stories. */
function publicationDate(last: number) {
  return sql`timestamptz '2011-11-21' + n * (interval '15 years' / ${sql.lit(last)})`;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
