/** Encodings that a response can have. */
import { BoundedMap } from '../../cache/bounded-map.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send one of a few dozen values, each parsed once; the limits are against arbitrary values of clients. */
const cacheLimits = { lines: 500, length: 100 };
const known = new BoundedMap<string, Encoding>(cacheLimits.lines);

/** The best encoding that the client accepts. */
export function encodingFor(accepts: string): Encoding {
  const before = known.get(accepts);
  if (before !== undefined) return before;
  const best = bestEncoding(accepts);
  if (accepts.length > cacheLimits.length) return best;
  known.set(accepts, best);
  return best;
}

/** Whether `If-None-Match` has the tag, which includes its quotes. */
export function matchesEtag(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known === etag || isAmong(known, etag));
}

/** Names and parameters are case-insensitive [RFC 9110 §5.6.6, §8.4.1]. */
function bestEncoding(accepts: string): Encoding {
  const taken = accepts
    .toLowerCase()
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') || taken.includes('x-gzip') ? 'gzip' : 'identity';
}

const refused = /;\s*q=0(?:\.0*)?\s*(?:;|$)/;

/** Also matches lists of tags, and tags that a proxy made weak. */
function isAmong(known: string, etag: string): boolean {
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
