import { isInApp } from '#platform/browser/native-app/is-in-app.ts';

export const selector = '[data-counts-reads]';

/** A story that is visible for this long counts as read; this script is loaded ten times as early. */
const readAfterMs = 5_000;

/**
 * Reports once that the story was read, without any data about the reader; not for readers who opt out of tracking, and
 * not in the native app. A prerendered page is not visible, and neither is one in another tab.
 */
export function start(root: ParentNode, until: AbortSignal): void {
  const story = root.querySelector<HTMLElement>(selector);
  if (!story || isInApp() || optsOutOfTracking()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(report, readAfterMs);
  };
  const report = (): void => {
    document.removeEventListener('visibilitychange', watch);
    const read = { id: Number(story.dataset.countsReads) };
    navigator.sendBeacon('/api/reads', new Blob([JSON.stringify(read)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', watch, { signal: until });
  until.addEventListener('abort', () => clearTimeout(timer));
  watch();
}

/** Global Privacy Control, and its predecessor Do Not Track. */
function optsOutOfTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
