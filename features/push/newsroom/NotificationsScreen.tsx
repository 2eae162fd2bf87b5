/** `/ertesitesek`: past and planned notifications, and the choice of a story for a new one [TOOL-04]. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedRequest, resultOf, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { FinderInput } from '#ui/app/FinderInput.tsx';
import { EntryList } from './EntryList.tsx';
import styles from './NotificationsScreen.module.css';
import { findStoriesCall, lastCall } from './notification-answers.ts';
import { sendingWords } from './sending-words.ts';

export function NotificationsScreen() {
  const { language, send } = useNewsroom();
  const words = sendingWords[language];
  const last = useQuery({
    queryKey: ['notifications'],
    queryFn: () => resultOf(send(lastCall)),
    refetchInterval: 5_000,
  });
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.notifications}</h1>
      <p className="note">{words.intro}</p>
      <StoryFinder />
      {last.isPending && <p className="note">{words.loading}</p>}
      <FailedRequest error={last.error} />
      {last.data?.length === 0 && <p className="note">{words.none}</p>}
      {last.data && last.data.length > 0 && <EntryList entries={last.data} hasLinks />}
    </div>
  );
}

function StoryFinder() {
  const { language, send } = useNewsroom();
  const words = sendingWords[language];
  const goTo = useGoTo();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const found = useQuery({
    queryKey: ['notifications', 'find', wanted],
    queryFn: () => resultOf(send(findStoriesCall(wanted))),
    enabled: wanted.length > 1,
    placeholderData: keepPreviousData,
  });
  const options = wanted.length > 1 ? (found.data ?? []).slice(0, 8) : [];
  return (
    <FinderInput
      label={words.find}
      placeholder={words.findPlaceholder}
      value={typed}
      onChange={setTyped}
      options={options}
      emptyText={wanted.length > 1 && found.isSuccess ? words.findNothing : ''}
      onTake={(id) => goTo(`/ertesitesek/${id}`)}
    />
  );
}
