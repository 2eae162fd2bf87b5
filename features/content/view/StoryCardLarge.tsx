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

type StoryCardLargeProps = StoryCardProps & {
  /** On wide screens it is in a row of medium cards and looks like them. */
  inRow?: boolean;
};

/** The first story of a section: picture on top, title, lead, author. */
export function StoryCardLarge({ story, place, level = 3, eager, inRow = false }: StoryCardLargeProps) {
  return (
    <article className={classNames(styles.card, styles.large, inRow && styles.inRow)}>
      {CardPicture({ story, place, frame: cardPictures.large, eager })}
      {CardLabel({ story, place })}
      {CardTitle({ story, place, limit: titleLimits.block, level })}
      {CardScore({ story, place })}
      <p className={styles.standfirst} lang={foreignLanguage(story, place)}>
        {tiedText(truncate(story.lead, inRow ? leadLimits.short : leadLimits.long))}
      </p>
      {CardMeta({ story, place, time: 'date' })}
    </article>
  );
}
