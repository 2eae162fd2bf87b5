/** The line-ups of a match. */

export interface LineupPlayer {
  id: number | null;
  name: string | null;
  number: number | null;
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | null;
  /** Row 1 is the goalkeeper's; columns from left to right as seen by the team. */
  place: { row: number; column: number } | null;
}

export interface Lineup {
  teamId: number | null;
  /** Such as `4-2-3-1`. */
  formation: string | null;
  coach: { name: string | null; photo: string | null } | null;
  starters: LineupPlayer[];
  substitutes: LineupPlayer[];
}
