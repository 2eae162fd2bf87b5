/** Bytes → text, in the encoding the file declares: byte order mark, XML declaration, else UTF-8. */

export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head = new Uint8Array();
  for await (const chunk of bytes) {
    if (decoder !== undefined) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = joined(head, chunk);
    if (head.length < 256) continue;
    decoder = decoderFor(head);
    yield decoder.decode(head, { stream: true });
  }
  decoder ??= decoderFor(head);
  yield head.length < 256 ? decoder.decode(head) : decoder.decode();
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function decoderFor(head: Uint8Array): TextDecoder {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  // "<" in two bytes, without a mark.
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le');
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be');
  const declaration = new TextDecoder('latin1').decode(head.subarray(0, 256));
  const label = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1];
  // A declaration that we could read byte by byte cannot be of UTF-16.
  if (label === undefined || /^utf-?16/i.test(label)) return new TextDecoder('utf-8');
  try {
    return new TextDecoder(label);
  } catch {
    // An encoding nobody knows: almost always UTF-8 under a wrong name.
    return new TextDecoder('utf-8');
  }
}
