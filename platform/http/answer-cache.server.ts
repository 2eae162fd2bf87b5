/**
 * Sends responses from the cache before the framework sees the request, and fills it once for all concurrent requests.
 * Requests of the newsroom bypass it where they see more. An expired response is rendered again; when that fails or takes long, the old one is
 * sent, marked as stale.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
} from 'node:zlib';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { CachedAnswer, PageCache } from '#platform/cache/page-cache.server.ts';
import { type BodyParts, joinParts, type PartEnds, textOfPart } from './body-parts.server.ts';
import { bytesOf } from './bytes-of.server.ts';
import { compressPieces } from './compress-pieces.server.ts';
import { exactCopy } from './exact-copy.server.ts';
import { toLatin1IfLossless } from './latin1-header.server.ts';
import { requireShareable } from './require-shareable.ts';
import { noSniff } from './security-headers.ts';
import { plainForm, send, sendCached } from './send-answer.server.ts';

/** A response before compression. */
export interface FinishedAnswer {
  status: number;
  contentType: string;
  /** Whole, or in parts that `read` can return; a stream when it is too long to be in memory as a whole. */
  body: string | BodyParts | AsyncIterable<string>;
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
export const publicCaching =
  'public, max-age=0, s-maxage=30, stale-while-revalidate=10, stale-if-error=86400';
export const noCaching = 'no-store';

export function createAnswerCache(needs: AnswerCacheNeeds): AnswerCache {
  const { pages, others, now } = needs;
  let fills = new Map<string, Promise<Filled>>();
  let fillsSince = 0;
  const watched = new WeakSet<Promise<Filled>>();

  /** Both caches may have the key when a page expired and became "not found": the newer response is valid. */
  function stored(key: string): CachedAnswer | undefined {
    const page = pages.get(key);
    const other = others.get(key);
    if (!page || !other) return page ?? other;
    return other.freshUntil > page.freshUntil ? other : page;
  }

  function cachePlain(key: string, answer: CachedAnswer): void {
    const store = pages.get(key) === answer ? pages : others;
    store.cachePlain(key, answer, plainForm(answer));
  }

  /** The cached response, unless it is missing or expired. */
  function ready(key: string): CachedAnswer | undefined {
    const answer = stored(key);
    return answer && answer.freshUntil >= now() ? answer : undefined;
  }

  async function runFill(key: string, make: () => Promise<FinishedAnswer>): Promise<Filled> {
    const fill = { pages: pages.beginFill(), others: others.beginFill() };
    const made = await make();
    requireShareable(made.headers, made.cookies);
    const filled = await pack(made, now());
    const { answer } = filled;
    if (made.dependencies !== null) {
      const former = stored(key);
      if (former?.isRecompressed) compressAsWell(answer, former);
      if (made.status === 200 && !made.isCachedSeparately) pages.store(key, answer, fill.pages);
      else others.store(key, answer, fill.others);
    }
    return filled;
  }

  /** Requests after an invalidation must not join a fill that began before it. */
  function sharedFill(key: string, make: () => Promise<FinishedAnswer>): Promise<Filled> {
    if (fillsSince !== pages.beginFill()) {
      fills = new Map();
      fillsSince = pages.beginFill();
    }
    const under = fills.get(key);
    if (under) {
      needs.onAnswer('joined');
      return under;
    }
    needs.onAnswer('fill');
    const mine = fills;
    const flight = runFill(key, make).finally(() => mine.delete(key));
    mine.set(key, flight);
    return flight;
  }

  /** Readers get the stale response without an error, so the error is reported here, once per fill. */
  function reportFailure(flight: Promise<Filled>): void {
    if (watched.has(flight)) return;
    watched.add(flight);
    flight.catch(needs.onStale);
  }

  return {
    answer(key, request, response) {
      const answer = ready(key);
      if (!answer) return false;
      if (!needs.isConnected()) {
        needs.onAnswer('stale');
        send(markedStale(answer), request, response);
        return true;
      }
      needs.onAnswer(sendCached(answer, request, response, Date.now()) ? 'notModified' : 'hit');
      answer.hits += 1;
      if (answer.hits === recompressAfter && !answer.isRecompressed) compressWell(answer);
      if (answer.plainHits === cachePlainAfter && !answer.forms.identity) cachePlain(key, answer);
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
      const known = needs.isConnected() ? ready(key) : undefined;
      if (known) {
        // Cached meanwhile, by another request or while the client's token was checked.
        needs.onAnswer(send(known, request, response) ? 'notModified' : 'hit');
        return;
      }
      const old = stored(key);
      const usable = old && old.staleUntil >= now() ? old : undefined;
      const flight = sharedFill(key, make);
      if (!usable) {
        send((await flight).answer, request, response);
        return;
      }
      reportFailure(flight);
      const fresh = await withinMaxWait(flight);
      if (fresh) send(fresh.answer, request, response);
      else {
        needs.onAnswer('stale');
        send(markedStale(usable), request, response);
      }
    },

    async read(key, make) {
      const known = needs.isConnected() ? ready(key) : undefined;
      const filled = known ? { answer: known, plain: undefined } : await sharedFill(key, make);
      return { ...readAnswer(filled, now()), isCachedSeparately: pages.get(key) === undefined };
    },
  };
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
 * Most pages of an archive are requested once, the front page a thousand times. The first response is compressed at the
 * fastest level (0.1 ms for an article, 0.3 ms for a front page); a frequent one is recompressed at a higher level,
 * which takes seven times as long and saves a sixth of the bytes.
 */
const quality = { quick: 1, good: 5 };
/** Number of requests after which a response is recompressed. */
const recompressAfter = 10;
/** Number of uncompressed requests after which the plain form is cached: monitors and scripts repeat theirs. */
const cachePlainAfter = 3;

/**
 * Brotli window of 2^18 bytes, as long as the longest page; the default window needs 4 MB of memory to be initialised.
 */
const window = 18;

function brotliSettings(bytes: number, level: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  };
}

function compressWell(answer: CachedAnswer): void {
  const body = brotliDecompressSync(answer.brotli);
  brotliCompress(body, brotliSettings(body.length, quality.good), (error, good) => {
    // On failure the quickly compressed form stays in use.
    if (error || good.length >= answer.brotli.length) return;
    answer.brotli = exactCopy(good);
    answer.isRecompressed = true;
    delete answer.forms.br;
  });
}

/** A frequently requested response will be requested again; usually the new render is identical. */
function compressAsWell(answer: CachedAnswer, former: CachedAnswer): void {
  if (answer.etag !== former.etag) compressWell(answer);
  else {
    answer.brotli = former.brotli;
    answer.isRecompressed = true;
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

interface CompressedBody {
  brotli: Buffer;
  /** Undefined for a stream, which is never in memory as a whole. */
  plain: Buffer | undefined;
  ends: PartEnds;
}

const noParts: PartEnds = {};

/**
 * Compresses synchronously: handing a page to another thread costs this one as much, and holds it in memory meanwhile.
 */
async function compressQuickly(body: FinishedAnswer['body']): Promise<CompressedBody> {
  if (isStream(body)) {
    const brotli = await compressPieces(body, brotliSettings(0, quality.quick));
    return { brotli, plain: undefined, ends: noParts };
  }
  const { bytes, ends } =
    typeof body === 'string' ? { bytes: bytesOf(body), ends: noParts } : joinParts(body);
  const brotli = exactCopy(brotliCompressSync(bytes, brotliSettings(bytes.length, quality.quick)));
  return { brotli, plain: bytes, ends };
}

function isStream(body: FinishedAnswer['body']): body is AsyncIterable<string> {
  return typeof body === 'object' && Symbol.asyncIterator in body;
}

async function pack(made: FinishedAnswer, now: number): Promise<Filled> {
  const { brotli, plain, ends } = await compressQuickly(made.body);
  const isCacheable = made.dependencies !== null;
  const { vary, ...others } = made.headers ?? {};
  const headers = {
    'cache-control': isCacheable ? cachingFor(made) : noCaching,
    ...(made.dependencies?.length ? { 'surrogate-key': surrogateKeys(made.dependencies) } : {}),
    ...noSniff,
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
