import { describe, expect, it } from 'vitest';
import { partialSentences } from './result-sentences.ts';

describe('the explanation of partial matches', () => {
  it.each([
    [
      { words: 2, of: 3, missing: [] },
      'Olyan cikket nem találtunk, amelyben mind a három szó szerepel. Ezekben a cikkekben legalább kettő megvan.',
    ],
    [
      { words: 1, of: 2, missing: [] },
      'Olyan cikket nem találtunk, amelyben mindkét szó szerepel. Ezekben a cikkekben legalább az egyik megvan.',
    ],
    [
      { words: 3, of: 5, missing: [] },
      'Olyan cikket nem találtunk, amelyben mind az öt szó szerepel. Ezekben a cikkekben legalább három megvan.',
    ],
    [{ words: 1, of: 2, missing: ['zsiráf'] }, 'Nincs találat erre: „zsiráf”. Nélküle kerestünk.'],
    [
      { words: 1, of: 3, missing: ['zsiráf', 'teve'] },
      'Nincs találat erre: „zsiráf”, „teve”. Nélkülük kerestünk.',
    ],
    [
      { words: 1, of: 3, missing: ['zsiráf'] },
      'Nincs találat erre: „zsiráf”. A többi szó együtt nem fordul elő. Ezekben a cikkekben legalább az egyik megvan.',
    ],
    [
      { words: 0, of: 2, missing: [] },
      'Az idézőjelbe tett kifejezés mellett a többi szó nem fordul elő. Ezért csak azt kerestük.',
    ],
  ])('%j is explained in Hungarian [S09]', (partial, sentences) => {
    expect(partialSentences(partial).join(' ')).toBe(sentences);
  });
});
