import { logoutPath } from '#features/accounts/public.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './PreviewBar.module.css';
import { previewWords } from './preview-words.ts';

/** Notice above every page of an unpublished edition, with a sign-out button. */
export function PreviewBar() {
  return (
    <form
      className={classNames(styles.bar, 'screen-only')}
      method="post"
      action={logoutPath}
      aria-label={previewWords.title}
      lang="hu"
    >
      <p>
        <strong>{previewWords.title}.</strong> {previewWords.text}
      </p>
      <button className={styles.leave} type="submit">
        {previewWords.leave}
      </button>
    </form>
  );
}
