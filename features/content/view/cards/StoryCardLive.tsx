import { classNames } from '#ui/class-names.ts';
import { CardLabel } from '../parts/CardLabel.tsx';
import { CardTime } from '../parts/CardMeta.tsx';
import { CardScore } from '../parts/CardScore.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { cardWords } from '../parts/card-words.ts';
import { titleLimits } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** A running story: no picture, but the time of its last change. */
export function StoryCardLive({ story, place, level = 3 }: StoryCardProps) {
  return (
    <article className={classNames(styles.card, styles.live)}>
      {CardLabel({ story, place })}
      {CardTitle({ story, place, limit: titleLimits.block, level })}
      {CardScore({ story, place })}
      <p className={classNames('fine-print', styles.meta)}>
        {cardWords[place.language].updated}{' '}
        {CardTime({ at: Math.max(story.updatedAt, story.pubDate), place, show: 'date', relativeTime: 'age' })}
      </p>
    </article>
  );
}
