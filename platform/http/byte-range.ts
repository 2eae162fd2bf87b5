/** Which bytes of a file are asked for: one range or all of it (RFC 9110, 14). */

export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'beyond' };

export interface RangeAsked {
  /** `Range`, as it came. */
  range: string | undefined;
  /** `If-Range`: the tag of the file of which the asker has a part already. */
  ifRange: string | undefined;
}

/** Several ranges, units nobody knows and what is no range at all are answered with the whole, as the standard allows. */
export function byteRange({ range, ifRange }: RangeAsked, file: { bytes: number; etag: string }): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return { kind: 'whole' };
  // A part of one file must not be put behind a part of another.
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
