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

type StoryCardMediumProps = StoryCardProps & {
  /** Shows the beginning of the lead under the title. */
  teaser?: boolean;
};

/** One of a row of three or four; on a phone the picture is right of the title. */
export function StoryCardMedium({ story, place, level = 3, eager, teaser = true }: StoryCardMediumProps) {
  return (
    <article className={classNames(styles.card, styles.medium, story.image === null && styles.bare)}>
      {CardPicture({ story, place, frame: cardPictures.medium, eager })}
      <div className={styles.text}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: place.titleLimit ?? titleLimits.block, level })}
        {CardScore({ story, place })}
        {teaser && (
          <p className={styles.teaser} lang={foreignLanguage(story, place)}>
            {tiedText(truncate(story.lead, leadLimits.short))}
          </p>
        )}
      </div>
    </article>
  );
}
