import type { Sport } from '../livescore-setting.ts';

/** A sport, and the address of the provider that the edition names for it. */
export interface SportSource {
  sport: Sport;
  source: string;
}
