import { type CardPlace, StoryCardSmall } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { BoxTitle } from './BoxTitle.tsx';
import type { BlockOf } from './block-of.ts';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';
import { frontWords } from './front-words.ts';
import { variantAttributes } from './variant-attributes.ts';

/** At the end of the page, what nobody should miss: groups of titles [FRONT-11]. */
export function Recommender({ block, place }: { block: BlockOf<'recommender'>; place: CardPlace }) {
  const variants = variantAttributes(block.variants);
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={{ title: block.title, href: '' }} />
      <div className={blocks.groups} {...variants}>
        <RecommenderInside block={block} place={place} />
      </div>
    </section>
  );
}

export function RecommenderInside({ block, place }: { block: BlockOf<'recommender'>; place: CardPlace }) {
  return block.groups.map(({ group, stories }) => (
    <section key={group} className={blocks.group}>
      <h3 className={blocks.groupTitle}>{frontWords[place.language].groups[group]}</h3>
      {stories.map((story) => (
        <StoryCardSmall key={story.id} story={story} place={place} picture="none" level={4} />
      ))}
    </section>
  ));
}
