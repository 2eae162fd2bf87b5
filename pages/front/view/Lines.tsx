import type { StoryCard } from '#features/content/public.ts';
import { StoryCardLine } from '#features/content/public.view.ts';
import styles from './front.module.css';
import type { FrontContext } from './front-context.ts';

/** Stories as a list of times and titles. */
export function Lines({ stories, place }: { stories: StoryCard[]; place: FrontContext }) {
  return (
    <div className={styles.lines}>
      {stories.map((story) => (
        <StoryCardLine key={story.id} story={story} place={place} today={place.today} />
      ))}
    </div>
  );
}
