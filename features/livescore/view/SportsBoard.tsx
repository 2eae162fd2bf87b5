import type { ReactNode } from 'react';
import styles from './SportsBoard.module.css';
import type { PageState } from './sports-page.ts';

interface SportsBoardProps {
  /** Name of the part in the page. */
  id: string;
  page: PageState;
  children: ReactNode;
}

/**
 * The results of a sport's page. With a script, its links and forms that lead to other addresses of the page show them in
 * place, and what is live is followed (`browser/sports-board.behaviour.ts`); without one they load the page.
 */
export function SportsBoard({ id, page: { address, title, liveFrom, news }, children }: SportsBoardProps) {
  return (
    <div className={styles.frame} data-id={id}>
      <div
        className={styles.board}
        tabIndex={-1}
        data-board={address}
        data-title={title}
        data-live-from={liveFrom ?? undefined}
        data-news={JSON.stringify(news)}
      >
        {children}
      </div>
      <p role="alert" className={styles.failed} hidden />
      <p role="status" className="visually-hidden" />
    </div>
  );
}
