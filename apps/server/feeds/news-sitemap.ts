/** What was published in the last 48 hours, without advertising, the newest first [S06]. */
import type { ArchivedStory, ArchivePlace } from '#features/content/public.server.ts';
import { imageAddress } from '#features/media/public.ts';
import { siteBySlug } from '#features/sites/public.ts';
import { type SitemapEntry, sitemap } from '#platform/feeds/sitemap.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { archiveDependencies, type MappedPaper, xmlAnswer } from './sitemap-answer.ts';

const newsLastsMs = 48 * 3_600_000;
const storiesAtMost = 1_000;

export async function newsSitemap(paper: MappedPaper): Promise<FinishedAnswer> {
  const now = paper.house.clock.now().getTime();
  const stories = await storiesBetween(paper, new Date(now - newsLastsMs), new Date(now + 1));
  const news = stories.filter((story) => story.isPublic && !story.flags.includes('pr'));
  const entries = news.slice(-storiesAtMost).toReversed();
  const from = Math.floor((now - newsLastsMs) / 1000);
  return xmlAnswer(
    sitemap([entries.map((story) => entryOf(paper, story))]),
    archiveDependencies(paper, { from }),
  );
}

async function storiesBetween(
  { house, view, sites }: MappedPaper,
  from: Date,
  to: Date,
): Promise<ArchivedStory[]> {
  const found: ArchivedStory[] = [];
  let place: ArchivePlace | undefined;
  for (;;) {
    const some = await house.content.archiveFrom(view, { sites, from, to }, place, storiesAtMost);
    found.push(...some);
    place = some.at(-1)?.place;
    if (some.length < storiesAtMost) return found;
  }
}

function entryOf({ house, origin }: MappedPaper, story: ArchivedStory): SitemapEntry {
  const { image, slug } = story;
  const isShown = image !== null && !story.flags.includes('adult-content');
  return {
    address: story.address,
    changedAt: Math.max(story.publishedAt, story.updatedAt),
    news: {
      publication: siteBySlug(house.edition, story.site).name,
      language: story.language,
      publishedAt: story.publishedAt,
      title: story.title,
    },
    ...(isShown && { picture: origin + imageAddress(image, { size: 'w1200', format: 'jpg', name: slug }) }),
  };
}
