import { logoutPath } from '#features/accounts/public.ts';
import styles from './PreviewBar.module.css';

/** Notice above every page of an unpublished edition, with a sign-out button. */
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
