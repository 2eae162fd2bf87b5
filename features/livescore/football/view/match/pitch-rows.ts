/** The rows of a team on the pitch. */
import type { LineupPlayer } from '../../match/lineup.ts';

export interface PitchRow {
  row: number;
  /** Common to all players of the row; null if they differ or nobody knows. */
  position: LineupPlayer['position'];
  /** From left to right as seen by the team. */
  players: LineupPlayer[];
}

/** By place where every player has one, otherwise by position; players of unknown position are the last row. */
export function rowsOf(starters: readonly LineupPlayer[]): PitchRow[] {
  const hasPlaces = starters.every(({ place }) => place !== null);
  const rowOf = ({ place, position }: LineupPlayer) =>
    hasPlaces ? (place?.row ?? 0) : position === null ? order.length + 1 : order.indexOf(position) + 1;
  return [...Map.groupBy(starters, rowOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([row, players]) => ({
      row,
      position: commonPosition(players),
      players: players.toSorted((a, b) => (a.place?.column ?? 0) - (b.place?.column ?? 0)),
    }));
}

const order: readonly LineupPlayer['position'][] = ['goalkeeper', 'defender', 'midfielder', 'forward'];

function commonPosition(players: readonly LineupPlayer[]): LineupPlayer['position'] {
  const [first = null] = new Set(players.map(({ position }) => position));
  return players.every(({ position }) => position === first) ? first : null;
}
