/** Live lists of Formula 1: the Grand Prix of now, and one session. */
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { defaultSeason, defaultWeekend } from '../formula1/default-race.ts';
import { formula1Address } from '../formula1/formula1-address.ts';
import { loadSession } from '../formula1/load/load-calendar.ts';
import { driverRows } from '../formula1/load/load-standings.ts';
import { readLists } from '../formula1/load/read-lists.ts';
import { sessionChoice, weekendTitle } from '../formula1/load/weekend-choices.ts';
import type { Race } from '../formula1/race.ts';
import { resources } from '../provider/resources.ts';
import type { ListNeeds, LoadedList } from './load-list.ts';

/** Rows of the standings. */
const leaders = 10;

export async function loadWeekendList({ reader, now, language }: ListNeeds): Promise<LoadedList> {
  const season = defaultSeason((await reader.read(resources.raceSeasons())) ?? [], now, null);
  const lists = await readLists(season, reader);
  const weekend = defaultWeekend(lists.races, now);
  const latest = latestOf(weekend?.sessions ?? [], lists.races);
  const session = latest && (await loadSession(latest, false, { reader, lists, now }));
  const isEarlier = latest?.competition.id !== weekend?.competitionId;
  return {
    title: weekend ? weekendTitle(weekend.sessions, language) : '',
    content: {
      kind: 'weekend',
      season,
      standings: driverRows(lists).slice(0, leaders),
      weekend: weekend && {
        id: weekend.competitionId,
        name: weekendTitle(weekend.sessions),
        sessions: weekend.sessions.map((one) => sessionChoice(one)),
        session:
          session && latest && isEarlier
            ? { ...session, name: `${weekendTitle([latest])}, ${session.name.toLowerCase()}` }
            : session,
      },
    },
    more: formula1Address({}),
    freshForMs: freshForMsOf(latest),
  };
}

/** The latest session of a weekend; before its first one the last race of the season. */
function latestOf(sessions: readonly Race[], races: readonly Race[]): Race | null {
  const latest = sessions.findLast(({ state }) => state === 'completed' || state === 'live');
  if (latest) return latest;
  const before = races.filter(({ type, state }) => type === 'race' && state === 'completed');
  return before.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)).at(-1) ?? null;
}

/** @param id The provider's id of the session. */
export async function loadRaceList(id: number, { reader, now, language }: ListNeeds): Promise<LoadedList> {
  const race = (await reader.read(resources.race(id)))?.[0] ?? null;
  const season = race?.season ?? null;
  if (race === null || season === null)
    return {
      title: '',
      content: { kind: 'race', season: 0, session: null },
      more: formula1Address({}),
      freshForMs: null,
    };
  const lists = await readLists(season, reader);
  return {
    title: `${weekendTitle([race], language)} ${season}`,
    content: {
      kind: 'race',
      season,
      session: await loadSession(race, false, { reader, lists, now }, language),
    },
    more: formula1Address({ szezon: season, verseny: race.competition.id, futam: id }),
    freshForMs: freshForMsOf(race),
  };
}

/** The result of a live session is refreshed [F1-12]. */
function freshForMsOf(race: Race | null): number | null {
  return race?.state === 'live' ? liveRefreshMs : null;
}
