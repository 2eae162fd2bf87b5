import { type CardContext, StoryCardSmall } from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../../front-data.ts';
import divided from '../divided.module.css';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';
import { frontWords } from '../front-words.ts';

/** Sponsored stories on a background of their own; every card is labelled as sponsored as well. */
export function SponsoredBox({ box, place }: { box: FrontBox; place: CardContext }) {
  return (
    <section className={classNames(styles.band, blocks.sponsored)}>
      <div className={styles.wide}>
        <BlockTitle title={box.title} href={box.href} />
        <p className="note">{frontWords[place.language].sponsored}</p>
        <div className={classNames(divided.divided, styles.cards, styles.halves, styles.spaced)}>
          {box.stories.map((story) => (
            <StoryCardSmall key={story.id} story={story} place={place} picture="wide" />
          ))}
        </div>
      </div>
    </section>
  );
}
