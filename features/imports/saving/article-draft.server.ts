import { type ArticleDraft, relinkBody, resolveImages } from '#features/content/public.server.ts';
import type { BatchWork } from './batch-work.ts';
import type { Labels } from './ensure-labels.server.ts';
import type { PreparedStory } from './prepare-story.server.ts';

/** Builds the draft that the content feature saves from a prepared story. */
export function draftOf(
  { needs, request, language }: BatchWork,
  one: PreparedStory,
  slug: string,
  labels: Labels,
  pictureIds: ReadonlyMap<string, number>,
): ArticleDraft {
  const { story } = one;
  const now = needs.clock.now();
  const pubDate = story.pubDate ?? story.updatedAt ?? now;
  const cover = story.leadPicture === null ? undefined : pictureIds.get(story.leadPicture.source);
  const body = relinkBody(resolveImages(one.body, pictureIds), one.documents);
  const [first] = pictureIds.values();
  return {
    type: 'article',
    state: story.state === 'scheduled' && pubDate <= now ? 'active' : story.state,
    slug,
    site: request.site,
    language: /^en\b/i.test(story.language || language) ? 'en' : 'hu',
    pubDate,
    updatedAt: story.updatedAt ?? pubDate,
    ...(story.expiresAt ? { withdrawAt: story.expiresAt } : {}),
    title: one.title,
    subtitle: story.subtitle,
    lead: story.lead,
    recommender: one.recommender,
    ogDescription: story.ogDescription,
    rank: story.rank,
    important: story.isImportant,
    body,
    ...labels.of(story),
    coverImageId: cover ?? null,
    coverImageText: cover === undefined ? '' : (story.leadPicture?.caption ?? ''),
    recommendedBoxImageId: cover ?? first ?? null,
    sourceKey: story.sourceKey,
    sourceHash: one.hash,
  };
}
