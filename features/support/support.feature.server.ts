import { defineFeature, registerCall, registerMail } from '#features/kit/public.ts';
import { noticeCall } from './calls/notice.call.ts';
import { counterCall, minutesCall } from './calls/supporters.call.ts';
import { addSupportCommands } from './commands/support-commands.server.ts';
import { supportCardMail } from './mails/monthly/support-card.mail.ts';
import { supportChangedMail } from './mails/monthly/support-changed.mail.ts';
import { supportEndedMail } from './mails/monthly/support-ended.mail.ts';
import { supportReminderMail } from './mails/monthly/support-reminder.mail.ts';
import { supportTransferMail } from './mails/monthly/support-transfer.mail.ts';
import { supportDisputedMail } from './mails/payments/support-disputed.mail.ts';
import { supportFailedMail } from './mails/payments/support-failed.mail.ts';
import { supportGiftMail } from './mails/payments/support-gift.mail.ts';
import { supportReceiptMail } from './mails/payments/support-receipt.mail.ts';
import { supportRefundMail } from './mails/payments/support-refund.mail.ts';
import { supportData } from './server/support-data.server.ts';
import { facts } from './support.feature.ts';
import type { SupportFeature } from './support-feature.server.ts';
import { supportJobs } from './support-jobs.ts';
import { supportPart } from './support-part.ts';
import { supportSetting } from './support-setting.ts';

interface Needs {
  support: SupportFeature;
}

export const supportFeature = defineFeature({
  ...facts,
  parts: [supportPart],
  settings: [supportSetting],
  calls: [registerCall(minutesCall), registerCall(counterCall), registerCall(noticeCall)],
  mails: [
    registerMail(supportReceiptMail),
    registerMail(supportFailedMail),
    registerMail(supportCardMail),
    registerMail(supportEndedMail),
    registerMail(supportRefundMail),
    registerMail(supportReminderMail),
    registerMail(supportGiftMail),
    registerMail(supportTransferMail),
    registerMail(supportChangedMail),
    registerMail(supportDisputedMail),
  ],
  jobs: ({ support }: Needs) => supportJobs(support),
  queues: ({ support }: Needs) => support.queues(),
  commands: [addSupportCommands],
  sandboxes: (edition) => {
    const { simplepay, barion, stripe } = supportSetting.of(edition)?.gateways ?? {};
    return Object.entries({ simplepay, barion, stripe })
      .filter(([, gateway]) => gateway?.address === 'sandbox')
      .map(([name]) => `support.gateways.${name}`);
  },
  dataOf: ({ support }: Needs) => [supportData(support)],
});
