import type { StoryCard } from '#features/content/public.ts';
import { type CardPlace, StoryCardMedium } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

/** Older stories on the same subject. */
export function Related({ stories, place }: { stories: StoryCard[]; place: CardPlace }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.related}>
      <div className={styles.relatedInner}>
        <h2 className={styles.relatedTitle}>{articleWords[place.language].related}</h2>
        <div className={classNames(styles.relatedStories, stories.length === 3 && styles.three)}>
          {stories.map((story) => (
            <StoryCardMedium key={story.id} story={story} place={place} teaser={false} />
          ))}
        </div>
      </div>
    </section>
  );
}
