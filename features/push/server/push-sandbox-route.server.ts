/** `/__push`: leads to what the sandbox's push services got, in a program that sends to them. */
import type { FastifyInstance } from 'fastify';
import type { PushFeature } from '../push-feature.server.ts';

const pushSandboxPath = '/__push';

export function pushSandboxRoute(app: FastifyInstance, { hasSandbox, sandboxAddress }: PushFeature): void {
  if (!hasSandbox) return;
  app.get(pushSandboxPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(await sandboxAddress(), 302),
  );
}
