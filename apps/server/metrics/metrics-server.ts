/** A separate server for `/metrics`, which is for operators and must not be on the public port [S38]. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { MetricsAddress } from '#platform/config/network-settings.server.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** `http://127.0.0.1:13000/metrics` */
  url: string;
  stop(): Promise<void>;
}

export async function serveMetrics(
  { host, port }: MetricsAddress,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await once(server.listen({ host, port }), 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/metrics`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
