import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, ScreenLink, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import styles from './EntryList.module.css';
import { type NotificationEntry, stopCall } from './notification-answers.ts';
import { sendingWords } from './sending-words.ts';

interface EntryListProps {
  entries: readonly NotificationEntry[];
  /** Each leads to the screen that sends about its story. */
  hasLinks?: boolean;
}

export function EntryList({ entries, hasLinks = false }: EntryListProps) {
  const words = sendingWords[useNewsroom().language];
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={`${entry.id ?? ''} ${entry.at} ${entry.story}`} entry={entry} hasLink={hasLinks} />
        ))}
      </ul>
      {entries.some(({ counts }) => counts.unknown > 0) && <p className="fine-print">{words.unknownNote}</p>}
    </>
  );
}

function Entry({ entry, hasLink }: { entry: NotificationEntry; hasLink: boolean }) {
  const newsroom = useNewsroom();
  const { language } = newsroom;
  const words = sendingWords[language];
  const style = { timeZone: zoneOf(newsroom, entry.topics[0]?.site), language };
  const at = Date.parse(entry.at) / 1000;
  const canStop = entry.id !== null && (entry.state === 'waiting' || entry.state === 'running');
  const facts = [words.kindOf[entry.kind], entry.topics.map(({ title }) => title).join(', '), entry.by];
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={machineTime(at)}>
        {shortDay(at, style)} {clockTime(at, style)}
      </time>
      <div>
        <p className={styles.title}>
          {hasLink ? <ScreenLink to={`/ertesitesek/${entry.story}`}>{entry.title}</ScreenLink> : entry.title}
        </p>
        {entry.body !== '' && <p className={styles.body}>{entry.body}</p>}
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.state}>
        <p>
          <b>{words.state[entry.state]}</b>
          <span className={styles.counts}>{countsText(entry, language)}</span>
        </p>
        {canStop && <StopButton entry={entry} />}
      </div>
    </li>
  );
}

function countsText({ counts, state }: NotificationEntry, language: WordLanguage): string {
  const words = sendingWords[language];
  const parts = (['sent', 'waiting', 'unknown', 'failed', 'stopped'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => words.counts[name](counts[name]));
  if (parts.length > 0) return parts.join(', ');
  return state === 'sent' ? words.nobody : '';
}

function StopButton({ entry }: { entry: NotificationEntry }) {
  const { language, send, tell } = useNewsroom();
  const words = sendingWords[language];
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    if (entry.id === null) return;
    setBusy(true);
    const answer = await send(stopCall(entry.id));
    setBusy(false);
    void queries.invalidateQueries({ queryKey: ['notifications'] });
    if (answer.kind === 'failure') tell({ kind: 'failed', text: failureText(answer.failure, language) });
    else tell({ text: answer.value.state === 'stopped' ? words.stopped : words.over });
  };
  return (
    <ActionButton kind="danger" isBusy={isBusy} onPress={() => void stop()}>
      {words.stop}
    </ActionButton>
  );
}
