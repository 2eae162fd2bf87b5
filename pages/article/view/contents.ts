/** Table of contents of long texts. */
import { plainTextOf, type Story } from '#features/content/public.ts';
import { isAdult, isLongRead } from '../article-look.ts';

export interface Chapter {
  id: string;
  title: string;
}

const minimums = { minutes: 8, chapters: 3 };

/** The chapters of a long read; empty for short texts, live blogs and content behind the age gate. */
export function contentsOf(story: Story): Chapter[] {
  if (story.type === 'liveblog' || isAdult(story)) return [];
  if (!isLongRead(story) && story.minute < minimums.minutes) return [];
  const headings = story.body.filter((block) => block.kind === 'heading').filter(({ id }) => id !== '');
  const highest = Math.min(...headings.map(({ level }) => level));
  const chapters = headings
    .filter(({ level }) => level === highest)
    .map((heading) => ({ id: heading.id, title: plainTextOf([heading]) }));
  return chapters.length < minimums.chapters ? [] : chapters;
}
