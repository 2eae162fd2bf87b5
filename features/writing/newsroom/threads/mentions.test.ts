import { describe, expect, it } from 'vitest';
import { beginningAt, mentionsIn, partsOf, withMention } from './mentions.ts';

const people = [
  { id: 1, name: 'Kovács Anna' },
  { id: 2, name: 'Szabó Béla' },
];

describe('mentions in a note', () => {
  it('begin with an @ after a space, and are names [REV-03]', () => {
    expect(beginningAt('Kérdezd @Kov', 12)).toBe('Kov');
    expect(beginningAt('Kérdezd @Kovács An', 18)).toBe('Kovács An');
    expect(beginningAt('Kérdezd @', 9)).toBe('');
    expect(beginningAt('levél@telex', 11)).toBeNull();
    expect(withMention('Kérdezd @Kov', 12, 'Kovács Anna')).toBe('Kérdezd @Kovács Anna ');
  });

  it('are found in the text and shown as such', () => {
    const text = '@Szabó Béla, kérdezd @Kovács Anna';
    expect(mentionsIn(text, people)).toEqual([1, 2]);
    expect(partsOf(text, people)).toEqual([
      { text: '@Szabó Béla', isMention: true },
      { text: ', kérdezd ', isMention: false },
      { text: '@Kovács Anna', isMention: true },
    ]);
  });
});
