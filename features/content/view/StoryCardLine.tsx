import { dayKey } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryCard } from '../story.ts';
import { titleLimits } from '../truncate.ts';
import label from './CardLabel.module.css';
import { CardBadge } from './CardLabel.tsx';
import { CardTime } from './CardMeta.tsx';
import { CardTitle } from './CardTitle.tsx';
import { badgesOf } from './card-labels.ts';
import styles from './StoryCard.module.css';
import type { CardContext, StoryCardProps } from './story-card-props.ts';

type StoryCardLineProps = StoryCardProps & {
  /** Today in the site's zone, `2024-06-14`: stories of today show their time, others their date. Null hides both. */
  today: string | null;
};

/** Time and title only: the latest column; without the time in a ranking. */
export function StoryCardLine({ story, place, level = 3, today }: StoryCardLineProps) {
  const badges = badgesOf(story, place.language);
  return (
    <article className={classNames(styles.card, today !== null && styles.line)}>
      {today !== null && CardTime({ at: story.pubDate, place, show: timeFormat(story, place, today) })}
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

/** The time for stories of today, the date for older ones. */
function timeFormat({ pubDate }: StoryCard, { timeZone }: CardContext, today: string): 'clock' | 'day' {
  return dayKey(pubDate, timeZone) === today ? 'clock' : 'day';
}
