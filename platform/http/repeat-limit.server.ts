/**
 * Limits how often one network may cause the same thing in a day, such as a read of one story [S57]. The uses are counted
 * in a table of fixed size, at the place of a keyed hash: two of a million things share a place rarely, and no client can
 * choose which. Each process counts for itself.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './address-limit.ts';

/** 4 MB; a busy day has a quarter as many pairs of network and thing. */
const places = 2 ** 22;
const dayMs = 86_400_000;

/** @example const isNew = createRepeatLimit(3); if (isNew(`read ${id}`, address, performance.now())) … */
export function createRepeatLimit(most: number) {
  const uses = new Uint8Array(places);
  const key = randomBytes(32);
  let began = -Infinity;
  return (thing: string, address: string, now: number): boolean => {
    if (now - began >= dayMs) {
      uses.fill(0);
      began = now;
    }
    const hash = createHmac('sha256', key)
      .update(`${thing}\0${networkOf(address)}`)
      .digest();
    const place = hash.readUInt32LE() % places;
    const count = uses[place] ?? 0;
    if (count >= most) return false;
    uses[place] = count + 1;
    return true;
  };
}
