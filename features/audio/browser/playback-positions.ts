/** Playback position of each episode; stored only on this device. */

import { readText, storedList, type TextStorage, writeText } from '#platform/browser/text-storage.ts';

const key = 'lapzarta-playback';
const speedKey = 'lapzarta-speed';
const maxPositions = 60;
/** Seconds from the start or end within which no position is saved: playback then starts from the beginning. */
const nearEnd = { start: 5, end: 8 };

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Seconds to resume from; 0 for an episode that was not started or was played to the end. */
export function savedPosition(storage: TextStorage, slug: string): number {
  return storedList(storage, key, isPosition).find(([name]) => name === slug)?.[1] ?? 0;
}

/** @param duration Seconds; NaN or Infinity if the player does not know it. */
export function savePosition(storage: TextStorage, slug: string, at: number, duration: number): void {
  const others = storedList(storage, key, isPosition).filter(([name]) => name !== slug);
  const isDone = at < nearEnd.start || (duration > 0 && at > duration - nearEnd.end);
  const positions = isDone ? others : [[slug, Math.floor(at)], ...others].slice(0, maxPositions);
  writeText(storage, key, JSON.stringify(positions));
}

export function savedSpeed(storage: TextStorage): number {
  const saved = Number(readText(storage, speedKey));
  return speeds.find((speed) => speed === saved) ?? 1;
}

export function saveSpeed(storage: TextStorage, speed: number): void {
  writeText(storage, speedKey, String(speed));
}

type Position = [slug: string, at: number];

function isPosition(value: unknown): value is Position {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    Number.isFinite(value[1]) &&
    value[1] >= 0
  );
}
