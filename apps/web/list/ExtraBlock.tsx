import { type CardPlace, StoryCardMedium } from '#features/content/public.view.ts';
import type { ListPageData } from '../page-data.ts';
import styles from './ExtraBlock.module.css';

/** Stories that an edition puts before a list's first page [LIST-24]. */
export function ExtraBlock({
  extra,
  place,
}: {
  extra: NonNullable<ListPageData['extra']>;
  place: CardPlace;
}) {
  if (extra.stories.length === 0) return null;
  return (
    <section className={styles.extra}>
      <h2 className={styles.title}>{extra.title}</h2>
      <div className={styles.stories}>
        {extra.stories.map((story) => (
          <StoryCardMedium key={story.id} story={story} place={place} teaser={false} />
        ))}
      </div>
    </section>
  );
}
