/**
 * The data that a rendered page depends on.
 * A key names one object (`article:17`) or one list (`latest:telex`). A page that shows only part of a list gives its
 * range of times (unix seconds, both inclusive), so that a story published outside the range does not invalidate it.
 */
export interface Dependency {
  key: string;
  from?: number;
  to?: number;
}

export interface Invalidation {
  key: string;
  /** Time of the change in the list (unix seconds); without it every page with the key is dropped. */
  at?: number;
}

/** Key of an invalidation that matches every page; used when too much changed to list it. */
export const everything = '*';

export function isTouched(dependency: Dependency, invalidation: Invalidation): boolean {
  if (dependency.key !== invalidation.key) return false;
  if (invalidation.at === undefined) return true;
  return invalidation.at >= (dependency.from ?? -Infinity) && invalidation.at <= (dependency.to ?? Infinity);
}
