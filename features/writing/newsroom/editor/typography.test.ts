import { describe, expect, it } from 'vitest';
import { isInAddress, type TypingLanguage, typography } from './typography.ts';

/** Applies the rules after each key, as the editor does. */
function typed(text: string, language: TypingLanguage): string {
  let written = '';
  for (const key of text) {
    written += key;
    for (const { pattern, write } of typography) {
      const match = pattern.exec(written);
      if (!match) continue;
      const before = written.slice(0, match.index);
      written = before + write({ match, before, language });
      break;
    }
  }
  return written;
}

describe('what is typed', () => {
  it.each([
    ['"Nem mi voltunk" - mondta.', '„Nem mi voltunk” – mondta.'],
    ['"Azt mondta: "elég", és elment" -- írta.', '„Azt mondta: »elég«, és elment” – írta.'],
    ['Így szól ("idézet")...', 'Így szól („idézet”)…'],
    ['Ára 12 Ft, súlya 3 kg.', 'Ára 12\u00a0Ft, súlya 3\u00a0kg.'],
    ['A 5. oldalon 12 forint', 'A 5. oldalon 12 forint'],
    ['1 234 567 forint, 2026 100 napja', '1\u00a0234\u00a0567\u00a0forint, 2026 100 napja'],
    ['Magyar-szlovák 2-1', 'Magyar-szlovák 2-1'],
  ])('%s becomes Hungarian: %s [EDIT-07]', (keys, text) => {
    expect(typed(keys, 'hu')).toBe(text);
  });

  it.each([
    ['"We did not," he said.', '“We did not,” he said.'],
    ['"He said "enough" and left"', '“He said ‘enough’ and left”'],
    ["It's theirs", 'It’s theirs'],
  ])('%s becomes English: %s [EDIT-07]', (keys, text) => {
    expect(typed(keys, 'en')).toBe(text);
  });

  it.each([
    ['lásd https://lap.example/a', true],
    ['(www.lap.example', true],
    ['anna@lap', true],
    ['lásd https://lap.example/a és', false],
    ['„www', false],
  ])('in %j is part of an address: %j [EDIT-07]', (before, expected) => {
    expect(isInAddress(before)).toBe(expected);
  });
});
