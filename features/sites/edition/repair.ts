/**
 * Removes the faults of a part of an edition, so that the rest can be checked against it: a menu entry whose section
 * has an invalid component is not a broken link. The edition is rejected nevertheless.
 */
import type { z } from 'zod';
import { isRecord } from '#platform/text/is-record.ts';

export interface Repaired<T> {
  value: T;
  /** Fields with faults, whose values are unreliable. */
  fields: ReadonlySet<string>;
}

/** Maximum depth of a fault in an edition. */
const maxRounds = 6;

/**
 * Removes faulty entries of lists; other faulty fields get the value of `substitute`, or are removed. Undefined where
 * the result is still invalid.
 */
export function repair<T>(
  schema: z.ZodType<T>,
  value: unknown,
  substitute: unknown,
): Repaired<T> | undefined {
  const fields = new Set<string>();
  const draft: unknown = structuredClone(value);
  if (!isRecord(draft)) return undefined;
  for (let round = 0; round < maxRounds; round += 1) {
    const result = schema.safeParse(draft);
    if (result.success) return { value: result.data, fields };
    // From the last to the first: a removal must not shift the indexes of the remaining issues.
    for (const { path, ...issue } of result.error.issues.toReversed()) {
      const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
      const paths = keys.length > 0 ? keys.map((key) => [...path, key]) : [path];
      for (const one of paths) {
        fields.add(String(one[0] ?? ''));
        removeFault(draft, parentPath(one, round), substitute);
      }
    }
  }
  return undefined;
}

/** In each further round, removes a larger surrounding part of what is still invalid. */
function parentPath(path: PropertyKey[], round: number): PropertyKey[] {
  const entry = path.findIndex((key) => typeof key === 'number');
  const end = entry === -1 ? path.length : entry + 1;
  return path.slice(0, Math.max(1, end - round));
}

function removeFault(draft: unknown, path: PropertyKey[], substitute: unknown): void {
  const parent = valueAt(draft, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1);
  else if (isRecord(parent) && typeof key === 'string') {
    const replacement = valueAt(substitute, path);
    if (replacement === undefined) delete parent[key];
    else parent[key] = structuredClone(replacement);
  }
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner) && typeof key === 'number') return inner[key];
    return isRecord(inner) && typeof key === 'string' ? inner[key] : undefined;
  }, value);
}
