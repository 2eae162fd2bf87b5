/** `<figure>`: a picture with its caption, several of them, or a frame around something else. */
import type { Element } from 'hast';
import { cleanLine } from '../clean-text.ts';
import { countLoss } from '../losses.ts';
import type { PendingPicture } from '../pending-body.ts';
import { captioned } from './caption.server.ts';
import { embedWithCaption } from './embed-blocks.server.ts';
import { mediaBlocks } from './file-blocks.server.ts';
import { attribute, find, findAll, hasClass, isElement, textIn } from './hast-reading.server.ts';
import { pictureOf, pictureSource, placed } from './image-blocks.server.ts';
import { quoteWithCite } from './quote-blocks.server.ts';
import { tableWithCaption } from './table-blocks.server.ts';
import { videoBlocks } from './video-blocks.server.ts';
import type { BlockMaker, DraftBlock, Walk } from './walk.server.ts';

export const figureBlocks: BlockMaker = (figure, walk, around) => {
  const caption = figure.children.find((child) => isElement(child, 'figcaption'));
  const isCaption = caption?.type === 'element' ? caption : undefined;
  const drawn = sampleSource(figure);
  if (drawn !== null) return [figureImage(drawn, figure, isCaption, around, walk)];
  if (hasClass(figure, 'playlist')) return playlist(figure, walk);
  const main = find(figure.children, (element) => mains.has(element.tagName));
  if (main === undefined) return pictureFigure(figure, isCaption, around, walk);
  if (main.tagName === 'table') return tableWithCaption(main, isCaption, walk);
  if (main.tagName === 'blockquote')
    return quoteWithCite(main, isCaption, hasClass(figure, 'wp-block-pullquote'), walk);
  if (main.tagName === 'video') return videoBlocks(main, walk, [figure]);
  if (main.tagName === 'audio') return mediaBlocks(main, walk, [figure]);
  if (main.tagName === 'pre') return walk.flow(figure.children);
  return embedWithCaption(main, isCaption, walk);
};

const mains = new Set(['table', 'blockquote', 'video', 'audio', 'pre', 'iframe', 'embed', 'object']);

function pictureFigure(
  figure: Element,
  caption: Element | undefined,
  around: readonly Element[],
  walk: Walk,
): DraftBlock[] {
  const images = findAll(figure.children, (element) => element.tagName === 'img');
  const [image] = images;
  if (image === undefined) return walk.flow(figure.children);
  if (images.length > 1) return galleryBlocks(figure, walk, around);
  const picture = pictureOf(image, walk);
  if (picture === null) return [];
  const link = find(
    figure.children,
    (element) => element.tagName === 'a' && find(element.children, (inner) => inner === image) !== undefined,
  );
  return [
    placed(
      captioned(picture, caption, walk),
      image,
      link === undefined ? [...around, figure] : [...around, figure, link],
      walk,
    ),
  ];
}

function figureImage(
  source: string,
  figure: Element,
  caption: Element | undefined,
  around: readonly Element[],
  walk: Walk,
): DraftBlock {
  const picture: PendingPicture = { source, alt: cleanLine(attribute(figure, 'dataAlt')) };
  return placed(captioned(picture, caption, walk), figure, around, walk);
}

/** The sample edition's stories name drawings instead of files. */
function sampleSource(figure: Element): string | null {
  const [style, motif, seed] = ['dataStyle', 'dataMotif', 'dataSeed'].map((name) => attribute(figure, name));
  return style === '' || style === undefined ? null : pictureSource(`sample:${style}/${motif}/${seed}`);
}

export function isGallery(element: Element): boolean {
  return (
    isElement(element, 'figure', 'div', 'ul', 'section') &&
    hasClass(
      element,
      'gallery',
      'wp-block-gallery',
      'blocks-gallery-grid',
      'tiled-gallery',
      'wp-block-jetpack-tiled-gallery',
    )
  );
}

export const galleryBlocks: BlockMaker = (element, walk) => {
  const images =
    element.properties.dataIds === undefined ? galleryPictures(element, walk) : numbered(element, walk);
  if (images.length === 0) {
    countLoss(walk.losses, 'gallery');
    return [];
  }
  const caption = find(
    element.children,
    (inner) => inner.tagName === 'figcaption' && element.children.includes(inner),
  );
  const title = caption === undefined ? '' : cleanLine(textIn(caption));
  return [title === '' ? { kind: 'gallery', images } : { kind: 'gallery', title, images }];
};

function galleryPictures(element: Element, walk: Walk): PendingPicture[] {
  const items = findAll(
    element.children,
    (inner) => isElement(inner, 'figure', 'li', 'dl') || hasClass(inner, 'gallery-item'),
  );
  const loose = items.length > 0 ? items : findAll(element.children, (inner) => inner.tagName === 'img');
  return loose.flatMap((item) => {
    const nested = isElement(item, 'li')
      ? find(item.children, (inner) => inner.tagName === 'figure')
      : undefined;
    const frame = nested ?? item;
    const source = sampleSource(frame);
    const image = frame.tagName === 'img' ? frame : find(frame.children, (inner) => inner.tagName === 'img');
    const drawn = source === null ? null : { source, alt: cleanLine(attribute(frame, 'dataAlt')) };
    const picture = drawn ?? (image === undefined ? null : pictureOf(image, walk));
    const caption = find(
      frame.children,
      (inner) => isElement(inner, 'figcaption', 'dd') || hasClass(inner, 'gallery-caption'),
    );
    return picture === null ? [] : [captioned(picture, caption, walk)];
  });
}

/** `[gallery ids="3,5"]`, or every picture that belongs to the story. */
function numbered(element: Element, walk: Walk): PendingPicture[] {
  const ids = attribute(element, 'dataIds').match(/\d+/g) ?? [];
  const left: readonly string[] = attribute(element, 'dataExclude').match(/\d+/g) ?? [];
  const named = ids.map((id) => walk.attached.find((picture) => picture.id === id));
  const chosen =
    ids.length > 0 ? named : walk.attached.filter((picture) => picture.own && !left.includes(picture.id));
  return chosen.flatMap((picture) => {
    if (picture === undefined) {
      countLoss(walk.losses, 'picture');
      return [];
    }
    const { html } = walk.inline([{ type: 'text', value: picture.caption }]);
    return [{ source: picture.source, alt: picture.alt, ...(html === '' ? {} : { caption: html }) }];
  });
}

function playlist(figure: Element, walk: Walk): DraftBlock[] {
  countLoss(walk.losses, 'playlist');
  return numbered(figure, walk).map((piece) => ({
    kind: 'file',
    url: piece.source,
    name: decodeName(piece.source),
  }));
}

function decodeName(address: string): string {
  return address.split('/').at(-1) ?? address;
}
