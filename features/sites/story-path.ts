/** A story's address [SEO-02]: `/{site path}/{main super tag}/{YYYY}/{MM}/{DD}/{slug}`, empty parts left out. */
import type { Site } from './site.ts';

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
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(date);
}

/** Cached: creating a formatter takes longer than formatting a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();
