import type { StoryCard } from '#features/content/public.ts';
import {
  type CardContext,
  StoryCardLarge,
  StoryCardMedium,
  StoryCardRow,
} from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import divided from './divided.module.css';
import styles from './front.module.css';

interface CardRowProps {
  stories: StoryCard[];
  place: CardContext;
  /** Maximum number of columns on a wide screen. */
  widest: 3 | 4;
}

/** Stories of equal rank side by side: one is a horizontal card, two are large cards, more are medium cards. */
export function CardRow({ stories, place, widest }: CardRowProps) {
  const [only] = stories;
  if (only && stories.length === 1) return <StoryCardRow story={only} place={place} />;
  const Card = stories.length === 2 ? StoryCardLarge : StoryCardMedium;
  return (
    <div className={classNames(divided.divided, styles.cards, columnsFor(stories.length, widest))}>
      {stories.map((story) => (
        <Card key={story.id} story={story} place={place} />
      ))}
    </div>
  );
}

function columnsFor(count: number, widest: 3 | 4): string | undefined {
  if (count === 2) return styles.halves;
  return count === 3 || widest === 3 ? styles.thirds : styles.quarters;
}
