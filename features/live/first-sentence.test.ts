import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['Leért a tető. Tapsolnak.', 'Leért a tető'],
  ['Vajon mikor ér le? Nemsokára.', 'Vajon mikor ér le?'],
  ['Megvan!', 'Megvan!'],
  ['Várunk… és várunk.', 'Várunk… és várunk'],
  ['A híd 2026. november 29-én nyílt meg. Esett.', 'A híd 2026. november 29-én nyílt meg'],
  ['Első sor\nmásodik sor.', 'Első sor'],
  ['', ''],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

it('a first sentence that is too long is cut between two words', () => {
  const cut = firstSentence(`${'hosszú '.repeat(40)}mondat.`);
  expect(cut.length).toBeLessThanOrEqual(141);
  expect(cut).toMatch(/hosszú…$/);
});
