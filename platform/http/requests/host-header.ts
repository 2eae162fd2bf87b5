/** A name, an address, or nothing; with a port or without [RFC 9110 §7.2, RFC 3986 §3.2.2]. */
const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Almost every request has the host of the previous one, and the pattern takes a tenth of a response from memory. */
let lastHost = '';

export function isHost(text: string): boolean {
  if (text === lastHost) return true;
  if (!host.test(text)) return false;
  lastHost = text;
  return true;
}

/**
 * False for two Host headers, which servers along the way may interpret differently, and for an invalid one; also for
 * none, except in HTTP/1.0 [RFC 9112 §3.2].
 * @param lines Header names and values in turn.
 */
export function hasOneValidHost(lines: readonly string[], httpVersion: string): boolean {
  let isPresent = false;
  for (let at = 0; at < lines.length; at += 2) {
    const name = lines[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (isPresent || !isHost(lines[at + 1] ?? '')) return false;
    isPresent = true;
  }
  return isPresent || httpVersion === '1.0';
}
