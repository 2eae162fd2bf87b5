import type { CardContext } from '#features/content/public.view.ts';
import { StoryCardLive } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../front-data.ts';
import styles from './front.module.css';

/** Breaking news: one band above the fold, as tall as its title. */
export function BreakingBox({ box, place }: { box: FrontBox; place: CardContext }) {
  return (
    <section className={styles.breaking} data-hero-container="">
      <div className={classNames(styles.wide, styles.breakingInner)}>
        <h2 className={styles.breakingTitle}>{box.title}</h2>
        <div className={styles.breakingStories}>
          {box.stories.map((story) => (
            <StoryCardLive key={story.id} story={story} place={place} />
          ))}
        </div>
      </div>
    </section>
  );
}
