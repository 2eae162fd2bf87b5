/**
 * Shows relative times and updates them [LIVE-06] [LIVE-09], and kick-offs in the time of the reader's device. The
 * server's HTML is cached and the same for everybody, so it contains absolute times, or only that a story was updated.
 */

import type { DateStyle } from '../time/hungarian-date.ts';
import { liveRefreshMs } from '../time/live-refresh.ts';
import { relativeTime, timeSinceRefresh } from '../time/relative-time.ts';
import { timeOnDevice } from './time-on-device.ts';

export const selector = 'time[data-relative-time]';

/** The lifetime of the page that is updated already. */
let updated: AbortSignal | undefined;

export function start(root: ParentNode, until: AbortSignal): void {
  updateRelativeTimes(root);
  // One timer a page: parts that are inserted later are in the document.
  if (updated === until) return;
  updated = until;
  const update = (): void => updateRelativeTimes(document);
  const timer = setInterval(update, liveRefreshMs);
  until.addEventListener('abort', () => clearInterval(timer));
  // Timers are suspended in a sleeping tab, so update when it becomes visible again.
  document.addEventListener('visibilitychange', update, { signal: until });
}

export function updateRelativeTimes(root: ParentNode): void {
  const now = Date.now() / 1000;
  const timeZone = document.body.dataset.timeZone ?? 'UTC';
  for (const time of root.querySelectorAll<HTMLTimeElement>(selector)) {
    const at = Date.parse(time.dateTime) / 1000;
    // New parts get their times before they enter the document.
    const { lang } = time.closest<HTMLElement>('[lang]') ?? document.documentElement;
    const language = lang === 'en' ? 'en' : 'hu';
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
