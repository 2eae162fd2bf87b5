import { type CardContext, StoryCardMedium } from '#features/content/public.view.ts';
import page from '#ui/page.module.css';
import type { ContentPageData } from '../document-data.ts';
import styles from './YoungStories.module.css';

interface YoungStoriesProps {
  stories: Extract<ContentPageData['part'], { kind: 'stories' }>;
  place: CardContext;
}

/** Stories for young readers, newest first; the title links to the complete list [SITE-27]. */
export function YoungStories({ stories: { title, href, articles }, place }: YoungStoriesProps) {
  return (
    <section className={styles.stories} aria-labelledby="rolatok">
      <h2 id="rolatok">
        <a href={href}>{title}</a>
      </h2>
      <div className={page.cards}>
        {articles.map((story) => (
          <StoryCardMedium key={story.id} story={story} place={place} />
        ))}
      </div>
    </section>
  );
}
