import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { clockTime } from '#platform/time/hungarian-date.ts';
import { clockChangeAt, timeOfLocal } from '#platform/time/time-zone.ts';
import { TextInput } from '#ui/app/TextInput.tsx';
import { actWords } from './act-words.ts';

interface TimeOfActProps {
  label: string;
  /** Local time in the zone; '' for none. */
  value: string;
  zone: string;
  problem?: string | undefined;
  onChange(value: string): void;
}

/**
 * Input for the time of an act, in the site's zone, with a warning for hours that are skipped or repeated
 * when clocks change [ACT-02].
 */
export function TimeOfAct({ label, value, zone, problem, onChange }: TimeOfActProps) {
  const { language } = useNewsroom();
  const change = value === '' ? null : clockChangeAt(localOf(value), zone);
  const note =
    change === null
      ? ''
      : actWords[language].clocks[change](
          change === 'missing'
            ? clockTime(timeOfLocal(localOf(value), zone), { timeZone: zone, language })
            : offsetAt(value, zone),
        );
  return (
    <TextInput
      kind="time"
      label={label}
      value={value}
      onChange={onChange}
      {...(problem === undefined ? {} : { problem })}
      {...(note === '' ? {} : { note: <span role="status">{note}</span> })}
    />
  );
}

/** @example timeOf('2026-11-22T08:00', 'Europe/Budapest') // '2026-11-22T07:00:00.000Z' */
export function timeOf(value: string, zone: string): string {
  return new Date(timeOfLocal(localOf(value), zone) * 1000).toISOString();
}

function localOf(value: string): number {
  return Date.parse(`${value}Z`) / 1000;
}

/** @example offsetAt('2026-10-25T02:30', 'Europe/Budapest') // 'GMT+1' */
function offsetAt(value: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    timeOfLocal(localOf(value), zone) * 1000,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
