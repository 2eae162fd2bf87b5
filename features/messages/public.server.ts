export { addMailCommands } from './commands/mail-commands.server.ts';
export type { RenderMail } from './mail-queue.server.ts';
export { mailboxPath, mailboxRoute } from './mailbox-route.server.ts';
export { testMail } from './mails/test.mail.ts';
export {
  createMessagesFeature,
  type MailTarget,
  type MessagesFeature,
} from './messages-feature.server.ts';
