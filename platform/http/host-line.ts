/** Whom a request asks, by its lines as they came. */

/** A name, an address, or nothing; with a port or without [RFC 9110 §7.2, RFC 3986 §3.2.2]. */
const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Almost every request asks the host that the one before it asked, and the pattern is a tenth of an answer from memory. */
let lastHost = '';

export function isHost(text: string): boolean {
  if (text === lastHost) return true;
  if (!host.test(text)) return false;
  lastHost = text;
  return true;
}

/**
 * False for two hosts, of which each server on the way may believe another, and for one that is none; also for none at
 * all, except in the old HTTP [RFC 9112 §3.2].
 * @param lines Names and values in turn.
 */
export function saysOneHost(lines: readonly string[], httpVersion: string): boolean {
  let isSaid = false;
  for (let at = 0; at < lines.length; at += 2) {
    const name = lines[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (isSaid || !isHost(lines[at + 1] ?? '')) return false;
    isSaid = true;
  }
  return isSaid || httpVersion === '1.0';
}
