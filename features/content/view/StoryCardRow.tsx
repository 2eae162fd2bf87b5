import { classNames } from '#ui/class-names.ts';
import type { StoryMarks } from '../marked-text.ts';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import { CardLabel } from './CardLabel.tsx';
import { CardMeta } from './CardMeta.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardTitle } from './CardTitle.tsx';
import { cardPictures } from './card-pictures.ts';
import { foreignLanguage } from './foreign-language.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

type StoryCardRowProps = StoryCardProps & {
  time?: 'clock' | 'date' | 'full';
  /** What was found in the story, instead of its lead. */
  marks?: StoryMarks | undefined;
};

/** A line of a list: section, title, lead, author and time; picture right and small. */
export function StoryCardRow({ story, place, level = 3, eager, time = 'date', marks }: StoryCardRowProps) {
  return (
    <article className={classNames(styles.card, styles.row)}>
      <div className={styles.text}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: titleLimits.list, level, marked: marks?.title })}
        {marks ? (
          <p className={styles.found}>
            <MarkedText parts={marks.snippet} />
          </p>
        ) : (
          <p className={styles.teaser} lang={foreignLanguage(story, place)}>
            {truncate(story.lead, leadLimits.long)}
          </p>
        )}
        {CardMeta({ story, place, time })}
      </div>
      {CardPicture({ story, frame: cardPictures.row, eager })}
    </article>
  );
}
