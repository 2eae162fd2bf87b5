import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/tied-text.tsx';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import { CardLabel } from './CardLabel.tsx';
import { CardMeta } from './CardMeta.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardScore } from './CardScore.tsx';
import { CardTitle } from './CardTitle.tsx';
import { cardPictures } from './card-pictures.ts';
import { foreignLanguage } from './foreign-language.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** A highlighted story of a list: like a row, with a large picture and title. */
export function StoryCardFeature({
  story,
  place,
  level = 3,
  eager,
  time = 'date',
}: StoryCardProps & { time?: 'clock' | 'date' }) {
  return (
    <article className={classNames(styles.card, styles.feature)}>
      {CardPicture({ story, place, frame: cardPictures.feature, eager })}
      <div className={styles.text}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: titleLimits.list, level })}
        {CardScore({ story, place })}
        <p className={styles.standfirst} lang={foreignLanguage(story, place)}>
          {tiedText(truncate(story.lead, leadLimits.long))}
        </p>
        {CardMeta({ story, place, time })}
      </div>
    </article>
  );
}
