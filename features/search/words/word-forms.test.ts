/** Words of texts, and the forms under which a word with hyphens is indexed and looked up. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordForms } from './word-forms.ts';
import { wordsInText } from './words-in-text.ts';

describe('the forms of a word', () => {
  it.each([
    ['híd', ['híd']],
    ['Nagy-Kovács', ['Nagy-Kovács', 'Nagy', 'Kovács']],
    ['e-mail', ['e-mail', 'mail']],
    ['OECD-ben', ['OECD-ben', 'OECD', 'ben']],
    // Endings of numbers, and initials, are no words.
    ['10-kor', ['10-kor']],
    ['2026-ban', ['2026-ban', '2026']],
    ['COVID-19', ['COVID-19', 'COVID']],
    ['100-szorosan', ['100-szorosan', '100', 'szorosan']],
    ['J.K', ['J.K']],
    ["d'Artagnan", ["d'Artagnan", 'Artagnan']],
    ['lap.example', ['lap.example', 'lap', 'example']],
  ])('%s are the whole word and its parts', (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });

  it('begin with the word itself, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [first, ...parts] = wordForms(text);
        expect(first).toBe(text);
        for (const part of parts) expect(text).toContain(part);
      }),
    );
  });
});

describe('the words of a text', () => {
  const textsOf = (text: string) => wordsInText(text).map((word) => word.text);

  it('have their hyphens, apostrophes and points inside, in their ASCII forms', () => {
    expect(textsOf('„Covid‑19” – írta O’Connor; a lap.example-ön.')).toEqual([
      'Covid-19',
      'írta',
      "O'Connor",
      'a',
      'lap.example-ön',
    ]);
  });

  it('end before a joiner with nothing behind it', () => {
    expect(textsOf("kis- és nagy-. 'idézet' vége...")).toEqual(['kis', 'és', 'nagy', 'idézet', 'vége']);
  });

  it('keep accents that are characters of their own', () => {
    expect(textsOf('hi\u0301d')).toEqual(['hi\u0301d']);
  });

  it('are not longer than sixty characters: noise is left out, with what follows found', () => {
    expect(textsOf(`${'x'.repeat(61)} híd`)).toEqual(['híd']);
    expect(textsOf('x'.repeat(60))).toHaveLength(1);
  });

  it('have the offsets at which they stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const { text: word, start } of wordsInText(text)) {
          const original = text.slice(start, start + word.length);
          expect(original.replaceAll('‑', '-').replaceAll('’', "'")).toBe(word);
        }
      }),
    );
  });
});
