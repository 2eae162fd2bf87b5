import { classNames } from '#ui/class-names.ts';
import { CardLabel } from '../parts/CardLabel.tsx';
import { CardPicture } from '../parts/CardPicture.tsx';
import { CardScore } from '../parts/CardScore.tsx';
import { CardText } from '../parts/CardText.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { cardPictures } from '../parts/card-pictures.ts';
import { titleLimits } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** The lead story of a front page. */
export function StoryCardLead({ story, place, level = 2 }: StoryCardProps) {
  return (
    <article className={classNames(styles.card, styles.lead)}>
      {/* On phones it is above the title, so it is first in the DOM: a later picture would push the title down. */}
      {CardPicture({ story, place, frame: cardPictures.lead, eager: true })}
      <div className={styles.head}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: titleLimits.block, level })}
        {CardScore({ story, place })}
      </div>
      {CardText({ story, place })}
    </article>
  );
}
