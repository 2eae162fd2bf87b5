import { daysAfter } from '#platform/time/day.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import type { StoryCard } from '../../story.ts';
import { cardWords } from '../parts/card-words.ts';
import { StoryCardLine } from './StoryCardLine.tsx';
import styles from './StoryLines.module.css';
import type { CardContext } from './story-card-props.ts';

interface StoryLinesProps {
  /** The newest first. */
  stories: StoryCard[];
  place: CardContext;
  /** Today in the site's zone: `2024-06-14`. */
  today: string;
  level?: 2 | 3;
}

/** Stories as lines of time and title. A line with the day precedes those of each earlier day. */
export function StoryLines({ stories, place, today, level = 3 }: StoryLinesProps) {
  const days = stories.map(({ pubDate }) => dayKey(pubDate, place.timeZone));
  return stories.map((story, index) => {
    const day = days[index] ?? today;
    const line = <StoryCardLine key={story.id} story={story} place={place} level={level} showsTime />;
    if (day === (days[index - 1] ?? today)) return line;
    return [
      <p key={day} className={styles.day}>
        {dayName(story.pubDate, day, today, place)}
      </p>,
      line,
    ];
  });
}

function dayName(at: number, day: string, today: string, place: CardContext): string {
  return day === daysAfter(today, -1) ? cardWords[place.language].yesterday : longDate(at, place);
}
