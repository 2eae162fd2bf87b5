/** The notes of a story beside its text, on a narrow screen above it [REV-03]. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { resultOf, useAddressQuery, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Switch } from '#ui/app/Switch.tsx';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { type OpenStory, peopleCall } from '../story-answers.ts';
import { draftNote, endDraft } from './draft-note.ts';
import { NewThread } from './NewThread.tsx';
import { ThreadItem } from './ThreadItem.tsx';
import styles from './ThreadsPanel.module.css';
import type { Thread } from './thread-calls.ts';
import { placesIn } from './thread-places.ts';
import { threadWords } from './thread-words.ts';

interface ThreadsPanelProps {
  story: OpenStory;
  connection: StoryConnection;
  threads: readonly Thread[];
}

export function ThreadsPanel({ story, connection, threads }: ThreadsPanelProps) {
  const { language, send, tell } = useNewsroom();
  const words = threadWords[language];
  const [query, setQuery] = useAddressQuery();
  const [hasSettled, setSettled] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const drafted = useOfConnection(connection, ({ state }) => placesIn(state).drafted);
  const all = useQuery({
    queryKey: ['people'],
    queryFn: () => resultOf(send(peopleCall())),
    staleTime: 60_000,
  });
  // In a restricted story only its named members can be mentioned.
  const people = story.restrictedTo ?? all.data ?? [];
  const chosen = Number(query.szal ?? 0);
  const shown = threads.filter(({ id, settled }) => hasSettled || settled === null || id === chosen);
  const end = () => {
    setBeginning(false);
    endDraft(connection);
  };
  const begin = async () => {
    if (await draftNote(connection)) setBeginning(true);
    else tell({ text: words.unsent, kind: 'failed' });
  };
  return (
    <Frame
      title={words.panel}
      onClose={() => {
        end();
        setQuery({ panel: '', szal: '' });
      }}
    >
      {isBeginning || drafted ? (
        <NewThread
          key={JSON.stringify(drafted?.kind)}
          story={story.id}
          connection={connection}
          drafted={drafted}
          people={people}
          onBegun={(id) => {
            end();
            setQuery({ szal: String(id) });
          }}
          onCancel={end}
        />
      ) : (
        <ActionButton onPress={() => void begin()}>{words.begin}</ActionButton>
      )}
      {shown.length === 0 && <p className="fine-print">{words.none}</p>}
      <ul className={styles.threads}>
        {shown.toSorted(byPlace).map((thread) => (
          <ThreadItem
            key={thread.id}
            story={story}
            connection={connection}
            thread={thread}
            people={people}
            isChosen={thread.id === chosen}
          />
        ))}
      </ul>
      {threads.some(({ settled }) => settled !== null) && (
        <Switch label={words.showSettled} isOn={hasSettled} onChange={setSettled} />
      )}
    </Frame>
  );
}

/** Orders threads by position in the text; those without a position follow. */
function byPlace(one: Thread, other: Thread): number {
  const placeOf = ({ range }: Thread) => range?.from ?? Number.MAX_SAFE_INTEGER;
  return placeOf(one) - placeOf(other) || one.id - other.id;
}

interface FrameProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
  const words = threadWords[useNewsroom().language];
  const close = (
    <ActionButton kind="bare" onPress={onClose}>
      {words.close}
    </ActionButton>
  );
  const isWide = useIsWide();
  // Children are not mounted again, without what is typed in them, when the width changes.
  const [content] = useState(() => {
    const made = document.createElement('div');
    made.className = styles.content ?? '';
    return made;
  });
  const takeContent = useCallback((place: HTMLElement | null) => place?.append(content), [content]);
  return (
    <>
      {isWide ? (
        <aside className={styles.panel} aria-label={title}>
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {close}
          </header>
          <div ref={takeContent} />
        </aside>
      ) : (
        <ModalDialog title={title} onClose={onClose}>
          <div ref={takeContent} />
          {close}
        </ModalDialog>
      )}
      {createPortal(children, content)}
    </>
  );
}

/** Whether the panel has room beside the text. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = wide();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => wide().matches,
  );
}

const wide = () => matchMedia('(min-width: 1024px)');
