import type { Story } from '#features/content/public.ts';
import { classNames } from '#ui/class-names.ts';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

/** Tags of the story, each linking to its page. */
export function Tags({ story }: { story: Story }) {
  if (story.tags.length === 0) return null;
  return (
    <div
      className={classNames(styles.tags, 'screen-only')}
      data-visited-tags={story.tags.map(({ slug }) => slug).join(' ')}
    >
      <h2>{articleWords[story.language].tags}</h2>
      <ul className="chips">
        {story.tags.map((tag) => (
          <li key={tag.id}>
            <a href={`/cimke/${tag.slug}`} rel="tag">
              {tag.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
