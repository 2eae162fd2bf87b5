/** What an open page asks about builds: whether there is a newer one, and which addresses its own has rules for. */
import type { FastifyInstance } from 'fastify';
import type { Edition } from '#features/sites/public.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Build } from './build.ts';
import { routeRules } from './route-rules.ts';

export interface BuildRoutesNeeds {
  build: Build;
  edition: Edition;
  checkAfterSeconds: number;
}

export function buildRoutes(
  app: FastifyInstance,
  { build, edition, checkAfterSeconds }: BuildRoutesNeeds,
): void {
  const { id, timestamp } = build;
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id, timestamp, checkAfterSeconds }),
  );
  const manifest = { id, timestamp, matcher: routeRules(edition), prerendered: [] };
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async ({ params }, reply) => {
    if (params.file !== `${id}.json`) throw new Problem('route-not-found', 'This build is not served here.');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(manifest);
  });
}
