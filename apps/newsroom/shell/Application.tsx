import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { newsroomEntrances } from '#features/accounts/public.ts';
import {
  failureOf,
  failureText,
  type Newsroom,
  NewsroomProvider,
  resultOf,
  useNewsroom,
} from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { liveConnection } from '#features/writing/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Toasts } from '#ui/app/Toasts.tsx';
import { browserClient } from '../calls/api-client.ts';
import { keptAnswers } from '../calls/kept-answers.ts';
import { meCall } from '../calls/me.ts';
import { useLanguage } from '../language.ts';
import { newsroomWords } from '../newsroom-words.ts';
import { routerOf } from '../router.tsx';
import { screens } from '../screens.ts';
import type { Settings } from '../settings.ts';
import { SwitchLanguage } from '../switch-language.ts';
import { NewsLine } from './NewsLine.tsx';
import { reached } from './network-state.ts';
import styles from './OtherScreens.module.css';
import { SessionDialog } from './SessionDialog.tsx';
import { useLeftText } from './use-left-text.ts';
import { useQuiet } from './use-quiet.ts';
import { useToasts } from './use-toasts.ts';

const router = routerOf(screens);
const queryClient = new QueryClient({
  defaultOptions: {
    // A failed request is shown at once; it is repeated by hand, or when the network is back.
    // Without a network a call fails by itself, or returns the stored answer.
    queries: { retry: false, staleTime: 2_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export function Application({ settings }: { settings: Settings }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OfPerson settings={settings} />
    </QueryClientProvider>
  );
}

function OfPerson({ settings }: { settings: Settings }) {
  const [hasEnded, setEnded] = useState(false);
  const [isTooOld, setTooOld] = useState(false);
  const send = useMemo(() => {
    const kept = keptAnswers();
    return browserClient({
      onEnded: () => setEnded(true),
      onLeft: () => void kept.clear().then(() => location.assign(newsroomEntrances[0] ?? '/')),
      onTooOld: () => setTooOld(true),
      onReached: reached,
      kept,
    });
  }, []);
  const [language, setLanguage] = useLanguage();
  const { toasts, tell, close } = useToasts();
  const me = useQuery({ queryKey: ['me'], queryFn: () => resultOf(send(meCall)), staleTime: Infinity });
  const words = newsroomWords[language];
  const isAsking = useQuiet(hasEnded);
  const session = isAsking && (
    <SessionDialog
      language={language}
      name={me.data?.name ?? ''}
      signedIn={async () => {
        const answer = await send(meCall);
        if (answer.kind === 'failure') return 'nobody';
        return me.data === undefined || answer.value.id === me.data.id ? 'same' : 'other';
      }}
      onSignedIn={() => {
        setEnded(false);
        liveConnection.retry();
        void queryClient.invalidateQueries();
      }}
    />
  );
  if (me.isPending) return <p className={styles.screen}>{words.loading}</p>;
  if (me.isError)
    return (
      <main className={styles.screen} role="alert">
        <h1 className={styles.title}>{words.newsroom}</h1>
        <p>{failureText(failureOf(me.error), language)}</p>
        <ActionButton kind="primary" onPress={() => void me.refetch()}>
          {words.reload}
        </ActionButton>
        {session}
      </main>
    );
  const newsroom: Newsroom = { me: me.data, language, sites: settings.sites, send, tell };
  return (
    <NewsroomProvider value={newsroom}>
      <SwitchLanguage value={setLanguage}>
        <RouterProvider router={router} />
        <Background build={settings.build} isTooOld={isTooOld} />
        <Toasts toasts={toasts} closeLabel={words.close} onClose={close} />
        {session}
      </SwitchLanguage>
    </NewsroomProvider>
  );
}

/** Runs on every screen: the live connection, unsent text, and the line for a new build. */
function Background(props: { build: string; isTooOld: boolean }) {
  const { me, send } = useNewsroom();
  const queries = useQueryClient();
  useLeftText(me.id, may({ kind: 'newsroom', ...me }, 'open-stories'), send);
  useEffect(() => {
    const retry = () => liveConnection.retry();
    addEventListener('online', retry);
    // Opens the connection on each screen, for messages about the person and the application.
    const leave = liveConnection.follow(`member:${me.id}`, { changed: () => undefined });
    // The calls of the open screen find out whether the session has ended, the member has left, or rights were lost.
    const leaveRefusals = liveConnection.followRefusals(
      () => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' }),
    );
    return () => {
      removeEventListener('online', retry);
      leave();
      leaveRefusals();
    };
  }, [me.id, queries]);
  return <NewsLine {...props} />;
}
