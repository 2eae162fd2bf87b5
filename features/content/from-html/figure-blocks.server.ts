/** `<figure>`: a picture with its caption, several of them, or a frame around something else. */
import type { Element, ElementContent } from 'hast';
import { countLoss } from '../losses.ts';
import { captionBeside, captioned } from './caption.server.ts';
import { embedWithCaption, isEmbedElement } from './embed-blocks.server.ts';
import { mediaBlocks } from './file-blocks.server.ts';
import { galleryBlocks, numbered } from './gallery-blocks.server.ts';
import { find, findAll, hasClass, isBlank, isElement, without } from './hast-reading.server.ts';
import { isPicture, pictureOf, placed } from './image-blocks.server.ts';
import { quoteWithCite } from './quote-blocks.server.ts';
import { tableWithCaption } from './table-blocks.server.ts';
import { videoBlocks } from './video-blocks.server.ts';
import type { BlockMaker, DraftBlock, Walk } from './walk.server.ts';

export const figureBlocks: BlockMaker = (figure, walk, around) => {
  if (hasClass(figure, 'playlist') && figure.properties.dataIds !== undefined) return playlist(figure, walk);
  if (isPicture(figure)) return pictureWithCaption(figure, figure, around, walk);
  const things = findAll(figure.children, isThing);
  const [thing] = things;
  if (thing === undefined) return walk.flow(figure.children);
  if (things.length > 1)
    return things.every(isPicture) ? galleryBlocks(figure, walk, around) : walk.flow(figure.children);
  // A drawing has its caption in a figure of its own.
  if (isElement(thing, 'figure') && isPicture(thing)) return walk.flow(figure.children);
  if (isPicture(thing)) return pictureWithCaption(thing, figure, around, walk);
  return framed(thing, figure, walk);
};

/** What a frame is about; more than one of them, and the frame is read as if it were not there. */
function isThing(element: Element): boolean {
  return (
    isElement(element, 'table', 'blockquote', 'video', 'audio', 'iframe', 'embed', 'object') ||
    isEmbedElement(element) ||
    isPicture(element)
  );
}

function pictureWithCaption(
  image: Element,
  figure: Element,
  around: readonly Element[],
  walk: Walk,
): DraftBlock[] {
  const caption = captionBeside(figure, image);
  const picture = pictureOf(image, walk);
  if (picture === null) return walk.flow(caption);
  const said = captioned(picture, caption, walk);
  const link = find(
    figure.children,
    (element) => element.tagName === 'a' && find(element.children, (inner) => inner === image) !== undefined,
  );
  const outer = image === figure ? around : [...around, figure];
  return [placed(said.picture, image, link === undefined ? outer : [...outer, link], walk), ...said.rest];
}

function framed(thing: Element, figure: Element, walk: Walk): DraftBlock[] {
  const beside = captionBeside(figure, thing);
  if (isEmbedElement(thing) || /^(iframe|embed|object)$/.test(thing.tagName))
    return embedWithCaption(thing, beside, walk);
  const caption = figcaption(beside);
  if (thing.tagName === 'table') return tableWithCaption(thing, caption, walk);
  if (thing.tagName === 'blockquote' && saysMore(figure, thing)) return walk.flow(figure.children);
  if (thing.tagName === 'blockquote')
    return quoteWithCite(thing, caption, hasClass(figure, 'wp-block-pullquote'), walk);
  const frame = { ...figure, children: caption === undefined ? [] : [caption] };
  if (thing.tagName === 'video') return videoBlocks(thing, walk, [frame]);
  return mediaBlocks(thing, walk, [frame]);
}

/** Only a caption says who spoke: other text around a quote stands where it stood. */
function saysMore(figure: Element, quote: Element): boolean {
  return without(figure.children, quote).some((node) => !isBlank(node) && !isElement(node, 'figcaption'));
}

function figcaption(children: ElementContent[]): Element | undefined {
  return children.length === 0
    ? undefined
    : { type: 'element', tagName: 'figcaption', properties: {}, children };
}

function playlist(figure: Element, walk: Walk): DraftBlock[] {
  countLoss(walk.losses, 'playlist');
  return numbered(figure, walk).pictures.map((piece) => ({
    kind: 'file',
    url: piece.source,
    name: piece.source.split('/').at(-1) ?? piece.source,
  }));
}
