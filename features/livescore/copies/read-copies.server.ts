/** Reads what a page needs of the provider, and collects what follows for the page. */
import type { Dependency } from '#platform/cache/dependency.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import type { Resource } from '../provider/resource.ts';
import { overdueSince, untilOverdue } from './last-good-copy.ts';

type ReadOptions = Parameters<LivescoreFeature['read']>[1];

export interface Reader {
  /**
   * The last copy; null until the provider has answered for the first time. That nothing is known is not that there is
   * nothing: a page says „Még nincs adat.” of the one, and that there is none of the other [S56].
   */
  read<Value>(resource: Resource<Value>, options?: ReadOptions): Promise<Value | null>;
  dependencies: Dependency[];
  /** Unix seconds of the oldest copy that should be newer; null if there is none. */
  oldSince(): number | null;
  /**
   * Milliseconds that a page of these copies may be cached although no answer changes: when the provider stops, nothing
   * else drops the page before it has to say how old it is, and what nobody renders is no longer fetched. Null for good.
   */
  freshForMs(): number | null;
}

/** A page with an old copy is rendered again soon: the copy may be old only because nobody read it. */
const soonMs = 5_000;

export function createReader(livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>, now: Date): Reader {
  const dependencies: Dependency[] = [];
  let oldest: number | null = null;
  let fresh = Infinity;
  return {
    dependencies,
    oldSince: () => oldest,
    freshForMs: () => (oldest !== null ? soonMs : fresh === Infinity ? null : fresh + 1),
    async read(resource, options) {
      dependencies.push(livescore.dependencyOn(resource));
      const copy = await livescore.read(resource, options);
      const since = overdueSince(resource, copy, now);
      if (since !== null) oldest = Math.min(oldest ?? since, since);
      if (copy !== null) fresh = Math.min(fresh, untilOverdue(resource, copy, now));
      return copy?.value ?? null;
    },
  };
}
