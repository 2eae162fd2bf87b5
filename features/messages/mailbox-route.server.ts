/** `/__mail`: leads to the sandbox's mailbox, in a program whose mails go there. */
import type { FastifyInstance } from 'fastify';
import type { MessagesFeature } from './messages-feature.server.ts';

export const mailboxPath = '/__mail';

export function mailboxRoute(app: FastifyInstance, { hasMailbox, mailboxAddress }: MessagesFeature): void {
  if (!hasMailbox) return;
  app.get(mailboxPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(await mailboxAddress(), 302),
  );
}
