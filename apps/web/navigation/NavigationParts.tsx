import { PipCorner } from '#features/content/public.view.ts';
import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './NavigationParts.module.css';

/** Elements that persist across pages: the screen reader announcer, the progress bar, the players' container. */
export function NavigationParts({ language }: { language: Language }) {
  return (
    <div data-stays="">
      <p className="visually-hidden" role="status" data-announcer="" />
      <div className={classNames(styles.progress, 'screen-only')} data-progress="" hidden />
      <div data-players="" />
      <PipCorner language={language} />
    </div>
  );
}
