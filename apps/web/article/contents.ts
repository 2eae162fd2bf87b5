/** A table of contents for texts so long that a reader wants to know what comes. */
import { plainTextOf, type Story } from '#features/content/public.ts';
import { isAdult, isLongRead } from './article-look.ts';

export interface Chapter {
  id: string;
  title: string;
}

const longFrom = { minutes: 8, chapters: 3 };

/** The chapters of a long read; none where the text is short, is a live blog, or waits behind a question. */
export function contentsOf(story: Story): Chapter[] {
  if (story.type === 'liveblog' || isAdult(story)) return [];
  if (!isLongRead(story) && story.minute < longFrom.minutes) return [];
  const headings = story.body.filter((block) => block.kind === 'heading').filter(({ id }) => id !== '');
  const highest = Math.min(...headings.map(({ level }) => level));
  const chapters = headings
    .filter(({ level }) => level === highest)
    .map((heading) => ({ id: heading.id, title: plainTextOf([heading]) }));
  return chapters.length < longFrom.chapters ? [] : chapters;
}
