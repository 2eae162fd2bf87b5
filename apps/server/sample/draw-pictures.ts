/** Draws every picture the sample names and takes it into the archive; a picture's name is its drawing. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { drawAvatar } from '#edition/sample/pictures/draw-avatar.ts';
import { drawPicture } from '#edition/sample/pictures/draw-picture.ts';
import { type Picture, pictureStyles } from '#edition/sample/pictures/picture-types.ts';
import type { HtmlReading } from '#features/content/public.server.ts';
import type { MediaRoom } from '#features/media/public.server.ts';
import type { Sample } from './read-sample.ts';
import type { SamplePicture } from './sample-schema.ts';

/** `source` is `sample:{style}/{motif}/{seed}`. */
export interface WantedPicture {
  source: string;
  alt: string;
  caption: string;
  /** The Hungarian one where nothing else is told. */
  credit?: string;
}

/** Each picture once, in the order of the stories. */
export function picturesIn(sample: Sample): WantedPicture[] {
  const all = [
    ...sample.stories.flatMap((story) => [
      wanted(story.picture, story.language),
      ...inBody(story.reading, story.language),
    ]),
    ...sample.posts.flatMap((post) => [
      ...(post.picture ? [wanted(post.picture)] : []),
      ...inBody(post.reading),
    ]),
    ...sample.documents.flatMap((page) => inBody(page.reading)),
    ...sample.podcasts.flatMap(({ picture }) => wanted(picture)),
    ...sample.quizzes.flatMap(({ questions }) => questions.flatMap(inQuestion)),
  ];
  return [...new Map(all.toReversed().map((picture) => [picture.source, picture])).values()].toReversed();
}

export function sourceOf(picture: SamplePicture): string {
  return `sample:${picture.style}/${picture.motif}/${picture.seed}`;
}

export function avatarSource(seed: string): string {
  return `sample:avatar/${seed}`;
}

/** Ids by source. */
export async function drawPictures(
  media: MediaRoom,
  pictures: readonly WantedPicture[],
  work?: Transaction<DB>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { source, alt, caption, credit = credits.hu } of pictures) {
    const { svg, focal } = draw(source);
    const taken = await media.takeImage(
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

function wanted(picture: SamplePicture, language: Language = 'hu'): WantedPicture {
  return { source: sourceOf(picture), alt: picture.alt, caption: picture.caption, credit: credits[language] };
}

function inBody(reading: HtmlReading, language: Language = 'hu'): WantedPicture[] {
  return reading.images
    .filter((picture) => picture.source.startsWith('sample:'))
    .map(({ source, alt }) => ({ source, alt, caption: '', credit: credits[language] }));
}

function inQuestion({ picture, answers }: Sample['quizzes'][number]['questions'][number]): WantedPicture[] {
  return [picture, ...answers.map((answer) => answer.picture)].flatMap((one) => (one ? wanted(one) : []));
}

function draw(source: string): Picture {
  const [style, ...rest] = source.slice('sample:'.length).split('/');
  if (style === 'avatar') return drawAvatar(rest.join('/'));
  const known = pictureStyles.find((one) => one === style);
  const [motif, seed] = rest;
  if (known === undefined || motif === undefined || seed === undefined)
    throw new Error(`${source} names no drawing`);
  return drawPicture({ style: known, motif, seed });
}
