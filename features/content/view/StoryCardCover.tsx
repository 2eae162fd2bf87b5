import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/tied-text.tsx';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import { CardLabel } from './CardLabel.tsx';
import { CardMeta } from './CardMeta.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardTitle } from './CardTitle.tsx';
import { cardPictures } from './card-pictures.ts';
import { foreignLanguage } from './foreign-language.ts';
import styles from './StoryCard.module.css';
import cover from './StoryCardCover.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** A lead story with a picture over the full width and the text under it. */
export function StoryCardCover({ story, place, level = 2 }: StoryCardProps) {
  return (
    <article className={classNames(styles.card, cover.cover)}>
      {CardPicture({ story, place, frame: cardPictures.cover, eager: true })}
      <div className={cover.head}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: titleLimits.block, level })}
      </div>
      <div className={cover.text}>
        <p className={styles.standfirst} lang={foreignLanguage(story, place)}>
          {tiedText(truncate(story.lead, leadLimits.long))}
        </p>
        {CardMeta({ story, place, time: 'date' })}
      </div>
    </article>
  );
}
