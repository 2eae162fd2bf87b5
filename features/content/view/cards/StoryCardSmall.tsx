import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/text/tied-text.tsx';
import { CardLabel } from '../parts/CardLabel.tsx';
import { CardPicture } from '../parts/CardPicture.tsx';
import { CardScore } from '../parts/CardScore.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { cardPictures } from '../parts/card-pictures.ts';
import { foreignLanguage } from '../parts/foreign-language.ts';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

type StoryCardSmallProps = StoryCardProps & {
  /** none: text only; square: a thumbnail; wide: a larger picture, beside a large card. */
  picture?: 'none' | 'square' | 'wide';
};

/** Title and a small picture: for dense tiers. */
export function StoryCardSmall({ story, place, level = 3, picture = 'square' }: StoryCardSmallProps) {
  return (
    <article className={classNames(styles.card, styles.small, picture === 'wide' && styles.smallWide)}>
      <div className={styles.text}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: place.titleLimit ?? titleLimits.block, level })}
        {CardScore({ story, place })}
        {picture === 'wide' && (
          <p className={styles.teaser} lang={foreignLanguage(story, place)}>
            {tiedText(truncate(story.lead, leadLimits.short))}
          </p>
        )}
      </div>
      {picture !== 'none' &&
        CardPicture({
          story,
          place,
          frame: picture === 'wide' ? cardPictures.smallWide : cardPictures.small,
        })}
    </article>
  );
}
