import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldsAsked, questionsAsked } from './fields-asked.server.ts';

describe('the fields a document asks for', () => {
  it.each([
    ['{ quiz { title } }', 2],
    ['{ a: quiz { title } b: quiz { title id } }', 5],
    ['{ quiz { ... on Quiz { title } ...T } } fragment T on Quiz { id title }', 4],
    ['{ a { ...T } b { ...T } } fragment T on X { ...U c: d { ...U } } fragment U on X { e f }', 12],
    ['query A { a } query B { b c }', 3],
    ['fragment T on X { a }', 0],
  ])('are counted with fragments written out: %s', (text, count) => {
    expect(fieldsAsked(parse(text))).toBe(count);
  });

  it.each([
    ['{ quiz { title } }', 1],
    ['mutation { a: set { id } b: set { id title } }', 2],
    [
      'query { a { b } ...T } fragment T on Query { c { d e } ...U ... { f } } fragment U on Query { g h }',
      5,
    ],
  ])('are questions where they are asked of the service itself: %s', (text, count) => {
    expect(questionsAsked(parse(text))).toBe(count);
  });

  it('are counted at once, however many it would be to write out', () => {
    const doubled = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on X { a { ...F${at + 1} } b { ...F${at + 1} } }`,
    ).join(' ');
    expect(fieldsAsked(parse(`{ ...F0 } ${doubled} fragment F60 on X { a }`))).toBeGreaterThan(2 ** 60);
  });
});
