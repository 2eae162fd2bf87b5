/** What a page says of itself where only a sentence or two are shown. */
import { type Body, plainTextOf, type Story, truncate } from '#features/content/public.ts';

const longest = 200;

/** A story's description, its lead, or how it begins; '' for an adult one without a lead: its text waits behind the notice. */
export function storyDescription(story: Story): string {
  const written = story.ogDescription || story.lead;
  if (written !== '' || story.flags.includes('adult-content')) return written;
  return beginningOf(story.body);
}

/** On one line, however many blocks it takes. */
export function beginningOf(body: Body): string {
  return truncate(plainTextOf(body).replaceAll('\n', ' '), longest);
}
