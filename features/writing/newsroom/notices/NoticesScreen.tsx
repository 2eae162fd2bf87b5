/** `/onnek-szol`: the member's notices, newest first, and the choice of their kinds. */
import { ScreenLink, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Switch } from '#ui/app/Switch.tsx';
import { classNames } from '#ui/class-names.ts';
import { noticeKinds } from '../../notices/notice-kinds.ts';
import { threadsPanel } from '../threads/threads-panel-address.ts';
import styles from './NoticesScreen.module.css';
import { chooseNoticesCall, type Notice, readNoticesCall } from './notice-calls.ts';
import { noticeWords } from './notice-words.ts';
import { useChangeNotices, useNotices } from './use-notices.ts';

export function NoticesScreen() {
  const words = noticeWords[useNewsroom().language];
  const notices = useNotices();
  const change = useChangeNotices();
  if (!notices) return <p className={styles.screen}>{words.loading}</p>;
  const [last] = notices.notices;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        {last && notices.unread > 0 && (
          <ActionButton
            onPress={() =>
              change(readNoticesCall(last.id, true), (before) => ({
                ...before,
                unread: 0,
                notices: before.notices.map((one) => ({ ...one, isRead: true })),
              }))
            }
          >
            {words.readAll}
          </ActionButton>
        )}
      </header>
      {last === undefined ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul>
          {notices.notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{words.choice}</legend>
        {noticeKinds.map((kind) => (
          <Switch
            key={kind}
            label={words.kinds[kind]}
            isOn={!notices.without.includes(kind)}
            onChange={(isOn) => {
              const others = notices.without.filter((one) => one !== kind);
              const without = isOn ? others : [...others, kind];
              change(chooseNoticesCall(without), (before) => ({ ...before, without }));
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

function NoticeItem({ notice }: { notice: Notice }) {
  const newsroom = useNewsroom();
  const { language } = newsroom;
  const words = noticeWords[language];
  const change = useChangeNotices();
  const { id, kind, storyId, threadId, title, by, isRead } = notice;
  const at = Date.parse(notice.at) / 1000;
  const style = { timeZone: zoneOf(newsroom), language };
  const read = () =>
    change(readNoticesCall(id, false), (before) => ({
      ...before,
      unread: before.unread - 1,
      notices: before.notices.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
    }));
  return (
    // The link inside handles the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <li className={classNames(styles.notice, !isRead && styles.unread)} onClick={isRead ? undefined : read}>
      <ScreenLink
        to={`/cikk/${storyId}`}
        {...(threadId === null ? {} : { query: { panel: threadsPanel, szal: String(threadId) } })}
        className={styles.link}
      >
        {!isRead && <span className="visually-hidden">{words.unread}: </span>}
        <b className={styles.story}>{title || words.untitled}</b>
        <span className={styles.sentence}>{words.sentences[kind](by || words.schedule)}</span>
      </ScreenLink>
      <time className={styles.time} dateTime={machineTime(at)}>
        {shortDay(at, style)} {clockTime(at, style)}
      </time>
    </li>
  );
}
