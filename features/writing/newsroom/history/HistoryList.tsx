/** The acts on a story and the changes between them, one per line; lines whose text is stored are links. */
import type { ReactNode } from 'react';
import { ScreenLink, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { actSentence } from './act-sentence.ts';
import { changesLine } from './changes-line.ts';
import styles from './HistoryList.module.css';
import type { HistoryEntry } from './history-entries.ts';
import type { StoryState } from './versions-calls.ts';
import { versionsWords } from './versions-words.ts';

export interface TimeStyle {
  timeZone: string;
  language: WordLanguage;
}

interface HistoryListProps {
  storyId: number;
  entries: readonly HistoryEntry[];
  /** The current version. */
  current: number;
  /** The version in the comparison. */
  shown: number | undefined;
  style: TimeStyle;
}

export function HistoryList({ storyId, entries, current, shown, style }: HistoryListProps) {
  const { language } = useNewsroom();
  const words = versionsWords[language];
  const isStored = entries.some(({ version }) => version === current);
  return (
    <ol className={styles.entries}>
      {!isStored && current > 0 && (
        <Row>
          <VersionLink storyId={storyId} version={current} shown={shown}>
            {words.now}
          </VersionLink>
        </Row>
      )}
      {entries.map((entry) => (
        <Row key={`${entry.at} ${entry.act?.act ?? ''} ${entry.version ?? ''}`}>
          <Time at={entry.at} style={style} />
          {entry.version === null ? (
            <span>{titleOf(entry, style)}</span>
          ) : (
            <VersionLink storyId={storyId} version={entry.version} shown={shown}>
              {titleOf(entry, style)}
            </VersionLink>
          )}
          {entry.state?.changes && (
            <span className={styles.changes}>{changesLine(entry.state.changes, language)}</span>
          )}
          {entry.act && entry.act.note !== '' && (
            <blockquote className={styles.note}>{entry.act.note}</blockquote>
          )}
        </Row>
      ))}
    </ol>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <li className={styles.entry}>{children}</li>;
}

function Time({ at, style }: { at: string; style: TimeStyle }) {
  const seconds = Date.parse(at) / 1000;
  return (
    <time className={styles.time} dateTime={machineTime(seconds)}>
      {shortDay(seconds, style)} {clockTime(seconds, style)}
    </time>
  );
}

interface VersionLinkProps {
  storyId: number;
  version: number;
  shown: number | undefined;
  children: ReactNode;
}

function VersionLink({ storyId, version, shown, children }: VersionLinkProps) {
  return (
    <ScreenLink
      to={`/cikk/${storyId}/tortenet`}
      query={{ uj: String(version) }}
      isCurrent={version === shown}
      className={styles.link}
    >
      {children}
    </ScreenLink>
  );
}

export function titleOf({ act, state }: Pick<HistoryEntry, 'act' | 'state'>, style: TimeStyle): string {
  if (act) return actSentence(act, style);
  return state?.kind === 'begin' ? versionsWords[style.language].began : peopleIn(state, style.language);
}

function peopleIn(state: StoryState | null, language: WordLanguage): string {
  const words = versionsWords[language];
  const names = (state?.authors ?? []).map(
    ({ kind, name }) => name || (kind === 'member' ? words.somebody : words.program),
  );
  return [...new Set(names)].join(', ') || words.program;
}
