import { type CardPlace, StoryCardSmall } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../page-data.ts';
import { BoxTitle } from './BoxTitle.tsx';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';
import { frontWords } from './front-words.ts';

/** What somebody paid for stands on a ground of its own, and every card says so besides. */
export function SponsoredBox({ box, place }: { box: FrontBox; place: CardPlace }) {
  return (
    <section className={classNames(styles.band, blocks.sponsored)}>
      <div className={styles.wide}>
        <BoxTitle box={box} />
        <p className={blocks.note}>{frontWords[place.language].sponsored}</p>
        <div className={classNames(styles.divided, styles.halves, styles.spaced)}>
          {box.stories.map((story) => (
            <StoryCardSmall key={story.id} story={story} place={place} picture="wide" />
          ))}
        </div>
      </div>
    </section>
  );
}
