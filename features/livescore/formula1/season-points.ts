/** Points after each Grand Prix of a season, counted from the results of its races and sprints. */
import type { Race, RaceResult } from './race.ts';

/** A race or sprint with its result. */
export interface SessionResult {
  race: Race;
  results: readonly RaceResult[];
}

/** A driver or team with its points after each Grand Prix. */
export interface PointsRow {
  id: number;
  totals: number[];
}

export interface SeasonPoints {
  /** Ids of the Grands Prix, in their order. */
  rounds: number[];
  rows: PointsRow[];
}

interface Standing {
  id: number;
  points: number;
}

/**
 * Points from Grand Prix to Grand Prix, up to the one after which they are those of the standings. Null when there is no
 * such Grand Prix: then a result is missing, or rules of another time apply.
 * @param sessions In the order of the season.
 * @param standings Their order is that of the rows.
 */
export function seasonPoints(
  sessions: readonly SessionResult[],
  standings: readonly Standing[],
  scorer: 'driver' | 'team',
): SeasonPoints | null {
  const byRound = [...Map.groupBy(sessions, ({ race }) => race.competition.id)];
  const rows: PointsRow[] = standings.map(({ id }) => ({ id, totals: [] }));
  for (const [, held] of byRound) {
    const won = held.flatMap((session) => pointsOf(session)).map((one) => ({ ...one, id: one[scorer] }));
    for (const { id, totals } of rows) {
      const points = won.filter((one) => one.id === id).reduce((sum, one) => sum + one.points, 0);
      totals.push((totals.at(-1) ?? 0) + points);
    }
  }
  const last = byRound.findLastIndex((_, at) =>
    standings.every(({ points }, row) => points === rows[row]?.totals[at]),
  );
  if (last < 0 || standings.length === 0) return null;
  return {
    rounds: byRound.slice(0, last + 1).map(([id]) => id),
    rows: rows.map(({ id, totals }) => ({ id, totals: totals.slice(0, last + 1) })),
  };
}

const racePoints = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const sprintPoints = [8, 7, 6, 5, 4, 3, 2, 1];
/** Drivers who did not finish have a position, too. */
const withoutPoints = new Set(['DNF', 'DNS', 'DSQ', 'NC']);
const fastestLapSeasons = { first: 2019, last: 2024 };

function pointsOf({
  race,
  results,
}: SessionResult): { driver: number | null; team: number | null; points: number }[] {
  const scale = race.type === 'sprint' ? sprintPoints : racePoints;
  return results.map(({ driver, team, position, time }) => {
    const isClassified = position !== null && !withoutPoints.has(time?.toUpperCase() ?? '');
    const points = isClassified ? (scale[position - 1] ?? 0) : 0;
    const bonus = points > 0 && hasFastestLap(race, driver.id) ? 1 : 0;
    return { driver: driver.id, team: team.id, points: points + bonus };
  });
}

/** One point for the fastest lap of a race, for one of the first ten. */
function hasFastestLap({ type, season, fastestLap }: Race, driver: number | null): boolean {
  const isCounted = season !== null && season >= fastestLapSeasons.first && season <= fastestLapSeasons.last;
  return isCounted && type === 'race' && driver !== null && fastestLap?.driverId === driver;
}
