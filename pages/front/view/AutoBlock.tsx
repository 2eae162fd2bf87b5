import type { CardContext } from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { BlockOf } from '../front-data.ts';
import { CardRow } from './CardRow.tsx';
import styles from './front.module.css';
import { variantAttributes } from './variant-attributes.ts';

/** A block with four variants; each load shows another one [FRONT-07]. */
export function AutoBlock({ block, place }: { block: BlockOf<'auto'>; place: CardContext }) {
  const variants = variantAttributes(block.variants);
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={block.title} href={block.href} />
      <div {...variants}>
        <AutoBlockContent block={block} place={place} />
      </div>
    </section>
  );
}

export function AutoBlockContent({ block, place }: { block: BlockOf<'auto'>; place: CardContext }) {
  return <CardRow stories={block.stories} place={{ ...place, boxTitle: block.title }} widest={4} />;
}
