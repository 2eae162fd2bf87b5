import { classNames } from '#ui/class-names.ts';
import { CardLabel } from '../parts/CardLabel.tsx';
import { CardPicture } from '../parts/CardPicture.tsx';
import { CardText } from '../parts/CardText.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { cardPictures } from '../parts/card-pictures.ts';
import { titleLimits } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** A lead story with a picture over the full width and the text under it. */
export function StoryCardCover({ story, place, level = 2 }: StoryCardProps) {
  return (
    <article className={classNames(styles.card, styles.cover)}>
      {CardPicture({ story, place, frame: cardPictures.cover, eager: true })}
      <div className={styles.head}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: titleLimits.block, level })}
      </div>
      {CardText({ story, place })}
    </article>
  );
}
