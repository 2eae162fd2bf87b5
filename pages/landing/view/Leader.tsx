import type { StoryCard } from '#features/content/public.ts';
import { type CardContext, StoryCardLead, StoryCardSmall } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './landing.module.css';

/** The page's opening block: the lead story and the stories that editors placed beside it [LAND-11]. */
export function Leader({ stories: [first, ...others], place }: { stories: StoryCard[]; place: CardContext }) {
  if (!first) return null;
  return (
    <section className={styles.leaderBand} data-leader="">
      <div className={classNames(styles.wide, styles.leader)}>
        <StoryCardLead story={first} place={place} />
        {others.length > 0 && (
          <div className={styles.leaderOthers}>
            {others.map((story) => (
              <StoryCardSmall key={story.id} story={story} place={place} picture="none" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
