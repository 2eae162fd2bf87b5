import type { Language } from '#features/content/public.ts';
import styles from './NavigationParts.module.css';
import { PipCorner } from './PipCorner.tsx';

/** What outlives every page of a visit: who says where one is, the bar of a slow page, the place for players. */
export function NavigationParts({ language }: { language: Language }) {
  return (
    <div data-stays="">
      <p className="visually-hidden" role="status" data-announcer="" />
      <div className={styles.progress} data-progress="" hidden />
      <div data-players="" />
      <PipCorner language={language} />
    </div>
  );
}
