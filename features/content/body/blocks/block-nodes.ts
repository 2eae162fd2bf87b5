/** How the newsroom's editor has each kind of block; apart from `block-kinds.ts`, which readers' pages need. */
import type { NodeSpec } from 'prosemirror-model';
import type { BlockNodes } from '../document/block-nodes.ts';
import type { SimpleBlock, SimpleKind } from './block-kinds.ts';
import { dividerNodes } from './divider/divider.node.ts';
import { embedNodes } from './embed/embed.node.ts';
import { episodeNodes } from './episode/episode.node.ts';
import { fileNodes } from './file/file.node.ts';
import { footnotesNodes } from './footnotes/footnotes.node.ts';
import { galleryNodes } from './gallery/gallery.node.ts';
import { headingNodes } from './heading/heading.node.ts';
import { htmlNodes } from './html/html.node.ts';
import { imageNodes } from './image/image.node.ts';
import { infoBoxSpecs } from './info-box/info-box.node.ts';
import { listNodes } from './list/list.node.ts';
import { paragraphNodes } from './paragraph/paragraph.node.ts';
import { partSpecs } from './part-nodes.ts';
import { pullQuoteNodes } from './pull-quote/pull-quote.node.ts';
import { quizNodes } from './quiz/quiz.node.ts';
import { quoteNodes } from './quote/quote.node.ts';
import { relatedLinkNodes } from './related-link/related-link.node.ts';
import { tableNodes } from './table/table.node.ts';
import { videoNodes } from './video/video.node.ts';

type NodesByKind = { [K in SimpleKind]: BlockNodes<SimpleBlock<K>> };

/** The first one, a paragraph, is what the editor makes where it needs any block. */
const nodesByKind: NodesByKind = {
  paragraph: paragraphNodes,
  heading: headingNodes,
  divider: dividerNodes,
  quote: quoteNodes,
  pullQuote: pullQuoteNodes,
  image: imageNodes,
  gallery: galleryNodes,
  table: tableNodes,
  embed: embedNodes,
  video: videoNodes,
  file: fileNodes,
  relatedLink: relatedLinkNodes,
  footnotes: footnotesNodes,
  quiz: quizNodes,
  episode: episodeNodes,
  html: htmlNodes,
  list: listNodes,
};

export const blockSpecs: Record<string, NodeSpec> = Object.fromEntries([
  ...Object.values(nodesByKind).flatMap(({ nodes }) => Object.entries(nodes)),
  ...Object.entries(infoBoxSpecs),
  ...Object.entries(partSpecs),
]);

export function nodesOf<K extends SimpleKind>(block: { kind: K }): NodesByKind[K] {
  return nodesByKind[block.kind];
}

/** Whether a node of this name is a block itself: parts of blocks, info boxes and texts are not. */
export function isSimpleKind(nodeType: string): nodeType is SimpleKind {
  return Object.hasOwn(nodesByKind, nodeType);
}
