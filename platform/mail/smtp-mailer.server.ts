/** Sends mails to an SMTP server through a pool of connections. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { ListHeaders, Mailer, SendResult } from './mail.ts';

export interface SmtpSetting {
  /** `smtps://user:password@mail.example:465` or `smtp://…`, which uses TLS if the server offers it. */
  url: string;
  from: { name: string; address: string };
  /** How many at the same time; 4 by default. */
  connections?: number;
  /**
   * A mail whose connection is lost is reported as failed. By default it is sent again over another connection, also when
   * the server may have accepted it.
   */
  isSentOnce?: boolean;
  /** Pictures that mails show as `cid:name` and bring along: mail programs load nothing from elsewhere unasked. */
  picture?(name: string): Promise<Buffer | null>;
}

/** A server that does not answer must not hold up the queue. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createSmtpMailer({ url, from, connections = 4, isSentOnce, picture }: SmtpSetting): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    ...timeouts,
    ...(isSentOnce ? { maxRequeues: 0 } : {}),
    // A server that does not offer TLS must not get the password in clear text.
    requireTLS: hasPassword(url),
    // Texts of a mail are never names of files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, messageId: ownId, list }) {
      try {
        const mail = {
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: await picturesIn(html, picture),
          ...(ownId === undefined ? {} : { messageId: ownId }),
          ...(list ? listPart(list, to) : { headers: machineHeaders }),
        };
        const { messageId, response } = await transport.sendMail(mail);
        return { kind: 'accepted', messageId, response };
      } catch (error) {
        return resultOf(error);
      }
    },
    close: () => transport.close(),
  };
}

async function picturesIn(html: string, picture: SmtpSetting['picture']) {
  const names = new Set([...html.matchAll(/ src="cid:([\w-]+)"/g)].map(([, name = '']) => name));
  const found = await Promise.all(
    [...names].map(async (cid) => ({ cid, content: (await picture?.(cid)) ?? null })),
  );
  return found.flatMap(({ cid, content }) =>
    content === null
      ? []
      : [
          {
            cid,
            content,
            filename: `${cid}.png`,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          },
        ],
  );
}

/** Automatic replies to a machine help nobody [RFC 3834]. */
const machineHeaders = { 'Auto-Submitted': 'auto-generated' };

function listPart({ id, unsubscribe, returnPath }: ListHeaders, to: string) {
  return {
    envelope: { from: returnPath, to },
    headers: {
      Precedence: 'bulk',
      'List-Id': { prepared: true, value: `<${id}>` },
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function hasPassword(url: string): boolean {
  return new URL(url).password !== '';
}

/** Errors about one mail; all others are about the connection, such as a wrong password, and concern every mail. */
const refusalSchema = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.int().min(400).max(599),
  response: z.string().default(''),
});
const failureSchema = z.object({
  code: z.string().default('unknown error'),
  message: z.string().default(''),
  /** The SMTP command that failed; `CONN` also for a connection lost later. */
  command: z.string().default(''),
  /** Of an error of the operating system. */
  syscall: z.string().default(''),
  timeoutType: z.string().default(''),
});

/** Codes of errors before a mail is sent: no name, no TLS, no sign-in. */
const earlyCodes = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'EPROXY'];
const earlyCommands = ['EHLO', 'HELO', 'STARTTLS'];
const earlyTimeouts = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

function resultOf(error: unknown): SendResult {
  const refusal = refusalSchema.safeParse(error);
  if (refusal.success)
    return { kind: 'refused', code: refusal.data.responseCode, response: refusal.data.response };
  const { code, message, command, syscall, timeoutType } = failureSchema.catch(unknownFailure).parse(error);
  const isEarly =
    earlyCodes.includes(code) ||
    earlyCommands.includes(command) ||
    syscall === 'connect' ||
    earlyTimeouts.includes(timeoutType) ||
    // The only sign of a refusing banner: its code and command are those of a lost connection, too.
    (command === 'CONN' && message.startsWith('Invalid greeting'));
  return { kind: 'failed', error: code, mayBeAccepted: !isEarly };
}

const unknownFailure = { code: 'unknown error', message: '', command: '', syscall: '', timeoutType: '' };
