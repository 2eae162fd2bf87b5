/** Queries as text, as the real database understands them. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { all, any, atLeast, type Query, term } from './tsquery.ts';

const database = withDatabase();

/** Which of the stories, each a list of terms, match the query. */
async function matches(query: Query, stories: readonly (readonly string[])[]): Promise<boolean[]> {
  const found = await sql<{ matches: boolean }>`
    select array_to_tsvector(array(select jsonb_array_elements_text(story))) @@ ${query}::tsquery as matches
    from jsonb_array_elements(${JSON.stringify(stories)}::jsonb) with ordinality s (story, at)
    order by at`.execute(database.db);
  return found.rows.map((row) => row.matches);
}

describe('a term', () => {
  it.each([
    "o'connor",
    'c:\\temp',
    "'",
    '\\',
    "''\\'",
    'a & !b | (c)',
    'két szó',
    '^hid:*A',
    '<->',
    '~+palya',
  ])('is matched exactly, whatever operators are in it: %s', async (text) => {
    expect(await matches(term(text), [[text], [`${text}x`], ['hid']])).toEqual([true, false, false]);
  });

  it('has no null character, which the database refuses', async () => {
    expect(await matches(term('hi\0d'), [['hid'], ['hi']])).toEqual([true, false]);
  });

  it('is valid for any text', async () => {
    const text = fc.string({ minLength: 1, unit: 'binary' }).filter((one) => !one.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        expect(await matches(term(one), [[one]])).toEqual([true]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('several queries', () => {
  const a = term('a');
  const b = term('b');
  const c = term('c');

  it('are in brackets, so that they can be parts of others', async () => {
    const query = all([any([a, b]), c]);
    expect(await matches(query, [['a'], ['a', 'c'], ['b', 'c'], ['c'], ['a', 'b']])).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(await matches(any([all([a, b]), c]), [['a'], ['a', 'b'], ['c']])).toEqual([false, true, true]);
  });

  it('are each there once, without those that are empty', () => {
    expect(all([a, '', b, a])).toBe("('a' & 'b')");
    expect(any(['', a, a])).toBe("'a'");
    expect([all([]), any(['', ''])]).toEqual(['', '']);
  });
});

describe('at least some of several queries', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const queries = letters.map(term);

  it.each([1, 2, 3, 5])('match stories with %i of them or more', async (least) => {
    const stories = letters.map((_, at) => letters.slice(0, at + 1));
    const wanted = stories.map((story) => story.length >= least);
    expect(await matches(atLeast(queries, least), stories)).toEqual(wanted);
  });

  it('match whichever of them a story has', async () => {
    const query = atLeast(queries, 2);
    const pairs = letters.flatMap((one, at) => letters.slice(at + 1).map((other) => [one, other]));
    expect(await matches(query, pairs)).toEqual(pairs.map(() => true));
    expect(await matches(query, [['a', 'x', 'y'], []])).toEqual([false, false]);
  });

  it('are no condition for none of them, and nothing for more than there are', () => {
    expect(atLeast(queries, 0)).toBe('');
    expect(atLeast(queries.slice(0, 2), 3)).toBe('');
  });

  it('are as many combinations as the search expects: seventy of four of eight', () => {
    const eight = [...'abcdefgh'].map(term);
    expect(atLeast(eight, 4).split(' | ')).toHaveLength(70);
  });
});
