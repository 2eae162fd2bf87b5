/** Every picture of the sample stories beside its words, and the rules that those words follow. */
import { join } from 'node:path';
import { z } from 'zod';
import { type PendingBody, simpleBlocks } from '#features/content/public.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { sourceOf } from './draw-pictures.ts';
import type { SamplePicture } from './sample-schema.ts';
import type { Sample } from './sample-types.ts';

export interface CaptionRow {
  /** The story's or post's slug; a page of a live blog is one place. */
  page: string;
  source: string;
  alt: string;
  caption: string;
  /** The first sentence of the text that the picture stands beside. */
  beside: string;
}

/** The beginnings of the words for what a motif draws, by `style/motif`. */
export type SceneWords = Readonly<Record<string, string[]>>;

export async function readSceneWords(): Promise<SceneWords> {
  const faults: string[] = [];
  const path = join(import.meta.dirname, '../pictures/scene-words.yaml');
  const words = await readYamlFile(path, z.record(z.string(), z.array(z.string()).min(1)), faults);
  if (!words) throw new Error(faults.join('\n'));
  return words;
}

/** In the order of publication; pictures of a body follow their story's own. */
export function captionsIn(sample: Sample): CaptionRow[] {
  return [
    ...sample.stories.flatMap(({ slug, picture, lead, reading }) => [
      rowOf(slug, picture, lead),
      ...rowsOfBody(slug, reading.body),
    ]),
    ...sample.posts.flatMap(({ slug, picture, reading }) => [
      ...(picture ? [rowOf(slug, picture, textOf(reading.body[0]))] : []),
      ...rowsOfBody(slug, reading.body),
    ]),
    ...sample.podcasts.map(({ slug, picture, description }) => rowOf(slug, picture, description)),
  ];
}

/** What is wrong with each row, in words. */
export function captionFaults(rows: readonly CaptionRow[], words: SceneWords): string[] {
  const seen = new Map<string, CaptionRow>();
  return rows.flatMap((row) => {
    const motif = motifOf(row.source);
    const known = words[motif] ?? [];
    const earlier = [...seen.values()].find(
      (other) => other.page === row.page && motifOf(other.source) === motif,
    );
    const same = seen.get(row.source);
    seen.set(row.source, row);
    return [
      ...(known.length === 0 ? [`has no words in scene-words.yaml`] : []),
      ...(same ? [`is also the picture of ${same.page}`] : []),
      ...(earlier ? [`shows the motif of ${earlier.source} on the same page`] : []),
      ...(names(row.alt, known) ? [] : [`the alternative text names nothing that is drawn: ${row.alt}`]),
      ...(row.caption === '' || names(row.caption, known)
        ? []
        : [`the caption names nothing that is drawn: ${row.caption}`]),
    ].map((fault) => `${row.page}: ${row.source}: ${fault}`);
  });
}

function rowOf(page: string, picture: SamplePicture, text: string): CaptionRow {
  return {
    page,
    source: sourceOf(picture),
    alt: picture.alt,
    caption: picture.caption,
    beside: firstSentence(text),
  };
}

function rowsOfBody(page: string, body: PendingBody): CaptionRow[] {
  let beside = '';
  return simpleBlocks(body).flatMap((block) => {
    beside = textOf(block) || beside;
    const pictures = block.kind === 'image' ? [block] : block.kind === 'gallery' ? block.images : [];
    return pictures.map(({ source, alt, caption = '' }) => ({
      page,
      source,
      alt,
      caption,
      beside: firstSentence(beside),
    }));
  });
}

function textOf(block: PendingBody[number] | undefined): string {
  return block?.kind === 'paragraph' ? block.html.replace(/<[^>]+>/g, '') : '';
}

function firstSentence(text: string): string {
  return /^.*?[.!?…]”?(?=\s|$)/u.exec(text)?.[0] ?? text;
}

function motifOf(source: string): string {
  return source.slice('sample:'.length).split('/', 2).join('/');
}

function names(text: string, beginnings: readonly string[]): boolean {
  const found = text.toLocaleLowerCase('hu').match(/\p{L}+/gu) ?? [];
  return found.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}
