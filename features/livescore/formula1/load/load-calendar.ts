/** The calendar: a Grand Prix with its sessions, the result or grid of one of them, and the circuit [F1-03] [F1-05]. */
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { resources } from '../../provider/resources.ts';
import { defaultRace, defaultWeekend, type Weekend, weekendsOf } from '../default-race.ts';
import type { CircuitData, ResultRow, SessionData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { countryTitle, timeTitle } from '../formula1-words.ts';
import type { Competition, GridPlace, Race, RaceResult } from '../race.ts';
import { isOpen } from '../race-kinds.ts';
import { circuitData } from './circuit-data.ts';
import { driverOf } from './season-lists.ts';
import type { LoadedTab, TabNeeds } from './tab.ts';
import { sessionChoice, weekendTitle } from './weekend-choices.ts';

export async function loadCalendar(needs: TabNeeds): Promise<LoadedTab> {
  const { query, lists, now } = needs;
  const chosenSession = namedSession(lists.races, query);
  const weekend = namedWeekend(lists.races, query, chosenSession) ?? defaultWeekend(lists.races, now);
  if (!weekend)
    return { shown: { kind: 'versenynaptar', weekend: null }, ids: {}, title: null, liveFrom: null };
  const session = chosenSession ?? defaultRace(weekend, now);
  const isGrid = chosenSession !== null && (query.futam ?? 0) < 0;
  const circuit = session?.circuit ?? weekend.sessions[0]?.circuit;
  const [shownSession, info] = await Promise.all([
    session && loadSession(session, isGrid, needs),
    circuit ? loadCircuit(circuit, needs) : null,
  ]);
  const title = weekendTitle(weekend.sessions);
  const isNamed = chosenSession !== null || weekend.competitionId === query.verseny;
  return {
    shown: {
      kind: 'versenynaptar',
      weekend: {
        id: weekend.competitionId,
        name: title,
        circuit: info,
        session: shownSession,
        place: placeOf(weekend.sessions[0]?.competition),
        sessions: weekend.sessions.map((one) => sessionChoice(one)),
      },
    },
    ids: {
      verseny: isNamed ? weekend.competitionId : null,
      futam: chosenSession === null ? null : query.futam,
    },
    title: isNamed ? titleOf(title, needs.season, chosenSession && shownSession) : null,
    liveFrom: liveFromOf(session, now),
  };
}

/** `Magyar Nagydíj 2024: Verseny, rajtrács` */
function titleOf(weekend: string, season: number, session: SessionData | null): string {
  if (session === null) return `${weekend} ${season}`;
  const { name, isGrid } = session;
  return `${weekend} ${season}: ${isGrid ? formula1PageWords.calendar.gridOf(name) : name}`;
}

/** After this a session that has not begun is not going to. */
const latestStart = 3 * 3_600;

function liveFromOf(session: Race | null, now: Date): number | null {
  if (!session || !isOpen(session.state)) return null;
  const { state, start } = session;
  if (state === 'live') return 0;
  return start !== null && start + latestStart > now.getTime() / 1000 ? start : null;
}

/** The session of the address, unless it belongs to another Grand Prix than the one of the address. */
function namedSession(races: readonly Race[], { verseny, futam }: TabNeeds['query']): Race | null {
  const found = futam === null ? undefined : races.find(({ id }) => id === Math.abs(futam));
  const isElsewhere = verseny !== null && races.some(({ competition }) => competition.id === verseny);
  if (!found || (isElsewhere && found.competition.id !== verseny)) return null;
  return found;
}

function namedWeekend(
  races: readonly Race[],
  { verseny }: TabNeeds['query'],
  session: Race | null,
): Weekend | undefined {
  const wanted = session?.competition.id ?? verseny;
  return weekendsOf(races).find(({ competitionId }) => competitionId === wanted);
}

function placeOf(competition: Competition | undefined): string | null {
  const country = competition?.country ? countryTitle(competition.country) : null;
  return [competition?.city, country].filter(Boolean).join(', ') || null;
}

export async function loadSession(
  race: Race,
  isGrid: boolean,
  { reader, lists, now }: Pick<TabNeeds, 'reader' | 'lists' | 'now'>,
  language: 'hu' | 'en' = 'hu',
): Promise<SessionData> {
  const rows = isGrid
    ? await reader.read(resources.grid(race.id))
    : mayHaveResult(race, now)
      ? await reader.read(resources.raceResults(race.id), maxAgeOf(race))
      : null;
  const hasLaps = race.type === 'race' || race.type === 'sprint';
  return {
    ...sessionChoice(race, language),
    isGrid,
    hasLaps,
    laps: race.laps,
    rows: (rows ?? []).map((row) => resultRow(row, language)),
    fastestLap: fastestLapOf(race, lists, language),
  };
}

/** Of the result of a live session [F1-12]. */
function maxAgeOf({ state }: Race): { maxAgeMs?: number } {
  return state === 'live' ? { maxAgeMs: liveRefreshMs } : {};
}

function mayHaveResult({ state, start }: Race, now: Date): boolean {
  if (state === 'cancelled') return false;
  return !isOpen(state) || state === 'live' || (start ?? 0) * 1000 <= now.getTime();
}

function resultRow(row: RaceResult | GridPlace, language: 'hu' | 'en'): ResultRow {
  const { position, driver, team } = row;
  return {
    position,
    team,
    driver: driverOf(driver),
    time: timeTitle(row.time, language),
    laps: 'laps' in row ? row.laps : null,
    grid: 'grid' in row ? row.grid : null,
  };
}

function fastestLapOf(
  { fastestLap }: Race,
  { drivers }: TabNeeds['lists'],
  language: 'hu' | 'en',
): SessionData['fastestLap'] {
  const time = timeTitle(fastestLap?.time ?? null, language);
  if (!fastestLap || !time) return null;
  const name = drivers.find(({ driver }) => driver.id === fastestLap.driverId)?.driver.name;
  return name ? { driver: name, time } : null;
}

async function loadCircuit(
  { id, name, image }: Race['circuit'],
  { reader, outlines }: TabNeeds,
): Promise<CircuitData | null> {
  const found = id === null ? undefined : (await reader.read(resources.circuit(id)))?.[0];
  const outline = outlines[found?.name ?? name ?? ''] ?? null;
  if (found) return circuitData(found, outline);
  return name === null ? null : { name, image, outline, facts: [] };
}
