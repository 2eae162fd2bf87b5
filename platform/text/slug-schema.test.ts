import { expect, it } from 'vitest';
import { chosenSlugSchema, slugSchema } from './slug-schema.ts';

it.each([
  ['oszi-korkep-2026', true, true],
  ['a', true, true],
  ['-oszi', true, false],
  ['oszi--korkep', true, false],
  ['', false, false],
  ['Őszi', false, false],
  ['oszi_korkep', false, false],
  ['oszi\n', false, false],
])('%j is a slug: %s, a chosen one: %s', (text, isSlug, isChosen) => {
  expect([slugSchema.safeParse(text).success, chosenSlugSchema.safeParse(text).success]).toEqual([
    isSlug,
    isChosen,
  ]);
});
