/** A gateway on this machine that answers as a test says, and remembers what it was asked. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface AskedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: object | string;
}

export interface FakeGateway {
  origin: string;
  asked: AskedRequest[];
  close(): Promise<void>;
}

export async function openFakeGateway(answer: (request: AskedRequest) => FakeAnswer): Promise<FakeGateway> {
  const asked: AskedRequest[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body: Buffer.concat(pieces).toString() };
    asked.push(received);
    const { status = 200, headers: sent = {}, body } = answer(received);
    response.writeHead(status, { 'content-type': 'application/json', ...sent });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, asked, close: () => closed(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
