/**
 * The parts above the text of blocks with more than text: the readers' view, and buttons for properties that
 * are not typed.
 */
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { BlockEditing, HeadProps } from './block-head.ts';
import { EmbedHead } from './EmbedHead.tsx';
import { EpisodeHead } from './EpisodeHead.tsx';
import { FileHead } from './FileHead.tsx';
import { GalleryHead } from './GalleryHead.tsx';
import { HtmlHead } from './HtmlHead.tsx';
import { QuizHead } from './QuizHead.tsx';
import { RelatedHead } from './RelatedHead.tsx';
import type { ShownBlocks as Shown } from './shown-blocks.ts';
import { VideoHead } from './VideoHead.tsx';

const heads: Readonly<Record<string, (props: HeadProps) => ReactNode>> = {
  embed: EmbedHead,
  video: VideoHead,
  file: FileHead,
  gallery: GalleryHead,
  relatedLink: RelatedHead,
  quiz: QuizHead,
  episode: EpisodeHead,
  html: HtmlHead,
};

export const shownKinds = Object.keys(heads);

/** Rendered again when a block is added, removed or changes its attributes, not at each letter. */
export const ShownBlocks = memo(function ShownBlocks({
  shown,
  edit,
}: {
  shown: Shown;
  edit: BlockEditing | undefined;
}) {
  const blocks = useSyncExternalStore(shown.subscribe, shown.list);
  return blocks.map((block) => {
    const Head = heads[block.node.type.name];
    return Head && createPortal(<Head block={block} edit={edit} />, block.head, block.id);
  });
});
