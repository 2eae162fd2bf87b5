import { classNames } from '#ui/class-names.ts';
import label from '../parts/CardLabel.module.css';
import { CardBadge } from '../parts/CardLabel.tsx';
import { CardTime } from '../parts/CardMeta.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { badgesOf } from '../parts/card-labels.ts';
import { titleLimits } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** Time and title only: the latest column; without the time in a ranking. */
export function StoryCardLine({
  story,
  place,
  level = 3,
  showsTime = false,
}: StoryCardProps & { showsTime?: boolean }) {
  const badges = badgesOf(story, place.language);
  return (
    <article className={classNames(styles.card, showsTime && styles.line)}>
      {showsTime && CardTime({ at: story.pubDate, place, show: 'clock' })}
      <div className={styles.text}>
        {badges.length > 0 && (
          <p className={label.label}>
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
