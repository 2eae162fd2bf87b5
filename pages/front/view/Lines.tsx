import type { StoryCard } from '#features/content/public.ts';
import { StoryLines } from '#features/content/public.view.ts';
import styles from './front.module.css';
import type { FrontContext } from './front-context.ts';

/** Stories as a list of times and titles. */
export function Lines({ stories, place }: { stories: StoryCard[]; place: FrontContext }) {
  return (
    <div className={styles.lines}>
      <StoryLines stories={stories} place={place} today={place.today} />
    </div>
  );
}
