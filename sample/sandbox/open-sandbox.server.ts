/** A local server that simulates the services that figures, live scores and payments come from. */
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface SandboxNeeds {
  clock: Clock;
  /** Any free port by default. */
  port?: number;
  /** Names of the services that answer; all by default. */
  services?: readonly string[];
}

interface SandboxAnswer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  delayMs?: number;
  /** The request is never answered; `closed`: its connection is closed instead. */
  isSilent?: boolean | 'closed';
}

export async function openSandbox({ clock, port = 0, services }: SandboxNeeds): Promise<Sandbox> {
  const [
    { sandboxAnswer },
    { createApiSports, isSportsService },
    { sandboxPicture },
    { adsSandboxAnswer },
    { cmpSandboxAnswer },
    { createBeamSandbox },
    { createOpenIdProvider },
    { createPaymentGateways },
    { createPushServices, isPushService },
  ] = await Promise.all([
    import('./services.server.ts'),
    import('./api-sports.ts'),
    import('./pictures/sandbox-picture.server.ts'),
    import('./ads/ads-sandbox.server.ts'),
    import('./cmp/cmp-sandbox.server.ts'),
    import('./beam/beam-sandbox.server.ts'),
    import('./openid-provider.ts'),
    import('./gateways/payment-gateways.ts'),
    import('./push/push-services.ts'),
  ]);
  const sports = createApiSports();
  const google = createOpenIdProvider();
  const gateways = createPaymentGateways();
  const pushServices = createPushServices();
  const beam = createBeamSandbox();
  const server = createServer((request, response) => {
    void answer(request).then(
      async ({ status, type, body, headers, delayMs = 0, isSilent }) => {
        if (delayMs > 0) await pause(delayMs);
        if (isSilent === 'closed') request.socket.destroy();
        else if (!isSilent) response.writeHead(status, { ...headers, 'content-type': type }).end(body);
      },
      () => response.writeHead(500).end(),
    );
  });

  async function answer(request: IncomingMessage): Promise<SandboxAnswer> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const [, service = '', path = ''] = /^\/([a-z0-9]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const notFound = { status: 404, type: 'text/plain', body: '' };
    if (services && !services.includes(service)) return notFound;
    const bytes = await readBody(request);
    const body = bytes.toString();
    const { method = 'GET', headers } = request;
    if (isSportsService(service)) {
      if (path === 'switches' && method === 'POST') {
        sports.set(service, JSON.parse(body));
        return { status: 204, type: 'text/plain', body: '' };
      }
      if (path === 'calls') return { ...json, body: JSON.stringify(sports.calls(service)) };
      return sports.answer(service, path, url.searchParams, clock.now()) ?? notFound;
    }
    const gateway = gateways.get(service);
    if (gateway) {
      const base = `http://${headers.host ?? 'sandbox'}/${service}`;
      const question = { method, path, query: url.searchParams, headers, body, base, now: clock.now() };
      return gateway.answer(question) ?? notFound;
    }
    if (isPushService(service)) {
      const origin = `http://${request.headers.host ?? ''}`;
      const given = { method, path, query: url.searchParams, headers, body, bytes, origin };
      return (await pushServices.answer(service, given)) ?? notFound;
    }
    if (service === 'pictures') {
      const picture = await sandboxPicture(path);
      return picture === null ? notFound : { status: 200, ...picture };
    }
    if (service === 'ads') return (await adsSandboxAnswer(path)) ?? notFound;
    if (service === 'cmp') return (await cmpSandboxAnswer(path)) ?? notFound;
    if (service === 'beam') return (await beam.answer({ method, path, body, now: clock.now() })) ?? notFound;
    if (service === 'google') {
      const request = { method, path, query: url.searchParams, headers, body };
      return (await google.answer(request, `http://${headers.host}`)) ?? notFound;
    }
    return (
      sandboxAnswer(service, { method, path, query: url.searchParams, headers, body }, clock.now()) ??
      notFound
    );
  }

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  // Must not keep the process alive: a command ends when its own work is done.
  server.unref();
  const address = server.address();
  const listeningPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://127.0.0.1:${listeningPort}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const json = { status: 200, type: 'application/json' };

const maxBodyBytes = 64 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > maxBodyBytes) throw new RangeError('the question is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
