/** Both standings, each with the points from Grand Prix to Grand Prix where they can be counted [F1-08]. */
import { resources } from '../../provider/resources.ts';
import type { PointsChartData, StandingRow, StandingsData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { competitionTitle } from '../formula1-words.ts';
import type { Race } from '../race.ts';
import { type SessionResult, seasonPoints } from '../season-points.ts';
import { driverOf, type SeasonLists } from './season-lists.ts';
import type { LoadedTab, TabNeeds } from './tab.ts';

/** More lines could not be told apart. */
const charted = 10;

export async function loadDriverStandings(needs: TabNeeds): Promise<LoadedTab> {
  const rows = driverRows(needs.lists).map((row) => ({ ...row, label: row.abbreviation ?? row.name ?? '' }));
  const chart = await loadChart(rows, 'driver', needs);
  return tabOf(
    { kind: 'pontverseny', rows: rows.map(withoutLabel), chart },
    formula1PageWords.standings.drivers(needs.season),
  );
}

export function driverRows({ drivers }: Pick<SeasonLists, 'drivers'>): StandingRow[] {
  return drivers.map(({ position, driver, team, points, wins }) => ({
    ...driverOf(driver),
    position,
    team,
    points,
    wins,
  }));
}

export async function loadConstructorStandings(needs: TabNeeds): Promise<LoadedTab> {
  const rows = needs.lists.constructors.map(({ position, team, points }) => ({
    id: team.id,
    name: team.name,
    image: team.logo,
    abbreviation: null,
    team: null,
    wins: null,
    position,
    points,
    label: team.name ?? '',
  }));
  const chart = await loadChart(rows, 'team', needs);
  return tabOf(
    { kind: 'konstruktor', rows: rows.map(withoutLabel), chart },
    formula1PageWords.standings.teamsInTitle(needs.season),
  );
}

function tabOf(shown: StandingsData, title: string): LoadedTab {
  return { shown, title, ids: {}, liveFrom: null };
}

interface LabelledRow extends StandingRow {
  /** Short name at the end of a line. */
  label: string;
}

function withoutLabel({ label: _, ...row }: LabelledRow): StandingRow {
  return row;
}

async function loadChart(
  standings: readonly LabelledRow[],
  scorer: 'driver' | 'team',
  { lists, reader }: TabNeeds,
): Promise<PointsChartData | null> {
  const rows = standings.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }])).slice(0, charted);
  const sessions = await Promise.all(lists.races.filter(isScored).map(readResult));
  const found = seasonPoints(sessions, rows, scorer);
  if (!found) return null;

  async function readResult(race: Race): Promise<SessionResult> {
    return { race, results: (await reader.read(resources.raceResults(race.id))) ?? [] };
  }

  return {
    rounds: found.rounds.map((id) => ({ id, name: nameOf(lists.races, id) })),
    lines: found.rows.map(({ id, totals }, at) => ({
      id,
      totals,
      name: rows[at]?.name ?? '',
      label: rows[at]?.label ?? '',
    })),
  };
}

function isScored({ type, state }: Race): boolean {
  return (type === 'race' || type === 'sprint') && state === 'completed';
}

function nameOf(races: readonly Race[], id: number): string {
  return competitionTitle(
    races.find(({ competition }) => competition.id === id)?.competition ?? { id, name: null },
  );
}
