import { describe, expect, it } from 'vitest';
import { truncateParts } from './marked-text.ts';
import { truncate } from './truncate.ts';

const parts = [
  { text: 'Fából építettek rezgésérzékelőt a ', marked: false },
  { text: 'hídra', marked: true },
  { text: ', és a ', marked: false },
  { text: 'hidat', marked: true },
  { text: ' is megmérték vele', marked: false },
];
const whole = parts.map(({ text }) => text).join('');

describe('a text with marks', () => {
  it('is cut where the same text without marks is cut [LIST-09]', () => {
    for (let limit = 5; limit <= whole.length + 5; limit += 1) {
      const text = truncateParts(parts, limit)
        .map((part) => part.text)
        .join('');
      expect(text).toBe(truncate(whole, limit));
    }
  });

  it('keeps the remaining marks', () => {
    const marked = truncateParts(parts, 45).filter((part) => part.marked);
    expect(marked.map(({ text }) => text)).toEqual(['hídra']);
    expect(truncateParts(parts, 100)).toEqual(parts);
  });
});
