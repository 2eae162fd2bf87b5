/** A kept answer on its way out: in the best encoding the client takes, or only the news that it has it already. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { CachedAnswer, SentForm } from '#platform/cache/page-cache.server.ts';
import { type Encoding, encodingFor, hasAlready } from './asked-for.server.ts';
import { exactly } from './exactly.server.ts';
import { readyHead, sendReady } from './ready-head.server.ts';

/** Sends an answer with whatever lines the response has been given; true when the client had it already (304). */
export function send(kept: CachedAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const answer = kept.takesQuery ? withQuery(kept, request) : kept;
  const form = formFor(answer, request);
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], form)) {
    response.writeHead(304, linesSaidAgain(answer, form));
    response.end();
    return true;
  }
  response.writeHead(answer.status, linesOf(answer, form));
  response.end(bodyFor(request, form));
  return false;
}

/**
 * Sends an answer that will be sent again, on a response that was given no lines yet.
 * @param now Milliseconds since the epoch.
 * @returns True when the client had it already (304).
 */
export function sendAgain(
  answer: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  now: number,
): boolean {
  const { status } = answer;
  if (answer.takesQuery) return send(answer, request, response);
  const form = formFor(answer, request);
  if (status === 200 && isKnown(request.headers['if-none-match'], form)) {
    form.notModified ??= readyHead(304, linesSaidAgain(answer, form));
    if (sendReady(response, { status: 304, head: form.notModified, now })) return true;
  } else {
    form.head ??= readyHead(status, linesOf(answer, form));
    if (sendReady(response, { status, head: form.head, body: bodyFor(request, form), now })) return false;
  }
  return send(answer, request, response);
}

/** The same way, with what this reader asked. */
function withQuery(answer: CachedAnswer, { url = '' }: IncomingMessage): CachedAnswer {
  const [, query = ''] = url.split(/(\?.+)/s, 2);
  const headers = answer.headers.map((value, at) =>
    answer.headers[at - 1] === 'location' && at % 2 === 1 ? value + query : value,
  );
  return { ...answer, headers, forms: {} };
}

function bodyFor({ method }: IncomingMessage, { body }: SentForm): Buffer | undefined {
  return method === 'HEAD' ? undefined : body;
}

/** Names and values in turn. */
function linesOf({ contentType, headers }: CachedAnswer, { etag, encoding, body }: SentForm): string[] {
  return ['content-type', contentType].concat(
    headers,
    ['etag', etag],
    encoding === 'identity' ? [] : ['content-encoding', encoding],
    ['content-length', String(body.length)],
  );
}

function linesSaidAgain({ headers }: CachedAnswer, { etag }: SentForm): string[] {
  return headers.filter(isSaidAgain).concat(['etag', etag]);
}

/** Beside its answer the reader has the lines that belong to it [RFC 9110 §15.4.5]; only these can have become others. */
const saidAgain = new Set(['cache-control', 'surrogate-key', 'vary', 'cache-status', 'warning']);

function isSaidAgain(_: string, at: number, headers: readonly string[]): boolean {
  return saidAgain.has(headers[at - (at % 2)] ?? '');
}

/** A page is the same however well it is compressed: before it was worth the time, and when it has just been made again. */
function isKnown(known: string | undefined, { etag, otherEtag }: SentForm): boolean {
  return hasAlready(known, etag) || (otherEtag !== null && hasAlready(known, otherEtag));
}

function formFor(answer: CachedAnswer, request: IncomingMessage): SentForm {
  return formOf(answer, encodingFor(String(request.headers['accept-encoding'] ?? '')));
}

/** Made once an answer and encoding; the uncompressed one, which nearly nobody asks for, would fill the memory. */
function formOf(answer: CachedAnswer, encoding: Encoding): SentForm {
  if (encoding === 'identity') return makeForm(answer, encoding, brotliDecompressSync(answer.brotli));
  const made = answer.forms[encoding];
  if (made) return made;
  const body =
    encoding === 'br' ? answer.brotli : exactly(gzipSync(brotliDecompressSync(answer.brotli), { level: 6 }));
  const form = makeForm(answer, encoding, body);
  answer.forms[encoding] = form;
  return form;
}

function makeForm(answer: CachedAnswer, encoding: Encoding, body: Buffer): SentForm {
  const quickEtag = `"${answer.etag}-${encoding}"`;
  // Other bytes, another tag, or a proxy would put the beginning of one to the end of the other.
  const goodEtag = encoding === 'br' ? `"${answer.etag}-br-5"` : null;
  const [etag, otherEtag] = answer.isGood && goodEtag ? [goodEtag, quickEtag] : [quickEtag, goodEtag];
  return { etag, otherEtag, encoding, head: null, notModified: null, body };
}
