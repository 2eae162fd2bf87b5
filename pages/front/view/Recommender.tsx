import { type CardContext, StoryCardSmall } from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { BlockOf } from '../front-data.ts';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';
import { frontWords } from './front-words.ts';
import { variantAttributes } from './variant-attributes.ts';

/** Recommended stories at the end of the page, in groups of titles [FRONT-11]. */
export function Recommender({ block, place }: { block: BlockOf<'recommender'>; place: CardContext }) {
  const variants = variantAttributes(block.variants);
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={block.title} />
      <div className={blocks.groups} {...variants}>
        <RecommenderContent block={block} place={place} />
      </div>
    </section>
  );
}

export function RecommenderContent({ block, place }: { block: BlockOf<'recommender'>; place: CardContext }) {
  return block.groups.map(({ group, stories }) => (
    <section key={group} className={blocks.group}>
      <h3 className={blocks.groupTitle}>{frontWords[place.language].groups[group]}</h3>
      {stories.map((story) => (
        <StoryCardSmall key={story.id} story={story} place={place} picture="none" level={4} />
      ))}
    </section>
  ));
}
