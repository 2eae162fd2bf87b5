import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.server.ts';
import { withServer } from '#tests/server.ts';

const server = withServer();
beforeAll(async () => {
  const { smtp } = await server.context.messages.mailbox();
  const mailer = createSmtpMailer({ url: smtp, from: { name: 'Posta', address: 'posta@lapzarta.example' } });
  await mailer.send({ to: 'eva@example.hu', subject: 'Próbalevél', html: '<p>Szia!</p>', text: 'Szia!' });
  mailer.close();
});
afterAll(() => server.context.messages.stop());

describe('the mailbox of the sandbox', () => {
  it('is on the server’s own port, whatever host and port a container’s are mapped to', async () => {
    const leading = await server.telex('/__mail');
    expect([leading.status, leading.headers.location]).toEqual([302, '/__mail/']);
    const list = await server.telex('/__mail/');
    expect(list.status).toBe(200);
    expect(list.text).toContain('<a href="1">Próbalevél</a>');
    const mail = await server.telex('/__mail/1');
    expect(mail.text).toContain('<a href="./">Mailbox</a>');
    expect(mail.text).toContain('src="1/html"');
    expect((await server.telex('/__mail/1/html')).text).toContain('<p>Szia!</p>');
    expect(list.text + mail.text).not.toMatch(/(?:href|src)="(?:https?:|\/)/);
  });

  it('runs no scripts of mails, and has none that was not sent', async () => {
    const { headers } = await server.telex('/__mail/1/html');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect((await server.telex('/__mail/99')).status).toBe(404);
    const found = await server.telex('/__mail/mails.json?to=senki%40example.hu');
    expect(found.json()).toEqual([]);
  });
});
