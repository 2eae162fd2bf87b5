import type { CountedRecords } from './counted-records.ts';

/** Whether polling stations remain to be counted: newer results come soon. Corrections come later, until the certified result. */
export function isStillCounted(counted: CountedRecords | undefined): boolean {
  return (counted?.election.progress?.percent ?? 0) < 100;
}
