/** How far into each episode the reader has come: on this device, and nowhere else. */

import type { Memory } from '../behaviours/kept-texts.ts';

const key = 'lapzarta-heard';
const speedKey = 'lapzarta-speed';
const mostKept = 60;
/** Whoever stopped so near an end begins anew. */
const nearEnd = { start: 5, end: 8 };

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Seconds to go on from; 0 for what was not begun, or was heard to the end. */
export function placeIn(memory: Memory, slug: string): number {
  return placesIn(memory).find(([name]) => name === slug)?.[1] ?? 0;
}

/** @param duration Seconds, or what a player says that does not know. */
export function keepPlace(memory: Memory, slug: string, at: number, duration: number): void {
  const others = placesIn(memory).filter(([name]) => name !== slug);
  const isDone = at < nearEnd.start || (duration > 0 && at > duration - nearEnd.end);
  const places = isDone ? others : [[slug, Math.floor(at)], ...others].slice(0, mostKept);
  write(memory, key, JSON.stringify(places));
}

export function speedIn(memory: Memory): number {
  const kept = Number(read(memory, speedKey));
  return speeds.find((speed) => speed === kept) ?? 1;
}

export function keepSpeed(memory: Memory, speed: number): void {
  write(memory, speedKey, String(speed));
}

type Place = [slug: string, at: number];

function placesIn(memory: Memory): Place[] {
  try {
    const value: unknown = JSON.parse(read(memory, key));
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    Number.isFinite(value[1]) &&
    value[1] >= 0
  );
}

function read(memory: Memory, name: string): string {
  try {
    return memory.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(memory: Memory, name: string, value: string): void {
  try {
    memory.setItem(name, value);
  } catch {
    // A browser that keeps nothing lets the reader begin at the beginning.
  }
}
