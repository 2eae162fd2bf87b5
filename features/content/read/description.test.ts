import { describe, expect, it } from 'vitest';
import type { Body } from '../body/body-schema.ts';
import { beginningOf, storyDescription } from './description.ts';

const paragraph = (html: string): Body[number] => ({ kind: 'paragraph', html });

describe('a description from a story’s text', () => {
  it('is one line of plain text across blocks', () => {
    expect(beginningOf([paragraph('Első &amp; <b>kiemelt</b>.'), paragraph('Második<br>sor.')])).toBe(
      'Első & kiemelt. Második sor.',
    );
  });

  it('has 200 characters at most, ends at a word and never with a comma', () => {
    const text = beginningOf([paragraph('hosszú, '.repeat(60))]);
    expect(text.length).toBeLessThanOrEqual(203);
    expect(text).toMatch(/hosszú\.\.\.$/);
  });

  it('is empty for a text of images and dividers', () => {
    expect(beginningOf([{ kind: 'divider' }, { kind: 'image', imageId: 1, alt: 'Kép', width: 'wide' }])).toBe(
      '',
    );
    expect(beginningOf([])).toBe('');
  });
});

describe('the description of a story', () => {
  const story = { ogDescription: 'Megosztva.', lead: 'Bevezető.', flags: [], body: [paragraph('Szöveg.')] };

  it('is the one written for sharing, else its lead, else the beginning of its text', () => {
    expect(storyDescription(story)).toBe('Megosztva.');
    expect(storyDescription({ ...story, ogDescription: '' })).toBe('Bevezető.');
    expect(storyDescription({ ...story, ogDescription: '', lead: '' })).toBe('Szöveg.');
  });

  it('never quotes the text of an adult story, which is behind a notice', () => {
    const adult = { ...story, flags: ['adult-content'] };
    expect(storyDescription({ ...adult, ogDescription: '' })).toBe('Bevezető.');
    expect(storyDescription({ ...adult, ogDescription: '', lead: '' })).toBe('');
  });
});
