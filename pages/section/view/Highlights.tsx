import type { StoryCard } from '#features/content/public.ts';
import { type CardContext, StoryCardLarge, StoryCardSmall } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import styles from './Highlights.module.css';
import { sectionWords } from './section-words.ts';

/** Four stories above the list: one large, three beside it [LIST-22]. */
export function Highlights({ stories, place }: { stories: StoryCard[]; place: CardContext }) {
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <section className={styles.highlights}>
      <h2 className="visually-hidden">{sectionWords[place.language].highlights}</h2>
      <StoryCardLarge story={first} place={place} eager />
      <div className={classNames(ruled.list, styles.others)}>
        {others.map((story) => (
          <StoryCardSmall key={story.id} story={story} place={place} picture="wide" />
        ))}
      </div>
    </section>
  );
}
