/**
 * The finding of a component's results in one line, its title: computed from the record, never written by
 * hand.
 */
import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import type { Areas, Chamber, Election, States, Turnout } from '../records/election.ts';
import type { MedalEvents, Medals } from '../records/medals.ts';
import { isCertified } from '../records/record-fields.ts';
import type { Tournament } from '../records/tournament.ts';
import type { ShownRecord } from '../shown-record.ts';
import { finalScore, knockOutRounds, winnerOf } from '../tournaments/knock-out.ts';
import { type MedalOrder, orderedMedals } from '../tournaments/medal-order.ts';
import { topPlayers } from '../tournaments/top-players.ts';
import { listName } from '../view/elections/list-name.ts';
import type { ResultWords } from '../view/result-words.ts';
import { closeRaces } from './close-races.ts';
import { allotSeats, seatsByList } from './dhondt.ts';
import { districtResult } from './district-result.ts';
import { listShares } from './list-shares.ts';

interface FindingPlace {
  order: MedalOrder;
  /** Not null for the page of an area, for which the finding of the whole would be false. */
  area: object | null;
}

/** Null before there are results: before the first vote, match or medal. */
export function findingOf(shown: ShownRecord, words: ResultWords, place: FindingPlace): string | null {
  if (shown.record === null || place.area !== null) return null;
  switch (shown.factory) {
    case 'medal-table':
      return mostMedals(shown.record, place.order, words);
    case 'schedule':
      return finals(shown.record, words);
    case 'country-medals':
      return medalsOf(shown.record, shown.props.country, words);
    case 'matches':
    case 'results':
      return goals(shown.record, words);
    case 'groups':
      return allWon(shown.record, words);
    case 'knock-out':
      return champion(shown.record, words);
    case 'top-list':
      return topPlayer(shown.record, shown.props.of, words);
    case 'party-lists':
      return firstList(shown.record, 'party', words);
    case 'nationality-lists':
      return firstList(shown.record, 'nationality', words);
    case 'districts':
      return districts(shown.record, words);
    case 'close-races':
      return closest(shown.record, words);
    case 'dhondt':
      return listSeats(shown.record, words);
    case 'seats':
      return seats(shown.record, words);
    case 'turnout':
      return turnout(shown.record, words);
    case 'areas':
      return firstByArea(shown.record, words);
    case 'list-votes':
      return firstInAll(shown.record, words);
    case 'states':
      return byState(shown.record, words);
  }
}

/** `Kétharmad: 135 mandátum`; while votes are counted who is ahead, and with how many. */
function seats(chamber: Chamber, words: ResultWords): string | null {
  const [first] = chamber.groups.toSorted((a, b) => b.seats - a.seats);
  if (!first) return null;
  const name = listName(first.short, words);
  const { findings } = words;
  if (!isCertified(chamber)) return findings.aheadSeats(name, first.seats, chamber.seats);
  if (!chamber.isParliament) return findings.mostSeats(name, first.seats, chamber.seats);
  if (first.seats * 3 >= chamber.seats * 2) return findings.twoThirds(first.seats);
  return first.seats * 2 > chamber.seats
    ? findings.majority(name, first.seats)
    : findings.mostSeats(name, first.seats, chamber.seats);
}

function firstList(election: Election, kind: 'party' | 'nationality', words: ResultWords): string | null {
  const lists = election.lists.filter((list) => list.kind === kind);
  const [first, second] = listShares(lists, election.valid);
  if (!first || first.votes === 0) return null;
  const { findings } = words;
  if (kind === 'nationality') return findings.mostVotes(first.name, formatNumber(first.votes));
  const lead = formatNumber(100 * (first.share - (second?.share ?? 0)), 1);
  const share = formatPercent(100 * first.share, 2);
  return isCertified(election)
    ? findings.wonBy(first.name, share, lead)
    : findings.aheadBy(first.name, share, lead);
}

