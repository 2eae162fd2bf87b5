import { defineFeature, mailSetting, type RegisteredMail, registerMail } from '#features/kit/public.ts';
import { addMailCommands } from './commands/mail-commands.server.ts';
import type { RenderMail } from './mail-queue.server.ts';
import { testMail } from './mails/test.mail.ts';
import { facts } from './messages.feature.ts';
import type { MessagesFeature } from './messages-feature.server.ts';

interface Needs {
  messages: MessagesFeature;
  /** All kinds of the program. */
  mails: readonly RegisteredMail[];
  renderMail: RenderMail;
}

export const messagesFeature = defineFeature({
  ...facts,
  mails: [registerMail(testMail)],
  queues: ({ messages, mails, renderMail }: Needs) => messages.queues(mails, renderMail),
  commands: [addMailCommands],
  settings: [mailSetting],
  sandboxes: (edition, { smtp }) =>
    mailSetting.of(edition)?.server === 'sandbox' && smtp === null ? ['mail.server'] : [],
});
