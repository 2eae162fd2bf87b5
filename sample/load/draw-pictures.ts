/** Draws every picture that the sample names and stores it; its `source` describes the drawing. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { HtmlToBodyResult } from '#features/content/public.server.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { drawAvatar } from '#sample/pictures/draw-avatar.ts';
import { drawPicture } from '#sample/pictures/draw-picture.ts';
import { compositions, type Picture, pictureStyles } from '#sample/pictures/picture-types.ts';
import type { SamplePicture } from './sample-schema.ts';
import type { Sample } from './sample-types.ts';

/** `source` is `sample:{style}/{motif}/{seed}`, plus a composition where it is not the motif's own. */
export interface PictureRequest {
  source: string;
  alt: string;
  caption: string;
  /** Defaults to the Hungarian credit. */
  credit?: string;
}

/** Returns each picture once, in the order of the stories. */
export function picturesIn(sample: Sample): PictureRequest[] {
  const all = [
    ...sample.stories.flatMap((story) => [
      requestOf(story.picture, story.language),
      ...requestsInBody(story.reading, story.language),
    ]),
    ...sample.posts.flatMap((post) => [
      ...(post.picture ? [requestOf(post.picture)] : []),
      ...requestsInBody(post.reading),
    ]),
    ...sample.documents.flatMap((page) => requestsInBody(page.reading)),
    ...sample.podcasts.flatMap(({ picture }) => requestOf(picture)),
    ...sample.quizzes.flatMap(({ questions }) => questions.flatMap(requestsInQuestion)),
  ];
  return [...new Map(all.toReversed().map((picture) => [picture.source, picture])).values()].toReversed();
}

export function sourceOf(picture: SamplePicture): string {
  const { style, motif, seed, composition } = picture;
  return `sample:${style}/${motif}/${seed}${composition === undefined ? '' : `/${composition}`}`;
}

export function avatarSource(seed: string): string {
  return `sample:avatar/${seed}`;
}

/** Returns image ids by source. */
export async function drawPictures(
  media: MediaFeature,
  pictures: readonly PictureRequest[],
  work?: Transaction<DB>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { source, alt, caption, credit = credits.hu } of pictures) {
    const { svg, focal } = draw(source);
    const taken = await media.storeImage(
      { bytes: Buffer.from(svg), trusted: true, focal, alt, caption, credit, sourceKey: source },
      work,
    );
    if (taken.kind === 'refused') throw new Error(`the drawing ${source} was refused: ${taken.why}`);
    ids.set(source, taken.image.id);
  }
  return ids;
}

const credits = { hu: 'Illusztráció: Lapzárta', en: 'Illustration: Lapzárta' } as const;
type Language = keyof typeof credits;

function requestOf(picture: SamplePicture, language: Language = 'hu'): PictureRequest {
  return { source: sourceOf(picture), alt: picture.alt, caption: picture.caption, credit: credits[language] };
}

function requestsInBody(reading: HtmlToBodyResult, language: Language = 'hu'): PictureRequest[] {
  return reading.images
    .filter((picture) => picture.source.startsWith('sample:'))
    .map(({ source, alt }) => ({ source, alt, caption: '', credit: credits[language] }));
}

function requestsInQuestion({
  picture,
  answers,
}: Sample['quizzes'][number]['questions'][number]): PictureRequest[] {
  return [picture, ...answers.map((answer) => answer.picture)].flatMap((one) => (one ? requestOf(one) : []));
}

function draw(source: string): Picture {
  const [style, ...rest] = source.slice('sample:'.length).split('/');
  if (style === 'avatar') return drawAvatar(rest.join('/'));
  const known = pictureStyles.find((one) => one === style);
  const [motif, seed, view] = rest;
  const composition = compositions.find((one) => one === view);
  if (known === undefined || motif === undefined || seed === undefined || composition !== view)
    throw new Error(`${source} names no drawing`);
  return drawPicture({ style: known, motif, seed, ...(composition && { composition }) });
}
