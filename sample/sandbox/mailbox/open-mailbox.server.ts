/** An SMTP server on the loopback interface that stores mails in memory, and a page that shows them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import type { Mailbox, MailboxAnswer } from '#platform/mail/open-mailbox.ts';
import { listOfMails, mailPage } from './mailbox-pages.ts';
import type { StoredMail } from './stored-mail.ts';

/** The oldest are dropped. */
const maxMails = 500;

const switchesSchema = z.object({
  /** Answers every recipient with this code: 550 is final, 451 is not. */
  refuse: z.union([z.literal(550), z.literal(451), z.null()]).optional(),
  /** Accepts a mail, and closes the connection before it says so. */
  isSilent: z.boolean().optional(),
});
type Switches = z.infer<typeof switchesSchema>;

export async function openMailbox({ port = 0 }: { port?: number } = {}): Promise<Mailbox> {
  const mails: StoredMail[] = [];
  let switches: Switches = {};
  let received = 0;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const { refuse } = switches;
      if (refuse) done(Object.assign(new Error('Mailbox is switched off'), { responseCode: refuse }));
      else done();
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      };
      simpleParser(stream).then(
        (mail) => {
          received += 1;
          mails.unshift({ id: String(received), receivedAt: new Date(), envelope, ...partsOf(mail) });
          mails.length = Math.min(mails.length, maxMails);
          if (switches.isSilent) for (const socket of sockets) socket.destroy();
          else done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const sockets = new Set<Socket>();
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A client that hangs up is no fault of the mailbox.
  smtp.on('error', () => undefined);
  const web = createServer((request, response) => {
    answerRequest(request, response).catch(() => response.writeHead(500).end());
  });

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    if (method === 'POST' && url === '/switches') {
      switches = switchesSchema.parse(JSON.parse(await bodyOf(request)));
      response.writeHead(204).end();
      return;
    }
    const { status, headers, body } = answerAt(url);
    response.writeHead(status, headers).end(body);
  }

  function answerAt(path: string): MailboxAnswer {
    const { pathname, searchParams } = new URL(path, 'http://mailbox');
    const to = searchParams.get('to');
    if (pathname === '/mails.json') {
      const found = mails.filter((mail) => to === null || mail.envelope.to.includes(to));
      return answerOf('application/json', JSON.stringify(found));
    }
    if (pathname === '/') return answerOf(html, listOfMails(mails));
    const [, id, isBody] = /^\/(\d+)(\/html)?$/.exec(pathname) ?? [];
    const mail = mails.find((one) => one.id === id);
    if (!mail) return { ...answerOf('text/plain', ''), status: 404 };
    return answerOf(html, isBody ? mail.html : mailPage(mail));
  }

  await listen(web, port);
  await listen(smtp.server, 0);
  // Must not keep the process alive: a command ends when its own work is done.
  web.unref();
  smtp.server.unref();
  return {
    smtp: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    address: `http://127.0.0.1:${portOf(web)}`,
    answer: answerAt,
    async close() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => web.close(() => done())),
        new Promise<void>((done) => smtp.close(done)),
      ]);
    },
  };
}

const html = 'text/html; charset=utf-8';

/** Mails may contain anything: no scripts run, and nothing is fetched. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'none'";

function answerOf(type: string, body: string): MailboxAnswer {
  const headers = { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-store' };
  return { status: 200, headers, body };
}

function partsOf(
  mail: Awaited<ReturnType<typeof simpleParser>>,
): Pick<StoredMail, 'subject' | 'html' | 'text' | 'headers'> {
  return {
    subject: mail.subject ?? '',
    html: mail.html || '',
    text: mail.text ?? '',
    headers: mail.headerLines.map(({ line }) => line),
  };
}

function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  return promise;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
