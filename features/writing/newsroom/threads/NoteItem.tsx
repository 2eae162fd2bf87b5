import { useState } from 'react';
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import type { Colleague } from '../story-answers.ts';
import { partsOf } from './mentions.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './ThreadsPanel.module.css';
import { changeNoteCall, type Note } from './thread-calls.ts';
import { threadWords } from './thread-words.ts';
import { useThreadCall } from './use-threads.ts';

interface NoteItemProps {
  story: number;
  thread: number;
  note: Note;
  people: readonly Colleague[];
  site: string;
}

/** A note with author and time; own notes can be edited or deleted. */
export function NoteItem({ story, thread, note, people, site }: NoteItemProps) {
  const { language, sites } = useNewsroom();
  const words = threadWords[language];
  const run = useThreadCall(story);
  const [isChanging, setChanging] = useState(false);
  const at = Date.parse(note.at) / 1000;
  const style = { timeZone: zoneOf({ sites }, site), language };
  const place = { thread, note: note.id };
  return (
    <li className={styles.note}>
      <p className={styles.origin}>
        <b>{note.by || words.program}</b>
        {' · '}
        <time dateTime={machineTime(at)}>
          {shortDay(at, style)} {clockTime(at, style)}
        </time>
        {note.changedAt !== null && ` · ${words.changed}`}
      </p>
      {isChanging ? (
        <NoteForm
          label={words.text}
          sendLabel={words.save}
          text={note.text}
          people={people}
          onSend={async (changed) => {
            if (await run(changeNoteCall(story, place, changed))) setChanging(false);
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <>
          <p className={styles.text}>
            {partsOf(note.text, note.mentions).map((part, index) =>
              part.isMention ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
                <b key={index} className={styles.mention}>
                  {part.text}
                </b>
              ) : (
                part.text
              ),
            )}
          </p>
          {note.isOwn && (
            <p className={styles.own}>
              <ActionButton kind="bare" onPress={() => setChanging(true)}>
                {words.change}
              </ActionButton>
              <ActionButton kind="bare" onPress={() => void run(changeNoteCall(story, place, null))}>
                {words.remove}
              </ActionButton>
            </p>
          )}
        </>
      )}
    </li>
  );
}
