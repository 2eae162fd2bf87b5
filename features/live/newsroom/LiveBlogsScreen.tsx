/** The live blogs that run now. */
import { useQuery } from '@tanstack/react-query';
import { FailedRequest, resultOf, ScreenLink, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { boardCall } from '#features/writing/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import styles from './LiveBlogsScreen.module.css';
import { liveConsoleWords } from './live-console-words.ts';

export function LiveBlogsScreen() {
  const { language, send, sites } = useNewsroom();
  const words = liveConsoleWords[language];
  const { data, error, isPending } = useQuery({
    queryKey: ['stories', 'live', '', ''],
    queryFn: () => resultOf(send(boardCall('live', { site: '', q: '' }))),
    refetchInterval: 15_000,
  });
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.live}</h1>
      {isPending && <p>{words.loading}</p>}
      <FailedRequest error={error} />
      {data?.length === 0 && <p>{words.none}</p>}
      <ul>
        {data?.map(({ id, title, site, updatedAt }) => {
          const style = { timeZone: zoneOf({ sites }, site), language };
          const at = Date.parse(updatedAt) / 1000;
          return (
            <li key={id} className={styles.blog}>
              <ScreenLink to={`/elo/${id}`} className={styles.name}>
                {title}
              </ScreenLink>
              <span>{sites.find(({ slug }) => slug === site)?.name}</span>
              <time dateTime={machineTime(at)}>
                {shortDay(at, style)} {clockTime(at, style)}
              </time>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
