import { isAscii } from 'node:buffer';

/**
 * Decodes bytes to text in the encoding the file declares: byte order mark, XML declaration, else UTF-8. Files that are
 * declared UTF-8 but are not are read as windows-1250, which old Hungarian systems wrote. Undecodable characters become
 * U+FFFD, which the caller counts.
 */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: Decode | undefined;
  let head = new Uint8Array();
  for await (const chunk of bytes) {
    if (decode !== undefined) {
      yield decode(chunk, { stream: true });
      continue;
    }
    head = joined(head, chunk);
    if (head.length < 256) continue;
    decode = decoderFor(head);
    yield decode(head, { stream: true });
  }
  yield decode === undefined ? decoderFor(head)(head) : decode();
}

type Decode = (chunk?: Uint8Array, options?: { stream: boolean }) => string;

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function decoderFor(head: Uint8Array): Decode {
  const [first = 0, second] = head;
  if (first === 0xff && second === 0xfe) return decoding('utf-16le');
  if (first === 0xfe && second === 0xff) return decoding('utf-16be');
  // "<", "{" or "[" as two bytes, without a byte order mark.
  if (firstCharacters.has(first) && second === 0) return decoding('utf-16le');
  if (first === 0 && firstCharacters.has(second ?? 0)) return decoding('utf-16be');
  const declaration = new TextDecoder('latin1').decode(head.subarray(0, 256));
  const label = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1];
  // A declaration readable byte by byte cannot be UTF-16, and an unknown encoding name is almost always UTF-8.
  return label === undefined || /^utf-?(8|16)/i.test(label) || !isKnown(label)
    ? decodingUtf8()
    : decoding(label);
}

const firstCharacters = new Set(['<', '{', '['].map((sign) => sign.charCodeAt(0)));

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

function decoding(label: string): Decode {
  const decoder = new TextDecoder(label);
  return (chunk, options) => decoder.decode(chunk, options);
}

/** Decides between UTF-8 and windows-1250 by the first chunk with non-ASCII characters. */
function decodingUtf8(): Decode {
  let isSure = false;
  let decode = decoding('utf-8');
  return (chunk, options) => {
    if (!isSure && chunk !== undefined && !isAscii(chunk)) {
      isSure = true;
      if (!isMostlyUtf8(chunk)) decode = decoding('windows-1250');
    }
    return decode(chunk, options);
  };
}

/**
 * True if at least half of the non-ASCII characters decode: a damaged UTF-8 file still has more valid than invalid
 * ones.
 */
function isMostlyUtf8(chunk: Uint8Array): boolean {
  // Streaming mode ignores a character that is cut at the end of the chunk.
  const text = decoding('utf-8')(chunk, { stream: true });
  const others = text.match(/[^\0-\x7f]/g) ?? [];
  return others.filter((letter) => letter === '\ufffd').length * 2 <= others.length;
}
