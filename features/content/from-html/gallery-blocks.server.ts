/** Several pictures in one box, or as many as WordPress shows by number. */
import type { Element, ElementContent, RootContent } from 'hast';
import { countLoss } from '../losses.ts';
import type { PendingPicture } from '../pending-body.ts';
import { captionBeside, captioned, plainTitle } from './caption.server.ts';
import { attribute, find, findAll, hasClass, isBlank, isElement } from './hast-reading.server.ts';
import { isPicture, isTrackingPixel, pictureOf } from './image-blocks.server.ts';
import { parseHtml } from './parse-html.server.ts';
import type { AttachedPicture, BlockMaker, DraftBlock, Walk } from './walk.server.ts';

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

/** A box that holds more than pictures with their captions is none: it is read as if it were not there. */
export const galleryBlocks: BlockMaker = (element, walk) => {
  const heading = element.children.find((child) => isElement(child, 'figcaption') && !holdsPicture(child));
  const items = itemsIn(element.children.filter((child) => child !== heading));
  if (items === null) return walk.flow(element.children);
  const { pictures, rest } = items.length === 0 ? numbered(element, walk) : shown(items, walk);
  for (const block of walk.flow(findAll(element.children, leavesNothing))) rest.push(block);
  const said = walk.inline(isElement(heading) ? heading.children : []);
  for (const block of said.rest) rest.push(block);
  if (pictures.length > 0) {
    const title = plainTitle(said.html, walk);
    return [{ kind: 'gallery', ...(title === '' ? {} : { title }), images: pictures }, ...rest];
  }
  countLoss(walk.losses, 'gallery');
  return said.html === '' ? rest : [{ kind: 'paragraph', html: said.html }, ...rest];
};

interface ShownPictures {
  pictures: PendingPicture[];
  /** What their captions could not hold. */
  rest: DraftBlock[];
}

interface Item {
  picture: Element;
  caption: readonly ElementContent[];
}

/** Null when there is anything that is neither a picture nor its caption. */
function itemsIn(nodes: readonly RootContent[]): Item[] | null {
  const items: Item[] = [];
  for (const node of nodes) {
    if (isBlank(node) || (isElement(node) && leavesNothing(node))) continue;
    const inside = isElement(node) ? itemsOf(node) : null;
    if (inside === null) return null;
    for (const item of inside) items.push(item);
  }
  return items;
}

function itemsOf(element: Element): Item[] | null {
  if (isPicture(element)) return [{ picture: element, caption: captionBeside(element, element) }];
  if (!holdsPicture(element)) return null;
  if (!isFrame(element)) return itemsIn(element.children);
  const [picture, ...others] = findAll(element.children, isPicture);
  if (!isElement(picture, 'img') || others.length > 0) return itemsIn(element.children);
  return [{ picture, caption: captionBeside(element, picture) }];
}

/** What a gallery puts around one picture and its caption. */
function isFrame(element: Element): boolean {
  return isElement(element, 'figure', 'li', 'dl') || hasClass(element, 'gallery-item', 'tiled-gallery-item');
}

function shown(items: readonly Item[], walk: Walk): ShownPictures {
  const all: ShownPictures = { pictures: [], rest: [] };
  for (const { picture, caption } of items) {
    const pending = pictureOf(picture, walk);
    const { picture: said, rest } =
      pending === null ? { picture: null, rest: walk.flow(caption) } : captioned(pending, caption, walk);
    if (said !== null) all.pictures.push(said);
    for (const block of rest) all.rest.push(block);
  }
  return all;
}

/** `[gallery ids="3,5"]`, or every picture that belongs to the story. */
export function numbered(element: Element, walk: Walk): ShownPictures {
  const all: ShownPictures = { pictures: [], rest: [] };
  if (element.properties.dataIds === undefined) return all;
  for (const attached of attachedIn(element, walk)) {
    const { source, alt } = attached;
    const { picture, rest } = captioned({ source, alt }, captionOf(attached, walk), walk);
    all.pictures.push(picture);
    for (const block of rest) all.rest.push(block);
  }
  return all;
}

function attachedIn(element: Element, walk: Walk): AttachedPicture[] {
  const ids = attribute(element, 'dataIds').match(/\d+/g) ?? [];
  const left: readonly string[] = attribute(element, 'dataExclude').match(/\d+/g) ?? [];
  if (ids.length === 0) return walk.attached.filter((picture) => picture.own && !left.includes(picture.id));
  return ids.flatMap((id) => {
    const picture = walk.attached.find((one) => one.id === id);
    if (picture === undefined) countLoss(walk.losses, 'picture');
    return picture ?? [];
  });
}

/** WordPress prints captions as HTML; a `<` that opens no tag was always meant to be read. */
function captionOf({ caption }: AttachedPicture, walk: Walk): ElementContent[] {
  const html = caption.replace(/<(?!\/?[a-z][^<>]*>)/gi, '&lt;');
  return html === '' ? [] : parseHtml(html, walk.losses).children.filter((node) => node.type !== 'doctype');
}

function holdsPicture(element: Element): boolean {
  return find(element.children, isPicture) !== undefined;
}

function leavesNothing(element: Element): boolean {
  return isElement(element, 'script', 'style') || isTrackingPixel(element);
}
