/** A line with the state of the whole application: no network, no live connection, a new build. */
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { UnsentElsewhere } from '#features/writing/public.newsroom.ts';
import { clockTime } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { newsroomWords } from '../newsroom-words.ts';
import styles from './NewsLine.module.css';
import { useLostNetwork } from './network-state.ts';
import { useBuildNews } from './use-build-news.ts';
import { useLiveStand } from './use-live-stand.ts';

interface NewsLineProps {
  build: string;
  /** The server does not understand this application any more. */
  isTooOld: boolean;
}

export function NewsLine({ build, isTooOld }: NewsLineProps) {
  const newsroom = useNewsroom();
  const { language, me } = newsroom;
  const words = newsroomWords[language];
  const lostAt = useLostNetwork();
  const { isLost } = useLiveStand();
  const isNew = useBuildNews(build, me.id, isTooOld);
  const time = lostAt && clockTime(lostAt.getTime() / 1000, { timeZone: zoneOf(newsroom), language });
  const ofNetwork = time ? words.noNetwork(time) : isLost ? words.notLive : '';
  const ofBuild = isTooOld ? words.tooOld : isNew ? words.newBuild : '';
  return (
    <div className={styles.lines}>
      <p className={styles.line} role="status" hidden={ofNetwork === ''}>
        {ofNetwork}
      </p>
      <p className={styles.line} role={isTooOld ? 'alert' : 'status'} hidden={ofBuild === ''}>
        {ofBuild}
      </p>
      <UnsentElsewhere className={styles.line} />
      {ofBuild !== '' && <ActionButton onPress={() => location.reload()}>{words.reload}</ActionButton>}
    </div>
  );
}
