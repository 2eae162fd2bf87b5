import { dayKey } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryCard } from '../story.ts';
import { titleLimits } from '../truncate.ts';
import { CardBadge } from './CardLabel.tsx';
import { CardTime } from './CardMeta.tsx';
import { CardTitle } from './CardTitle.tsx';
import { badgesOf } from './card-labels.ts';
import styles from './StoryCard.module.css';
import type { CardPlace, StoryCardProps } from './story-card-props.ts';

type StoryCardLineProps = StoryCardProps & {
  /** The readers' day, `2024-06-14`: what is of it shows its hour, the rest its day. Null where the moment says nothing. */
  today: string | null;
};

/** Time and title, nothing else: the latest column; without the time in a ranking. */
export function StoryCardLine({ story, place, level = 3, today }: StoryCardLineProps) {
  const badges = badgesOf(story, place.language);
  return (
    <article className={classNames(styles.card, today !== null && styles.line)}>
      {today !== null && CardTime({ at: story.pubDate, place, show: hourOrDay(story, place, today) })}
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

/** An hour says nothing about yesterday. */
function hourOrDay({ pubDate }: StoryCard, { timeZone }: CardPlace, today: string): 'clock' | 'day' {
  return dayKey(pubDate, timeZone) === today ? 'clock' : 'day';
}
