/**
 * Sends responses from the cache before the framework sees the request, and fills it once for all concurrent requests.
 * Requests of the newsroom bypass it where they see more. An expired response is rendered again; when that fails or takes long, the old one is
 * sent, marked as stale.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { CachedAnswer, PageCache } from '#platform/cache/page-cache.server.ts';
import { type BodyParts, textOfPart } from '../requests/body-parts.server.ts';
import { requireShareable } from '../require-shareable.ts';
import {
  type AnswerBody,
  compressAsWell,
  compressQuickly,
  compressWell,
  isStream,
} from './answer-compression.server.ts';
import { toLatin1IfLossless } from './latin1-header.server.ts';
import { forAllOrigins, forOwnOrigin, noSniff } from './security-headers.ts';
import { plainForm, send } from './send-answer.server.ts';

/** A response before compression. */
export interface FinishedAnswer {
  status: number;
  contentType: string;
  /** Whole, or in parts that `read` can return; a stream when it is too long to be in memory as a whole. */
  body: AnswerBody;
  headers?: Record<string, string>;
  /** Values of `Set-Cookie` headers; only of a response that is not cached. */
  cookies?: readonly string[];
  /** Dependencies of the response; null when it must not be cached. */
  dependencies: readonly Dependency[] | null;
  /** True for one of unboundedly many URLs: cached with the non-200 responses, where it evicts no page. */
  isCachedSeparately?: boolean;
  /** Milliseconds until it changes without an invalidation. */
  freshForMs?: number;
  /** True for a redirect that forwards the request's query. */
  forwardsQuery?: boolean;
  /**
   * Lifetime in shared caches when shorter than the usual 30 s, for what is polled every few seconds: a CDN answers
   * nearly all of these requests [S15].
   */
  sharedForSeconds?: number;
}

export interface AnswerCache {
  /** Responds from memory if possible; false leaves the request to the caller. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders the response (once for concurrent requests of the same key) and sends it. */
  fill(
    key: string | null,
    make: () => Promise<FinishedAnswer>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>;
  /** Returns what `fill` would send, for a response that contains parts of it and must not outlive it. */
  read(key: string, make: () => Promise<FinishedAnswer>): Promise<ReadAnswer>;
}

export type ReadAnswer = Omit<FinishedAnswer, 'contentType' | 'headers' | 'body'> & {
  location: string | undefined;
  /** The text of one part of the body. */
  part(name: string): string;
};

/** @throws Error for a body that was not rendered in parts. */
export function partsOf({ body }: Pick<FinishedAnswer, 'body'>): BodyParts {
  if (typeof body === 'string' || isStream(body)) throw new Error('The response has no parts.');
  return body;
}

export interface AnswerCacheNeeds {
  pages: PageCache;
  /** Responses other than 200: a separate cache, so that requests of arbitrary URLs cannot evict pages. */
  others: PageCache;
  /**
   * Milliseconds of a monotonic clock: not the edition's, which may be fixed, nor the system's, whose adjustments would
   * end or prolong all lifetimes at once.
   */
  now(): number;
  /** False while invalidations do not reach this process: cached responses are then sent as stale. */
  isConnected(): boolean;
  onAnswer(outcome: CacheOutcome): void;
  /** Called with the reason why a stale response could not be replaced. */
  onStale(error: unknown): void;
}

export type CacheOutcome = 'hit' | 'notModified' | 'stale' | 'fill' | 'joined' | 'uncached';

const lifetime = { freshMs: 60_000, staleMs: 24 * 3_600_000 };
/** Time a request waits for a fresh response before a stale one is sent. */
const maxWaitMs = 250;
const publicCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=10, stale-if-error=86400';
const noCaching = 'no-store';

/** Number of requests after which a response is recompressed. */
const recompressAfter = 10;
/** Number of uncompressed requests after which the plain form is cached: monitors and scripts repeat theirs. */
const cachePlainAfter = 3;

export function createAnswerCache(needs: AnswerCacheNeeds): AnswerCache {
  const { now } = needs;
  const stored = new StoredAnswers(needs);
  const fills = new SharedFills(needs, stored);
  return {
    answer(key, request, response) {
      const answer = stored.ready(key);
      if (!answer) return false;
      if (!needs.isConnected()) {
        needs.onAnswer('stale');
        send(markedStale(answer), request, response);
        return true;
      }
      needs.onAnswer(send(answer, request, response) ? 'notModified' : 'hit');
      answer.hits += 1;
      if (answer.hits === recompressAfter && !answer.isRecompressed) compressWell(answer);
      if (answer.plainHits === cachePlainAfter && !answer.forms.identity) stored.cachePlain(key, answer);
      return true;
    },

    async fill(key, make, request, response) {
      if (key === null) {
        needs.onAnswer('uncached');
        const made = await make();
        if (made.cookies) response.appendHeader('set-cookie', made.cookies);
        send((await pack(made, now())).answer, request, response);
        return;
      }
      const known = needs.isConnected() ? stored.ready(key) : undefined;
      if (known) {
        // Cached meanwhile, by another request or while the client's token was checked.
        needs.onAnswer(send(known, request, response) ? 'notModified' : 'hit');
        return;
      }
      const usable = stored.usable(key);
      const flight = fills.join(key, make);
      if (!usable) {
        send((await flight).answer, request, response);
        return;
      }
      fills.reportFailure(flight);
      const fresh = await withinMaxWait(flight);
      if (fresh) send(fresh.answer, request, response);
      else {
        needs.onAnswer('stale');
        send(markedStale(usable), request, response);
      }
    },

    async read(key, make) {
      const known = needs.isConnected() ? stored.ready(key) : undefined;
      const filled = known ? { answer: known, plain: undefined } : await fills.join(key, make);
      return { ...readAnswer(filled, now()), isCachedSeparately: needs.pages.get(key) === undefined };
    },
  };
}

/** The responses of the two caches. */
class StoredAnswers {
  readonly #pages: PageCache;
  readonly #others: PageCache;
  readonly #now: () => number;

