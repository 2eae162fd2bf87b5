import { clockTime, type DateStyle, dayKey, fullDateTime, shortDateTime } from './hungarian-date.ts';
import { relativeTimeWords } from './relative-time-words.ts';

/**
 * Age of live content, in unix seconds: `most`, `12 perce`, `ma 14:05`, `június 14., 9:05`, `2024. június 14., 9:05`
 * [LIVE-06] [LIVE-07].
 */
export function relativeTime(at: number, now: number, style: DateStyle): string {
  const words = relativeTimeWords[style.language];
  const minutes = minutesSince(at, now);
  if (minutes < 60) return words.ago(minutes);
  const day = dayKey(at, style.timeZone);
  const today = dayKey(now, style.timeZone);
  if (day === today) return words.today(clockTime(at, style));
  return isSameYear(day, today) ? shortDateTime(at, style) : fullDateTime(at, style);
}

/** Age of the last refresh for ten minutes, then only that it was refreshed [LIVE-09]. */
export function timeSinceRefresh(at: number, now: number, language: DateStyle['language']): string {
  const words = relativeTimeWords[language];
  const minutes = minutesSince(at, now);
  return minutes <= 10 ? words.ago(minutes) : words.refreshed;
}

/** Independent of the time, so it may be on a cached page. */
export function refreshedText(language: DateStyle['language']): string {
  return relativeTimeWords[language].refreshed;
}

/** A reader's clock may be behind the server's: future times count as now. */
function minutesSince(at: number, now: number): number {
  return Math.max(0, Math.floor((now - at) / 60));
}

function isSameYear(one: string, other: string): boolean {
  return one.slice(0, 4) === other.slice(0, 4);
}
