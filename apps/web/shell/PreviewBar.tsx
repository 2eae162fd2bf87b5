import { logoutPath } from '#features/accounts/public.ts';
import styles from './PreviewBar.module.css';

/** Above every page of a paper that is not out: what one sees, and the way out. */
export function PreviewBar() {
  return (
    <form className={styles.bar} method="post" action={logoutPath} aria-label="Előnézet" lang="hu">
      <p>
        <strong>Előnézet.</strong> Ez a lap még nem jelent meg.
      </p>
      <button className={styles.leave} type="submit">
        Kilépés
      </button>
    </form>
  );
}
