import { type CardContext, StoryCardLine } from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../../front-data.ts';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';

/** The most read stories, in order. */
export function MostReadBox({ box, place }: { box: FrontBox; place: CardContext }) {
  const isInFives = box.stories.length % 5 === 0;
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={box.title} href={box.href} />
      <ol className={classNames(blocks.ranking, isInFives && blocks.inFives)}>
        {box.stories.map((story) => (
          <li key={story.id}>
            <StoryCardLine story={story} place={place} />
          </li>
        ))}
      </ol>
    </section>
  );
}
