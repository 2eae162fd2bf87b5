/** An invented story with everything a newsroom would have set: time, authors, sections, tags and pictures. */

import type { ArticleDraft } from '#features/content/public.server.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { Random } from '#sample/random.ts';
import { archiveBody } from './archive-body.ts';
import { type ArchiveStory, archiveStory } from './archive-story.ts';
import type { ArchivePictures } from './store-scenes.ts';

/** Ids of the entities that stories refer to. */
export interface ArchiveIds {
  authors: ReadonlyMap<string, number>;
  sections: ReadonlyMap<string, { id: number; site: string }>;
  tags: ReadonlyMap<string, number>;
  pictures: ArchivePictures;
}

export interface ArchivePlan {
  seed: string;
  years: number;
  /** The archive ends shortly before this time, where the sample edition begins. */
  now: Date;
}

const day = 86_400_000;
const daysOfSample = 8;

export function sourceKeyOf(seed: string, number: number): string {
  return `archive:${seed}:${number}`;
}

/** `story` is the story with that number; it cannot be reused, because this continues its random sequence. */
export function archiveDraft(
  plan: ArchivePlan,
  number: number,
  story: ArchiveStory,
  ids: ArchiveIds,
): ArticleDraft {
  const { topic, random, title, slug, lead } = story;
  const section = ids.sections.get(story.section);
  const pictures = ids.pictures.get(story.scene) ?? [];
  const picture = random.pick(pictures);
  const isLong = ['feature', 'analysis', 'report'].includes(story.genre) && random.chance(0.12);
  const related =
    number > 1 && random.chance(0.35) ? archiveStory(plan.seed, random.int(1, number - 1)).slug : null;
  const image = random.chance(0.4) ? random.pick(pictures) : null;
  const pubDate = publicationTime(plan, random);
  const corrections = random.chance(0.01)
    ? [correctionOf(story.slots.language ?? 'hu', pubDate, random)]
    : [];
  return {
    type: isLong ? 'longform' : 'article',
    state: 'active',
    slug,
    title,
    lead,
    site: section?.site ?? '',
    language: topic.language ?? 'hu',
    pubDate,
    updatedAt: corrections[0]?.at ?? pubDate,
    body: archiveBody({
      story,
      paragraphs: isLong ? 14 : random.int(6, topic.language === 'en' ? 8 : 11),
      image: image?.imageId === picture.imageId ? null : image,
      related,
    }),
    subType: story.genre,
    mainSuperTagId: section?.id ?? null,
    superTagIds: topic.sections
      .filter((one) => one !== story.section && random.chance(0.3))
      .flatMap((one) => ids.sections.get(one)?.id ?? []),
    tagIds: story.tags.flatMap((name) => ids.tags.get(slugOf(name)) ?? []),
    authorIds: story.authors.flatMap((one) => ids.authors.get(one) ?? []),
    mirroringSites: mirrorsOf(section?.site ?? '', random),
    flags: [...(topic.flags ?? [])],
    important: random.chance(0.02),
    evergreen: random.chance(0.03),
    facebookSuggested: random.chance(0.08),
    facebookEngagement: Math.floor(random.next() ** 4 * 6000),
    headerType: topic.headerType ?? (isLong ? 'longform' : 'default'),
    ctUrl: topic.flags?.includes('pr') ? 'https://ajanlat.example/' : '',
    recommendedBoxImageId: picture.imageId,
    coverImageId: picture.imageId,
    corrections,
    sourceKey: sourceKeyOf(plan.seed, number),
  };
}

/** A random day within the years, usually between 06:00 and 19:00 UTC. */
function publicationTime({ now, years }: ArchivePlan, random: Random): Date {
  const last = Math.floor(now.getTime() / day) - daysOfSample;
  const daysBack = Math.floor(random.next() * years * 365.25);
  const hour = random.chance(0.85) ? random.range(6, 19) : random.range(0, 24);
  return new Date((last - daysBack) * day + Math.floor(hour * 60) * 60_000);
}

function correctionOf(language: string, pubDate: Date, random: Random): { at: Date; text: string } {
  return {
    at: new Date(pubDate.getTime() + random.int(20, 900) * 60_000),
    text:
      language === 'en'
        ? 'An earlier version of this story gave a figure wrongly; it has been corrected.'
        : 'A cikk korábbi változatában egy adat hibásan szerepelt, javítottuk.',
  };
}

function mirrorsOf(site: string, random: Random): string[] {
  if (!random.chance(0.05)) return [];
  return site === 'telex' ? [random.pick(['g7', 'karakter', 'after'])] : ['telex'];
}
