/** The names of a picture's derivatives and of recordings: another original or another focal point is another name [IMG-01]. */
import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** `focal` must be as rounded by `focalPoint`. */
export function imageToken(original: string, focal: { x: number; y: number }): string {
  return lettersFor(`${original} ${focal.x} ${focal.y}`);
}

/** A recording's name: another file is another name. */
export function recordingToken(original: string): string {
  return lettersFor(original);
}

/** 16 letters of 5 bits: one case only, for disks that fold it. */
function lettersFor(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  let token = '';
  for (const byte of digest.subarray(0, 16)) token += letters[byte & 31];
  return token;
}

/** A focal point inside the picture, in thousandths: finer makes no other crop, only another address. */
export function focalPoint(point: { x: number; y: number }): { x: number; y: number } {
  return { x: thousandths(point.x), y: thousandths(point.y) };
}

function thousandths(fraction: number): number {
  if (!Number.isFinite(fraction)) return 0.5;
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 1000) / 1000;
}
