/** A comparison of two states of a story in one text, with a button to restore one of them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedRequest, failureText, resultOf, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import type { OpenStory } from '../story-answers.ts';
import styles from './ComparedStates.module.css';
import { ComparedText } from './ComparedText.tsx';
import { type TimeStyle, titleOf } from './HistoryList.tsx';
import type { HistoryEntry } from './history-entries.ts';
import { handOver } from './restoring.ts';
import { changesCall, versionCall } from './versions-calls.ts';
import { versionsWords } from './versions-words.ts';

interface ComparedStatesProps {
  story: OpenStory;
  entries: readonly HistoryEntry[];
  current: number;
  to: number;
  /** Undefined: the previous state. */
  from: number | undefined;
  style: TimeStyle;
  onChoose(query: Record<string, string>): void;
}

export function ComparedStates({ story, entries, current, to, from, style, onChoose }: ComparedStatesProps) {
  const { language, send } = useNewsroom();
  const words = versionsWords[language];
  const { data, error } = useQuery({
    queryKey: ['version-changes', story.id, to, from, to === current ? story.version : 0],
    queryFn: () => resultOf(send(changesCall(story.id, { version: to, since: from }))),
  });
  const choices = choicesOf(entries, current, style);
  const since = from ?? data?.since;
  return (
    <div className={styles.compared}>
      <h2 className={styles.title}>{words.compared}</h2>
      <div className={styles.choices}>
        <ChoiceInput
          label={words.from}
          value={String(since ?? '')}
          choices={since === undefined ? [{ value: '', label: '' }, ...choices] : choices}
          onChange={(regi) => onChoose({ regi })}
        />
        <ChoiceInput
          label={words.to}
          value={String(to)}
          choices={choices}
          onChange={(uj) => onChoose({ uj, regi: String(since ?? '') })}
        />
      </div>
      <Restore
        story={story}
        version={to === current ? since : to}
        label={(version) => choices.find(({ value }) => value === String(version))?.label ?? ''}
        isCurrent={(version) => version === current}
      />
      <FailedRequest error={error} />
      {!error && !data && <p>{words.comparing}</p>}
      {data && <ComparedText comparison={data} />}
    </div>
  );
}

interface RestoreProps {
  story: OpenStory;
  version: number | undefined;
  label(version: number): string;
  isCurrent(version: number): boolean;
}

function Restore({ story, version, label, isCurrent }: RestoreProps) {
  const { language, send, tell } = useNewsroom();
  const words = versionsWords[language];
  const goTo = useGoTo();
  const [isBusy, setBusy] = useState(false);
  if (version === undefined || isCurrent(version) || !story.may.includes('write')) return null;
  const restore = async () => {
    setBusy(true);
    const answer = await send(versionCall(story.id, version));
    setBusy(false);
    if (answer.kind === 'failure') tell({ text: failureText(answer.failure, language), kind: 'failed' });
    else {
      handOver({ storyId: story.id, document: answer.value, label: label(version) });
      goTo(`/cikk/${story.id}`);
    }
  };
  return (
    <p>
      <ActionButton className={styles.restore} isBusy={isBusy} onPress={() => void restore()}>
        {words.restore(label(version))}
      </ActionButton>
    </p>
  );
}

/** Choices of states, newest first; for an act and a pause with the same version, the act. */
function choicesOf(entries: readonly HistoryEntry[], current: number, style: TimeStyle) {
  const found = new Map<number, string>();
  for (const entry of entries) {
    if (entry.version === null || found.has(entry.version)) continue;
    const seconds = Date.parse(entry.at) / 1000;
    found.set(
      entry.version,
      `${shortDay(seconds, style)} ${clockTime(seconds, style)} · ${titleOf(entry, style)}`,
    );
  }
  if (!found.has(current))
    return [[current, versionsWords[style.language].now] as const, ...found].map(toChoice);
  return [...found].map(toChoice);
}

function toChoice([version, label]: readonly [number, string]) {
  return { value: String(version), label };
}
