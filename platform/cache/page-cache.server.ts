import type { PartEnds } from '../http/body-parts.server.ts';
import type { Encoding } from '../http/content-negotiation.server.ts';
import type { PreparedHead } from '../http/prepared-head.server.ts';
import { type Dependency, everything, type Invalidation, isTouched } from './dependency.ts';
import { type Evictable, evictUnused } from './evict-unused.ts';
import { createInvalidationHistory } from './invalidation-history.ts';

/** A rendered response with its compressed body; dropped by its dependencies. */
export interface CachedAnswer {
  status: number;
  contentType: string;
  /** Flat list of names and values, without headers that depend on the encoding. */
  headers: string[];
  etag: string;
  brotli: Buffer;
  /** Where the parts of the uncompressed body end; empty for a body without parts. */
  partEnds: PartEnds;
  /** True for a redirect that forwards the request's query. */
  forwardsQuery: boolean;
  /** True if it was recompressed at a higher level because it is requested often. */
  isRecompressed: boolean;
  /** Number of requests answered from memory. */
  hits: number;
  /** Number of those without compression since the plain form was created or evicted. */
  plainHits: number;
  /** By encoding; each is created at its first request, the plain one only when it is requested often. */
  forms: { br?: EncodedForm; gzip?: EncodedForm; identity?: EncodedForm };
  dependencies: readonly Dependency[];
  /** Milliseconds of a monotonic clock. */
  freshUntil: number;
  staleUntil: number;
}

/** A response in one encoding. */
export interface EncodedForm {
  etag: string;
  /** ETag of the same content compressed better or less well. */
  otherEtag: string | null;
  encoding: Encoding;
  /** Built when the form is sent for the second time. */
  head: PreparedHead | null;
  /** Head of a 304 response; built at the first such request. */
  notModified: PreparedHead | null;
  body: Buffer;
}

export interface PageCache {
  get(key: string): CachedAnswer | undefined;
  /** Must be called before anything is read for the response. */
  beginFill(): number;
  /** Caches the response unless one of its dependencies changed since the fill began; true if cached. */
  store(key: string, answer: CachedAnswer, fill: number): boolean;
  /** Caches the plain form of a response if it fits, evicting older plain forms; true if cached. */
  cachePlain(key: string, answer: CachedAnswer, form: EncodedForm): boolean;
  /** Returns the number of dropped responses. */
  drop(invalidations: readonly Invalidation[]): number;
  /** `shown` counts the dependency keys in the index, including those of recently dropped responses. */
  stats(): { answers: number; bytes: number; evicted: number; shown: number };
}

interface Entry extends Evictable {
  key: string;
  /**
   * Null once dropped: the next render will have nearly the same dependencies, so they stay in the index until then.
   */
  answer: CachedAnswer | null;
  dependencies: readonly Dependency[];
  bytes: number;
  /** The part of `bytes` taken by the plain form. */
  plainBytes: number;
}

/** All entries that depend on one key. */
interface IndexEntry {
  /**
   * Shared by every entry that depends on the whole key, and its `key` string by the others: separate objects took a
   * kilobyte per entry.
   */
  whole: Dependency;
  entries: Set<Entry>;
}

/**
 * A front page has hundreds of dependencies and is rendered again after each publication. Removing them all from the
 * index and adding them again a moment later was a fifth of the garbage of such a page.
 */
const maxDropped = 1_000;

/** Bytes of a map entry, its strings and its dependencies beside the bodies, measured on a heap of 10,000. */
const overhead = 600;

/**
 * A plain page is seven times as long as a compressed one and rarely requested: share of the cache for all plain forms.
 */
