/** Every picture of the sample stories beside its words, and the rules that those words follow. */
import { join } from 'node:path';
import { z } from 'zod';
import { type PendingBody, simpleBlocks } from '#features/content/public.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { type PictureTable, picturesFolder } from './picture-table.ts';
import type { Sample } from './sample-types.ts';

export interface CaptionRow {
  /** The story's or post's slug; a page of a live blog is one place. */
  page: string;
  file: string;
  scene: string;
  alt: string;
  caption: string;
  /** The first sentence of the text that the picture stands beside. */
  beside: string;
}

/** The beginnings of the words for what a scene shows, by scene. */
export type SceneWords = Readonly<Record<string, string[]>>;

export async function readSceneWords(): Promise<SceneWords> {
  const faults: string[] = [];
  const path = join(picturesFolder, 'scene-words.yaml');
  const words = await readYamlFile(path, z.record(z.string(), z.array(z.string()).min(1)), faults);
  if (!words) throw new Error(faults.join('\n'));
  return words;
}

/** In the order of publication; pictures of a body follow their story's own. */
export function captionsIn({ stories, posts, podcasts, pictures }: Sample): CaptionRow[] {
  return [
    ...stories.flatMap(({ slug, picture, lead, reading }) => [
      { page: slug, ...picture, beside: lead },
      ...usesInBody(slug, reading.body),
    ]),
    ...posts.flatMap(({ slug, picture, reading }) => [
      ...(picture ? [{ page: slug, ...picture, beside: textOf(reading.body[0]) }] : []),
      ...usesInBody(slug, reading.body),
    ]),
    ...podcasts.map(({ slug, picture, description }) => ({ page: slug, ...picture, beside: description })),
  ].map((use) => rowOf(use, pictures));
}

/** What is wrong with each row, in words. */
export function captionFaults(rows: readonly CaptionRow[], words: SceneWords): string[] {
  const seen = new Map<string, CaptionRow>();
  return rows.flatMap((row) => {
    const known = words[row.scene] ?? [];
    const earlier = [...seen.values()].find((other) => other.page === row.page && other.scene === row.scene);
    const same = seen.get(row.file);
    seen.set(row.file, row);
    return [
      ...(known.length === 0 ? [`has no words in scene-words.yaml`] : []),
      ...(same ? [`is also the picture of ${same.page}`] : []),
      ...(earlier ? [`shows the scene of ${earlier.file} on the same page`] : []),
      ...(names(row.alt, known) ? [] : [`the alternative text names nothing that is drawn: ${row.alt}`]),
      ...(row.caption === '' || names(row.caption, known)
        ? []
        : [`the caption names nothing that is drawn: ${row.caption}`]),
    ].map((fault) => `${row.page}: ${row.file}: ${fault}`);
  });
}

interface PictureUse {
  page: string;
  file: string;
  caption: string;
  beside: string;
}

function rowOf({ page, file, caption, beside }: PictureUse, pictures: PictureTable): CaptionRow {
  const { scene = '', alt = '' } = pictures[file] ?? {};
  return { page, file, scene, alt, caption, beside: firstSentence(beside) };
}

function usesInBody(page: string, body: PendingBody): PictureUse[] {
  let beside = '';
  return simpleBlocks(body).flatMap((block) => {
    beside = textOf(block) || beside;
    const pictures = block.kind === 'image' ? [block] : block.kind === 'gallery' ? block.images : [];
    return pictures.map(({ source, caption = '' }) => ({ page, file: source, caption, beside }));
  });
}

function textOf(block: PendingBody[number] | undefined): string {
  return block?.kind === 'paragraph' ? block.html.replace(/<[^>]+>/g, '') : '';
}

function firstSentence(text: string): string {
  return /^.*?[.!?…]”?(?=\s|$)/u.exec(text)?.[0] ?? text;
}

function names(text: string, beginnings: readonly string[]): boolean {
  const found = text.toLocaleLowerCase('hu').match(/\p{L}+/gu) ?? [];
  return found.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}
