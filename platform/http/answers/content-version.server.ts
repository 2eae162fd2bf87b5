/**
 * The version of what is stored without a counter: a number of its content. No way of changing it can forget to raise it,
 * and whoever saw the same content has the same version.
 */
import { createHash } from 'node:crypto';

/** @param shown What a change replaces, in one order of its fields. */
export function contentVersion(shown: unknown): number {
  return createHash('sha256').update(JSON.stringify(shown)).digest().readUIntBE(0, 6);
}
