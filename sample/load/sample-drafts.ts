/** Converts stories of the sample's files into drafts that the content feature saves. */
import { type ArticleDraft, resolveImages } from '#features/content/public.server.ts';
import type { Body } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { PictureTable } from './picture-table.ts';
import type { SampleLivePost, SampleStory } from './sample-types.ts';

/** Ids of what stories refer to. */
export interface SampleIds {
  /** By file, as in the table. */
  pictures: ReadonlyMap<string, number>;
  table: PictureTable;
  authors: ReadonlyMap<string, number>;
  sections: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
}

/** The date that lies so many minutes before the load. */
export type DateOfAge = (minutesAgo: number) => Date;

export function datesBefore(now: Date): DateOfAge {
  const minute = 60_000;
  const loadedAt = Math.floor(now.getTime() / minute) * minute;
  return (minutesAgo) => new Date(loadedAt - minutesAgo * minute);
}

/** @param lastPost Age in minutes of a live blog's newest post, which dates its last change. */
export function draftOfStory(
  story: SampleStory,
  ids: SampleIds,
  age: DateOfAge,
  lastPost: number | null,
): ArticleDraft {
  const pictureId = idIn(ids.pictures, story.picture.file);
  const { type, slug, site, language, title, subtitle, lead, recommender, mirroringSites, flags } = story;
  const { important, favorite, evergreen, announcement, spiritualHelp, drugProblem, facebookSuggested } =
    story;
  const { facebookEngagement, headerType, colorScheme, halfImage, articleWidthCover, ctUrl, livescoreId } =
    story;
  const changes = [...story.corrections.map((correction) => correction.minutesAgo), lastPost ?? Infinity];
  return {
    type,
    slug,
    site,
    language,
    title,
    subtitle,
    lead,
    recommender,
    mirroringSites,
    flags,
    important,
    favorite,
    evergreen,
    announcement,
    spiritualHelp,
    drugProblem,
    facebookSuggested,
    facebookEngagement,
    headerType,
    colorScheme,
    halfImage,
    articleWidthCover,
    ctUrl,
    livescoreId,
    state: 'active',
    subType: story.genre,
    pubDate: age(story.minutesAgo),
    updatedAt: age(Math.min(story.minutesAgo, ...changes)),
    body: resolveImages(story.reading.body, ids.pictures),
    mainSuperTagId: idIn(ids.sections, story.section),
    superTagIds: story.superTags.map((one) => idIn(ids.sections, one)),
    tagIds: story.tags.map((name) => idIn(ids.tags, slugOf(name))),
    authorIds: story.authors.map((one) => idIn(ids.authors, one)),
    contributorIds: story.contributors.map((one) => idIn(ids.authors, one)),
    recommendedBoxImageId: pictureId,
    coverImageId: pictureId,
    coverImageText: story.picture.caption,
    corrections: story.corrections.map(({ minutesAgo, text }) => ({ at: age(minutesAgo), text })),
    sourceKey: `sample:${slug}`,
  };
}

export function draftOfPost(
  post: SampleLivePost,
  parent: SampleStory & { id: number },
  ids: SampleIds,
  age: DateOfAge,
): ArticleDraft {
  const { slug, title, pinned, keyEvent } = post;
  const pubDate = age(post.minutesAgo);
  return {
    slug,
    title,
    pinned,
    keyEvent,
    pubDate,
    type: 'liveblogpost',
    state: 'active',
    site: parent.site,
    language: parent.language,
    parentId: parent.id,
    mainSuperTagId: idIn(ids.sections, parent.section),
    authorIds: post.authors.map((one) => idIn(ids.authors, one)),
    updatedAt: pubDate,
    body: [...pictureOf(post, ids), ...resolveImages(post.reading.body, ids.pictures)],
    recommendedBoxImageId: post.picture ? idIn(ids.pictures, post.picture.file) : null,
    sourceKey: `sample:${parent.slug}/${slug}`,
  };
}

/** A live post has no cover picture, so the picture goes into its text. */
function pictureOf({ picture }: SampleLivePost, ids: SampleIds): Body {
  if (!picture) return [];
  const caption = picture.caption.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const use = { imageId: idIn(ids.pictures, picture.file), alt: ids.table[picture.file]?.alt ?? '' };
  return [{ kind: 'image', width: 'normal', ...use, ...(caption === '' ? {} : { caption }) }];
}

function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`'${name}' was to be there before the stories`);
  return id;
}