  constructor({ pages, others, now }: AnswerCacheNeeds) {
    this.#pages = pages;
    this.#others = others;
    this.#now = now;
  }

  /** The cached response, unless it is missing or expired. */
  ready(key: string): CachedAnswer | undefined {
    const answer = this.newest(key);
    return answer && answer.freshUntil >= this.#now() ? answer : undefined;
  }

  /** The cached response that may be sent as stale when no fresh one can be had. */
  usable(key: string): CachedAnswer | undefined {
    const answer = this.newest(key);
    return answer && answer.staleUntil >= this.#now() ? answer : undefined;
  }

  /** Both caches may have the key when a page expired and became "not found": the newer response is valid. */
  newest(key: string): CachedAnswer | undefined {
    const page = this.#pages.get(key);
    const other = this.#others.get(key);
    if (!page || !other) return page ?? other;
    return other.freshUntil > page.freshUntil ? other : page;
  }

  cachePlain(key: string, answer: CachedAnswer): void {
    const store = this.#pages.get(key) === answer ? this.#pages : this.#others;
    store.cachePlain(key, answer, plainForm(answer));
  }
}

/** Renders a response once for all requests that wait for it. */
class SharedFills {
  readonly #needs: AnswerCacheNeeds;
  readonly #stored: StoredAnswers;
  readonly #watched = new WeakSet<Promise<Filled>>();
  #fills = new Map<string, Promise<Filled>>();
  #since = 0;

  constructor(needs: AnswerCacheNeeds, stored: StoredAnswers) {
    this.#needs = needs;
    this.#stored = stored;
  }

  /** Requests after an invalidation must not join a fill that began before it. */
  join(key: string, make: () => Promise<FinishedAnswer>): Promise<Filled> {
    const { pages, onAnswer } = this.#needs;
    if (this.#since !== pages.beginFill()) {
      this.#fills = new Map();
      this.#since = pages.beginFill();
    }
    const under = this.#fills.get(key);
    if (under) {
      onAnswer('joined');
      return under;
    }
    onAnswer('fill');
    const mine = this.#fills;
    const flight = this.#run(key, make).finally(() => mine.delete(key));
    mine.set(key, flight);
    return flight;
  }

