import { classNames } from '#ui/class-names.ts';
import { titleLimits } from '../truncate.ts';
import { CardBadge } from './CardLabel.tsx';
import { CardTime } from './CardMeta.tsx';
import { CardTitle } from './CardTitle.tsx';
import { badgesOf } from './card-labels.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

type StoryCardLineProps = StoryCardProps & {
  /** The hour today, the day before; none where the moment says nothing. */
  time?: 'clock' | 'day' | 'none';
};

/** Time and title, nothing else: the latest column; without the time in a ranking. */
export function StoryCardLine({ story, place, level = 3, time = 'clock' }: StoryCardLineProps) {
  const badges = badgesOf(story, place.language);
  return (
    <article className={classNames(styles.card, time !== 'none' && styles.line)}>
      {time !== 'none' && CardTime({ at: story.pubDate, place, show: time })}
      <div className={styles.text}>
        {badges.length > 0 && (
          <p className={styles.badges}>
            {badges.map((badge) => (
              <CardBadge key={badge.kind} badge={badge} language={place.language} />
            ))}
          </p>
        )}
        {CardTitle({ story, place, limit: titleLimits.list, level })}
      </div>
    </article>
  );
}
