/** Several images in one box, or WordPress galleries that list attachment ids. */
import type { Element, ElementContent, RootContent } from 'hast';
import { captionOfFrame, plainTitle, withCaption } from '../../from-html/converters/caption.server.ts';
import { countLoss } from '../../from-html/losses.ts';
import {
  attribute,
  find,
  findAll,
  hasClass,
  isBlank,
  isElement,
} from '../../from-html/source/hast-helpers.server.ts';
import { parseHtml } from '../../from-html/source/parse-html.server.ts';
import type { AttachedPicture, BlockConverter, DraftBlock, Walk } from '../../from-html/walk.server.ts';
import type { PendingPicture } from '../block-rules.ts';
import { isPicture, isTrackingPixel, pictureOf } from '../image/image-blocks.server.ts';

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

/** A box with more than images and captions is no gallery: its content is converted as if the box were not there. */
export const galleryBlocks: BlockConverter = (element, walk) => {
  const heading = element.children.find((child) => isElement(child, 'figcaption') && !containsPicture(child));
  const items = itemsIn(element.children.filter((child) => child !== heading));
  if (items === null) return walk.flow(element.children);
  const { pictures, rest } = items.length === 0 ? picturesByIds(element, walk) : galleryPictures(items, walk);
  for (const block of walk.flow(findAll(element.children, isInvisible))) rest.push(block);
  const line = walk.inline(isElement(heading) ? heading.children : []);
  for (const block of line.rest) rest.push(block);
  if (pictures.length > 0) {
    const title = plainTitle(line.html, walk);
    return [{ kind: 'gallery', ...(title === '' ? {} : { title }), images: pictures }, ...rest];
  }
  countLoss(walk.losses, 'gallery');
  return line.html === '' ? rest : [{ kind: 'paragraph', html: line.html }, ...rest];
};

interface GalleryPictures {
  pictures: PendingPicture[];
  /** Blocks that do not fit into a caption. */
  rest: DraftBlock[];
}

interface Item {
  picture: Element;
  caption: readonly ElementContent[];
}

/** Null when any node is neither an image nor a caption. */
function itemsIn(nodes: readonly RootContent[]): Item[] | null {
  const items: Item[] = [];
  for (const node of nodes) {
    if (isBlank(node) || (isElement(node) && isInvisible(node))) continue;
    const inside = isElement(node) ? itemsOf(node) : null;
    if (inside === null) return null;
    for (const item of inside) items.push(item);
  }
  return items;
}

function itemsOf(element: Element): Item[] | null {
  if (isPicture(element)) return [{ picture: element, caption: captionOfFrame(element, element) }];
  if (!containsPicture(element)) return null;
  if (!isFrame(element)) return itemsIn(element.children);
  const [picture, ...others] = findAll(element.children, isPicture);
  if (!isElement(picture, 'img') || others.length > 0) return itemsIn(element.children);
  return [{ picture, caption: captionOfFrame(element, picture) }];
}

/** The element that a gallery puts around one image and its caption. */
function isFrame(element: Element): boolean {
  return isElement(element, 'figure', 'li', 'dl') || hasClass(element, 'gallery-item', 'tiled-gallery-item');
}

function galleryPictures(items: readonly Item[], walk: Walk): GalleryPictures {
  const all: GalleryPictures = { pictures: [], rest: [] };
  for (const { picture, caption } of items) {
    const pending = pictureOf(picture, walk);
    const { picture: captioned, rest } =
      pending === null ? { picture: null, rest: walk.flow(caption) } : withCaption(pending, caption, walk);
    if (captioned !== null) all.pictures.push(captioned);
    for (const block of rest) all.rest.push(block);
  }
  return all;
}

/** `[gallery ids="3,5"]`, or every image attached to the story. */
export function picturesByIds(element: Element, walk: Walk): GalleryPictures {
  const all: GalleryPictures = { pictures: [], rest: [] };
  if (element.properties.dataIds === undefined) return all;
  for (const attached of attachedPicturesOf(element, walk)) {
    const { source, alt } = attached;
    const { picture, rest } = withCaption({ source, alt }, captionOf(attached, walk), walk);
    all.pictures.push(picture);
    for (const block of rest) all.rest.push(block);
  }
  return all;
}

function attachedPicturesOf(element: Element, walk: Walk): AttachedPicture[] {
  const ids = attribute(element, 'dataIds').match(/\d+/g) ?? [];
  const left: readonly string[] = attribute(element, 'dataExclude').match(/\d+/g) ?? [];
  if (ids.length === 0) return walk.attached.filter((picture) => picture.own && !left.includes(picture.id));
  return ids.flatMap((id) => {
    const picture = walk.attached.find((one) => one.id === id);
    if (picture === undefined) countLoss(walk.losses, 'picture');
    return picture ?? [];
  });
}

/** WordPress prints captions as HTML; a `<` that opens no tag is meant as text. */
function captionOf({ caption }: AttachedPicture, walk: Walk): ElementContent[] {
  const html = caption.replace(/<(?!\/?[a-z][^<>]*>)/gi, '&lt;');
  return html === '' ? [] : parseHtml(html, walk.losses).children.filter((node) => node.type !== 'doctype');
}

function containsPicture(element: Element): boolean {
  return find(element.children, isPicture) !== undefined;
}

function isInvisible(element: Element): boolean {
  return isElement(element, 'script', 'style') || isTrackingPixel(element);
}
