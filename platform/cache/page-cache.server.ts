import type { PartEnds } from '../http/requests/body-parts.server.ts';
import type { Encoding } from '../http/requests/content-negotiation.server.ts';
import { type Dependency, everything, type Invalidation, isTouched } from './dependency.ts';
import { DependencyIndex, type Dependent } from './dependency-index.ts';
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
  /** Names and values in turn; collected when the form is sent for the first time. */
  head: string[] | null;
  /** Those of a 304 response; collected at the first such request. */
  notModified: string[] | null;
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

interface Entry extends Evictable, Dependent {
  key: string;
  /**
   * Null once dropped: the next render will have nearly the same dependencies, so they stay in the index until then.
   */
  answer: CachedAnswer | null;
  bytes: number;
  /** The part of `bytes` taken by the plain form. */
  plainBytes: number;
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
  const entries = new PageEntries(maxBytes);
  const history = createInvalidationHistory();
  return {
    get(key) {
      const entry = entries.find(key);
      if (!entry?.answer) return undefined;
      entry.wasUsed = true;
      return entry.answer;
    },
    beginFill: history.last,
    store: (key, answer, fill) =>
      !history.touchedSince(answer.dependencies, fill) && entries.store(key, answer),
    cachePlain(key, answer, form) {
      const entry = entries.find(key);
      return entry?.answer === answer && entries.storePlain(entry, answer, form);
    },
    drop(invalidations) {
      history.record(invalidations);
      return invalidations.some((one) => one.key === everything)
        ? entries.dropAll()
        : entries.dropTouched(invalidations);
    },
    stats: () => entries.stats(),
  };
}

/** The entries of a cache with their index, whose bodies are within a limit of bytes. */
class PageEntries {
  readonly #entries = new Map<string, Entry>();
  readonly #index = new DependencyIndex<Entry>();
  /** Entries without a response, the earliest dropped first. */
  readonly #dropped = new Set<Entry>();
  /** Entries with a plain form, the earliest cached first. */
  readonly #plain = new Set<Entry>();
  readonly #maxBytes: number;
  #bytes = 0;
  #plainBytes = 0;
  #evicted = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  find(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  store(key: string, answer: CachedAnswer): boolean {
    const before = this.#entries.get(key);
    if (before) this.#dropAnswer(before);
    const size = sizeOf(key, answer);
    if (size > this.#maxBytes) {
      if (before) this.#remove(before);
      return false;
    }
    this.#makeRoom(size);
    const entry = this.#entries.get(key) ?? this.#newEntry(key);
    this.#index.set(entry, answer.dependencies);
    answer.dependencies = entry.dependencies;
    entry.answer = answer;
    entry.bytes = size;
    // The entry keeps its old position, but was requested just now.
    entry.wasUsed = before !== undefined;
    this.#bytes += size;
    this.#dropped.delete(entry);
    return true;
  }

  storePlain(entry: Entry, answer: CachedAnswer, form: EncodedForm): boolean {
    const size = form.body.length;
    const maxPlainBytes = this.#maxBytes * plainShare;
    if (size > maxPlainBytes) return false;
    this.#dropPlain(entry);
    for (const oldest of this.#plain) if (this.#plainBytes + size > maxPlainBytes) this.#dropPlain(oldest);
    this.#makeRoom(size);
    if (this.#entries.get(entry.key) !== entry) return false;
    this.#plain.add(entry);
    answer.forms.identity = form;
    entry.plainBytes = size;
    entry.bytes += size;
    this.#bytes += size;
    this.#plainBytes += size;
    return true;
  }

  /** Returns the number of dropped responses, as `dropAll`. */
  dropTouched(invalidations: readonly Invalidation[]): number {
    const affected = new Set<Entry>();
    for (const invalidation of invalidations)
      for (const entry of this.#index.entriesOf(invalidation.key))
        if (entry.answer && entry.dependencies.some((dependency) => isTouched(dependency, invalidation)))
          affected.add(entry);
    for (const entry of affected) this.#dropAnswer(entry);
    this.#removeLongDropped();
    return affected.size;
  }

  dropAll(): number {
    const count = this.#entries.size - this.#dropped.size;
    this.#entries.clear();
    this.#dropped.clear();
    this.#index.clear();
    this.#plain.clear();
    this.#bytes = 0;
    this.#plainBytes = 0;
    return count;
  }

  stats(): ReturnType<PageCache['stats']> {
    return {
      answers: this.#entries.size - this.#dropped.size,
      bytes: this.#bytes,
      evicted: this.#evicted,
      shown: this.#index.size,
    };
  }

  #newEntry(key: string): Entry {
    const made: Entry = { key, answer: null, dependencies: [], bytes: 0, plainBytes: 0, wasUsed: false };
    this.#entries.set(key, made);
    return made;
  }

  #makeRoom(size: number): void {
    evictUnused(
      this.#entries,
      () => this.#bytes + size <= this.#maxBytes,
      (entry) => {
        this.#evicted += entry.answer === null ? 0 : 1;
        this.#remove(entry);
      },
    );
  }

  #dropAnswer(entry: Entry): void {
    this.#dropPlain(entry);
    entry.answer = null;
    this.#bytes -= entry.bytes;
    entry.bytes = 0;
    this.#dropped.add(entry);
  }

  #dropPlain(entry: Entry): void {
    if (!this.#plain.delete(entry)) return;
    if (entry.answer) {
      delete entry.answer.forms.identity;
      entry.answer.plainHits = 0;
    }
    this.#plainBytes -= entry.plainBytes;
    this.#bytes -= entry.plainBytes;
    entry.bytes -= entry.plainBytes;
    entry.plainBytes = 0;
  }

  #remove(entry: Entry): void {
    this.#dropAnswer(entry);
    this.#dropped.delete(entry);
    this.#entries.delete(entry.key);
    this.#index.remove(entry);
  }

  #removeLongDropped(): void {
    for (const oldest of this.#dropped) {
      if (this.#dropped.size <= maxDropped) return;
      this.#remove(oldest);
    }
  }
}

/** Includes the gzip form from the start: it is about a fifth larger than the brotli form. */
function sizeOf(key: string, answer: CachedAnswer): number {
  return key.length * 2 + Math.ceil(answer.brotli.length * 1.2) + answer.dependencies.length * 80 + overhead;
}
