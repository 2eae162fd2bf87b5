import { describe, expect, it } from 'vitest';
import { markStory } from './mark-story.ts';
import { layOut } from './story-terms.ts';

function shown(parts: { text: string; marked: boolean }[]): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

/** Marks every word that looks like this. */
function mark(texts: { title?: string; lead?: string; text?: string }, wanted: RegExp) {
  const all = { title: '', lead: '', text: '', ...texts };
  const places = layOut([all.title, all.lead, all.text]).flatMap(({ words, first }) =>
    words.flatMap((word, at) => (wanted.test(word.text) ? [first + at] : [])),
  );
  const { title, snippet } = markStory(all, new Set(places));
  return { title: shown(title), snippet: shown(snippet) };
}

describe('marks', () => {
  it('keep every letter of a title and a lead', () => {
    expect(mark({ title: 'A híd: hidak hídja', lead: 'Hol a híd?' }, /^h[ií]d/)).toEqual({
      title: 'A [híd]: [hidak] [hídja]',
      snippet: 'Hol a [híd]?',
    });
  });

  it('come from the text when the lead has none, with the words around', () => {
    const text = `${'eleje '.repeat(60)}aztán a híd\nalatt ${'vége '.repeat(60)}`;
    const { snippet } = mark({ lead: 'Lead.', text }, /^híd/);
    expect(snippet).toMatch(/^…(eleje )+aztán a \[híd\] alatt (vége ?)+…$/);
    expect(snippet.length).toBeLessThan(240);
  });

  it('show the lead when nothing was looked for, or it is found in a label only', () => {
    expect(mark({ title: 'Cím', lead: 'Lead.', text: 'Szöveg.' }, /^x/)).toEqual({
      title: 'Cím',
      snippet: 'Lead.',
    });
  });

  it('take a short text whole', () => {
    expect(mark({ text: 'Egy híd.' }, /^híd/).snippet).toBe('Egy [híd].');
  });
});
