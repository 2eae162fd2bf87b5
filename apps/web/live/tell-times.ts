/**
 * Tells how long ago things were, and goes on telling it [LIVE-06] [LIVE-09]. What the server wrote is good at any time,
 * because it is kept and sent to everybody: an hour or a date, or that something was refreshed.
 */
import { relativeTime, timeSinceRefresh } from '#platform/time/relative-time.ts';

const everyMs = 15_000;

export function tellTimes(root: ParentNode, until: AbortSignal): void {
  const tell = (): void => tellTimesIn(root);
  tell();
  const timer = setInterval(tell, everyMs);
  until.addEventListener('abort', () => clearInterval(timer));
  // Nobody's clock runs in a tab that is asleep.
  document.addEventListener('visibilitychange', tell, { signal: until });
}

export function tellTimesIn(root: ParentNode): void {
  const now = Date.now() / 1000;
  const timeZone = document.body.dataset.timeZone ?? 'UTC';
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-tells]')) {
    const at = Date.parse(time.dateTime) / 1000;
    const language = time.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'hu';
    const told =
      time.dataset.tells === 'refresh'
        ? timeSinceRefresh(at, now, language)
        : relativeTime(at, now, { timeZone, language });
    if (time.textContent !== told) time.textContent = told;
  }
}