const plainShare = 1 / 4;

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const entries = new Map<string, Entry>();
  const index = new Map<string, IndexEntry>();
  const history = createInvalidationHistory();
  /** Entries without a response, the earliest dropped first. */
  const dropped = new Set<Entry>();
  /** Entries with a plain form, the earliest cached first. */
  const plain = new Set<Entry>();
  let bytes = 0;
  let plainBytes = 0;
  let evicted = 0;

  function dropAnswer(entry: Entry): void {
    dropPlain(entry);
    entry.answer = null;
    bytes -= entry.bytes;
    entry.bytes = 0;
    dropped.add(entry);
  }

  function dropPlain(entry: Entry): void {
    if (!plain.delete(entry)) return;
    if (entry.answer) {
      delete entry.answer.forms.identity;
      entry.answer.plainHits = 0;
    }
    plainBytes -= entry.plainBytes;
    bytes -= entry.plainBytes;
    entry.bytes -= entry.plainBytes;
    entry.plainBytes = 0;
  }

  function removeEntry(entry: Entry): void {
    dropAnswer(entry);
    dropped.delete(entry);
    entries.delete(entry.key);
    for (const { key } of entry.dependencies) removeFromIndex(key, entry);
  }

  function removeLongDropped(): void {
    for (const oldest of dropped) {
      if (dropped.size <= maxDropped) return;
      removeEntry(oldest);
    }
  }

  function setDependencies(entry: Entry, dependencies: readonly Dependency[]): void {
    const before = entry.dependencies;
    const now = dependencies.map((dependency) => addToIndex(dependency, entry));
    entry.dependencies = now;
    if (before.every(({ key }, at) => key === now[at]?.key)) return;
    const keys = new Set(now.map(({ key }) => key));
    for (const { key } of before) if (!keys.has(key)) removeFromIndex(key, entry);
  }

  function addToIndex(dependency: Dependency, entry: Entry): Dependency {
    const known = index.get(dependency.key) ?? newIndexEntry(dependency);
    known.entries.add(entry);
    const { key } = known.whole;
    return dependency.from === undefined && dependency.to === undefined
      ? known.whole
      : { ...dependency, key };
  }

  function removeFromIndex(key: string, entry: Entry): void {
    const known = index.get(key);
    if (known?.entries.delete(entry) && known.entries.size === 0) index.delete(key);
  }

  function newIndexEntry({ key }: Dependency): IndexEntry {
    const made: IndexEntry = { whole: { key }, entries: new Set() };
    index.set(key, made);
    return made;
  }

  function newEntry(key: string): Entry {
    const made: Entry = { key, answer: null, dependencies: [], bytes: 0, plainBytes: 0, wasUsed: false };
    entries.set(key, made);
    return made;
  }

  function evict(entry: Entry): void {
    evicted += entry.answer === null ? 0 : 1;
    removeEntry(entry);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry?.answer) return undefined;
      entry.wasUsed = true;
      return entry.answer;
    },

    beginFill: history.last,

    store(key, answer, fill) {
      if (history.touchedSince(answer.dependencies, fill)) return false;
      const before = entries.get(key);
      if (before) dropAnswer(before);
      const size = sizeOf(key, answer);
      if (size > maxBytes) {
        if (before) removeEntry(before);
        return false;
      }
      evictUnused(entries, () => bytes + size <= maxBytes, evict);
      const entry = entries.get(key) ?? newEntry(key);
      setDependencies(entry, answer.dependencies);
      answer.dependencies = entry.dependencies;
      entry.answer = answer;
      entry.bytes = size;
      // The entry keeps its old position, but was requested just now.
      entry.wasUsed = before !== undefined;
      bytes += size;
      dropped.delete(entry);
      return true;
    },

    cachePlain(key, answer, form) {
      const entry = entries.get(key);
      const size = form.body.length;
      if (entry?.answer !== answer || size > maxBytes * plainShare) return false;
      dropPlain(entry);
      for (const oldest of plain) if (plainBytes + size > maxBytes * plainShare) dropPlain(oldest);
      evictUnused(entries, () => bytes + size <= maxBytes, evict);
      if (entries.get(key) !== entry) return false;
      plain.add(entry);
      answer.forms.identity = form;
      entry.plainBytes = size;
      entry.bytes += size;
      bytes += size;
      plainBytes += size;
      return true;
    },

    drop(invalidations) {
      history.record(invalidations);
      if (invalidations.some((one) => one.key === everything)) return dropAll();
      const affected = new Set<Entry>();
      for (const invalidation of invalidations)
        for (const entry of index.get(invalidation.key)?.entries ?? [])
          if (entry.answer && entry.dependencies.some((dependency) => isTouched(dependency, invalidation)))
            affected.add(entry);
      for (const entry of affected) dropAnswer(entry);
      removeLongDropped();
      return affected.size;
    },

    stats: () => ({ answers: entries.size - dropped.size, bytes, evicted, shown: index.size }),
  };

  function dropAll(): number {
    const count = entries.size - dropped.size;
    entries.clear();
    dropped.clear();
    index.clear();
    plain.clear();
    bytes = 0;
    plainBytes = 0;
    return count;
  }
}

/** Includes the gzip form from the start: it is about a fifth larger than the brotli form. */
function sizeOf(key: string, answer: CachedAnswer): number {
  return key.length * 2 + Math.ceil(answer.brotli.length * 1.2) + answer.dependencies.length * 80 + overhead;
}
