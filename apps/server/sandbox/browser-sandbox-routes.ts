/**
 * Sandboxes of services that browsers contact, at our own address, as the content policy allows no other host:
 * `/__ads/…`, `/__beam/…`, `/__cmp/…`. One line a service.
 */

import type { FastifyInstance } from 'fastify';
import { adsPart } from '#features/ads/public.server.ts';
import { consentSetting } from '#features/consent/public.ts';
import { measurementPart } from '#features/measurement/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { AppContext } from '../compose.ts';

/** By the name of the service in the sandbox: whether the edition uses it. */
const services: Record<string, (edition: Edition) => boolean> = {
  ads: (edition) => adsPart.of(edition).some(({ server }) => server === 'sandbox'),
  beam: (edition) => measurementPart.of(edition).some(({ source }) => source === 'sandbox'),
  cmp(edition) {
    const { mode, cmp } = consentSetting.of(edition);
    return mode === 'tcf' && cmp?.script === 'sandbox';
  },
};

export function browserSandboxRoutes(app: FastifyInstance, context: AppContext): void {
  const { edition, openSandbox, clock } = context;
  if (!openSandbox) return;
  let opened: Promise<Sandbox> | undefined;
  app.addHook('onClose', async () => (await opened)?.close());
  for (const [service, isUsed] of Object.entries(services)) {
    if (!isUsed(edition)) continue;
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: `/__${service}/*`,
      async handler(request, reply) {
        opened ??= openSandbox({ clock });
        const { origin } = await opened;
        const { method, body } = request;
        const answer = await fetch(new URL(`/${service}/${request.params['*']}`, origin), {
          method,
          ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
        });
        return reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .type(answer.headers.get('content-type') ?? 'text/plain')
          .send(await answer.text());
      },
    });
  }
}
