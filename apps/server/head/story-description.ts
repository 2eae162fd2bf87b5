/** What a story says of itself where only a sentence or two are shown: its description, its lead, or how it begins. */
import { plainTextOf, type Story, truncate } from '#features/content/public.ts';

const longest = 200;

/** '' for an adult story without a lead: its text waits behind the notice. */
export function storyDescription(story: Story): string {
  const written = story.ogDescription || story.lead;
  if (written !== '' || story.flags.includes('adult-content')) return written;
  return truncate(plainTextOf(story.body), longest);
}
