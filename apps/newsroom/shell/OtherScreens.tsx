/** The screens for an unknown address and for a failure. */
import { ScreenLink, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { newsroomWords } from '../newsroom-words.ts';
import styles from './OtherScreens.module.css';

export function MissingScreen() {
  const words = newsroomWords[useNewsroom().language];
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.notFound}</h1>
      <p>{words.notFoundNote}</p>
      <ScreenLink to="/" className="lone-link">
        {words.toBoard}
      </ScreenLink>
    </div>
  );
}

export function FailedScreen() {
  const words = newsroomWords[useNewsroom().language];
  return (
    <div className={styles.screen} role="alert">
      <h1 className={styles.title}>{words.failed}</h1>
      <p>{words.failedNote}</p>
      <ActionButton kind="primary" onPress={() => location.reload()}>
        {words.reload}
      </ActionButton>
    </div>
  );
}
