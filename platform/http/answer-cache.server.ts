/**
 * Answers from the cache before the framework sees the request, and fills it once for all who wait.
 *
 * A signed-in request never gets here. What is older than its lifetime is made again; when that fails or takes long,
 * the old answer is served and says so.
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
import { aByteALetter } from './byte-text.server.ts';
import { bytesOf, type Piece } from './bytes-of.server.ts';
import { compressPieces } from './compress-pieces.server.ts';
import { exactly } from './exactly.server.ts';
import { notGuessed } from './security-headers.ts';
import { send, sendAgain } from './send-answer.server.ts';

/** An answer before it is compressed. */
export interface FinishedAnswer {
  status: number;
  contentType: string;
  /** Whole, or the pieces it is made of; one after the other when it is so long that nobody should hold it whole. */
  body: string | Piece[] | AsyncIterable<string>;
  headers?: Record<string, string>;
  /** What it shows; null for an answer that nobody may keep. */
  dependencies: readonly Dependency[] | null;
  /** One of so many that anybody can ask for: kept with the other answers, where it pushes no page out. */
  isKeptApart?: boolean;
  /** When what it shows changes by itself: milliseconds from now. */
  freshForMs?: number;
  /** It leads elsewhere, and each reader's query goes along. */
  takesQuery?: boolean;
  /** What is asked for every few seconds is kept on the way for fewer than the usual 30. */
  sharedForSeconds?: number;
}

