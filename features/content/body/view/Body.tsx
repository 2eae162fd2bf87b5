import { Fragment, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { BlockView } from '../blocks/block-views.tsx';
import { InfoBoxBlock } from '../blocks/info-box/InfoBoxBlock.tsx';
import type { Body as BodyBlocks } from '../body-schema.ts';
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
            <BlockView block={block} level={level} context={context} />
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
