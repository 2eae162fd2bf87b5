/** Lists of a tournament's players: goals and cards, the most first. */
import { byName } from '#platform/text/name-order.ts';
import type { Match, Tournament } from '../records/tournament.ts';

export type TopListOf = 'goals' | 'yellow' | 'red';

export interface TopPlayer {
  player: string;
  team: string;
  count: number;
  /** Goals by penalty among them. */
  penalties: number;
  /** From 1; players with the same number share it. */
  rank: number;
}

/** Own goals count for nobody, nor do shoot-outs. */
export function topPlayers({ stages }: Tournament, of: TopListOf): TopPlayer[] {
  const events = stages.flatMap(({ matches }) => matches).flatMap((match) => eventsOf(match, of));
  const players = [...Map.groupBy(events, ({ player, team }) => `${team} ${player}`).values()]
    .flatMap((own) =>
      own.slice(0, 1).map(({ player, team }) => ({
        player,
        team,
        count: own.length,
        penalties: own.filter(({ isPenalty }) => isPenalty).length,
      })),
    )
    .toSorted((a, b) => b.count - a.count || byName('hu')(a.player, b.player));
  return players.map((player) => ({
    ...player,
    rank: 1 + players.filter((other) => other.count > player.count).length,
  }));
}

interface PlayerEvent {
  player: string;
  team: string;
  isPenalty: boolean;
}

function eventsOf(match: Match, of: TopListOf): PlayerEvent[] {
  if (of === 'goals')
    return match.goals
      .filter(([, , , kind]) => kind !== 'own')
      .map(([side, player, , kind]) => ({ player, team: match[side], isPenalty: kind === 'penalty' }));
  const counts = of === 'yellow' ? ['yellow', 'second-yellow'] : ['red', 'second-yellow'];
  return match.cards
    .filter(([, , card]) => counts.includes(card))
    .map(([side, player]) => ({ player, team: match[side], isPenalty: false }));
}
