import { dayOfYear, shortDay } from '#platform/time/hungarian-date.ts';

/** `febr. 29.–márc. 2.`, and `márc. 7–9.` within one month; '' while the days are not known. */
export function daysText({ from, to }: { from: number | null; to: number | null }, timeZone: string): string {
  if (from === null || to === null) return '';
  const style = { timeZone, language: 'hu' as const };
  const [first, last] = [shortDay(from, style), shortDay(to, style)];
  if (first === last) return first;
  const isOneMonth = monthOf(from, timeZone) === monthOf(to, timeZone);
  return isOneMonth ? `${first.replace(/\.$/, '')}–${dayNumber(last)}` : `${first}–${last}`;
}

function monthOf(at: number, timeZone: string): string {
  return dayOfYear(at, { timeZone, language: 'hu' }).split(' ', 1).join();
}

function dayNumber(day: string): string {
  return day.split(' ').at(-1) ?? '';
}
