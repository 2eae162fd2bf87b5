export { mailboxPath, mailboxRoute } from './mailbox-route.server.ts';
export { createMessagesFeature, type MessagesFeature } from './messages-feature.server.ts';
