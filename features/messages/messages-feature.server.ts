/** Mails to people: put into the outbox in the transaction of their cause, drawn and sent by a queue. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  type MailDefinition,
  type MailFrame,
  type MailSetting,
  mailFrame,
  type RegisteredMail,
} from '#features/kit/public.ts';
import type { Edition, Language, Site } from '#features/sites/public.ts';
import { createSharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import { mailboxOf } from '#platform/mail/mailbox-of.ts';
import type { Mailbox, OpenMailbox } from '#platform/mail/open-mailbox.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.server.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mailQueue, mailQueueName, type RenderMail } from './mail-queue.server.ts';
import { wordmarkPictures } from './wordmark-picture.server.ts';

const daySeconds = 86_400;

export interface MessagesFeatureNeeds {
  edition: Edition;
  clock: Clock;
  port: number;
  /** Null for an edition that sends no mails. */
  setting: Pick<MailSetting, 'from' | 'server'> | null;
  /** The SMTP server, with its password; null without one. */
  smtp: string | null;
  /** For an edition whose mails go to the sandbox. */
  openMailbox?: OpenMailbox | undefined;
}

/** Recipient and site of a mail. */
export interface MailTarget {
  to: string;
  site: Site;
  language: Language;
}

export interface MessagesFeature {
  /** Whether mails can be sent at all: forms that need one are hidden otherwise. */
  canSend: boolean;
  /**
   * Sends a mail if, and only if, the transaction commits. A mail that strangers can cause is dropped silently beyond its
   * limit for this mailbox and day: nobody learns whether somebody has an account.
   */
  send<Props extends object>(
    trx: Transaction<DB>,
    mail: MailDefinition<Props>,
    target: MailTarget,
    props: NoInfer<Props>,
  ): Promise<void>;
  /** Queues that deliver mails; none for an edition that sends no mails. */
  queues(mails: readonly RegisteredMail[], render: RenderMail): Queue[];
  /**
   * A mailer of its own for mails to a list, to be closed by the caller; null without a mail server. It never sends a
   * mail again by itself.
   */
  openListMailer(connections: number): Promise<Mailer | null>;
  /** Whether mails go to the sandbox's mailbox and are delivered to nobody. */
  hasMailbox: boolean;
  /** The sandbox's mailbox; throws where mails do not go there. */
  mailbox(): Promise<Mailbox>;
  stop(): Promise<void>;
}

export function createMessagesFeature(needs: MessagesFeatureNeeds): MessagesFeature {
  const { edition, port, setting, smtp, openMailbox } = needs;
  const openSandbox = setting?.server === 'sandbox' && smtp === null ? openMailbox : undefined;
  const picture = wordmarkPictures(edition);
  let mailbox: Promise<Mailbox> | undefined;
  let mailer: Mailer | undefined;

  async function openedMailbox(): Promise<Mailbox | null> {
    if (openSandbox) mailbox ??= openSandbox();
    return mailbox ?? null;
  }

  async function smtpAddress(): Promise<string | undefined> {
    return smtp ?? (await openedMailbox())?.smtp;
  }

  async function openedMailer(): Promise<Mailer | null> {
    if (mailer || setting === null) return mailer ?? null;
    const url = await smtpAddress();
    if (url !== undefined) mailer ??= createSmtpMailer({ url, from: setting.from, picture });
    return mailer ?? null;
  }

  async function openListMailer(connections: number): Promise<Mailer | null> {
    const url = setting === null ? undefined : await smtpAddress();
    if (setting === null || url === undefined) return null;
    return createSmtpMailer({ url, from: setting.from, connections, isSentOnce: true, picture });
  }

  /** Counted in the transaction of the mail: one that is rolled back sends nothing. */
  async function isWithin(trx: Transaction<DB>, key: string, uses: number): Promise<boolean> {
    const limits = createSharedLimits(trx, needs.clock.now);
    return (await limits.consume('mails of a day', key, { uses, seconds: daySeconds })) === null;
  }

  function frameOf(slug: string, language: Language): MailFrame | null {
    const site = edition.sites.find((one) => one.slug === slug);
    return site ? mailFrame({ edition, site, port }, language) : null;
  }

  return {
    canSend: setting !== null && (smtp !== null || openSandbox !== undefined),
    hasMailbox: openSandbox !== undefined,
    async send(trx, { id: mail, strangersPerDay: uses }, { to, site, language }, props) {
      if (uses !== undefined && !(await isWithin(trx, `${mail} ${mailboxOf(to)}`, uses))) return;
      const payload = { mail, to, site: site.slug, language, props, id: randomUUID() };
      await addToOutbox(trx, { queue: mailQueueName, payload });
    },
    queues: (mails, render) =>
      setting === null ? [] : [mailQueue({ mails, render, frameOf, mailer: openedMailer })],
    openListMailer,
    async mailbox() {
      const opened = await openedMailbox();
      if (!opened) throw new Error('mails are not sent to the sandbox');
      return opened;
    },
    async stop() {
      mailer?.close();
      await (await mailbox)?.close();
      mailer = undefined;
      mailbox = undefined;
    },
  };
}
