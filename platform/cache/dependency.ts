/**
 * What a finished page shows, and what a publication made untrue.
 *
 * A key names one thing (`article:17`) or one list (`latest:telex`). A page that shows only a stretch of a list says
 * from when to when (unix seconds, both inclusive), so that a story published outside that stretch leaves it alone.
 */
export interface Dependency {
  key: string;
  from?: number;
  to?: number;
}

export interface Invalidation {
  key: string;
  /** Where in the list something changed; without it every page with the key is dropped. */
  at?: number;
}

/** Key of an invalidation that touches whatever there is; used when too much changed to name it. */
export const everything = '*';

export function isTouched(dependency: Dependency, invalidation: Invalidation): boolean {
  if (dependency.key !== invalidation.key) return false;
  if (invalidation.at === undefined) return true;
  return invalidation.at >= (dependency.from ?? -Infinity) && invalidation.at <= (dependency.to ?? Infinity);
}
