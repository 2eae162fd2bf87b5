import type { StoryCard } from '#features/content/public.ts';
import { StoryCardLine } from '#features/content/public.view.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import styles from './front.module.css';
import type { FrontPlace } from './front-place.ts';

/** Times and titles. An hour says nothing about yesterday: what is not of today shows its day. */
export function Lines({ stories, place }: { stories: StoryCard[]; place: FrontPlace }) {
  return (
    <div className={styles.lines}>
      {stories.map((story) => (
        <StoryCardLine
          key={story.id}
          story={story}
          place={place}
          time={dayKey(story.pubDate, place.timeZone) === place.today ? 'clock' : 'day'}
        />
      ))}
    </div>
  );
}
