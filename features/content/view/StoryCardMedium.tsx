import { classNames } from '#ui/class-names.ts';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import { CardLabel } from './CardLabel.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardTitle } from './CardTitle.tsx';
import { cardPictures } from './card-pictures.ts';
import { foreignLanguage } from './foreign-language.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

type StoryCardMediumProps = StoryCardProps & {
  /** The beginning of the lead under the title. */
  teaser?: boolean;
};

/** One of a row of three or four; on a phone the picture goes to the right of the title. */
export function StoryCardMedium({ story, place, level = 3, eager, teaser = true }: StoryCardMediumProps) {
  return (
    <article className={classNames(styles.card, styles.medium, story.image === null && styles.bare)}>
      {CardPicture({ story, frame: cardPictures.medium, eager })}
      <div className={styles.text}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: place.titleLimit ?? titleLimits.block, level })}
        {teaser && (
          <p className={styles.teaser} lang={foreignLanguage(story, place)}>
            {truncate(story.lead, leadLimits.short)}
          </p>
        )}
      </div>
    </article>
  );
}
