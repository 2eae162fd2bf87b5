/** Line-ups of a match. */
import { z } from 'zod';
import type { Lineup, LineupPlayer } from '../football/match/lineup.ts';
import { list, maybeId, type Notice, part, text, wholeNumber } from './lenient.ts';

const playerSchema = z.object({
  player: z.object({ id: maybeId, name: text, number: wholeNumber, pos: text, grid: text }),
});

export const lineupSchema = z.object({
  team: part({ id: maybeId }),
  coach: part({ name: text, photo: text }),
  formation: text,
  startXI: list(playerSchema),
  substitutes: list(playerSchema),
});

export function toLineup(item: z.infer<typeof lineupSchema>, notice: Notice): Lineup {
  const { team, coach, formation, startXI, substitutes } = item;
  return {
    teamId: team.id,
    formation,
    coach: coach.name === null ? null : coach,
    starters: startXI.map((one) => toPlayer(one, notice)),
    substitutes: substitutes.map((one) => toPlayer(one, notice)),
  };
}

const positions: Readonly<Record<string, LineupPlayer['position']>> = {
  G: 'goalkeeper',
  D: 'defender',
  M: 'midfielder',
  F: 'forward',
};

function toPlayer({ player }: z.infer<typeof playerSchema>, notice: Notice): LineupPlayer {
  const { id, name, number, pos, grid } = player;
  const position = pos === null ? null : (positions[pos] ?? null);
  if (pos !== null && position === null) notice(`position of a player: ${pos}`);
  const [, row, column] = /^(\d{1,2}):(\d{1,2})$/.exec(grid ?? '') ?? [];
  const place = row === undefined ? null : { row: Number(row), column: Number(column) };
  return { id, name, number, position, place };
}
