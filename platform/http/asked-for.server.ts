/** What a request says about the form of its answer: which encodings it takes, and what it has already. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the client takes. */
export function encodingFor(accepts: string): Encoding {
  if (takes(accepts, 'br')) return 'br';
  return takes(accepts, 'gzip') ? 'gzip' : 'identity';
}

/** Whether `If-None-Match` names the tag, which stands in quotes. */
export function hasAlready(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known === etag || isAmong(known, etag));
}

/** Nearly nobody refuses an encoding by name, so that is looked into only where it could be. */
function takes(accepts: string, encoding: string): boolean {
  if (!accepts.includes(encoding)) return false;
  return (
    !accepts.includes('q=0') || !new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepts)
  );
}

/** Several tags, and tags that a proxy weakened on the way, compare by what stands in the quotes. */
function isAmong(known: string, etag: string): boolean {
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
