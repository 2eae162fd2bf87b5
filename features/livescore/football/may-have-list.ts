import type { LeagueSeason } from './tables/tables.ts';

/** A season that is over without scorers or cards of every match will never have the list [S53]. @param today `2026-11-29` */
export function mayHaveList(
  season: LeagueSeason | null,
  kind: 'topScorers' | 'topCards',
  today: string,
): boolean {
  return season === null || season.end === null || season.end >= today || season.has[kind];
}
