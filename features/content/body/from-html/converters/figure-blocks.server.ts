/** `<figure>`: an image with its caption, several images, or a frame around other content. */
import type { Element, ElementContent } from 'hast';
import { embedWithCaption, isEmbedElement } from '../../blocks/embed/embed-blocks.server.ts';
import { mediaFileBlocks } from '../../blocks/file/file-blocks.server.ts';
import { galleryBlocks, picturesByIds } from '../../blocks/gallery/gallery-blocks.server.ts';
import { imageBlock, isPicture, pictureOf } from '../../blocks/image/image-blocks.server.ts';
import { quoteWithCite } from '../../blocks/quote/quote-blocks.server.ts';
import { tableWithCaption } from '../../blocks/table/table-blocks.server.ts';
import { videoBlocks } from '../../blocks/video/video-blocks.server.ts';
import { countLoss } from '../losses.ts';
import { find, findAll, hasClass, isBlank, isElement, without } from '../source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, Walk } from '../walk.server.ts';
import { captionOfFrame, withCaption } from './caption.server.ts';

export const figureBlocks: BlockConverter = (figure, walk, around) => {
  if (hasClass(figure, 'playlist') && figure.properties.dataIds !== undefined) return playlist(figure, walk);
  const things = findAll(figure.children, isMainContent);
  const [thing] = things;
  if (thing === undefined) return walk.flow(figure.children);
  if (things.length > 1)
    return things.every(isPicture) ? galleryBlocks(figure, walk, around) : walk.flow(figure.children);
  if (isPicture(thing)) return pictureWithCaption(thing, figure, around, walk);
  return frameBlocks(thing, figure, walk);
};

/** Main content of a frame. If there are several, the frame is ignored and its content converted. */
function isMainContent(element: Element): boolean {
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
  const caption = captionOfFrame(figure, image);
  const picture = pictureOf(image, walk);
  if (picture === null) return walk.flow(caption);
  const captioned = withCaption(picture, caption, walk);
  const link = find(
    figure.children,
    (element) => element.tagName === 'a' && find(element.children, (inner) => inner === image) !== undefined,
  );
  const outer = [...around, figure];
  return [
    imageBlock(captioned.picture, image, link === undefined ? outer : [...outer, link], walk),
    ...captioned.rest,
  ];
}

function frameBlocks(thing: Element, figure: Element, walk: Walk): DraftBlock[] {
  const beside = captionOfFrame(figure, thing);
  if (isEmbedElement(thing) || /^(iframe|embed|object)$/.test(thing.tagName))
    return embedWithCaption(thing, beside, walk);
  const caption = figcaption(beside);
  if (thing.tagName === 'table') return tableWithCaption(thing, caption, walk);
  if (thing.tagName === 'blockquote' && hasOtherText(figure, thing)) return walk.flow(figure.children);
  if (thing.tagName === 'blockquote')
    return quoteWithCite(thing, caption, hasClass(figure, 'wp-block-pullquote'), walk);
  const frame = { ...figure, children: caption === undefined ? [] : [caption] };
  if (thing.tagName === 'video') return videoBlocks(thing, walk, [frame]);
  return mediaFileBlocks(thing, walk, [frame]);
}

/** Only a `<figcaption>` is attribution; other text around a quote stays where it is. */
function hasOtherText(figure: Element, quote: Element): boolean {
  return without(figure.children, quote).some((node) => !isBlank(node) && !isElement(node, 'figcaption'));
}

function figcaption(children: ElementContent[]): Element | undefined {
  return children.length === 0
    ? undefined
    : { type: 'element', tagName: 'figcaption', properties: {}, children };
}

function playlist(figure: Element, walk: Walk): DraftBlock[] {
  countLoss(walk.losses, 'playlist');
  return picturesByIds(figure, walk).pictures.map((piece) => ({
    kind: 'file',
    url: piece.source,
    name: piece.source.split('/').at(-1) ?? piece.source,
  }));
}
