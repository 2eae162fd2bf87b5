import type { StoryCard, StoryTag } from '#features/content/public.ts';
import { type CardContext, StoryCardMedium, StoryCardRow } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

interface RelatedProps {
  stories: StoryCard[];
  /** Tags of the story; the first one's page is linked. */
  tags: StoryTag[];
  place: CardContext;
}

/** Older stories on the same subject, and a link to all stories with the tag. */
export function Related({ stories, tags, place }: RelatedProps) {
  if (stories.length === 0) return null;
  const [subject] = tags;
  return (
    <section className={classNames(styles.related, 'screen-only')}>
      <div className={classNames(ruled.part, styles.relatedHead)}>
        <h2>{articleWords[place.language].related}</h2>
        {subject && (
          <a className="lone-link" href={`/cimke/${subject.slug}`}>
            {articleWords[place.language].more}: {subject.name}
          </a>
        )}
      </div>
      <div
        className={classNames(
          page.cards,
          stories.length < 3 && styles.two,
          stories.length > 3 && styles.four,
        )}
      >
        {stories.map((story) =>
          stories.length < 3 ? (
            <StoryCardRow key={story.id} story={story} place={place} />
          ) : (
            <StoryCardMedium key={story.id} story={story} place={place} teaser={false} />
          ),
        )}
      </div>
    </section>
  );
}
