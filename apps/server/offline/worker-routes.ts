/**
 * The service worker script, at an address that never changes. It differs with each build, so that browsers update it;
 * if the operator has disabled it, it is a script that unregisters itself.
 */
import type { FastifyInstance } from 'fastify';
import type { WorkerScripts } from '#apps/web/offline/worker-script.server.ts';
import { type Edition, resolveSite, sitesOfDomain } from '#features/sites/public.ts';

/** At the root, because a worker controls only its own folder and below. */
export const workerAddress = '/offline-worker.js';

export interface WorkerRoutesNeeds {
  edition: Edition;
  build: string;
  scripts: WorkerScripts;
  isOn: boolean;
}

const headers = {
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

export function workerRoutes(
  app: FastifyInstance,
  { edition, build, scripts, isOn }: WorkerRoutesNeeds,
): void {
  app.get(workerAddress, async (request, reply) => {
    const { site } = resolveSite(edition, request.headers.host ?? '', []);
    const prefixes = sitesOfDomain(edition, site).map(({ path }) => path);
    const script = isOn ? scripts.active(build, prefixes) : scripts.uninstall;
    return reply.headers(headers).type('text/javascript; charset=utf-8').send(script);
  });
}
