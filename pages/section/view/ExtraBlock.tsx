import { type CardContext, StoryCardMedium } from '#features/content/public.view.ts';
import type { ListPageData } from '../section-data.ts';
import styles from './ExtraBlock.module.css';

/** Stories that the edition adds above a list's first page [LIST-24]. */
export function ExtraBlock({
  extra,
  place,
}: {
  extra: NonNullable<ListPageData['extra']>;
  place: CardContext;
}) {
  if (extra.stories.length === 0) return null;
  return (
    <section className={styles.extra}>
      <h2>{extra.title}</h2>
      <div className={styles.stories}>
        {extra.stories.map((story) => (
          <StoryCardMedium key={story.id} story={story} place={place} teaser={false} />
        ))}
      </div>
    </section>
  );
}
