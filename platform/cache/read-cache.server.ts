import { deeplyFrozen } from './deeply-frozen.ts';
import type { Dependency, Invalidation } from './dependency.ts';
import { type Evictable, evictUnused } from './evict-unused.ts';
import { createInvalidationHistory, touchesAny } from './invalidation-history.ts';

/** Cache of values read from the database; entries are dropped by their dependencies, as pages are. */
export interface ValueCache<Value> {
  get(key: string): Value | undefined;
  /** Must be called before anything is read. */
  beginFill(): number;
  /** Caches the value, frozen, unless one of its dependencies changed since the fill began. */
  store(key: string, value: Value, dependencies: readonly Dependency[], fill: number): void;
}

/** @param most Maximum number of values; those not used since the last eviction go first. */
export type CreateValueCache = <Value>(most: number) => ValueCache<Value>;

/** Caches of one process, and their invalidation events. */
export interface ReadCache {
  createCache: CreateValueCache;
  /** Calls the listener with every record, after the affected values were dropped. */
  onInvalidation(listener: (invalidations: readonly Invalidation[]) => void): void;
}

export interface InvalidatableReadCache extends ReadCache {
  drop(invalidations: readonly Invalidation[]): void;
}

export interface ReadCacheNeeds {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** False while invalidations do not reach this process: then every value is read again. */
  isConnected(): boolean;
}

interface Entry<Value> extends Evictable {
  value: Value;
  dependencies: readonly Dependency[];
  until: number;
}

/** The lifetime of a page: without an invalidation, a change becomes visible after it. */
const lifetimeMs = 60_000;

export function createReadCache({ now, isConnected }: ReadCacheNeeds): InvalidatableReadCache {
  const history = createInvalidationHistory();
  const drops: ((invalidations: readonly Invalidation[]) => void)[] = [];
  const listeners: typeof drops = [];

  function open<Value>(most: number): ValueCache<Value> {
    const entries = new Map<string, Entry<Value>>();
    drops.push((invalidations) => {
      entries.forEach(({ dependencies }, key) => {
        if (touchesAny(dependencies, invalidations)) entries.delete(key);
      });
    });

    return {
      get(key) {
        const entry = entries.get(key);
        if (!entry || !isConnected() || entry.until < now()) return undefined;
        entry.wasUsed = true;
        return entry.value;
      },
      beginFill: history.last,
      store(key, value, dependencies, fill) {
        if (history.touchedSince(dependencies, fill)) return;
        const until = now() + lifetimeMs;
        entries.set(key, { value: deeplyFrozen(value), dependencies, until, wasUsed: false });
        evictUnused(
          entries,
          () => entries.size <= most,
          (_, oldest) => void entries.delete(oldest),
        );
      },
    };
  }

  return {
    createCache: open,
    onInvalidation: (listener) => void listeners.push(listener),
    drop(invalidations) {
      history.record(invalidations);
      for (const act of [...drops, ...listeners]) act(invalidations);
    },
  };
}

/** Returns the cached value, or reads and caches it. */
export async function cachedRead<Value>(
  cache: ValueCache<Value>,
  key: string,
  read: () => Promise<{ value: Value; dependencies: readonly Dependency[] }>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const fill = cache.beginFill();
  const { value, dependencies } = await read();
  cache.store(key, value, dependencies, fill);
  return value;
}

/** For processes that receive no invalidations. */
export const noCache: ReadCache = {
  createCache: () => ({ get: () => undefined, beginFill: () => 0, store: () => undefined }),
  onInvalidation: () => undefined,
};
