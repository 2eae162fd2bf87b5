import { type FailureReason, type Newsroom, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryConnection, StoryStatus } from './connection/story-connection.ts';
import { useLateOfConnection } from './connection/use-of-connection.ts';
import styles from './StatusLine.module.css';
import { storyWords } from './story-words.ts';

/** Whether changes are saved, in words and with the time [SAVE-01]. */
export function StatusLine({ connection }: { connection: StoryConnection }) {
  const newsroom = useNewsroom();
  const status = useLateOfConnection(connection, ({ status: now }) => now, { isUrgent: isLessSafe });
  const isCalm = status.kind !== 'waiting' && status.kind !== 'refused';
  return (
    <>
      <p className={classNames(styles.status, !isCalm && styles.alarm)}>{statusText(status, newsroom)}</p>
      {/* Announced to screen readers when saving begins to fail or works again, not at every key. */}
      <p className="visually-hidden" role="status">
        {isCalm ? '' : statusText(status, newsroom)}
      </p>
    </>
  );
}

/** While somebody types, saved and unsaved take turns; only a fall back from saved is shown at once. */
function isLessSafe({ kind }: StoryStatus, shown: StoryStatus): boolean {
  return kind !== shown.kind && kind !== 'saved';
}

function statusText(status: StoryStatus, newsroom: Pick<Newsroom, 'language' | 'sites'>): string {
  const { language } = newsroom;
  const words = storyWords[language];
  const time = (at: Date) => clockTime(at.getTime() / 1000, { timeZone: zoneOf(newsroom), language });
  switch (status.kind) {
    case 'unchanged':
      return '';
    case 'saved':
      return words.saved(time(status.at));
    case 'sending':
      return words.sending;
    case 'waiting':
      return words.waiting(
        status.changes,
        status.isOnDevice ? words.onDevice : words.inWindow,
        words.why[whyOf(status.reason)](time(status.since)),
      );
    case 'refused':
      return words.refused(status.why);
  }
}

function whyOf(reason: FailureReason): keyof (typeof storyWords)['hu']['why'] {
  return isNamed(reason) ? reason : 'failed';
}

function isNamed(
  reason: FailureReason,
): reason is Extract<FailureReason, keyof (typeof storyWords)['hu']['why']> {
  return reason in storyWords.hu.why;
}
