import type { Surroundings } from '#features/kit/public.ts';
import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { documentWords } from './document-words.ts';

interface LastChangedProps {
  at: number;
  surroundings: Surroundings;
  className: string | undefined;
}

export function LastChanged({ at, surroundings: { language, site }, className }: LastChangedProps) {
  return (
    <p className={className}>
      {documentWords[language].lastChanged}{' '}
      <time dateTime={machineTime(at)}>{fullDate(at, { language, timeZone: site.timeZone })}</time>
    </p>
  );
}
