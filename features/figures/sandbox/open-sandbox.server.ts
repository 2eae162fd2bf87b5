/** A server on this machine that speaks like each of the services that the figures come from, with invented ones. */
import { createServer, type IncomingMessage } from 'node:http';
import type { Clock } from '#platform/time/clock.ts';

export interface Sandbox {
  /** `http://127.0.0.1:41234`; each service lies below it by its name: `/mnb`, `/weather`. */
  origin: string;
  close(): Promise<void>;
}

export interface SandboxNeeds {
  clock: Clock;
  /** Any that is free when absent. */
  port?: number;
  /** Names of those that answer; all when absent. */
  services?: readonly string[];
}

interface SandboxAnswer {
  status: number;
  type: string;
  body: string;
}

export async function openSandbox({ clock, port = 0, services }: SandboxNeeds): Promise<Sandbox> {
  const { answerAs } = await import('./services.server.ts');
  const server = createServer((request, response) => {
    void answer(request).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });

  async function answer(request: IncomingMessage): Promise<SandboxAnswer> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const [, service = '', path = ''] = /^\/([a-z]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const nothing = { status: 404, type: 'text/plain', body: '' };
    if (services && !services.includes(service)) return nothing;
    const body = await bodyOf(request);
    const { method = 'GET', headers } = request;
    return (
      answerAs(service, { method, path, query: url.searchParams, headers, body }, clock.now()) ?? nothing
    );
  }

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  // Nobody waits for it: a command that used it ends when its own work does.
  server.unref();
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://127.0.0.1:${at}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const longestBody = 64 * 1024;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > longestBody) throw new RangeError('the question is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
