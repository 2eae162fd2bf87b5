/** What a request says about the form of its answer: which encodings it takes, and what it has already. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers say one of a few dozen lines, and each is taken apart once; anybody can invent others, long ones above all. */
const remembered = { lines: 500, length: 100 };
const known = new Map<string, Encoding>();

/** The best encoding the client takes. */
export function encodingFor(accepts: string): Encoding {
  const before = known.get(accepts);
  if (before !== undefined) return before;
  const best = bestOf(accepts);
  if (accepts.length > remembered.length) return best;
  if (known.size >= remembered.lines) known.clear();
  known.set(accepts, best);
  return best;
}

/** Whether `If-None-Match` names the tag, which stands in quotes. */
export function hasAlready(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known === etag || isAmong(known, etag));
}

/** Names and their parameters may be written in capitals [RFC 9110 §5.6.6, §8.4.1]. */
function bestOf(accepts: string): Encoding {
  const taken = accepts
    .toLowerCase()
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') || taken.includes('x-gzip') ? 'gzip' : 'identity';
}

const refused = /;\s*q=0(?:\.0*)?\s*(?:;|$)/;

/** Several tags, and tags that a proxy weakened on the way, compare by what stands in the quotes. */
function isAmong(known: string, etag: string): boolean {
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
