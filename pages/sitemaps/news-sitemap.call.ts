/** Stories of the last 48 hours, without advertising, newest first [S06]. */
import type { ArchiveCursor, ArchivedStory, ContentFeature } from '#features/content/public.server.ts';
import { isSponsored } from '#features/content/public.ts';
import { defineCall, publicFile, xml } from '#features/kit/public.ts';
import { imageAddress } from '#features/media/public.ts';
import { originOf, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { type SitemapEntry, sitemap } from '#platform/feeds/sitemap.ts';
import type { Clock } from '#platform/time/clock.ts';
import { archiveDependencies, sitesIn } from './archive-scope.ts';

const newsWindowMs = 48 * 3_600_000;
const maxStories = 1_000;

export const newsSitemapPath = '/sitemap/news.xml';

export const newsSitemapCall = defineCall({
  ...publicFile,
  id: 'newsSitemap',
  path: newsSitemapPath,
  summary: 'The newest stories for search engines',
  answer: xml,
  async handle({ view }, { content, clock }: { content: ContentFeature; clock: Clock }) {
    const now = clock.now().getTime();
    const entries = await newestStories(view, now, content);
    const from = Math.floor((now - newsWindowMs) / 1000);
    return {
      kind: 'answer',
      value: sitemap([entries.map((story) => entryOf(view, story))]),
      dependencies: archiveDependencies(view, { from }),
    };
  },
});

/** Those of the file, as it is at a time. */
export async function newestStories(
  view: Viewpoint,
  now: number,
  content: ContentFeature,
): Promise<ArchivedStory[]> {
  const stories = await storiesBetween(view, new Date(now - newsWindowMs), new Date(now + 1), content);
  const news = stories.filter((story) => story.isPublic && !isSponsored(story));
  return news.slice(-maxStories).toReversed();
}

async function storiesBetween(
  view: Viewpoint,
  from: Date,
  to: Date,
  content: ContentFeature,
): Promise<ArchivedStory[]> {
  const sites = sitesIn(view);
  const found: ArchivedStory[] = [];
  let place: ArchiveCursor | undefined;
  for (;;) {
    const some = await content.archiveFrom(view, { sites, from, to }, place, maxStories);
    found.push(...some);
    place = some.at(-1)?.cursor;
    if (some.length < maxStories) return found;
  }
}

function entryOf({ edition, site, port }: Viewpoint, story: ArchivedStory): SitemapEntry {
  const { image, slug } = story;
  const isShown = image !== null && !story.flags.includes('adult-content');
  return {
    address: story.address,
    changedAt: Math.max(story.publishedAt, story.updatedAt),
    news: {
      publication: siteBySlug(edition, story.site).name,
      language: story.language,
      publishedAt: story.publishedAt,
      title: story.title,
    },
    ...(isShown && {
      picture: originOf(site, port) + imageAddress(image, { size: 'w1200', format: 'jpg', name: slug }),
    }),
  };
}
