import { ScreenLink, useNewsroom } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './NoticeBell.module.css';
import { noticeWords } from './notice-words.ts';
import { useNotices } from './use-notices.ts';

const bell = 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 2h-13Zm3.2 4a2 2 0 0 0 3.6 0';

export const noticesPath = '/onnek-szol';

/** The number of unread notices, with a link to them; on every screen. */
export function NoticeBell() {
  const { me } = useNewsroom();
  return may({ kind: 'newsroom', ...me }, 'write-own-stories') ? <Bell /> : null;
}

function Bell() {
  const words = noticeWords[useNewsroom().language];
  const unread = useNotices()?.unread ?? 0;
  return (
    <>
      <ScreenLink to={noticesPath} className={styles.bell}>
        <Icon path={bell} />
        <span className="visually-hidden">{words.bell(unread)}</span>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? words.most : unread}
          </span>
        )}
      </ScreenLink>
      {/* Announced to screen readers when it changes; a change of the link would not be. */}
      <span className="visually-hidden" role="status">
        {unread > 0 ? words.bell(unread) : ''}
      </span>
    </>
  );
}
