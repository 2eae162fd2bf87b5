/**
 * Shows relative times and updates them [LIVE-06] [LIVE-09], and kick-offs in the time of the reader's device. The server's HTML is cached and the same for everybody, so
 * it contains absolute times, or only that a story was updated.
 */

import type { DateStyle } from '#platform/time/hungarian-date.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { relativeTime, timeSinceRefresh } from '#platform/time/relative-time.ts';
import { timeOnDevice } from './time-on-device.ts';

export function startRelativeTimes(root: ParentNode, until: AbortSignal): void {
  const update = (): void => updateRelativeTimes(root);
  update();
  const timer = setInterval(update, liveRefreshMs);
  until.addEventListener('abort', () => clearInterval(timer));
  // Timers are suspended in a sleeping tab, so update when it becomes visible again.
  document.addEventListener('visibilitychange', update, { signal: until });
}

export function updateRelativeTimes(root: ParentNode): void {
  const now = Date.now() / 1000;
  const timeZone = document.body.dataset.timeZone ?? 'UTC';
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative-time]')) {
    const at = Date.parse(time.dateTime) / 1000;
    const language = time.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'hu';
    const text = textOf(time, { at, now, style: { timeZone, language } });
    if (time.textContent !== text) time.textContent = text;
  }
}

interface TimeOnPage {
  at: number;
  now: number;
  style: DateStyle;
}

function textOf({ dataset, textContent }: HTMLTimeElement, { at, now, style }: TimeOnPage): string {
  switch (dataset.relativeTime) {
    case 'refresh':
      return timeSinceRefresh(at, now, style.language);
    case 'local':
      return timeOnDevice(at, style) ?? textContent;
    default:
      return relativeTime(at, now, style);
  }
}
