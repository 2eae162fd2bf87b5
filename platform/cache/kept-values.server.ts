/** What was read from the database and is likely to be read again unchanged, dropped by what it shows as pages are. */
import { deeplyFrozen } from './deeply-frozen.ts';
import type { Dependency, Invalidation } from './dependency.ts';
import { createInvalidationHistory, touchesAny } from './invalidation-history.ts';
import { makeRoom, type Wanted } from './make-room.ts';

export interface KeptValues<Value> {
  get(key: string): Value | undefined;
  /** To be called before anything is read. */
  beginFill(): number;
  /** Keeps what was read, frozen, unless something it shows changed since the fill began. */
  store(key: string, value: Value, dependencies: readonly Dependency[], fill: number): void;
}

/** @param most How many values; what nobody asked for since room was last made goes first. */
export type OpenKept = <Value>(most: number) => KeptValues<Value>;

/** What a process keeps of its readings, and how it hears that they are no longer true. */
export interface Kept {
  open: OpenKept;
  /** Calls with every record from now on, once what is kept of it was dropped. */
  hear(listener: (invalidations: readonly Invalidation[]) => void): void;
}

export interface KeptStores extends Kept {
  drop(invalidations: readonly Invalidation[]): void;
}

export interface KeptStoresNeeds {
  /** Real milliseconds since the epoch. */
  now(): number;
  /** False while publications cannot reach this process: then everything is read anew. */
  isInformed(): boolean;
}

interface Entry<Value> extends Wanted {
  value: Value;
  dependencies: readonly Dependency[];
  until: number;
}

/** A page's lifetime: a change that nobody told of is seen after it. */
const lifetimeMs = 60_000;

export function createKeptStores({ now, isInformed }: KeptStoresNeeds): KeptStores {
  const history = createInvalidationHistory();
  const drops: ((invalidations: readonly Invalidation[]) => void)[] = [];
  const listeners: typeof drops = [];

  function open<Value>(most: number): KeptValues<Value> {
    const entries = new Map<string, Entry<Value>>();
    drops.push((invalidations) => {
      entries.forEach(({ dependencies }, key) => {
        if (touchesAny(dependencies, invalidations)) entries.delete(key);
      });
    });

    return {
      get(key) {
        const entry = entries.get(key);
        if (!entry || !isInformed() || entry.until < now()) return undefined;
        entry.wanted = true;
        return entry.value;
      },
      beginFill: history.last,
      store(key, value, dependencies, fill) {
        if (history.touchedSince(dependencies, fill)) return;
        const until = now() + lifetimeMs;
        entries.set(key, { value: deeplyFrozen(value), dependencies, until, wanted: false });
        makeRoom(
          entries,
          () => entries.size <= most,
          (_, oldest) => void entries.delete(oldest),
        );
      },
    };
  }

  return {
    open,
    hear: (listener) => void listeners.push(listener),
    drop(invalidations) {
      history.record(invalidations);
      for (const act of [...drops, ...listeners]) act(invalidations);
    },
  };
}

/** What is read once is kept for whoever asks next. */
export async function keptRead<Value>(
  kept: KeptValues<Value>,
  key: string,
  read: () => Promise<{ value: Value; dependencies: readonly Dependency[] }>,
): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const fill = kept.beginFill();
  const { value, dependencies } = await read();
  kept.store(key, value, dependencies, fill);
  return value;
}

/** For processes that hear of no publications. */
export const nothingKept: Kept = {
  open: () => ({ get: () => undefined, beginFill: () => 0, store: () => undefined }),
  hear: () => undefined,
};
