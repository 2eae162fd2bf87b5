/**
 * Answers whose head is put together once and sent many times. Node.js writes a head line by line and looks through each
 * for forbidden letters, for every answer anew: a fourteenth of what a page costs that lies ready.
 */
import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/**
 * For how long a connection is kept that nobody uses: longer than the minute for which load balancers keep theirs, or
 * they would write into a closed one.
 */
export const keepAliveSeconds = 72;

/** All lines of a head but those that tell the time and what becomes of the connection. */
export interface ReadyHead {
  /** A kilobyte that thousands of answers have, kept once for all. */
  common: string;
  own: string;
}

const ownLines = new Set(['etag', 'surrogate-key', 'content-length', 'location']);

/**
 * @param headers Names and values in turn.
 * @throws TypeError where one holds a letter that no header may.
 */
export function readyHead(status: number, headers: readonly string[]): ReadyHead {
  let common = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
  let own = '';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    const line = `${name}: ${value}\r\n`;
    if (ownLines.has(name)) own += line;
    else common += line;
  }
  return { common: theSame(common), own };
}

/** More than a deployment has: kinds of answers, times they may be kept for, sites’ policies. */
const mostCommon = 500;
const known = new Map<string, string>();

function theSame(common: string): string {
  const first = known.get(common);
  if (first !== undefined) return first;
  if (known.size >= mostCommon) known.clear();
  known.set(common, common);
  return common;
}

/**
 * Only where the connection stays open, and on a response of which nothing was said yet. Node.js has no door for a
 * finished head, but a place where it keeps its own; where that is not, nothing is sent.
 * @param now Milliseconds since the epoch.
 * @returns Whether it was sent; otherwise it is to be written the usual way.
 */
export function sendReady(
  response: ServerResponse,
  { status, head, body, now }: { status: number; head: ReadyHead; body?: Buffer | undefined; now: number },
): boolean {
  if (!response.shouldKeepAlive || !('_header' in response) || response._header !== null) return false;
  response.statusCode = status;
  response._header = head.common + head.own + lastLines(now);
  response.end(body);
  return true;
}

let second = 0;
let lines = '';

function lastLines(now: number): string {
  const thisSecond = Math.floor(now / 1000);
  if (thisSecond !== second) {
    second = thisSecond;
    const date = new Date(thisSecond * 1000).toUTCString();
    lines = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }
  return lines;
}
