import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, problemDocument } from '../answers/problem.ts';
import { problemType } from '../answers/problem-schema.ts';
import { noSniff } from '../answers/security-headers.ts';
import type { HttpParserError } from './http-parser-error.ts';

/** Failures by the error codes of Node.js's parser; all other codes are `noRequest`. */
const faults = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    new Problem('head-too-large', 'The address and the headers are larger than 16 KB together.'),
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    new Problem('request-too-large', 'The chunk extensions of the body are too long.'),
  ],
  ['ERR_HTTP_REQUEST_TIMEOUT', new Problem('request-too-slow', 'The request did not arrive in time.')],
]);
const noRequest = new Problem('request-invalid', 'This is no HTTP request.');

const longAddress = new Problem('address-too-long', 'The address is longer than 16 KB.');

/** Delay before closing: closing a connection that is still receiving would discard the response. */
const lingerMs = 1_000;

/** Error page sent to readers instead of a problem document. */
export interface RefusalPage {
  headers: Record<string, string>;
  body: string;
}

/** Connections whose rejection is being sent. */
const rejectedSockets = new WeakSet<Socket>();

/**
 * Responds to bytes that are not a valid HTTP request.
 * @param renderPage Renders the error page for a reader, null for a problem document; its errors are the caller's.
 * @returns The failure that was sent; null when the connection is closed already.
 */
export async function rejectBytes(
  error: HttpParserError,
  socket: Socket,
  renderPage: (problem: Problem, requestId: string) => Promise<RefusalPage | null>,
): Promise<Problem | null> {
  // Further bytes of a request that was rejected already.
  if (socket.destroyed || socket.writableEnded || rejectedSockets.has(socket)) return null;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return null;
  }
  rejectedSockets.add(socket);
  const isLong = isLongAddress(error);
  const problem = isLong ? longAddress : (faults.get(error.code ?? '') ?? noRequest);
  const requestId = randomUUID().slice(-12);
  const page = isLong && isForReader(error) ? await renderPage(problem, requestId) : null;
  const { headers, body } = refusal(problem, requestId, page);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (!socket.writable) return null;
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
  return problem;
}

/** Closes the connection: an ambiguous head may be an attempt at request smuggling. */
export function rejectHead(response: ServerResponse, detail: string): void {
  const problem = new Problem('request-invalid', detail);
  const { headers, body } = refusal(problem, randomUUID().slice(-12), null);
  response.writeHead(400, headers).end(body);
}

/** Node.js reports only the last chunk of a head that is too large: its beginning, or a part from the middle. */
function isLongAddress({ code, rawPacket }: HttpParserError): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return false;
  const text = rawPacket.toString('latin1');
  const [line = ''] = text.split('\r\n', 1);
  return isRequestLine(text) ? line.length > longLine : /^[^\s]+( HTTP\/1\.[01])?$/.test(line);
}

const longLine = 8_192;

function isRequestLine(text: string): boolean {
  return /^[A-Z]+ \//.test(text);
}

function isForReader({ rawPacket }: HttpParserError): boolean {
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 100) : '';
  return !/^[A-Z]+ (\/kviz)?\/(api|kepek|felvetelek|fajlok|builds)\//.test(start);
}

/** In the middle of another response on the connection the rejection would be read as a part of it. */
export function isAnswering(socket: Socket): boolean {
  const answer: unknown = '_httpMessage' in socket ? socket._httpMessage : null;
  return (
    typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true
  );
}

function refusal(problem: Problem, requestId: string, page: RefusalPage | null): RefusalPage {
  const body = page?.body ?? JSON.stringify(problemDocument(problem, requestId));
  const headers = {
    date: new Date().toUTCString(),
    'content-type': problemType,
    ...page?.headers,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...noSniff,
    'x-request-id': requestId,
    connection: 'close',
  };
  return { headers, body };
}
