/** Liveness and readiness probes for operators and load balancers. */
import type { FastifyInstance } from 'fastify';

export interface HealthNeeds {
  /** Why this process should receive no requests now; null if it should. */
  notReady(): Promise<string | null> | string;
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
}
