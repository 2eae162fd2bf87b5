import type { CardPlace } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { BoxTitle } from './BoxTitle.tsx';
import type { BlockOf } from './block-of.ts';
import { CardRow } from './CardRow.tsx';
import styles from './front.module.css';
import { variantAttributes } from './variant-attributes.ts';

/** Comes in four variants, of which a reader sees another one each time [FRONT-07]. */
export function AutoBlock({ block, place }: { block: BlockOf<'auto'>; place: CardPlace }) {
  const variants = variantAttributes(block.variants);
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={block} />
      <div {...variants}>
        <AutoBlockInside block={block} place={place} />
      </div>
    </section>
  );
}

export function AutoBlockInside({ block, place }: { block: BlockOf<'auto'>; place: CardPlace }) {
  return <CardRow stories={block.stories} place={{ ...place, boxTitle: block.title }} widest={4} />;
}
