import { describe, expect, it } from 'vitest';
import { markStory } from './mark-story.ts';
import { positionWords } from './story-terms.ts';

function shown(parts: { text: string; marked: boolean }[]): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

/** Marks every word that matches the pattern. */
function mark(texts: { title?: string; lead?: string; text?: string }, wanted: RegExp) {
  const all = { title: '', lead: '', text: '', ...texts };
  const places = positionWords([all.title, all.lead, all.text]).flatMap(({ words, first }) =>
    words.flatMap((word, at) => (wanted.test(word.text) ? [first + at] : [])),
  );
  const { title, snippet } = markStory(all, new Set(places));
  return { title: shown(title), snippet: shown(snippet) };
}

describe('marked hits', () => {
  it('preserve every character of a title and a lead', () => {
    expect(mark({ title: 'A híd: hidak hídja', lead: 'Hol a híd?' }, /^h[ií]d/)).toEqual({
      title: 'A [híd]: [hidak] [hídja]',
      snippet: 'Hol a [híd]?',
    });
  });

  it('come with a snippet of the text when the lead has none', () => {
    const text = `${'eleje '.repeat(60)}aztán a híd\nalatt ${'vége '.repeat(60)}`;
    const { snippet } = mark({ lead: 'Lead.', text }, /^híd/);
    expect(snippet).toMatch(/^…(eleje )+aztán a \[híd\] alatt (vége ?)+…$/);
    expect(snippet.length).toBeLessThan(240);
  });

  it('leave no comma or full stop before the ellipsis that ends a snippet [LIST-09]', () => {
    const text = `A híd ${'elmúlt, '.repeat(60)}`;
    expect(mark({ text }, /^híd/).snippet).toMatch(/^A \[híd\] (elmúlt, )+elmúlt…$/);
  });

  it('are absent, and the lead is shown, without words or when only a label matches', () => {
    expect(mark({ title: 'Cím', lead: 'Lead.', text: 'Szöveg.' }, /^x/)).toEqual({
      title: 'Cím',
      snippet: 'Lead.',
    });
  });

  it('show a short text in full', () => {
    expect(mark({ text: 'Egy híd.' }, /^híd/).snippet).toBe('Egy [híd].');
  });
});
