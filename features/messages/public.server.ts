export { addMailCommands } from './commands/mail-commands.server.ts';
export { mailboxPath, mailboxRoute } from './mailbox-route.server.ts';
export { testMail } from './mails/test.mail.ts';
export { createMessagesFeature, type MessagesFeature } from './messages-feature.server.ts';
