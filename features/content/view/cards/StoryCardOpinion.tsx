import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/text/tied-text.tsx';
import { CardFace } from '../parts/CardFace.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { foreignLanguage } from '../parts/foreign-language.ts';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** An opinion card: portrait and name come before the title. */
export function StoryCardOpinion({ story, place, level = 3 }: StoryCardProps) {
  const author = story.authors[0];
  return (
    <article className={classNames(styles.card, styles.opinion)}>
      {author && <CardFace author={author} />}
      <div className={styles.text}>
        <p className={styles.opinionAuthor}>{story.authors.map(({ name }) => name).join(', ')}</p>
        <CardTitle story={story} place={place} limit={titleLimits.list} level={level} />
        <p className={styles.teaser} lang={foreignLanguage(story, place)}>
          {tiedText(truncate(story.lead, leadLimits.short))}
        </p>
      </div>
    </article>
  );
}
