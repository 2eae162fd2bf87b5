import { classNames } from '#ui/class-names.ts';
import { titleLimits } from '../truncate.ts';
import { CardBadge } from './CardLabel.tsx';
import { CardTime } from './CardMeta.tsx';
import { CardTitle } from './CardTitle.tsx';
import { badgesOf } from './card-labels.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

type StoryCardLineProps = StoryCardProps & {
  /** The hour today, the day before. */
  time?: 'clock' | 'day';
};

/** Time and title, nothing else: the latest column. */
export function StoryCardLine({ story, place, level = 3, time = 'clock' }: StoryCardLineProps) {
  const badges = badgesOf(story, place.language);
  return (
    <article className={classNames(styles.card, styles.line)}>
      {CardTime({ at: story.pubDate, place, show: time })}
      <div className={styles.text}>
        {badges.length > 0 && (
          <p className={styles.badges}>
            {badges.map((badge) => (
              <CardBadge key={badge.kind} badge={badge} />
            ))}
          </p>
        )}
        {CardTitle({ story, limit: titleLimits.list, level })}
      </div>
    </article>
  );
}
