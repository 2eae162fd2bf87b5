/**
 * `/__mail`: the sandbox's mailbox, in a program whose mails go there. On this server's own port, as the mailbox's is
 * unreachable from outside a container.
 */
import type { FastifyInstance } from 'fastify';
import type { MessagesFeature } from './messages-feature.server.ts';

export const mailboxPath = '/__mail';

export function mailboxRoute(app: FastifyInstance, { hasMailbox, mailbox }: MessagesFeature): void {
  if (!hasMailbox) return;
  app.get(mailboxPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`${mailboxPath}/`, 302),
  );
  app.get(`${mailboxPath}/*`, async ({ url }, reply) => {
    const { answer } = await mailbox();
    const { status, headers, body } = answer(url.slice(mailboxPath.length));
    return reply.code(status).headers(headers).send(body);
  });
}
