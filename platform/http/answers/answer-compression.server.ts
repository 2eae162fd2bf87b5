/** Compresses responses for the cache: quickly at first, better when they are requested often. */
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
} from 'node:zlib';
import type { CachedAnswer } from '#platform/cache/page-cache.server.ts';
import { type BodyParts, joinParts, type PartEnds } from '../requests/body-parts.server.ts';
import { bytesOf } from './bytes-of.server.ts';
import { compressPieces } from './compress-pieces.server.ts';
import { exactCopy } from './exact-copy.server.ts';

/** Whole, or in parts; a stream when it is too long to be in memory as a whole. */
export type AnswerBody = string | BodyParts | AsyncIterable<string>;

/**
 * Most pages of an archive are requested once, the front page a thousand times. The first response is compressed at the
 * fastest level (0.1 ms for an article, 0.3 ms for a front page); a frequent one is recompressed at a higher level,
 * which takes seven times as long and saves a sixth of the bytes.
 */
const quality = { quick: 1, good: 5 };

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
export async function compressQuickly(body: AnswerBody): Promise<CompressedBody> {
  if (isStream(body)) {
    const brotli = await compressPieces(body, brotliSettings(0, quality.quick));
    return { brotli, plain: undefined, ends: noParts };
  }
  const { bytes, ends } =
    typeof body === 'string' ? { bytes: bytesOf(body), ends: noParts } : joinParts(body);
  const brotli = exactCopy(brotliCompressSync(bytes, brotliSettings(bytes.length, quality.quick)));
  return { brotli, plain: bytes, ends };
}

export function isStream(body: AnswerBody): body is AsyncIterable<string> {
  return typeof body === 'object' && Symbol.asyncIterator in body;
}

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

export function compressWell(answer: CachedAnswer): void {
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
export function compressAsWell(answer: CachedAnswer, former: CachedAnswer): void {
  if (answer.etag !== former.etag) compressWell(answer);
  else {
    answer.brotli = former.brotli;
    answer.isRecompressed = true;
  }
}
