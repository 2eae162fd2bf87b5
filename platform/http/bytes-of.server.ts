/** For texts on their way into the compressor: a place of its own for each would be made, measured and thrown away. */
const desk = Buffer.allocUnsafeSlow(768 * 1024);

/**
 * Good until the next call. A letter of JavaScript's is three bytes at most. A front page put together first would be
 * copied into 300 KB, a third of all it needs, and those moved into the memory that is seldom cleaned.
 */
export function bytesOf(pieces: string[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  if (length * 3 > desk.length) return Buffer.from(pieces.join(''));
  let end = 0;
  for (const piece of pieces) end += desk.write(piece, end);
  return desk.subarray(0, end);
}
