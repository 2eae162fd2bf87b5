import { expect, it } from 'vitest';
import { isNumeric } from './is-numeric.ts';

it.each([
  '1 234,5',
  '−12%',
  '+4,5%',
  '412 t',
  '46&nbsp;m',
  '2:1',
  '–',
  '<strong>990 Ft</strong>',
  '12 345 678',
])('recognises %s as a number', (html) => {
  expect(isNumeric(html)).toBe(true);
});

it.each(['', 'Tömeg', '12 pillér és 3 fal', '1. Hogyan vizsgáljuk?', 'G7'])(
  'recognises "%s" as text',
  (html) => {
    expect(isNumeric(html)).toBe(false);
  },
);
