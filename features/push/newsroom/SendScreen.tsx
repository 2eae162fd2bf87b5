/** `/ertesitesek/{id}`: sends a notification about a story, beside the earlier ones [TOOL-04]. */
import { useQuery } from '@tanstack/react-query';
import {
  FailedRequest,
  resultOf,
  ScreenLink,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { EntryList } from './EntryList.tsx';
import styles from './NotificationsScreen.module.css';
import { storyCall } from './notification-answers.ts';
import { SendForm } from './SendForm.tsx';
import { sendingWords } from './sending-words.ts';

export function SendScreen() {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const words = sendingWords[language];
  const found = useQuery({
    queryKey: ['notifications', id],
    queryFn: () => resultOf(send(storyCall(id))),
    refetchInterval: 5_000,
  });
  return (
    <div className={styles.screen}>
      <p>
        <ScreenLink to="/ertesitesek">
          <span aria-hidden="true">←</span> {words.back}
        </ScreenLink>
      </p>
      {found.isPending && <p className="note">{words.loading}</p>}
      <FailedRequest error={found.error} />
      {found.data && (
        <>
          <h1 className={styles.title}>{words.send}</h1>
          <p>
            <ScreenLink to={`/cikk/${id}`}>
              {words.toStory}: {found.data.story.title}
            </ScreenLink>
          </p>
          <section className={styles.before} aria-label={words.before}>
            <h2 className={styles.part}>{words.before}</h2>
            {found.data.notifications.length === 0 ? (
              <p className="note">{words.noneBefore}</p>
            ) : (
              <EntryList entries={found.data.notifications} />
            )}
          </section>
          <SendForm key={id} given={found.data} />
        </>
      )}
    </div>
  );
}
