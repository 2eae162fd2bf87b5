import type { StoryCard } from '#features/content/public.ts';
import { type CardPlace, StoryCardLine } from '#features/content/public.view.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import styles from './front.module.css';

/** Times and titles. An hour says nothing about yesterday, so what is not of the newest story's day shows its day. */
export function Lines({ stories, place }: { stories: StoryCard[]; place: CardPlace }) {
  const newest = Math.max(...stories.map((story) => story.pubDate));
  const today = dayKey(newest, place.timeZone);
  return (
    <div className={styles.lines}>
      {stories.map((story) => (
        <StoryCardLine
          key={story.id}
          story={story}
          place={place}
          time={dayKey(story.pubDate, place.timeZone) === today ? 'clock' : 'day'}
        />
      ))}
    </div>
  );
}
