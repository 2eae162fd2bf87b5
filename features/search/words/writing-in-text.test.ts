import { expect, it } from 'vitest';
import { writingInText } from './writing-in-text.ts';

it.each([
  ['Hatvan', 0, 'initial'],
  ['hatvan', 0, 'lower'],
  ['Ma Hatvan', 3, 'capital'],
  ['Vége. Hatvan', 6, 'initial'],
  ['Vége!” Hatvan', 7, 'initial'],
  ['Első\nHatvan', 5, 'initial'],
  ['A „Hatvan', 3, 'initial'],
  ['Ma – Hatvan', 5, 'initial'],
  ['Ózd, Érd', 5, 'capital'],
])('the capital of %j at %i is %s [S62]', (text, start, writing) => {
  expect(writingInText(text, start)).toBe(writing);
});
