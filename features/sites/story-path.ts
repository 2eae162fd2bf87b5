/** A story's address [SEO-02]: `/{site path}/{main super tag}/{YYYY}/{MM}/{DD}/{slug}`, empty parts left out. */
import type { Site } from './site.ts';

export interface StoryPlace {
  slug: string;
  /** `YYYY-MM-DD`, in the originating site's zone, never changing [S01]. */
  urlDate: string;
  section: { slug: string; site: string } | null;
}

export function storyPath(site: Site, story: StoryPlace): string {
  const section = story.section ? `/${story.section.slug}` : '';
  return `${site.path}${section}/${story.urlDate.replaceAll('-', '/')}/${story.slug}`;
}

/** `YYYY-MM-DD` of a moment in a site's time zone. */
export function urlDateOf(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** One takes longer to make than a hundred stories to date. */
const formats = new Map<string, Intl.DateTimeFormat>();
