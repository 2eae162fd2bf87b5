import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { countOperations, countSelectedFields } from './count-fields.server.ts';

describe('the fields that a document selects', () => {
  it.each([
    ['{ quiz { title } }', 2],
    ['{ a: quiz { title } b: quiz { title id } }', 5],
    ['{ quiz { ... on Quiz { title } ...T } } fragment T on Quiz { id title }', 4],
    ['{ a { ...T } b { ...T } } fragment T on X { ...U c: d { ...U } } fragment U on X { e f }', 12],
    ['query A { a } query B { b c }', 3],
    ['fragment T on X { a }', 0],
  ])('are counted with fragments expanded: %s', (text, count) => {
    expect(countSelectedFields(parse(text))).toBe(count);
  });

  it.each([
    ['{ quiz { title } }', 1],
    ['mutation { a: set { id } b: set { id title } }', 2],
    [
      'query { a { b } ...T } fragment T on Query { c { d e } ...U ... { f } } fragment U on Query { g h }',
      5,
    ],
  ])('are operations at the top level: %s', (text, count) => {
    expect(countOperations(parse(text))).toBe(count);
  });

  it('are counted in little time, however many they would be when expanded', () => {
    const doubled = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on X { a { ...F${at + 1} } b { ...F${at + 1} } }`,
    ).join(' ');
    expect(countSelectedFields(parse(`{ ...F0 } ${doubled} fragment F60 on X { a }`))).toBeGreaterThan(
      2 ** 60,
    );
  });
});
