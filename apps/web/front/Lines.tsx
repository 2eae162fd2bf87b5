import type { StoryCard } from '#features/content/public.ts';
import { StoryCardLine } from '#features/content/public.view.ts';
import styles from './front.module.css';
import type { FrontPlace } from './front-place.ts';

/** Times and titles. */
export function Lines({ stories, place }: { stories: StoryCard[]; place: FrontPlace }) {
  return (
    <div className={styles.lines}>
      {stories.map((story) => (
        <StoryCardLine key={story.id} story={story} place={place} today={place.today} />
      ))}
    </div>
  );
}
