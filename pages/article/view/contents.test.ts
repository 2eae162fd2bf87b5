import { describe, expect, it } from 'vitest';
import type { Body, Story } from '#features/content/public.ts';
import { contentsOf } from './contents.ts';
import { story } from './story.fixture.ts';

const chapter = (id: string, level: 2 | 3 = 2): Body[number] => ({
  kind: 'heading',
  level,
  id,
  html: `<em>${id}</em> &amp; más`,
});
const body = [chapter('elso'), chapter('alatta', 3), chapter('masodik'), chapter('harmadik'), chapter('')];

function titlesOf(about: Partial<Story>): string[] {
  return contentsOf(story({ body, minute: 8, ...about })).map(({ title }) => title);
}

describe('a table of contents', () => {
  it('lists the headings of the highest level in a long read', () => {
    expect(titlesOf({})).toEqual(['elso & más', 'masodik & más', 'harmadik & más']);
    expect(contentsOf(story({ body, minute: 8 }))[0]?.id).toBe('elso');
  });

  it('exists for every longform story, and not for short ones', () => {
    expect(titlesOf({ minute: 7 })).toEqual([]);
    expect(titlesOf({ minute: 7, type: 'longform' })).toHaveLength(3);
    expect(titlesOf({ body: [chapter('elso'), chapter('masodik')] })).toEqual([]);
    expect(titlesOf({ body: [] })).toEqual([]);
  });

  it('is omitted for adult content and for live blogs', () => {
    expect(titlesOf({ flags: ['adult-content'] })).toEqual([]);
    expect(titlesOf({ type: 'liveblog' })).toEqual([]);
  });
});
