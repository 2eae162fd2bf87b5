/** What operators and load balancers ask: alive, ready, how much. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface HealthNeeds {
  metrics: Metrics;
  /** Why this process should get no readers now; null when it should. */
  notReady(): Promise<string | null>;
}

export function healthRoutes(app: FastifyInstance, needs: HealthNeeds): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const why = await needs.notReady();
    reply.header('cache-control', 'no-store');
    return why === null
      ? reply.send({ status: 'ready' })
      : reply.code(503).send({ status: 'not ready', why });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(needs.metrics.contentType)
      .send(await needs.metrics.text()),
  );
}
