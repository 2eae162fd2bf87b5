/**
 * The version of an object that is stored without a counter: a hash of its content, so that no change can
 * forget to raise it, and equal content has the same version.
 */
import { createHash } from 'node:crypto';

/** @param shown The fields that a change replaces, always in the same order. */
export function contentVersion(shown: unknown): number {
  return createHash('sha256').update(JSON.stringify(shown)).digest().readUIntBE(0, 6);
}
