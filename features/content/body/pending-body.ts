/** A body whose images are still named by source; saving replaces the sources by ids of the media feature. */
import type { Block, Body, ImageUse } from './body-schema.ts';
import { mapSimpleBlocks, simpleBlocks } from './walk-blocks.ts';

export interface PendingPicture {
  /** An address or a path. */
  source: string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
}

export interface PendingImage extends PendingPicture {
  kind: 'image';
  width: 'normal' | 'wide' | 'half';
  href?: string | undefined;
}

export interface PendingGallery {
  kind: 'gallery';
  title?: string | undefined;
  images: PendingPicture[];
}

export type PendingVideo = Omit<Extract<Block, { kind: 'video' }>, 'imageId'> & {
  poster?: PendingPicture;
};

export type PendingSimpleBlock =
  | Exclude<Block, { kind: 'image' } | { kind: 'video' } | { kind: 'gallery' } | { kind: 'infoBox' }>
  | PendingImage
  | PendingVideo
  | PendingGallery;

export interface PendingInfoBox {
  kind: 'infoBox';
  title?: string | undefined;
  blocks: PendingSimpleBlock[];
}

export type PendingBlock = PendingSimpleBlock | PendingInfoBox;
export type PendingBody = PendingBlock[];

type SimpleBlock = Exclude<Block, { kind: 'infoBox' }>;

/** Every image of a body, in reading order, each source once. */
export function picturesOf(body: PendingBody): PendingPicture[] {
  const found = new Map<string, PendingPicture>();
  for (const picture of simpleBlocks(body).flatMap(picturesOfBlock))
    if (!found.has(picture.source)) found.set(picture.source, picture);
  return [...found.values()];
}

function picturesOfBlock(block: PendingSimpleBlock): PendingPicture[] {
  if (block.kind === 'image') return [block];
  if (block.kind === 'video') return block.poster ? [block.poster] : [];
  return block.kind === 'gallery' ? block.images : [];
}

/** Replaces sources by ids; an image without an id is left out, and a gallery without images too. */
export function resolveImages(body: PendingBody, ids: ReadonlyMap<string, number>): Body {
  const resolved = mapSimpleBlocks(body, (block) => resolveBlock(block, ids));
  return resolved.filter((block) => block.kind !== 'infoBox' || block.blocks.length > 0);
}

function resolveBlock(block: PendingSimpleBlock, ids: ReadonlyMap<string, number>): SimpleBlock[] {
  if (block.kind === 'image') {
    const { kind, width, href } = block;
    return resolvePicture(block, ids).map((use) =>
      href === undefined ? { ...use, kind, width } : { ...use, kind, width, href },
    );
  }
  if (block.kind === 'video') {
    const { poster, ...video } = block;
    const imageId = poster && ids.get(poster.source);
    return [imageId === undefined ? video : { ...video, imageId }];
  }
  if (block.kind === 'gallery') {
    const images = block.images.flatMap((picture) => resolvePicture(picture, ids));
    return images.length === 0 ? [] : [{ ...block, images }];
  }
  return [block];
}

function resolvePicture(picture: PendingPicture, ids: ReadonlyMap<string, number>): ImageUse[] {
  const imageId = ids.get(picture.source);
  if (imageId === undefined) return [];
  const use: ImageUse = { imageId, alt: picture.alt };
  if (picture.caption !== undefined) use.caption = picture.caption;
  if (picture.credit !== undefined) use.credit = picture.credit;
  return [use];
}
