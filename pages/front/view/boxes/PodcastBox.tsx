import { podcastTitleLimit } from '#features/audio/public.ts';
import { PlayableCard } from '#features/audio/public.view.ts';
import { type CardContext, StoryCardMedium, StoryCardSmall } from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../../front-data.ts';
import divided from '../divided.module.css';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';
import { frontWords } from '../front-words.ts';

/** Podcast episodes, at the position that the unique item sets [FRONT-08]. */
export function PodcastBox({ box, place }: { box: FrontBox; place: CardContext }) {
  const isRow = box.stories.length > 2;
  const columns = box.stories.length === 3 ? styles.thirds : styles.quarters;
  const own = {
    ...place,
    boxTitle: frontWords[place.language].podcastSection,
    titleLimit: podcastTitleLimit,
  };
  return (
    <section className={styles.band}>
      <div className={styles.wide}>
        <div className={blocks.podcastTitle}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              d="M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3M8 21h8"
            />
          </svg>
          <BlockTitle title={box.title} href={box.href} />
        </div>
        <div
          className={classNames(
            divided.divided,
            styles.cards,
            isRow ? columns : styles.halves,
            styles.spaced,
          )}
        >
          {box.stories.map((story) => (
            <PlayableCard key={story.id} episode={box.episodes?.[story.id]}>
              {isRow ? (
                <StoryCardMedium story={story} place={own} />
              ) : (
                <StoryCardSmall story={story} place={own} picture="wide" />
              )}
            </PlayableCard>
          ))}
        </div>
      </div>
    </section>
  );
}
