/** Finished answers as compressed bytes, kept within a bound of memory and dropped by what they show. */
import type { Encoding } from '../http/asked-for.server.ts';
import type { ReadyHead } from '../http/ready-head.server.ts';
import { type Dependency, everything, type Invalidation, isTouched } from './dependency.ts';
import { createInvalidationHistory } from './invalidation-history.ts';
import { makeRoom, type Wanted } from './make-room.ts';

export interface CachedAnswer {
  status: number;
  contentType: string;
  /** A flat list, without those that depend on the encoding asked for. */
  headers: string[];
  etag: string;
  brotli: Buffer;
  /** It leads elsewhere, and each reader's query goes along. */
  takesQuery: boolean;
  /** Compressed again, and better, because many asked for it. */
  isGood: boolean;
  /** How many were answered from memory. */
  asked: number;
  /** What goes out, by encoding; made when first asked for. */
  forms: { br?: SentForm; gzip?: SentForm };
  dependencies: readonly Dependency[];
  /** Milliseconds since the epoch. */
  freshUntil: number;
  staleUntil: number;
}

/** One encoding of an answer. */
export interface SentForm {
  etag: string;
  /** The tag of the same contents compressed better, or less well. */
  otherEtag: string | null;
  encoding: Encoding;
  /** Put together when it is first sent again. */
  head: ReadyHead | null;
  /** The head for who has it already; put together when first asked for. */
  notModified: ReadyHead | null;
  body: Buffer;
}

export interface PageCache {
  get(key: string): CachedAnswer | undefined;
  /** To be called before anything is read for the answer. */
  beginFill(): number;
  /** Keeps the answer unless something it shows changed since the fill began; tells whether it was kept. */
  store(key: string, answer: CachedAnswer, fill: number): boolean;
  /** Returns how many answers were dropped. */
  drop(invalidations: readonly Invalidation[]): number;
  /** `shown` counts the things that answers show, and those that were lately dropped. */
  stats(): { answers: number; bytes: number; evicted: number; shown: number };
}

interface Entry extends Wanted {
  key: string;
  /** Null once it was dropped: made again it will show nearly the same, and what it showed stays noted until then. */
  answer: CachedAnswer | null;
  dependencies: readonly Dependency[];
  bytes: number;
}

/** All that show one thing, or a stretch of one list. */
interface Showing {
  /** Every entry that shows it whole has this one, and its key the others: a pair for each took a kilobyte an entry. */
  whole: Dependency;
  entries: Set<Entry>;
}

/**
 * A front page shows hundreds of things and is made again after each publication. To forget them all at once, and note
 * them again a moment later, was a fifth of what such a page left behind in memory.
 */
const mostDropped = 1_000;

/** What a map entry, its strings and its dependencies cost beside the bodies, measured on a heap of 10,000. */
const overhead = 600;

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const entries = new Map<string, Entry>();
  const showing = new Map<string, Showing>();
  const history = createInvalidationHistory();
  /** Of `entries` those without an answer, the longest dropped first. */
  const dropped = new Set<Entry>();
  let bytes = 0;
  let evicted = 0;

  function empty(entry: Entry): void {
    entry.answer = null;
    bytes -= entry.bytes;
    entry.bytes = 0;
    dropped.add(entry);
  }

  function forget(entry: Entry): void {
    empty(entry);
    dropped.delete(entry);
    entries.delete(entry.key);
    for (const { key } of entry.dependencies) unlist(key, entry);
  }

  function forgetLongDropped(): void {
    for (const oldest of dropped) {
      if (dropped.size <= mostDropped) return;
      forget(oldest);
    }
  }

  function note(entry: Entry, dependencies: readonly Dependency[]): void {
    const before = entry.dependencies;
    const now = dependencies.map((dependency) => list(dependency, entry));
    entry.dependencies = now;
    if (before.every(({ key }, at) => key === now[at]?.key)) return;
    const keys = new Set(now.map(({ key }) => key));
    for (const { key } of before) if (!keys.has(key)) unlist(key, entry);
  }

  function list(dependency: Dependency, entry: Entry): Dependency {
    const known = showing.get(dependency.key) ?? newShowing(dependency);
    known.entries.add(entry);
    const { key } = known.whole;
    return dependency.from === undefined && dependency.to === undefined
      ? known.whole
      : { ...dependency, key };
  }

  function unlist(key: string, entry: Entry): void {
    const known = showing.get(key);
    if (known?.entries.delete(entry) && known.entries.size === 0) showing.delete(key);
  }

  function newShowing({ key }: Dependency): Showing {
    const made: Showing = { whole: { key }, entries: new Set() };
    showing.set(key, made);
    return made;
  }

  function newEntry(key: string): Entry {
    const made: Entry = { key, answer: null, dependencies: [], bytes: 0, wanted: false };
    entries.set(key, made);
    return made;
  }

  function evict(entry: Entry): void {
    evicted += entry.answer === null ? 0 : 1;
    forget(entry);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry?.answer) return undefined;
      entry.wanted = true;
      return entry.answer;
    },

    beginFill: history.last,

    store(key, answer, fill) {
      if (history.touchedSince(answer.dependencies, fill)) return false;
      const before = entries.get(key);
      if (before) empty(before);
      const size = sizeOf(key, answer);
      if (size > maxBytes) {
        if (before) forget(before);
        return false;
      }
      makeRoom(entries, () => bytes + size <= maxBytes, evict);
      const entry = entries.get(key) ?? newEntry(key);
      note(entry, answer.dependencies);
      answer.dependencies = entry.dependencies;
      entry.answer = answer;
      entry.bytes = size;
      // Its place in the row is that of long ago, and somebody just asked for it.
      entry.wanted = before !== undefined;
      bytes += size;
      dropped.delete(entry);
      return true;
    },

    drop(invalidations) {
      history.record(invalidations);
      if (invalidations.some((one) => one.key === everything)) return dropAll();
      const doomed = new Set<Entry>();
      for (const invalidation of invalidations)
        for (const entry of showing.get(invalidation.key)?.entries ?? [])
          if (entry.answer && entry.dependencies.some((dependency) => isTouched(dependency, invalidation)))
            doomed.add(entry);
      for (const entry of doomed) empty(entry);
      forgetLongDropped();
      return doomed.size;
    },

    stats: () => ({ answers: entries.size - dropped.size, bytes, evicted, shown: showing.size }),
  };

  function dropAll(): number {
    const count = entries.size - dropped.size;
    entries.clear();
    dropped.clear();
    showing.clear();
    bytes = 0;
    return count;
  }
}

/** The gzip form, when it comes, is counted from the start: it is about a fifth larger than the brotli form. */
function sizeOf(key: string, answer: CachedAnswer): number {
  return key.length * 2 + Math.ceil(answer.brotli.length * 1.2) + answer.dependencies.length * 80 + overhead;
}
