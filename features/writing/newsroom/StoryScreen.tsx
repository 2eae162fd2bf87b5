/** `/cikk/{id}`: a story with its text, its fields and its acts. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import {
  failureOf,
  failureText,
  newsroomFailureWords,
  resultOf,
  ScreenLink,
  useAddressQuery,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { classNames } from '#ui/class-names.ts';
import { ActNotes } from './acts/ActNotes.tsx';
import { ChecklistPanel } from './checks/ChecklistPanel.tsx';
import type { StoryConnection } from './connection/story-connection.ts';
import { useConnection } from './connection/use-connection.ts';
import { StoryEditor } from './editor/StoryEditor.tsx';
import { FieldsPanel } from './fields/FieldsPanel.tsx';
import { siteOfStory } from './fields/story-fields.ts';
import { useReplacedFields } from './fields/use-replaced-fields.ts';
import { useRestore } from './history/restoring.ts';
import { KeptTexts } from './kept/KeptTexts.tsx';
import { PeopleSection } from './people/PeopleSection.tsx';
import { StoryBar } from './StoryBar.tsx';
import styles from './StoryScreen.module.css';
import { SecrecySection } from './secrecy/SecrecySection.tsx';
import { takedownWords } from './secrecy/takedown-words.ts';
import { type OpenStory, storyCall } from './story-answers.ts';
import { storyWords } from './story-words.ts';
import { ThreadMarks } from './threads/ThreadMarks.tsx';
import { ThreadsPanel } from './threads/ThreadsPanel.tsx';
import { threadsPanel } from './threads/threads-panel-address.ts';
import { useBeginNote } from './threads/use-begin-note.ts';
import { useThreads } from './threads/use-threads.ts';

/** Loaded on demand: it includes the cards of readers' pages, which writing does not need. */
const AppearancePanel = lazy(async () => ({
  default: (await import('./appearance/AppearancePanel.tsx')).AppearancePanel,
}));

export function StoryScreen() {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const story = useQuery({
    queryKey: ['story', id],
    queryFn: () => resultOf(send(storyCall(id))),
    // The text comes through the connection; the state of the story is fetched again after each act.
    staleTime: 10_000,
    refetchInterval: 15_000,
  });
  if (story.data) return <OpenedStory key={id} story={story.data} />;
  if (story.isPending) return <p className={styles.message}>{storyWords[language].loading}</p>;
  return (
    <div className={styles.message} role="alert">
      <p>{failureText(failureOf(story.error), language)}</p>
      <ActionButton onPress={() => void story.refetch()}>
        {newsroomFailureWords[language].tryAgain}
      </ActionButton>
      <ScreenLink to="/" className="lone-link">
        {storyWords[language].toBoard}
      </ScreenLink>
    </div>
  );
}

function OpenedStory({ story }: { story: OpenStory }) {
  const { language } = useNewsroom();
  const words = storyWords[language];
  const isEditable = story.may.includes('write');
  const hasFields = isEditable || story.may.includes('fields');
  const connection = useConnection(story);
  const [query] = useAddressQuery();
  const hasPanel = query.panel !== 'zarva';
  const isSeen = query.panel === 'latszik';
  const hasNotes = query.panel === threadsPanel;
  const notes = useThreads(story.id);
  const threads = notes?.threads ?? [];
  const beginNote = useBeginNote(connection);
  useTitle(connection, words.untitled);
  useReplacedFields(connection);
  useRestore(connection, story);
  if (connection === null) return <p className={styles.message}>{words.loading}</p>;
  return (
    <div className={styles.story}>
      <StoryBar story={story} connection={connection} threads={threads} />
      <ThreadMarks story={story.id} connection={connection} data={notes} />
      <div className={classNames(styles.columns, hasPanel && styles.withPanel)}>
        <div className={styles.canvas}>
          <ActNotes story={story} site={siteOfStory(connection.state.doc)} />
          {!isEditable && !story.isBinned && (
            <p className="note">
              {story.publicState === 'taken-down'
                ? takedownWords[language].gap
                : hasFields
                  ? words.fieldsOnly
                  : words.readOnly}
            </p>
          )}
          {story.workState === 'returned' && story.reason !== '' && (
            <p className={styles.reason}>{words.returned(story.reason)}</p>
          )}
          <KeptTexts story={story} connection={connection} isEditable={isEditable} />
          {/* A new view when this changes: tools of the old one must not outlive it. */}
          <StoryEditor
            key={String(isEditable)}
            connection={connection}
            isEditable={isEditable}
            onNote={beginNote}
          />
        </div>
        {isSeen && (
          <Suspense fallback={<p className={styles.message}>{words.loading}</p>}>
            <AppearancePanel connection={connection} />
          </Suspense>
        )}
        {hasNotes && <ThreadsPanel story={story} connection={connection} threads={threads} />}
        {hasPanel && !isSeen && !hasNotes && (
          <FieldsPanel
            storyId={story.id}
            connection={connection}
            publicState={story.publicState}
            isEditable={hasFields}
            threads={threads}
          >
            <PeopleSection story={story} />
            <ChecklistPanel storyId={story.id} connection={connection} />
            <SecrecySection story={story} site={siteOfStory(connection.state.doc)} />
          </FieldsPanel>
        )}
      </div>
    </div>
  );
}

/** Sets the window's title to that of the story: several stories may be open in tabs. */
function useTitle(connection: StoryConnection | null, untitled: string): void {
  useEffect(() => {
    if (connection === null) return undefined;
    const before = document.title;
    const show = () => {
      const title = connection.state.doc.firstChild?.textContent || untitled;
      if (document.title !== title) document.title = title;
    };
    show();
    const stop = connection.subscribe(show);
    return () => {
      stop();
      document.title = before;
    };
  }, [connection, untitled]);
}
