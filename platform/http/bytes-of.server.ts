import { transcode } from 'node:buffer';

/** For texts on their way into the compressor: put together in JavaScript, a front page would be 300 KB of garbage. */
const desk = Buffer.allocUnsafeSlow(768 * 1024);

/**
 * The pieces, one after the other, in UTF-8. A text with ő or ű is kept in UTF-16: laid out as it is and turned into
 * UTF-8 as a whole it costs a quarter of what writing its letters one by one does.
 */
export function bytesOf(pieces: string[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  if (length * 2 > desk.length) return inUtf8(pieces);
  let end = 0;
  for (const piece of pieces) end += desk.write(piece, end, 'utf16le');
  try {
    return transcode(desk.subarray(0, end), 'utf16le', 'utf8');
  } catch {
    // Half of a letter, which stands alone, is replaced here and refused there.
    return inUtf8(pieces);
  }
}

function inUtf8(pieces: string[]): Buffer {
  return Buffer.from(pieces.join(''));
}
