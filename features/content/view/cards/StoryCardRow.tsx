import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/text/tied-text.tsx';
import type { StoryHighlights } from '../marked-text.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { CardLabel } from '../parts/CardLabel.tsx';
import { CardMeta } from '../parts/CardMeta.tsx';
import { CardPicture } from '../parts/CardPicture.tsx';
import { CardScore } from '../parts/CardScore.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { cardPictures } from '../parts/card-pictures.ts';
import { foreignLanguage } from '../parts/foreign-language.ts';
import { MarkedText } from '../parts/MarkedText.tsx';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

type StoryCardRowProps = StoryCardProps & {
  time?: 'clock' | 'date' | 'full';
  /** Search matches in the story, shown instead of its lead. */
  marks?: StoryHighlights | undefined;
};

/** A list row: section, title, lead, author, time and a small picture; an opinion has a portrait instead. */
export function StoryCardRow({ story, place, level = 3, eager, time = 'date', marks }: StoryCardRowProps) {
  const author = story.subType === 'opinion' ? story.authors[0] : undefined;
  return (
    <article className={classNames(styles.card, styles.row, author && styles.rowFace)}>
      <div className={styles.text}>
        {CardLabel({ story, place })}
        {CardTitle({ story, place, limit: titleLimits.list, level, marked: marks?.title })}
        {CardScore({ story, place })}
        {marks ? (
          <p className={styles.found}>
            <MarkedText parts={marks.snippet} />
          </p>
        ) : (
          <p className={styles.teaser} lang={foreignLanguage(story, place)}>
            {tiedText(truncate(story.lead, leadLimits.long))}
          </p>
        )}
        {CardMeta({ story, place, time })}
      </div>
      {author ? <CardFace author={author} /> : CardPicture({ story, place, frame: cardPictures.row, eager })}
    </article>
  );
}
