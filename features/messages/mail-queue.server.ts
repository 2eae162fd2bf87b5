/** Renders and sends the mails of the outbox. */
import { z } from 'zod';
import type { MailFrame, RegisteredMail } from '#features/kit/public.ts';
import type { Language } from '#features/sites/public.ts';
import type { Mailer, SendResult } from '#platform/mail/mail.ts';
import { textOfMail } from '#platform/mail/text-of-mail.ts';
import { defineQueue, type Outcome, type Queue } from '#platform/queue/queue.ts';

export const mailQueueName = 'mails';

/** Renders a mail's HTML; `view` is the name of its component. */
export type RenderMail = (view: string, frame: MailFrame, props: object) => Promise<string>;

export interface MailQueueNeeds {
  mails: readonly RegisteredMail[];
  render: RenderMail;
  frameOf(site: string, language: Language): MailFrame | null;
  mailer(): Promise<Mailer | null>;
}

const messageSchema = z.object({
  mail: z.string(),
  to: z.email(),
  site: z.string(),
  language: z.enum(['hu', 'en']),
  props: z.looseObject({}),
  /** Left part of the Message-ID, the same at each attempt; missing in messages of older versions. */
  id: z.uuid().optional(),
});
type Message = z.infer<typeof messageSchema>;

/** A code is valid for minutes: a mail that comes a day late helps nobody. */
const retries = { limit: 11, firstPauseSeconds: 5, longestPauseSeconds: 1_800 };

/**
 * Mails are sent at least once: after a crash between the server's answer and its record a mail is sent again, with the
 * same Message-ID, so that mailboxes can drop the second one. Letters to lists, which must not come twice, have a queue of their own.
 */
export function mailQueue(needs: MailQueueNeeds): Queue {
  const known = new Map(needs.mails.map((mail) => [mail.id, mail]));
  return defineQueue({
    name: mailQueueName,
    payload: messageSchema,
    isDeduplicated: false,
    batchSize: 10,
    concurrency: 2,
    pollSeconds: 1,
    timeoutSeconds: 120,
    retries,
    deadLetterDays: 3,
    deliver: (messages) => Promise.all(messages.map((message) => deliverOne(message, known, needs))),
  });
}

/** An exception of one must not send the others of its batch again. */
async function deliverOne(...sending: Parameters<typeof sendOne>): Promise<Outcome> {
  const [{ mail }] = sending;
  return sendOne(...sending).catch((error: unknown): Outcome => {
    const name = error instanceof Error ? error.name : 'unknown error';
    return { kind: 'failed', error: `the mail '${mail}' could not be rendered: ${name}` };
  });
}

async function sendOne(
  { mail, to, site, language, props, id }: Message,
  known: ReadonlyMap<string, RegisteredMail>,
  { render, frameOf, mailer }: MailQueueNeeds,
): Promise<Outcome> {
  const definition = known.get(mail);
  const frame = frameOf(site, language);
  if (!definition || !frame)
    return { kind: 'refused', error: `there is no mail '${mail}' of the site '${site}'` };
  const reading = definition.read(props, frame);
  if (reading.kind === 'invalid') return { kind: 'refused', error: z.prettifyError(reading.error) };
  const server = await mailer();
  if (!server) return { kind: 'failed', error: 'there is no mail server: set LAPZARTA_SMTP' };
  const html = await render(definition.view, frame, reading.props);
  const messageId = id && `<${id}@${new URL(frame.siteAddress).hostname}>`;
  const { subject } = reading;
  return outcomeOf(await server.send({ to, subject, html, text: textOfMail(html), messageId }));
}

/** The server's response may contain the address, and errors of a queue are logged. */
function outcomeOf(result: SendResult): Outcome {
  switch (result.kind) {
    case 'accepted':
      return { kind: 'done' };
    case 'refused':
      return result.code >= 500
        ? { kind: 'refused', error: `the mail server refused with ${result.code}` }
        : { kind: 'failed', error: `the mail server postponed with ${result.code}` };
    case 'failed':
      return { kind: 'failed', error: `the mail server cannot be used: ${result.error}` };
  }
}
