/** One thread: its subject, its notes, and buttons to reply and settle. */
import { useEffect, useRef, useState } from 'react';
import { useAddressQuery, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { classNames } from '#ui/class-names.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { fieldName, fieldWords } from '../fields/field-words.ts';
import { siteOfStory } from '../fields/story-fields.ts';
import type { Colleague, OpenStory } from '../story-answers.ts';
import { elementOfThread } from './go-to-thread.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import styles from './ThreadsPanel.module.css';
import { answerThreadCall, settleThreadCall, type Thread } from './thread-calls.ts';
import { threadWords } from './thread-words.ts';
import { useThreadCall } from './use-threads.ts';

interface ThreadItemProps {
  story: OpenStory;
  connection: StoryConnection;
  thread: Thread;
  people: readonly Colleague[];
  isChosen: boolean;
}

export function ThreadItem({ story, connection, thread, people, isChosen }: ThreadItemProps) {
  const { language } = useNewsroom();
  const words = threadWords[language];
  const run = useThreadCall(story.id);
  const [isAnswering, setAnswering] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { id, settled, notes } = thread;
  return (
    <li ref={item} className={classNames(styles.thread, isChosen && styles.chosen)}>
      <Subject thread={thread} />
      {settled && <p className={styles.settled}>{words.settled(settled.by)}</p>}
      <ol className={styles.notes}>
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            story={story.id}
            thread={id}
            note={note}
            people={people}
            site={siteOfStory(connection.state.doc)}
          />
        ))}
      </ol>
      {isAnswering ? (
        <NoteForm
          label={words.answer}
          sendLabel={words.send}
          people={people}
          onSend={async (note) => {
            if (await run(answerThreadCall(story.id, id, note))) setAnswering(false);
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <p className={styles.buttons}>
          <ActionButton onPress={() => setAnswering(true)}>{words.answer}</ActionButton>
          <ActionButton onPress={() => void run(settleThreadCall(story.id, id, settled === null))}>
            {settled ? words.reopen : words.settle}
          </ActionButton>
        </p>
      )}
    </li>
  );
}

/** The subject of the thread, as a link to it while it exists. */
function Subject({ thread }: { thread: Thread }) {
  const { language } = useNewsroom();
  const words = threadWords[language];
  const [, setQuery] = useAddressQuery();
  const { id, kind, name, quote, isLost } = thread;
  const about =
    kind === 'text'
      ? quote
      : kind === 'field'
        ? words.field(fieldName(fieldWords[language].names, name))
        : kind === 'block'
          ? words.ofBlock
          : words.ofStory;
  if (kind === 'story') return <p className={styles.about}>{about}</p>;
  if (isLost)
    return (
      <>
        {kind === 'text' && <blockquote className={styles.quote}>{about}</blockquote>}
        <p className={styles.lost}>{kind === 'block' ? words.lostBlock : words.lost}</p>
      </>
    );
  const go = () => {
    // The panel of fields replaces this one.
    if (kind === 'field') setQuery({ panel: '', szal: '' });
    else setQuery({ szal: String(id) });
    requestAnimationFrame(() => {
      const element = elementOfThread(thread);
      for (
        let around = element?.closest('details');
        around;
        around = around.parentElement?.closest('details')
      )
        around.open = true;
      element?.scrollIntoView({ block: 'center' });
      element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    });
  };
  return (
    <button type="button" className={styles.quote} title={words.goThere} onClick={go}>
      {about}
    </button>
  );
}
