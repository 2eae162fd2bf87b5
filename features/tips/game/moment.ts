/** Times of a game: fixed ones, and those that follow its start. */
import type { Game } from './game.ts';

/** The start of a game whose times follow it. */
export interface GameStart {
  /** Unix seconds. */
  at: number;
  /** Seconds of the game's timetable in one second: a replay that is twice as fast has 2. */
  speed: number;
}

/**
 * Unix seconds of a time; null when it follows a start that is not there yet.
 * @example momentOf('PT45M', { at: 1_000, speed: 1 }) // 3_700
 */
export function momentOf(time: string, start: GameStart | null): number | null {
  const duration = durationIn(time);
  if (duration === null) return Date.parse(time) / 1000;
  return start && start.at + duration / start.speed;
}

/** Whether the game waits for a start: all its times follow it. */
export function isStartable(game: Game): boolean {
  return timesIn(game).some((time) => durationIn(time) !== null);
}

export function timesIn({ opens, closes, scored, questions }: Game): string[] {
  return [opens, closes, scored, ...questions.flatMap((one) => [one.closes, one.scored])].filter(
    (time) => time !== undefined,
  );
}

/** Seconds; null for a time that follows nothing. */
export function durationIn(time: string): number | null {
  const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(time);
  if (!found) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = found;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
