/** The requested bytes of a file: one range or all of it (RFC 9110, 14). */
export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'beyond' };

export interface RangeHeaders {
  /** The header `Range`. */
  range: string | undefined;
  /** The header `If-Range`: the tag of the file of which the client has a part. */
  ifRange: string | undefined;
}

/** Several ranges, unknown units and malformed ranges are answered with the whole file, as the standard allows. */
export function byteRange(
  { range, ifRange }: RangeHeaders,
  file: { bytes: number; etag: string },
): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return { kind: 'whole' };
  // Parts of two versions of a file must not be combined.
  if (ifRange !== undefined && ifRange !== file.etag) return { kind: 'whole' };
  const last = file.bytes - 1;
  if (from === '') {
    const wanted = Math.min(Number(to), file.bytes);
    return wanted === 0 ? { kind: 'beyond' } : { kind: 'part', first: file.bytes - wanted, last };
  }
  if (to !== '' && Number(to) < Number(from)) return { kind: 'whole' };
  if (Number(from) > last) return { kind: 'beyond' };
  return { kind: 'part', first: Number(from), last: to === '' ? last : Math.min(Number(to), last) };
}
