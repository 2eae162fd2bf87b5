/** The list of open kept texts: each can be inserted again or deleted [SAVE-04]. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { puttingBack } from '../../collab/unconfirmed.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { giveKeys } from '../editor/block-keys.ts';
import { siteOfStory } from '../fields/story-fields.ts';
import type { OpenStory } from '../story-answers.ts';
import { insertText } from './insert-text.ts';
import styles from './KeptTexts.module.css';
import { type KeptRow, keptRows } from './kept-rows.ts';
import { keptWords } from './kept-words.ts';

interface KeptTextsProps {
  story: Pick<OpenStory, 'id' | 'kept'>;
  connection: StoryConnection;
  isEditable: boolean;
}

export function KeptTexts({ story, connection, isEditable }: KeptTextsProps) {
  const { language, tell } = useNewsroom();
  const words = keptWords[language];
  const here = useOfConnection(connection, ({ kept }) => kept);
  useFreshRows(story.id, here.unsent.length);
  // The list may be empty for a moment, between sending a kept text and the next response with the story.
  const [isOpen, setOpen] = useState(false);
  const rows = keptRows(story.kept, here);
  useNewRows(rows);
  if (rows.length === 0) return null;
  const insert = ({ ids, text }: KeptRow) => {
    connection.dispatch(puttingBack(giveKeys(insertText(connection.state.tr, text)), ids));
    tell({ text: words.inserted });
  };
  const remove = ({ ids }: KeptRow) => {
    for (const id of ids) connection.closeKept(id);
    tell({ text: words.removed });
  };
  return (
    <details
      className={styles.kept}
      data-kept=""
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.count}>{words.count(rows.length)}</summary>
      <p className="fine-print">{words.about}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.ids[0]} className={styles.row}>
            <Origin row={row} site={siteOfStory(connection.state.doc)} />
            <blockquote className={styles.text}>{row.text}</blockquote>
            {isEditable && (
              <p className={styles.buttons}>
                <ActionButton onPress={() => insert(row)}>{words.insert}</ActionButton>
                <ActionButton onPress={() => remove(row)}>{words.remove}</ActionButton>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Origin({ row: { by, at, why }, site }: { row: KeptRow; site: string }) {
  const { language, sites } = useNewsroom();
  const words = keptWords[language];
  const seconds = at === null ? null : Date.parse(at) / 1000;
  const style = { timeZone: zoneOf({ sites }, site), language };
  return (
    <p className={styles.origin}>
      <b>{by === '' ? words.somebody : by}</b> {words.why[why]}
      {seconds !== null && (
        <>
          {' · '}
          <time dateTime={machineTime(seconds)}>
            {shortDay(seconds, style)} {clockTime(seconds, style)}
          </time>
        </>
      )}
    </p>
  );
}

/** Reports new kept texts while the story is open, wherever the person is in it, each once [SAVE-04]. */
function useNewRows(rows: readonly KeptRow[]): void {
  const { language, tell } = useNewsroom();
  const known = useRef<Set<string> | null>(null);
  const ids = rows.flatMap((row) => row.ids).join('\n');
  useEffect(() => {
    const all = ids.split('\n').filter((id) => id !== '');
    const isNew = known.current !== null && all.some((id) => !known.current?.has(id));
    known.current = new Set([...(known.current ?? []), ...all]);
    if (isNew) tell({ text: keptWords[language].isNew });
  }, [ids, language, tell]);
}

/** Reloads the story after kept texts are sent: the server knows their authors. */
function useFreshRows(id: number, unsent: number): void {
  const queries = useQueryClient();
  const before = useRef(unsent);
  useEffect(() => {
    const hasSent = unsent < before.current;
    before.current = unsent;
    if (hasSent) void queries.invalidateQueries({ queryKey: ['story', id] });
  }, [queries, id, unsent]);
}
