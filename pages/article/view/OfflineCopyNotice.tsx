import type { Story } from '#features/content/public.ts';
import { classNames } from '#ui/class-names.ts';
import { articleWords } from './article-words.ts';
import styles from './Notices.module.css';

/** Shows when an offline copy was saved; hidden, except in offline copies, where the script fills in the time. */
export function OfflineCopyNotice({ story }: { story: Story }) {
  const words = articleWords[story.language];
  return (
    <p className={classNames(styles.saved, 'screen-only')} data-saved-line="" hidden>
      <span>
        {words.savedVersion} – <span data-saved-time="" />
      </span>
      <a href={story.url}>{words.reload}</a>
    </p>
  );
}