/** The name that is most often first, and how often; null without votes. */
function mostFirsts(firsts: readonly string[]): [name: string, count: number] | null {
  const [first] = [...Map.groupBy(firsts, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  return first ? [first[0], first[1].length] : null;
}

function districts(election: Election, words: ResultWords): string | null {
  const results = election.districts.map(districtResult).filter(({ share }) => share > 0);
  const most = mostFirsts(results.map(({ list }) => listName(list, words)));
  if (!most) return null;
  const { findings } = words;
  const text = isCertified(election) ? findings.districtsWon : findings.districtsAhead;
  return text(most[0], most[1], election.districts.length);
}

function closest(election: Election, words: ResultWords): string | null {
  const [first] = closeRaces(election, 1);
  return first ? words.findings.closest(first.district.name, formatNumber(first.lead)) : null;
}

function listSeats(election: Election, words: ResultWords): string | null {
  const lists = election.lists
    .filter(({ passes }) => passes)
    .map(({ name, votes, surplus }) => ({ name, votes: votes + surplus }));
  const won = seatsByList(allotSeats(lists, election.listSeats));
  const [first] = [...won].toSorted(([, a], [, b]) => b - a);
  return first ? words.findings.mostSeats(first[0], first[1], election.listSeats) : null;
}

function turnout({ total, hours, registered }: Turnout, words: ResultWords): string | null {
  const [hour, voted] = hours.at(-1) ?? [];
  if (total) return words.findings.turnout(formatPercent((100 * total.voted) / (total.registered || 1), 2));
  if (hour === undefined || voted === undefined) return null;
  return words.findings.turnoutAt(formatPercent((100 * voted) / registered, 2), hour);
}

function firstByArea({ lists, areas }: Areas, words: ResultWords): string | null {
  const counties = areas.filter(({ kind }) => kind === 'megye');
  const firsts = counties.flatMap(({ votes }) => {
    const most = Math.max(0, ...(votes ?? []));
    return most === 0 ? [] : (lists[votes?.indexOf(most) ?? -1]?.[0] ?? []);
  });
  const most = mostFirsts(firsts);
  return most ? words.findings.areasFirst(most[0], most[1], counties.length) : null;
}

function firstInAll({ lists, areas }: Areas, words: ResultWords): string | null {
  const votes = areas[0]?.votes ?? [];
  const [first, second] = listShares(
    lists.map(([name, colour], at) => ({ name, colour, votes: votes[at] ?? 0 })),
  );
  if (!first || first.votes === 0) return null;
  const lead = formatNumber(100 * (first.share - (second?.share ?? 0)), 1);
  return words.findings.wonBy(first.name, formatPercent(100 * first.share, 2), lead);
}

function byState({ candidates, rows }: States, words: ResultWords): string | null {
  const counts = [
    rows.filter(([, , first, second]) => first > second).length,
    rows.filter(([, , first, second]) => second > first).length,
  ];
  const sorted = candidates
    .map(([name], at) => ({ name, count: counts[at] ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = sorted;
  if (!first || !second || first.count === 0) return null;
  return words.findings.states(first.name, first.count, second.name, second.count);
}

function mostMedals(medals: Medals, order: MedalOrder, words: ResultWords): string | null {
  const rows = orderedMedals(medals, order);
  const [first] = rows;
  if (!first) return null;
  const { findings } = words;
  const best =
    order === 'arany'
      ? findings.mostGold(first.country, first.gold)
      : findings.mostMedals(first.country, first.total);
  const own = rows.find(({ code }) => code === 'HUN');
  return own && own !== first ? `${best}; ${findings.ownPlace(own.country, own.rank)}` : best;
}

function finals({ days }: MedalEvents, words: ResultWords): string {
  return words.findings.finals(
    days.reduce((sum, { events }) => sum + events.length, 0),
    days.length,
  );
}

function medalsOf({ days }: MedalEvents, country: string, words: ResultWords): string | null {
  const own = days.flatMap(({ events }) => events.flatMap(([, , medals]) => medals));
  const count = (colour: string) =>
    own.filter(([medal, code]) => medal === colour && code === country).length;
  const [gold, silver, bronze] = [count('gold'), count('silver'), count('bronze')];
  const all = gold + silver + bronze;
  return all === 0 ? null : words.findings.medals(all, gold, silver, bronze);
}

function goals({ stages }: Tournament, words: ResultWords): string | null {
  const scores = stages
    .flatMap(({ matches }) => matches)
    .flatMap((match) => {
      const score = finalScore(match);
      return score ? [score[0] + score[1]] : [];
    });
  if (scores.length === 0) return null;
  return words.findings.goals(
    scores.length,
    scores.reduce((sum, one) => sum + one, 0),
  );
}

/** Teams that won each of their group's matches, once all are played. */
function allWon({ groups, stages, teams }: Tournament, words: ResultWords): string | null {
  const matches = stages.filter(({ kind }) => kind === 'group').flatMap((stage) => stage.matches);
  if (matches.length === 0 || matches.some(({ score }) => score === null)) return null;
  const hasWon = (team: string) =>
    matches.every((match) => {
      if (match.home !== team && match.away !== team) return true;
      return winnerOf(match) === (match.home === team ? 'home' : 'away');
    });
  const perfect = groups.flatMap((group) => group.teams).filter(hasWon);
  return words.findings.allWon(perfect.map((code) => teams[code] ?? code));
}

/** `Spanyolország a bajnok`, once the final is played. */
function champion(tournament: Tournament, words: ResultWords): string | null {
  const final = knockOutRounds(tournament).findLast(({ matches }) => matches.length === 1);
  const all = tournament.stages.filter(({ kind }) => kind === 'knock-out');
  const last = all.at(-1)?.matches;
  const match = last?.length === 1 ? last[0] : final?.matches[0];
  const side = match && winnerOf(match);
  const score = match && finalScore(match);
  if (!match || !side || !score) return null;
  const [winner, loser] = side === 'home' ? [match.home, match.away] : [match.away, match.home];
  const textOf = ([home, away]: readonly [number, number]): string =>
    side === 'home' ? `${home}–${away}` : `${away}–${home}`;
  const nameOf = (code: string): string => tournament.teams[code] ?? code;
  const shootOut = match.penalties ? `, ${words.penalties} ${textOf(match.penalties)}` : '';
  return words.findings.champion(nameOf(winner), nameOf(loser), textOf(score) + shootOut);
}

function topPlayer(
  tournament: Tournament,
  of: 'goals' | 'yellow' | 'red',
  words: ResultWords,
): string | null {
  const best = topPlayers(tournament, of).filter(({ rank }) => rank === 1);
  const [first] = best;
  if (!first) return null;
  return words.findings.topPlayers(
    best.map(({ player }) => player),
    first.count,
    words.findings.counted[of],
  );
}
