import type { Story } from '#features/content/public.ts';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

export function Tags({ story }: { story: Story }) {
  if (story.tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <h2 className={styles.label}>{articleWords[story.language].tags}</h2>
      <ul>
        {story.tags.map((tag) => (
          <li key={tag.id}>{tag.name}</li>
        ))}
      </ul>
    </div>
  );
}
