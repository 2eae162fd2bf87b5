import { type CardContext, StoryCardLive } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { BlockOf, FrontBox } from '../../front-data.ts';
import styles from '../breaking.module.css';
import front from '../front.module.css';
import { TopicList } from '../TrendingTags.tsx';

interface BreakingBoxProps {
  box: FrontBox;
  /** Folded into the line; null for none. */
  topics: BlockOf<'trending'> | null;
  place: CardContext;
}

/** Breaking news: one line, so that the lead story stays on the first screen [FRONT-01]. */
export function BreakingBox({ box, topics, place }: BreakingBoxProps) {
  return (
    <section className={styles.breaking} data-hero-container="">
      <div className={classNames(front.wide, styles.line)}>
        <h2 className={styles.title}>{box.title}</h2>
        <div className={styles.stories}>
          {box.stories.map((story) => (
            <StoryCardLive key={story.id} story={story} place={place} />
          ))}
        </div>
        {topics && (
          <details className={styles.topics}>
            <summary className={styles.summary}>{topics.title}</summary>
            <nav className={front.wide} aria-label={topics.title}>
              <TopicList tags={topics.tags} />
            </nav>
          </details>
        )}
      </div>
    </section>
  );
}
