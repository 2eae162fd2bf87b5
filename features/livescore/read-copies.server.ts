/** Reads what a page needs of the provider, and collects what follows for the page. */
import type { Dependency } from '#platform/cache/dependency.ts';
import { overdueSince } from './last-good-copy.ts';
import type { LivescoreFeature } from './livescore-feature.server.ts';
import type { Resource } from './provider/resource.ts';

type ReadOptions = Parameters<LivescoreFeature['read']>[1];

export interface Reader {
  /** The last copy; the second value until the provider has answered for the first time. */
  read<Value>(resource: Resource<Value>, otherwise: Value, options?: ReadOptions): Promise<Value>;
  dependencies: Dependency[];
  /** Unix seconds of the oldest copy that should be newer; null if there is none. */
  oldSince(): number | null;
}

export function createReader(livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>, now: Date): Reader {
  const dependencies: Dependency[] = [];
  let oldest: number | null = null;
  return {
    dependencies,
    oldSince: () => oldest,
    async read(resource, otherwise, options) {
      dependencies.push(livescore.dependencyOn(resource));
      const copy = await livescore.read(resource, options);
      const since = overdueSince(resource, copy, now);
      if (since !== null) oldest = Math.min(oldest ?? since, since);
      return copy?.value ?? otherwise;
    },
  };
}
