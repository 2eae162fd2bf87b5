/** Spreads the sample's monthly supporter numbers over the days of each month up to now. */
import type { DayOfSupport } from '#features/support/public.server.ts';
import type { SampleSupporters } from './sample-schema.ts';

export function spreadSupport(months: SampleSupporters, now: Date): DayOfSupport[] {
  const today = now.toISOString().slice(0, 10);
  return months.flatMap(({ month, recurring, onetime }) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
    const days = Array.from({ length: last }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
    const passed = days.filter((day) => day <= today);
    return passed.map((day, at) => ({
      day,
      recurring: share(recurring, at, passed.length),
      onetime: share(onetime, at, passed.length),
    }));
  });
}

/** Returns one part of `whole`; the parts add up to it despite rounding. */
function share(whole: number, at: number, parts: number): number {
  return Math.floor((whole * (at + 1)) / parts) - Math.floor((whole * at) / parts);
}
