/** A count's results as the records that components show, with seats computed from the votes. */
import { allotSeats, seatsByList } from '../elections/dhondt.ts';
import { districtResult } from '../elections/district-result.ts';
import { electionTurnout } from '../elections/election-turnout.ts';
import { type ListResult, parliamentSeats } from '../elections/parliament.ts';
import {
  type Chamber,
  type Count,
  type Election,
  type ElectionList,
  greyPosition,
  type Turnout,
} from '../records/election.ts';
import type { Progress } from '../records/record-fields.ts';
import { listColours } from './list-colours.ts';
import type { OfficeResults } from './office-results.ts';

export interface CountedRecords {
  election: Election;
  /** Null before the first vote. */
  chamber: Chamber | null;
  turnout: Turnout;
}

export function countedRecords(count: Count, results: OfficeResults): CountedRecords {
  const { name, source, isRehearsal, isCertified, title, map, before } = count;
  const { percent, at } = results;
  // Ballots from abroad, recounts and courts change results of which everything is counted: only the certified one is final.
  const progress: Progress = { percent, at, isFinal: isCertified && percent === 100 };
  const shared = { name, source, isRehearsal, progress };
  const { lists, listSeats } = seatsOf(count, results);
  const { registered, voted, valid, invalid, districts } = results;
  const election: Election = {
    ...shared,
    kind: 'election',
    title,
    map,
    before,
    registered,
    voted,
    valid,
    invalid,
    lists,
    listSeats,
    districts,
  };
  return { election, chamber: chamberOf(count, election), turnout: turnoutOf(results, election) };
}

/** The body has all of its seats from the first report on, so that its majority never changes. */
function chamberOf(count: Count, election: Election): Chamber | null {
  const groups = groupsOf(count, election);
  if (groups.length === 0) return null;
  const { name, source, isRehearsal, progress } = election;
  return {
    name,
    source,
    isRehearsal,
    progress,
    kind: 'chamber',
    seats: count.listSeats + count.districtSeats,
    isParliament: count.rules === 'parliament',
    groupsAre: 'lists',
    groups,
  };
}

/**
 * Ballots that are counted so far are no turnout: it has reports of its own, until the result is certified. Without
 * them it says only what share is counted.
 */
function turnoutOf({ turnout }: OfficeResults, election: Election): Turnout {
  const { name, source, isRehearsal, progress, registered } = election;
  const { total = null, districts = [] } = electionTurnout(election) ?? {};
  const hasReports = turnout !== null && turnout.registered > 0 && turnout.hours.length > 0;
  const reported = hasReports ? turnout : { registered, hours: [] };
  return { name, source, isRehearsal, progress, kind: 'turnout', ...reported, total, districts };
}

function seatsOf(
  count: Count,
  { lists, districts }: OfficeResults,
): { lists: ElectionList[]; listSeats: number } {
  const colours = listColours(lists);
  const coloured: ListResult[] = lists.map(({ colour: _, ...list }, at) => {
    return { ...list, colour: colours[at] ?? greyPosition };
  });
  if (count.rules === 'parliament')
    return parliamentSeats({ lists: coloured, districts, seats: count.listSeats });
  const all = coloured.reduce((sum, { votes }) => sum + votes, 0);
  const passing = coloured.map(({ organisations: _, ...list }) => {
    return { ...list, surplus: 0, passes: list.votes > 0 && list.votes >= all * 0.05 };
  });
  const won = seatsByList(
    allotSeats(
      passing.filter(({ passes }) => passes),
      count.listSeats,
    ),
  );
  return {
    lists: passing.map((list) => ({ ...list, seats: won.get(list.name) ?? 0 })),
    listSeats: count.listSeats,
  };
}

/** Seats of lists and districts together, the most first; a district counts for who leads in it. */
function groupsOf({ rules }: Count, { lists, districts }: Election): Chamber['groups'] {
  const led = Map.groupBy(
    rules === 'parliament' ? districts.map(districtResult).filter(({ share }) => share > 0) : [],
    ({ list }) => list,
  );
  const names = new Set([...lists.map(({ name }) => name), ...led.keys()]);
  return [...names]
    .map((name) => {
      const list = lists.find((one) => one.name === name);
      const seats = (list?.seats ?? 0) + (led.get(name)?.length ?? 0);
      return { short: name, name, seats, colour: list?.colour ?? greyPosition };
    })
    .filter(({ seats }) => seats > 0)
    .toSorted((a, b) => b.seats - a.seats);
}
