/** `/__ads/…`: the ad server's sandbox, at our own address, as the content policy allows no other host. */
import type { FastifyInstance } from 'fastify';
import { adsPart } from '#features/ads/public.server.ts';
import type { Sandbox } from '#platform/http/open-sandbox.ts';
import type { AppContext } from './compose.ts';

export function adsSandboxRoute(app: FastifyInstance, context: AppContext): void {
  const { edition, openSandbox, clock } = context;
  if (!openSandbox || !adsPart.of(edition).some(({ server }) => server === 'sandbox')) return;
  let opened: Promise<Sandbox> | undefined;
  app.addHook('onClose', async () => (await opened)?.close());
  app.get<{ Params: { '*': string } }>('/__ads/*', async (request, reply) => {
    opened ??= openSandbox({ clock });
    const { origin } = await opened;
    const answer = await fetch(new URL(`/ads/${request.params['*']}`, origin));
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type(answer.headers.get('content-type') ?? 'text/plain')
      .send(await answer.text());
  });
}
