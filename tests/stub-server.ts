/** A server on this machine in place of an outside service: it answers as a test says, and records its requests. */
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubAnswer {
  status?: number;
  /** JSON by default. */
  headers?: Record<string, string>;
  /** An object is sent as JSON; empty by default. */
  body?: object | string;
}

export interface StubServer {
  origin: string;
  /** All requests, oldest first. */
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

type Answer = (request: ReceivedRequest) => StubAnswer | Promise<StubAnswer>;

export async function openStubServer(answerTo: Answer): Promise<StubServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body: Buffer.concat(chunks).toString() };
    requests.push(received);
    const answer = await answerTo(received);
    const { status = 200, body = '' } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
