import type { Story } from '#features/content/public.ts';
import { articleWords } from './article-words.ts';
import styles from './Notices.module.css';

/** Says of a page that was kept on the device when that was; it is filled in and shown there, and nowhere else. */
export function KeptLine({ story }: { story: Story }) {
  const words = articleWords[story.language];
  return (
    <p className={styles.kept} data-kept-line="" hidden>
      <span>
        {words.keptVersion} – <span data-kept-time="" />
      </span>
      <a href={story.url}>{words.reload}</a>
    </p>
  );
}
