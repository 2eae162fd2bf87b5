/** Hungary–Switzerland of 15 June 2024 as if it began now, under an id of its own. */
import { z } from 'zod';
import { footballAnswer } from '../sandbox/football/football-answers.ts';

const original = { id: 2024002, kickOff: '2024-06-15T13:00:00Z' };

/** No provider has it, and no other match of the sandbox. */
export const replayedId = 92_024_002;

export interface Replay {
  /** When it begins, in real time. */
  kickOff: Date;
  /** Minutes of play in a minute. */
  speed: number;
}

const answerSchema = z.array(z.looseObject({ fixture: z.looseObject({}) }));

/** The answer to `/fixtures?id=` at a time, in the provider's shape. */
export function replayedMatch({ kickOff, speed }: Replay, now: Date): object {
  const played = (now.getTime() - kickOff.getTime()) * speed;
  const then = new Date(Date.parse(original.kickOff) + played);
  const answer = footballAnswer('fixtures', new URLSearchParams({ id: String(original.id) }), then);
  const [match] = answerSchema.parse(answer);
  const seconds = Math.floor(kickOff.getTime() / 1000);
  const date = new Date(seconds * 1000).toISOString().replace('.000Z', '+00:00');
  return { ...match, fixture: { ...match?.fixture, id: replayedId, timestamp: seconds, date } };
}

/** The other matches of a day, in the provider's shape. */
export function otherMatchesOf(day: string, now: Date): object[] {
  const answer = footballAnswer('fixtures', new URLSearchParams({ date: day }), now);
  return answerSchema.parse(answer);
}
