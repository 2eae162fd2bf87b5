/** Answers to what never becomes a request: bytes that are no HTTP, and heads that say two things at once. */
import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, problemDocument } from './problem.ts';
import { problemType } from './problem-schema.ts';
import { notGuessed } from './security-headers.ts';

/** As Node.js names what its parser met; whatever else it meets is no request at all. */
const faults = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    new Problem('head-too-large', 'The address and the headers are larger than 16 KB together.'),
  ],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', new Problem('request-too-large', 'The body says too much of itself.')],
  ['ERR_HTTP_REQUEST_TIMEOUT', new Problem('request-too-slow', 'The request did not arrive in time.')],
]);
const noRequest = new Problem('request-invalid', 'This is no HTTP request.');

/** A connection that is closed on what is still arriving takes back what was said on it last. */
const hearingMs = 1_000;

/** @returns What was answered; null where nobody was left to be told. */
export function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): Problem | null {
  // The rest of what was refused already.
  if (socket.destroyed || socket.writableEnded) return null;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return null;
  }
  const problem = faults.get(error.code ?? '') ?? noRequest;
  const { headers, body } = refusal(problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), hearingMs).unref();
  return problem;
}

/** The connection is closed: who sends such a head may be two who do not know of each other. */
export function refuseHead(response: ServerResponse, detail: string): void {
  const { headers, body } = refusal(new Problem('request-invalid', detail));
  response.writeHead(400, headers).end(body);
}

/** In the middle of another answer on the same connection these words would be taken for a part of it. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = '_httpMessage' in socket ? socket._httpMessage : null;
  return (
    typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true
  );
}

function refusal(problem: Problem): { headers: Record<string, string>; body: string } {
  const requestId = randomUUID().slice(-12);
  const body = JSON.stringify(problemDocument(problem, requestId));
  const headers = {
    date: new Date().toUTCString(),
    'content-type': problemType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...notGuessed,
    'x-request-id': requestId,
    connection: 'close',
  };
  return { headers, body };
}
