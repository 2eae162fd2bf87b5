/** Stores the pictures that the sample uses, from their files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { type PictureTable, picturesFolder } from './picture-table.ts';
import type { Sample } from './sample-types.ts';

/** Returns the files that stories, posts, podcasts and quizzes name, each once, in the order of the stories. */
export function picturesIn({ stories, posts, podcasts, quizzes }: Sample): string[] {
  return [
    ...new Set([
      ...stories.flatMap(({ picture, reading }) => [
        picture.file,
        ...reading.images.map(({ source }) => source),
      ]),
      ...posts.flatMap(({ picture, reading }) => [
        ...(picture ? [picture.file] : []),
        ...reading.images.map(({ source }) => source),
      ]),
      ...podcasts.map(({ picture }) => picture.file),
      ...quizzes
        .flatMap(({ questions }) => questions)
        .flatMap(({ picture, answers }) => [picture, ...answers.map((answer) => answer.picture)])
        .flatMap((picture) => picture?.file ?? []),
    ]),
  ];
}

/** Returns image ids by file. */
export async function storePictures(
  media: MediaFeature,
  files: Iterable<string>,
  table: PictureTable,
  trx?: Transaction<DB>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const file of files) {
    const row = table[file];
    if (!row) throw new Error(`pictures.yaml has no ${file}`);
    const { alt, credit, focal } = row;
    const [x, y] = focal;
    ids.set(file, await storeFile(media, `stories/${file}`, { alt, credit, focal: { x, y } }, trx));
  }
  return ids;
}

/** Returns the ids of the authors' portraits, by the authors' slugs. */
export async function storePortraits(
  media: MediaFeature,
  authors: Sample['authors'],
  trx: Transaction<DB>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { slug, name } of authors)
    ids.set(slug, await storeFile(media, `authors/${slug}.avif`, { alt: name, focal: face }, trx));
  return ids;
}

/** Where the face is in a portrait, in shares of the width and the height. */
const face = { x: 0.5, y: 0.46 };

async function storeFile(
  media: MediaFeature,
  path: string,
  about: Omit<Parameters<MediaFeature['storeImage']>[0], 'bytes'>,
  trx: Transaction<DB> | undefined,
): Promise<number> {
  const bytes = await readFile(join(picturesFolder, path));
  const stored = await media.storeImage({ ...about, bytes, trusted: true, sourceKey: `sample:${path}` }, trx);
  if (stored.kind === 'refused') throw new Error(`the picture ${path} was refused: ${stored.why}`);
  return stored.image.id;
}
