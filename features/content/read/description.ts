/** Short descriptions of pages for metadata. */
import type { Body } from '../body/body-schema.ts';
import { runningTextOf } from '../body/measure-body.ts';
import type { Story } from '../story.ts';
import { truncate } from '../view/truncate.ts';

const maxCharacters = 200;

/**
 * A story's description, lead or first sentences; '' for an adult story without a lead, whose text is behind a notice.
 */
export function storyDescription(story: Pick<Story, 'ogDescription' | 'lead' | 'flags' | 'body'>): string {
  const written = story.ogDescription || story.lead;
  if (written !== '' || story.flags.includes('adult-content')) return written;
  return beginningOf(story.body);
}

/** The beginning of a text on one line, across blocks. */
export function beginningOf(body: Body): string {
  return truncate(runningTextOf(body).replaceAll('\n', ' '), maxCharacters);
}
