import { type CardPlace, StoryCardLine } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../page-data.ts';
import { BoxTitle } from './BoxTitle.tsx';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';

/** What readers read most, in that order. */
export function MostReadBox({ box, place }: { box: FrontBox; place: CardPlace }) {
  const isInFives = box.stories.length % 5 === 0;
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={box} />
      <ol className={classNames(blocks.ranking, isInFives && blocks.inFives)}>
        {box.stories.map((story) => (
          <li key={story.id}>
            <StoryCardLine story={story} place={place} today={null} />
          </li>
        ))}
      </ol>
    </section>
  );
}
