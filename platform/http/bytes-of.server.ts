import { transcode } from 'node:buffer';

/** A text, or one that is kept as it is sent. A letter stands in one piece, whole. */
export type Piece = string | Buffer;

/** The pieces, one after the other, in UTF-8. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? utf8Of(piece) : piece)));
}

/** Where texts are laid out on their way: a page would leave 100 KB of garbage otherwise. */
const desk = Buffer.allocUnsafeSlow(512 * 1024);
/** Characters that are written one by one as fast. */
const few = 200;

/**
 * A text with ő or ű is kept in UTF-16: laid out as it is and turned into UTF-8 as a whole it costs a quarter of what
 * writing its letters one by one does.
 */
export function utf8Of(text: string): Buffer {
  if (text.length < few || text.length * 2 > desk.length) return Buffer.from(text);
  const end = desk.write(text, 'utf16le');
  try {
    return transcode(desk.subarray(0, end), 'utf16le', 'utf8');
  } catch {
    // Half of a letter, which stands alone, is replaced there and refused here.
    return Buffer.from(text);
  }
}