  /** Readers get the stale response without an error, so the error is reported here, once per fill. */
  reportFailure(flight: Promise<Filled>): void {
    if (this.#watched.has(flight)) return;
    this.#watched.add(flight);
    flight.catch(this.#needs.onStale);
  }

  async #run(key: string, make: () => Promise<FinishedAnswer>): Promise<Filled> {
    const { pages, others, now } = this.#needs;
    const fill = { pages: pages.beginFill(), others: others.beginFill() };
    const made = await make();
    requireShareable(made.headers, made.cookies);
    const filled = await pack(made, now());
    const { answer } = filled;
    if (made.dependencies !== null) {
      const former = this.#stored.newest(key);
      if (former?.isRecompressed) compressAsWell(answer, former);
      if (made.status === 200 && !made.isCachedSeparately) pages.store(key, answer, fill.pages);
      else others.store(key, answer, fill.others);
    }
    return filled;
  }
}

/** A new response, and its uncompressed body as long as it is in memory anyway. */
interface Filled {
  answer: CachedAnswer;
  plain: Buffer | undefined;
}

function readAnswer({ answer, plain = answer.forms.identity?.body }: Filled, now: number): ReadAnswer {
  let bytes = plain;
  return {
    status: answer.status,
    location: headerOf(answer, 'location'),
    part(name) {
      bytes ??= brotliDecompressSync(answer.brotli);
      return textOfPart(bytes, answer.partEnds, name);
    },
    dependencies: headerOf(answer, 'cache-control') === noCaching ? null : answer.dependencies,
    freshForMs: Math.max(0, answer.freshUntil - now),
    forwardsQuery: answer.forwardsQuery,
  };
}

function headerOf({ headers }: CachedAnswer, name: string): string | undefined {
  const at = headers.findIndex((one, place) => place % 2 === 0 && one === name);
  return at < 0 ? undefined : headers[at + 1];
}

/** While the database is unavailable every response is stale, so the marked copy is built once, too. */
const staleCopies = new WeakMap<CachedAnswer, CachedAnswer>();

function markedStale(answer: CachedAnswer): CachedAnswer {
  const known = staleCopies.get(answer);
  if (known) return known;
  const mark = ['cache-status', 'lapzarta; hit; detail=stale', 'warning', '110 lapzarta "Response is Stale"'];
  const copy = { ...answer, headers: answer.headers.concat(mark), forms: {} };
  staleCopies.set(answer, copy);
  return copy;
}

/** Undefined when the fill takes too long or fails. */
async function withinMaxWait(flight: Promise<Filled>): Promise<Filled | undefined> {
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => patience.resolve(undefined), maxWaitMs);
  try {
    return await Promise.race([flight.catch(() => undefined), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A response that changes by itself within 30 s, or is polled, is cached by the CDN only until then: without
 * `stale-while-revalidate`, with which a browser would show its last answer on the next page and send a second request.
 */
function cachingFor({
  freshForMs = Infinity,
  sharedForSeconds = Infinity,
}: Pick<FinishedAnswer, 'freshForMs' | 'sharedForSeconds'>): string {
  const seconds = Math.min(sharedForSeconds, Math.floor(freshForMs / 1000));
  return seconds < 30 ? `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400` : publicCaching;
}

async function pack(made: FinishedAnswer, now: number): Promise<Filled> {
  const { brotli, plain, ends } = await compressQuickly(made.body);
  const isCacheable = made.dependencies !== null;
  const { vary, ...others } = made.headers ?? {};
  const headers = {
    'cache-control': isCacheable ? cachingFor(made) : noCaching,
    ...(made.dependencies?.length ? { 'surrogate-key': surrogateKeys(made.dependencies) } : {}),
    ...noSniff,
    ...(isCacheable ? forAllOrigins : forOwnOrigin),
    ...others,
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
  };
  const answer: CachedAnswer = {
    status: made.status,
    contentType: made.contentType,
    headers: Object.entries(headers).flat().map(toLatin1IfLossless),
    etag: tagOf(brotli, { ...others, 'content-type': made.contentType }),
    brotli,
    partEnds: ends,
    forwardsQuery: made.forwardsQuery ?? false,
    isRecompressed: false,
    hits: 0,
    plainHits: 0,
    forms: {},
    dependencies: made.dependencies ?? [],
    freshUntil: now + Math.min(lifetime.freshMs, made.freshForMs ?? Infinity),
    staleUntil: now + lifetime.staleMs,
  };
  return { answer, plain };
}

/** The tag depends on the headers, too: with a 304 the client would not receive changed ones. */
function tagOf(body: Buffer, headers: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return hash.digest().toString('base64url', 0, 16);
}

/** Proxies reject very long headers; the first keys are those of the page itself and its lists. */
function surrogateKeys(dependencies: readonly Dependency[]): string {
  return [...new Set(dependencies.map((one) => one.key))].slice(0, 200).join(' ');
}
