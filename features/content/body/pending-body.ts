/** A body whose images are still named by source; saving replaces the sources by ids of the media feature. */
import { type PendingSimpleBlock, rulesOf, type SimpleBlock, type SimpleKind } from './blocks/block-kinds.ts';
import type { PendingPicture } from './blocks/block-rules.ts';
import type { InfoBox } from './blocks/info-box/info-box.ts';
import type { Body } from './body-schema.ts';
import { mapSimpleBlocks, simpleBlocks } from './walk-blocks.ts';

export type PendingBlock = PendingSimpleBlock | InfoBox<PendingSimpleBlock>;
export type PendingBody = PendingBlock[];

/** Every image of a body, in reading order, each source once. */
export function picturesOf(body: PendingBody): PendingPicture[] {
  const found = new Map<string, PendingPicture>();
  for (const picture of simpleBlocks(body).flatMap((block) => picturesOfBlock(block)))
    if (!found.has(picture.source)) found.set(picture.source, picture);
  return [...found.values()];
}

function picturesOfBlock<K extends SimpleKind>(block: PendingSimpleBlock<K>): PendingPicture[] {
  return rulesOf<K>(block).pictures(block);
}

/** Replaces sources by ids; an image without an id is left out, and a gallery without images too. */
export function resolveImages(body: PendingBody, ids: ReadonlyMap<string, number>): Body {
  const resolved = mapSimpleBlocks(body, (block): SimpleBlock[] => resolveBlock(block, ids));
  return resolved.filter((block) => block.kind !== 'infoBox' || block.blocks.length > 0);
}

function resolveBlock<K extends SimpleKind>(
  block: PendingSimpleBlock<K>,
  ids: ReadonlyMap<string, number>,
): SimpleBlock<K>[] {
  return rulesOf<K>(block).resolve(block, ids);
}
