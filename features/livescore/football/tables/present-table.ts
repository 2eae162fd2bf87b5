/** Standings and lists of players as the page shows them. */

import { pictureAddress } from '../../pictures/picture-address.ts';
import { type ListLanguage, listWords } from '../../view/livescore-words.ts';
import type { Team } from '../fixture.ts';
import type { PlayerRow, TableGroup, TableRowData } from '../football-data.ts';
import { teamName } from '../names/team-names.ts';
import type { StandingRow, Standings, TopPlayer } from './tables.ts';
import { zoneOf } from './zone.ts';

/** Titles only where there are several tables. */
export function presentTable({ groups }: Standings, language: ListLanguage = 'hu'): TableGroup[] {
  return groups.map(({ name, rows }) => ({
    title: groups.length === 1 ? '' : groupName(name, language),
    rows: rows.map((row, at) => toRow(row, rows[at - 1], language)),
  }));
}

/** `Group A` is `A csoport`. */
function groupName(name: string | null, language: ListLanguage): string {
  const words = listWords[language];
  const [, letter] = /^Group ([A-Z])$/.exec(name ?? '') ?? [];
  if (letter !== undefined) return words.group(letter);
  return /^Ranking of third/i.test(name ?? '') ? words.thirds : (name ?? '');
}

function toRow(row: StandingRow, above: StandingRow | undefined, language: ListLanguage): TableRowData {
  const { all, rank, points, goalDifference: difference } = row;
  const isShared = rank !== null && rank === above?.rank;
  return {
    rank: rank === null || isShared ? '' : listWords[language].placeNumber(rank),
    team: listedTeam(row.team, language),
    played: all.played,
    won: all.won,
    drawn: all.drawn,
    lost: all.lost,
    points,
    difference,
    goals: all.goalsFor === null || all.goalsAgainst === null ? '' : `${all.goalsFor}–${all.goalsAgainst}`,
    form: (row.form ?? '').split('').filter(isResult).slice(-5),
    zone: zoneOf(row.description, language),
  };
}

function isResult(letter: string): letter is 'W' | 'D' | 'L' {
  return letter === 'W' || letter === 'D' || letter === 'L';
}

export function listedTeam({ id, name, logo }: Team, language: ListLanguage = 'hu'): TableRowData['team'] {
  const shown = teamName(name, language) ?? listWords[language].undecided;
  return { id, name: shown, logo: pictureAddress(logo) };
}

type Count = 'gol' | 'sarga' | 'piros';

/** Players with as many share their rank. */
export function presentPlayers(
  players: readonly TopPlayer[],
  count: Count,
  language: ListLanguage = 'hu',
): PlayerRow[] {
  const words = listWords[language];
  const counted = players
    .map((player) => ({ player, count: countOf(player, count) }))
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return counted.map(({ player, count: own }, at) => ({
    rank: own !== null && own === counted[at - 1]?.count ? '' : words.placeNumber(at + 1),
    name: player.name ?? words.unknownPlayer,
    photo: pictureAddress(player.photo),
    team: listedTeam(player.team, language),
    count: own,
    secondYellow: count === 'piros' ? player.cards.secondYellow : null,
  }));
}

function countOf({ goals, cards }: TopPlayer, count: Count): number | null {
  return { gol: goals, sarga: cards.yellow, piros: cards.red }[count];
}
