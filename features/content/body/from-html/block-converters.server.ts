/** Maps elements to block converters: most by tag name, some by class or attribute. */
import type { Element } from 'hast';
import { embedElement, isEmbedElement, scriptEmbed } from '../blocks/embed/embed-blocks.server.ts';
import { fileBlocks, isFileElement, mediaFileBlocks } from '../blocks/file/file-blocks.server.ts';
import { footnoteBlocks, isFootnotes } from '../blocks/footnotes/footnote-blocks.server.ts';
import { galleryBlocks, isGallery } from '../blocks/gallery/gallery-blocks.server.ts';
import { headingBlocks } from '../blocks/heading/heading-blocks.server.ts';
import { definitionBlocks, preformattedBlocks } from '../blocks/html/raw-blocks.server.ts';
import { imageBlocks } from '../blocks/image/image-blocks.server.ts';
import { infoBoxBlocks } from '../blocks/info-box/info-box-blocks.server.ts';
import { listBlocks } from '../blocks/list/list-blocks.server.ts';
import { quoteBlocks } from '../blocks/quote/quote-blocks.server.ts';
import { isRelatedLink, relatedLinkBlocks } from '../blocks/related-link/related-link-blocks.server.ts';
import { tableBlocks } from '../blocks/table/table-blocks.server.ts';
import { videoBlocks } from '../blocks/video/video-blocks.server.ts';
import { coverBlocks, isCover } from './converters/cover-blocks.server.ts';
import { figureBlocks } from './converters/figure-blocks.server.ts';
import { formBlocks } from './converters/form-blocks.server.ts';
import { attribute, hasClass } from './source/hast-helpers.server.ts';
import type { BlockConverter } from './walk.server.ts';

const byName = new Map<string, BlockConverter>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, BlockConverter] => [name, headingBlocks]),
  ['hr', () => [{ kind: 'divider' }]],
  ['ul', listBlocks],
  ['ol', listBlocks],
  ['blockquote', quoteBlocks],
  ['figure', figureBlocks],
  ['img', imageBlocks],
  ['table', tableBlocks],
  ['iframe', embedElement],
  ['embed', embedElement],
  ['object', embedElement],
  ['video', videoBlocks],
  ['audio', mediaFileBlocks],
  ['pre', preformattedBlocks],
  ['listing', preformattedBlocks],
  ['dl', definitionBlocks],
  ['details', infoBoxBlocks],
  ['aside', infoBoxBlocks],
  ['form', formBlocks],
  ['script', scriptEmbed],
]);

export function blockConverterOf(element: Element): BlockConverter | null {
  if (isGallery(element)) return galleryBlocks;
  if (isEmbedElement(element)) return embedElement;
  if (isRelatedLink(element)) return relatedLinkBlocks;
  if (isFileElement(element)) return fileBlocks;
  if (isFootnotes(element)) return footnoteBlocks;
  if (attribute(element, 'dataQuiz') !== '') return quizBlocks;
  if (attribute(element, 'dataEpisode') !== '') return episodeBlocks;
  if (element.tagName === 'div' && hasClass(element, 'infobox', 'info-box')) return infoBoxBlocks;
  if (element.tagName === 'div' && hasClass(element, 'wp-caption')) return figureBlocks;
  if (isCover(element)) return coverBlocks;
  return byName.get(element.tagName) ?? null;
}

const quizBlocks: BlockConverter = (element) => {
  const quizId = /^[\w-]{1,100}$/.exec(attribute(element, 'dataQuiz'))?.[0];
  return quizId === undefined ? [] : [{ kind: 'quiz', quizId }];
};

const episodeBlocks: BlockConverter = (element) => {
  const slug = /^[a-z0-9-]{1,100}$/.exec(attribute(element, 'dataEpisode'))?.[0];
  return slug === undefined ? [] : [{ kind: 'episode', slug }];
};
