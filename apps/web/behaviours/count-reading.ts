import { isInApp } from './in-app.ts';

/** Who looks at a story for so long has begun to read it. */
const readAfterMs = 5_000;

/**
 * Tells the paper, once, that its story was read: that it was, and nothing of the reader. Not of those who do not want to
 * be counted, and not in the native app. A page that is made ready before it is asked for is not visible, and neither is
 * one in another tab.
 */
export function countReading(root: ParentNode, until: AbortSignal): void {
  const story = root.querySelector<HTMLElement>('[data-counts-reads]');
  if (!story || isInApp() || objectsToBeingCounted()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(tell, readAfterMs);
  };
  const tell = (): void => {
    document.removeEventListener('visibilitychange', watch);
    const read = { id: Number(story.dataset.countsReads) };
    navigator.sendBeacon('/api/reads', new Blob([JSON.stringify(read)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', watch, { signal: until });
  until.addEventListener('abort', () => clearTimeout(timer));
  watch();
}

/** Global Privacy Control, and what was there before it. */
function objectsToBeingCounted(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
