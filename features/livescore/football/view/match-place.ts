/** Language and time zone in which a match is shown. */
import type { DateStyle } from '#platform/time/hungarian-date.ts';

export type MatchPlace = DateStyle;

export const budapest: MatchPlace = { timeZone: 'Europe/Budapest', language: 'hu' };

/** Properties of each part of a match's view. */
export interface MatchPartProps<Match> {
  match: Match;
  place: MatchPlace;
}
