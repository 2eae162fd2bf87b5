/** Headers that somebody writes into a text of a mail are none [S11]. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openMailbox } from '#sample/sandbox/mailbox/open-mailbox.server.ts';
import type { Mailbox } from './open-mailbox.ts';
import { createSmtpMailer } from './smtp-mailer.server.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

const to = 'eva@example.hu';
const storedSchema = z.array(
  z.object({
    subject: z.string(),
    headers: z.array(z.string()),
    envelope: z.object({ to: z.array(z.string()) }),
  }),
);

/** The latest mail, which the mailbox lists first. */
async function received() {
  const response = await fetch(`${mailbox.address}/mails.json?to=${encodeURIComponent(to)}`);
  return storedSchema.parse(await response.json())[0];
}

/** A mail as a careless program writes it: its lines as they are. */
async function writeLines(lines: readonly string[]): Promise<void> {
  const { port, hostname } = new URL(mailbox.smtp);
  const socket = connect(Number(port), hostname);
  const steps = [
    'EHLO x',
    'MAIL FROM:<a@example.hu>',
    `RCPT TO:<${to}>`,
    'DATA',
    [...lines, '', 'szöveg', '.'].join('\r\n'),
    'QUIT',
  ];
  for await (const answer of socket) {
    if (!/^\d{3} /m.test(String(answer))) continue;
    const next = steps.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
}

it('a line break in a subject or a sender’s name adds no header; a careless program would add it', async () => {
  const injected = 'Éva\r\nBcc: aldozat@example.hu\r\nX-Hamis: igen';
  const mailer = createSmtpMailer({
    url: mailbox.smtp,
    from: { name: injected, address: 'lap@example.hu' },
  });
  const sent = await mailer.send({ to, subject: `Kedves ${injected}`, html: '<p>x</p>', text: 'x' });
  mailer.close();
  expect(sent.kind).toBe('accepted');
  const mail = await received();
  const names = mail?.headers.map((line) => line.split(':', 1)[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-hamis');
  expect(mail?.envelope.to).toEqual([to]);
  await writeLines([`To: ${to}`, `Subject: Kedves ${injected}`]);
  await expect
    .poll(async () => (await received())?.headers.map((line) => line.split(':', 1)[0]?.toLowerCase()))
    .toContain('x-hamis');
});