export interface AnswerCache {
  /** Answers when it can do so from memory; false leaves the request to the caller. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Makes the answer (once for all who ask for the same key meanwhile) and sends it. */
  fill(
    key: string | null,
    make: () => Promise<FinishedAnswer>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>;
  /** What `fill` would send, unpacked, for an answer that is made of another and must not outlive it. */
  read(key: string, make: () => Promise<FinishedAnswer>): Promise<ReadAnswer>;
}

export type ReadAnswer = Omit<FinishedAnswer, 'contentType' | 'headers'> & {
  body: string;
  location: string | undefined;
};

export interface AnswerCacheNeeds {
  pages: PageCache;
  /** Answers other than 200: a store of their own, so that nobody can push pages out by asking for nonsense. */
  others: PageCache;
  /** Real milliseconds since the epoch: lifetimes pass even where the edition's clock stands still. */
  now(): number;
  /** False while publications cannot reach this process: what is kept is then served as stale. */
  isInformed(): boolean;
  onAnswer(outcome: CacheOutcome): void;
  /** Why an old answer could not be replaced. */
  onStale(error: unknown): void;
}

export type CacheOutcome = 'hit' | 'notModified' | 'stale' | 'fill' | 'joined' | 'uncached';

const lifetime = { freshMs: 60_000, staleMs: 24 * 3_600_000 };
/** How long a reader waits for a fresh answer while an old one lies ready. */
const patienceMs = 250;
export const publicCaching =
  'public, max-age=0, s-maxage=30, stale-while-revalidate=10, stale-if-error=86400';
/** Of what every open page asks for again and again: whoever stands before this server answers nearly all of them [S15]. */
export const pollCaching = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=86400';
export const noCaching = 'no-store';

export function createAnswerCache(needs: AnswerCacheNeeds): AnswerCache {
  const { pages, others, now } = needs;
  let flights = new Map<string, Promise<CachedAnswer>>();
  let flightsSince = 0;
  const watched = new WeakSet<Promise<CachedAnswer>>();

  /** Both stores may know the key, when a page became "not found" by age: the later answer is true. */
  function stored(key: string): CachedAnswer | undefined {
    const page = pages.get(key);
    const other = others.get(key);
    if (!page || !other) return page ?? other;
    return other.freshUntil > page.freshUntil ? other : page;
  }

  async function fly(key: string, make: () => Promise<FinishedAnswer>): Promise<CachedAnswer> {
    const fill = { pages: pages.beginFill(), others: others.beginFill() };
    const made = await make();
    const answer = await pack(made, now());
    if (made.dependencies !== null) {
      const former = stored(key);
      if (former?.isGood) compressAsWell(answer, former);
      if (made.status === 200 && !made.isKeptApart) pages.store(key, answer, fill.pages);
      else others.store(key, answer, fill.others);
    }
    return answer;
  }

  /** Who asks after a publication must not join a flight that took off before it. */
  function flightFor(key: string, make: () => Promise<FinishedAnswer>): Promise<CachedAnswer> {
    if (flightsSince !== pages.beginFill()) {
      flights = new Map();
      flightsSince = pages.beginFill();
    }
    const under = flights.get(key);
    if (under) {
      needs.onAnswer('joined');
      return under;
    }
    needs.onAnswer('fill');
    const mine = flights;
    const flight = fly(key, make).finally(() => mine.delete(key));
    mine.set(key, flight);
    return flight;
  }

  /** Readers who were shown an old answer never see why: it is told here, once for all who waited. */
  function tellWhyStale(flight: Promise<CachedAnswer>): void {
    if (watched.has(flight)) return;
    watched.add(flight);
    flight.catch(needs.onStale);
  }

  return {
    answer(key, request, response) {
      const answer = stored(key);
      if (!answer || answer.freshUntil < now()) return false;
      if (!needs.isInformed()) {
        needs.onAnswer('stale');
        send(markedStale(answer), request, response);
        return true;
      }
      needs.onAnswer(sendAgain(answer, request, response, now()) ? 'notModified' : 'hit');
      answer.asked += 1;
      if (answer.asked === worthwhile && !answer.isGood) compressWell(answer);
      return true;
    },

    async fill(key, make, request, response) {
      if (key === null) {
        needs.onAnswer('uncached');
        send(await pack(await make(), now()), request, response);
        return;
      }
      const old = stored(key);
      const usable = old && old.staleUntil >= now() ? old : undefined;
      const flight = flightFor(key, make);
      if (!usable) {
        send(await flight, request, response);
        return;
      }
      tellWhyStale(flight);
      const fresh = await soonOrNever(flight);
      if (fresh) send(fresh, request, response);
      else {
        needs.onAnswer('stale');
        send(markedStale(usable), request, response);
      }
    },

    async read(key, make) {
      const known = stored(key);
      const answer = known && known.freshUntil >= now() ? known : await flightFor(key, make);
      return { ...unpacked(answer, now()), isKeptApart: pages.get(key) === undefined };
    },
  };
}

function unpacked(answer: CachedAnswer, now: number): ReadAnswer {
  return {
    status: answer.status,
    location: headerOf(answer, 'location'),
    body: brotliDecompressSync(answer.brotli).toString(),
    dependencies: headerOf(answer, 'cache-control') === noCaching ? null : answer.dependencies,
    freshForMs: Math.max(0, answer.freshUntil - now),
    takesQuery: answer.takesQuery,
  };
}

function headerOf({ headers }: CachedAnswer, name: string): string | undefined {
  const at = headers.findIndex((one, place) => place % 2 === 0 && one === name);
  return at < 0 ? undefined : headers[at + 1];
}

/** While the database is away every answer is one: what goes out is made once, too. */
const staleCopies = new WeakMap<CachedAnswer, CachedAnswer>();

function markedStale(answer: CachedAnswer): CachedAnswer {
  const known = staleCopies.get(answer);
  if (known) return known;
  const mark = ['cache-status', 'lapzarta; hit; detail=stale', 'warning', '110 lapzarta "Response is Stale"'];
  const copy = { ...answer, headers: answer.headers.concat(mark), forms: {} };
  staleCopies.set(answer, copy);
  return copy;
}

/** Undefined when the flight takes too long or fails. */
async function soonOrNever(flight: Promise<CachedAnswer>): Promise<CachedAnswer | undefined> {
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => patience.resolve(undefined), patienceMs);
  try {
    return await Promise.race([flight.catch(() => undefined), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Most pages of an archive are asked for once, the front page a thousand times. The first answer is compressed as fast
 * as can be (0.1 ms for an article, 0.3 ms for a front page); what is asked for again and again is compressed well
 * then, which takes seven times as long and saves a sixth of the bytes.
 */
const quality = { quick: 1, good: 5 };
/** After so many readers. */
const worthwhile = 10;

/** No page is longer than what the compressor looks back on; its usual window is 4 MB of memory that has to be made ready. */
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
    // Without it the quick form goes on being sent, and nobody lacks anything.
    if (error || good.length >= answer.brotli.length) return;
    answer.brotli = exactly(good);
    answer.isGood = true;
    delete answer.forms.br;
  });
}

/** What many asked for many will ask for again; most often it was made again and is the same. */
function compressAsWell(answer: CachedAnswer, former: CachedAnswer): void {
  if (answer.etag !== former.etag) compressWell(answer);
  else {
    answer.brotli = former.brotli;
    answer.isGood = true;
  }
}

/** What changes by itself within the half minute is kept on the way only until then. */
function cachingFor({
  freshForMs = Infinity,
  sharedForSeconds = Infinity,
}: Pick<FinishedAnswer, 'freshForMs' | 'sharedForSeconds'>): string {
  const seconds = Math.min(sharedForSeconds, Math.floor(freshForMs / 1000));
  return seconds < 30 ? `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400` : publicCaching;
}

/** Here and now: to hand a page to another thread and take it back costs this one as much, and keeps it in memory meanwhile. */
async function compressQuickly(body: FinishedAnswer['body']): Promise<Buffer> {
  if (typeof body !== 'string' && !Array.isArray(body))
    return compressPieces(body, brotliSettings(0, quality.quick));
  const bytes = bytesOf(typeof body === 'string' ? [body] : body);
  return exactly(brotliCompressSync(bytes, brotliSettings(bytes.length, quality.quick)));
}

async function pack(made: FinishedAnswer, now: number): Promise<CachedAnswer> {
  const brotli = await compressQuickly(made.body);
  const kept = made.dependencies !== null;
  const { vary, ...others } = made.headers ?? {};
  const headers = {
    'cache-control': kept ? cachingFor(made) : noCaching,
    ...(made.dependencies?.length ? { 'surrogate-key': surrogateKeys(made.dependencies) } : {}),
    ...notGuessed,
    ...others,
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
  };
  return {
    status: made.status,
    contentType: made.contentType,
    headers: Object.entries(headers).flat().map(aByteALetter),
    etag: tagOf(brotli, { ...others, 'content-type': made.contentType }),
    brotli,
    takesQuery: made.takesQuery ?? false,
    isGood: false,
    asked: 0,
    forms: {},
    dependencies: made.dependencies ?? [],
    freshUntil: now + Math.min(lifetime.freshMs, made.freshForMs ?? Infinity),
    staleUntil: now + lifetime.staleMs,
  };
}

/** Other lines about the same contents are another answer: who has the old one is told nothing about them. */
function tagOf(body: Buffer, headers: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return hash.digest().toString('base64url', 0, 16);
}

/** Proxies refuse very long headers; the first keys name the page itself and its lists. */
function surrogateKeys(dependencies: readonly Dependency[]): string {
  return [...new Set(dependencies.map((one) => one.key))].slice(0, 200).join(' ');
}
