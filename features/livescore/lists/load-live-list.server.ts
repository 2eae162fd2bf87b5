/** Loads a live list: what its component names, from the provider's last answers [SUPP-12]. */
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import { createReader } from '../copies/read-copies.server.ts';
import { footballSource } from '../football/football-source.ts';
import { formula1Source } from '../formula1/load/source.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import type { ListLanguage } from '../view/livescore-words.ts';
import type { LiveList, LiveListRequest } from './live-list.ts';
import { loadDayList, loadPlayersList, loadTablesList, loadTimetable } from './load-football-list.ts';
import { loadRaceList, loadWeekendList } from './load-formula1-list.ts';
import type { ListNeeds, LoadedList } from './load-list.ts';

interface LiveListNeeds {
  livescore: Pick<LivescoreFeature, 'setting' | 'read' | 'dependencyOn'>;
  clock: Clock;
}

export interface LoadedLiveList {
  list: LiveList;
  dependencies: Dependency[];
  /** Milliseconds until it is worth loading again although no answer has changed; null for no special time. */
  freshForMs: number | null;
}

export async function loadLiveList(
  request: LiveListRequest,
  { timeZone, language = 'hu' }: { timeZone: string; language?: ListLanguage },
  { livescore, clock }: LiveListNeeds,
): Promise<LoadedLiveList> {
  const now = clock.now();
  const reader = createReader(livescore, now);
  const { freshForMs, ...list } = await load(request, { reader, now, language });
  const isFormula1 = request.factory === 'formula1' || request.factory === 'race';
  const source = livescore.setting?.sources[isFormula1 ? 'formula1' : 'football'];
  return {
    list: {
      ...list,
      timeZone,
      language,
      oldSince: reader.oldSince(),
      source: isFormula1 ? formula1Source(source) : footballSource(source),
    },
    dependencies: reader.dependencies,
    freshForMs: soonest(freshForMs, reader.freshForMs()),
  };
}

function load(request: LiveListRequest, needs: ListNeeds): Promise<LoadedList> {
  switch (request.factory) {
    case 'football':
      return loadDayList(request.props, needs);
    case 'timetable':
      return loadTimetable(request.props, needs);
    case 'group-table':
      return loadTablesList(request.props, needs);
    case 'top-scorers':
    case 'top-yellow-cards':
    case 'top-red-cards':
      return loadPlayersList(request.factory, request.props, needs);
    case 'formula1':
      return loadWeekendList(needs);
    case 'race':
      return loadRaceList(request.props.race, needs);
  }
}
