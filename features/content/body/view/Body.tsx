import { Fragment, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { tiedHtml } from '#ui/tied-text.tsx';
import { EmbedBlock } from '../blocks/embed/EmbedBlock.tsx';
import { FileBlock } from '../blocks/file/FileBlock.tsx';
import { FootnotesBlock } from '../blocks/footnotes/FootnotesBlock.tsx';
import { GalleryBlock } from '../blocks/gallery/GalleryBlock.tsx';
import { ImageBlock } from '../blocks/image/ImageBlock.tsx';
import { InfoBoxBlock } from '../blocks/info-box/InfoBoxBlock.tsx';
import { ListBlock } from '../blocks/list/ListBlock.tsx';
import { isQuestion } from '../blocks/paragraph/is-question.ts';
import { QuoteBlock } from '../blocks/quote/QuoteBlock.tsx';
import { RelatedLinkBlock } from '../blocks/related-link/RelatedLinkBlock.tsx';
import { TableBlock } from '../blocks/table/TableBlock.tsx';
import { VideoBlock } from '../blocks/video/VideoBlock.tsx';
import type { Block, Body as BodyBlocks } from '../body-schema.ts';
import styles from './Body.module.css';
import type { BlockContext } from './block-context.ts';
import { type HeadingLevel, headingOutline } from './heading-outline.ts';

interface BodyProps {
  body: BodyBlocks;
  context: BlockContext;
  /** Level of the highest heading in the text. */
  top?: HeadingLevel;
  className?: string | undefined;
  /** Elements after a block, by its index. */
  after?: (index: number) => ReactNode;
}

/** A body, block by block. Its links are already resolved. */
export function Body({ body, context, top = 2, className, after }: BodyProps) {
  const levels = headingOutline(body, top);
  const blocks = body.map((block, index) => ({ block, index, level: levels[index] ?? top }));
  return (
    <div className={classNames(styles.body, className)}>
      {blocks.map(({ block, index, level }) => (
        <Fragment key={String(index)}>
          {block.kind === 'infoBox' ? (
            <InfoBoxBlock box={block}>{inside(block.blocks, context, level)}</InfoBoxBlock>
          ) : (
            <SimpleBlock block={block} level={level} context={context} />
          )}
          {after?.(index)}
        </Fragment>
      ))}
    </div>
  );
}

function inside(body: BodyBlocks, context: BlockContext, level: HeadingLevel) {
  return (
    <Body body={body} context={{ ...context, isInterview: false }} top={level} className={styles.inside} />
  );
}

type SimpleBlockProps = {
  block: Exclude<Block, { kind: 'infoBox' }>;
  level: HeadingLevel;
  context: BlockContext;
};

function SimpleBlock({ block, level, context }: SimpleBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p
          className={context.isInterview && isQuestion(block.html) ? styles.question : undefined}
          dangerouslySetInnerHTML={{ __html: tiedHtml(block.html) }}
        />
      );
    case 'heading': {
      const Heading = `h${level}` as const;
      return (
        <Heading
          id={block.id === '' ? undefined : block.id}
          className={level === 2 ? styles.heading : styles.subheading}
          dangerouslySetInnerHTML={{ __html: tiedHtml(block.html) }}
        />
      );
    }
    case 'divider':
      return <hr className={styles.divider} />;
    case 'html':
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'list':
      return <ListBlock list={block} />;
    case 'quote':
    case 'pullQuote':
      return <QuoteBlock quote={block} />;
    case 'image':
      return <ImageBlock image={block} context={context} />;
    case 'gallery':
      return <GalleryBlock gallery={block} context={context} />;
    case 'table':
      return <TableBlock table={block} language={context.language} />;
    case 'embed':
      return <EmbedBlock embed={block} context={context} />;
    case 'video':
      return <VideoBlock video={block} context={context} />;
    case 'file':
      return <FileBlock file={block} language={context.language} />;
    case 'relatedLink':
      return <RelatedLinkBlock link={block} context={context} />;
    case 'footnotes':
      return <FootnotesBlock footnotes={block} language={context.language} />;
    case 'quiz':
      return context.quiz?.(block.quizId) ?? null;
    case 'episode':
      return context.episode?.(block.slug) ?? null;
  }
}
