/** The reader's view of each kind of block; apart from `block-kinds.ts`, which runs where no stylesheet can be loaded. */
import type { ReactNode } from 'react';
import type { BlockProps } from '../view/block-props.ts';
import type { SimpleKind } from './block-kinds.ts';
import { DividerBlock } from './divider/DividerBlock.tsx';
import { EmbedBlock } from './embed/EmbedBlock.tsx';
import { EpisodeBlock } from './episode/EpisodeBlock.tsx';
import { FileBlock } from './file/FileBlock.tsx';
import { FootnotesBlock } from './footnotes/FootnotesBlock.tsx';
import { GalleryBlock } from './gallery/GalleryBlock.tsx';
import { HeadingBlock } from './heading/HeadingBlock.tsx';
import { HtmlBlock } from './html/HtmlBlock.tsx';
import { ImageBlock } from './image/ImageBlock.tsx';
import { ListBlock } from './list/ListBlock.tsx';
import { ParagraphBlock } from './paragraph/ParagraphBlock.tsx';
import { QuizBlock } from './quiz/QuizBlock.tsx';
import { QuoteBlock } from './quote/QuoteBlock.tsx';
import { RelatedLinkBlock } from './related-link/RelatedLinkBlock.tsx';
import { TableBlock } from './table/TableBlock.tsx';
import { VideoBlock } from './video/VideoBlock.tsx';

type BlockViews = { [K in SimpleKind]: (props: BlockProps<K>) => ReactNode };

const views: BlockViews = {
  paragraph: ParagraphBlock,
  heading: HeadingBlock,
  divider: DividerBlock,
  quote: QuoteBlock,
  pullQuote: QuoteBlock,
  image: ImageBlock,
  gallery: GalleryBlock,
  table: TableBlock,
  embed: EmbedBlock,
  video: VideoBlock,
  file: FileBlock,
  relatedLink: RelatedLinkBlock,
  footnotes: FootnotesBlock,
  quiz: QuizBlock,
  episode: EpisodeBlock,
  html: HtmlBlock,
  list: ListBlock,
};

export function BlockView<K extends SimpleKind>(props: BlockProps<K>) {
  return viewOf<K>(props.block)(props);
}

function viewOf<K extends SimpleKind>(block: { kind: K }): BlockViews[K] {
  return views[block.kind];
}
