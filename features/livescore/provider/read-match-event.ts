/** Events of a match. */
import { z } from 'zod';
import type { MatchEvent } from '../football/match/match-event.ts';
import { maybeId, type Notice, part, text, wholeNumber } from './lenient.ts';

const person = part({ id: maybeId, name: text });

export const eventSchema = z.object({
  time: part({ elapsed: wholeNumber, extra: wholeNumber }),
  team: part({ id: maybeId }),
  player: person,
  assist: person,
  type: z.string(),
  detail: text,
  comments: text,
});

export function toMatchEvent(item: z.infer<typeof eventSchema>, notice: Notice): MatchEvent {
  const { time, team, player, assist, type, detail, comments } = item;
  const happening = {
    at: time,
    teamId: team.id,
    player: player.name,
    said: { type, detail, comments },
  };
  const what = (detail ?? '').toLowerCase();
  switch (type.toLowerCase()) {
    case 'goal': {
      const isMissed = what === 'missed penalty';
      if (comments?.toLowerCase() === 'penalty shootout')
        return { ...happening, kind: 'shoot-out-kick', isScored: !isMissed };
      if (isMissed) return { ...happening, kind: 'missed-penalty' };
      const how = goals.get(what);
      if (how !== undefined) return { ...happening, kind: 'goal', how, assist: assist.name };
      break;
    }
    case 'card': {
      const colour = cards.get(what);
      if (colour !== undefined) return { ...happening, kind: 'card', colour, reason: comments };
      break;
    }
    case 'subst':
      return { ...happening, kind: 'substitution', comesOn: assist.name };
    case 'var':
      // An open list: new wordings of why a goal was disallowed appear every season.
      return { ...happening, kind: 'review', decision: detail };
  }
  notice(`event of a match: ${type}, ${detail ?? 'without detail'}`);
  return { ...happening, kind: 'unknown' };
}

const goals = new Map<string, 'normal' | 'penalty' | 'own'>([
  ['normal goal', 'normal'],
  ['penalty', 'penalty'],
  ['own goal', 'own'],
]);

const cards = new Map<string, 'yellow' | 'second-yellow' | 'red'>([
  ['yellow card', 'yellow'],
  ['second yellow card', 'second-yellow'],
  ['red card', 'red'],
]);
