/** A story's address [SEO-02]: `/{site path}/{main super tag}/{YYYY}/{MM}/{DD}/{slug}`, empty parts left out. */
import { dayAt } from '#platform/time/day.ts';
import type { Site } from '../edition/site.ts';

export interface StoryPathParts {
  slug: string;
  /** `YYYY-MM-DD`, in the originating site's time zone; never changes [S01]. */
  urlDate: string;
  section: { slug: string; site: string } | null;
}

export function storyPath(site: Site, story: StoryPathParts): string {
  const section = story.section ? `/${story.section.slug}` : '';
  return `${site.path}${section}/${story.urlDate.replaceAll('-', '/')}/${story.slug}`;
}

/** `YYYY-MM-DD` of a date in a site's time zone. */
export function urlDateOf(date: Date, timeZone: string): string {
  return dayAt(date, timeZone);
}
