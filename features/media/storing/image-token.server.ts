/** Tokens of derivatives' and recordings' addresses: another original, focal point or own crop has another token [IMG-01]. */
import { createHash } from 'node:crypto';
import { croppedRatios, type OwnCrops } from '../details/framing.ts';

const base32Characters = 'abcdefghijklmnopqrstuvwxyz234567';

/** @param focal As rounded by `focalPoint`. */
export function imageToken(
  original: string,
  { focal, crops = {} }: { focal: { x: number; y: number }; crops?: OwnCrops },
): string {
  const own = croppedRatios.flatMap((ratio) => {
    const crop = crops[ratio];
    return crop ? [` ${ratio} ${crop.left} ${crop.top} ${crop.width}`] : [];
  });
  return base32Token(`${original} ${focal.x} ${focal.y}${own.join('')}`);
}

/** Token of a recording's address: another file has another token. */
export function recordingToken(original: string): string {
  return base32Token(original);
}

/** 16 characters of 5 bits each; lower case only, for file systems that ignore case. */
function base32Token(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  let token = '';
  for (const byte of digest.subarray(0, 16)) token += base32Characters[byte & 31];
  return token;
}

/** A focal point inside the picture, in thousandths: a finer value would change the address but not the crop. */
export function focalPoint(point: { x: number; y: number }): { x: number; y: number } {
  return { x: thousandths(point.x), y: thousandths(point.y) };
}

function thousandths(fraction: number): number {
  if (!Number.isFinite(fraction)) return 0.5;
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 1000) / 1000;
}
