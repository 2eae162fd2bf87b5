import { nextTime } from '#platform/jobs/job.ts';
import { type Schedule, weekdays } from '../newsletter.ts';

const weekMs = 8 * 86_400_000;

/** The last scheduled time, in the site's time zone; null for a list that editors send. */
export function lastSlot(schedule: Schedule, timeZone: string, now: Date): Date | null {
  const at = cronOf(schedule);
  if (at === null) return null;
  let last: Date | null = null;
  for (
    let next = nextTime({ at, timeZone }, new Date(now.getTime() - weekMs));
    next <= now;
    next = nextTime({ at, timeZone }, next)
  )
    last = next;
  return last;
}

function cronOf(schedule: Schedule): string | null {
  if (schedule.every === 'request') return null;
  const [hour, minute] = schedule.at.split(':').map(Number);
  return `${minute} ${hour} * * ${daysOf(schedule)}`;
}

function daysOf(schedule: Exclude<Schedule, { every: 'request' }>): string {
  switch (schedule.every) {
    case 'day':
      return '*';
    case 'workday':
      return '1-5';
    case 'week':
      return String((weekdays.indexOf(schedule.on) + 1) % 7);
  }
}
