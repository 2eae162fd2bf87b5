/**
 * Formats dates and times in a site's time zone: `2024. június 14., péntek`, `9:05`.
 * In English for English stories: `Friday, 14 June 2024`. Times are unix seconds.
 */
import { localTime, timeOfLocal } from './time-zone.ts';

export interface DateStyle {
  timeZone: string;
  language: 'hu' | 'en';
}

/** `2024. június 14., péntek` */
export function longDate(at: number, style: DateStyle): string {
  const day = calendarDay(at, style.timeZone);
  const weekday = names[style.language].days[day.weekday] ?? '';
  return style.language === 'en'
    ? `${weekday}, ${fullDate(at, style)}`
    : `${fullDate(at, style)}, ${weekday}`;
}

/** `2024. június 14.` */
export function fullDate(at: number, style: DateStyle): string {
  const { year } = calendarDay(at, style.timeZone);
  return style.language === 'en' ? `${dayOfYear(at, style)} ${year}` : `${year}. ${dayOfYear(at, style)}`;
}

/** `június 14.` */
export function dayOfYear(at: number, style: DateStyle): string {
  const { month, day } = calendarDay(at, style.timeZone);
  const name = names[style.language].months[month] ?? '';
  return style.language === 'en' ? `${day} ${name}` : `${name} ${day}.`;
}

/** `jún. 14.`, for narrow layouts. */
export function shortDay(at: number, style: DateStyle): string {
  const { month, day } = calendarDay(at, style.timeZone);
  const name = names[style.language].months[month] ?? '';
  return style.language === 'en' ? `${day} ${name.slice(0, 3)}` : `${hungarianShort[month] ?? name} ${day}.`;
}

/** `9:05` */
export function clockTime(at: number, style: DateStyle): string {
  const { hour, minute } = calendarDay(at, style.timeZone);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** `2024. június 14., 9:05` */
export function fullDateTime(at: number, style: DateStyle): string {
  return `${fullDate(at, style)}, ${clockTime(at, style)}`;
}

/** `június 14., 9:05` */
export function shortDateTime(at: number, style: DateStyle): string {
  return `${dayOfYear(at, style)}, ${clockTime(at, style)}`;
}

/** For a `datetime` attribute: `2024-06-14T07:05:00Z`. */
export function machineTime(at: number): string {
  return new Date(at * 1000).toISOString().replace('.000Z', 'Z');
}

/** Date in the time zone, a key for grouping by day: `2024-06-14`. */
export function dayKey(at: number, timeZone: string): string {
  return localTime(at, timeZone).toISOString().slice(0, 10);
}

/**
 * Start of a day in the time zone, in unix seconds: `dayStart('2024-06-14', 'Europe/Budapest')`. Null for an invalid
 * date.
 */
export function dayStart(key: string, timeZone: string): number | null {
  const ahead = /^\d{4}-\d\d-\d\d$/.test(key) ? Date.parse(`${key}T00:00:00Z`) / 1000 : Number.NaN;
  // A date that does not exist is parsed as one of the next month.
  if (Number.isNaN(ahead) || dayKey(ahead, 'UTC') !== key) return null;
  return timeOfLocal(ahead, timeZone);
}

interface CalendarDay {
  year: number;
  /** 0–11 */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

function calendarDay(at: number, timeZone: string): CalendarDay {
  const local = localTime(at, timeZone);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

const hungarianShort = [
  'jan.',
  'febr.',
  'márc.',
  'ápr.',
  'máj.',
  'jún.',
  'júl.',
  'aug.',
  'szept.',
  'okt.',
  'nov.',
  'dec.',
];

const names = {
  hu: {
    months: [
      'január',
      'február',
      'március',
      'április',
      'május',
      'június',
      'július',
      'augusztus',
      'szeptember',
      'október',
      'november',
      'december',
    ],
    days: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'],
  },
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
};
