import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type MailSetting, registerMail } from '#features/kit/public.ts';
import type { Mailbox } from '#platform/mail/open-mailbox.ts';
import { takeFromOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Outcome } from '#platform/queue/queue.ts';
import { openMailbox } from '#sample/sandbox/mailbox/open-mailbox.server.ts';
import { withTestApp } from '#tests/test-app.ts';
import { TestMail } from './mails/TestMail.tsx';
import { testMail } from './mails/test.mail.ts';
import { createMessagesFeature } from './messages-feature.server.ts';

const storedSchema = z.array(
  z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
    headers: z.array(z.string()),
  }),
);

const testApp = withTestApp();
let mailbox: Mailbox | undefined;
afterAll(async () => {
  await testApp.context.messages.stop();
  await mailbox?.close();
});
beforeEach(() => switchMailbox({}));

const to = 'eva+proba@example.hu';
const unrenderable = 'never';

async function switchMailbox(switches: object): Promise<void> {
  const { address } = await testApp.context.messages.mailbox();
  await fetch(`${address}/switches`, { method: 'POST', body: JSON.stringify(switches) });
}

async function received() {
  const { address } = await testApp.context.messages.mailbox();
  const response = await fetch(`${address}/mails.json?to=${encodeURIComponent(to)}`);
  return storedSchema.parse(await response.json());
}

async function enqueue(
  props = { sentAt: '2026-11-25T12:00:00Z' },
  language: 'hu' | 'en' = 'hu',
): Promise<void> {
  const { db, edition, messages } = testApp.context;
  const [site] = edition.sites;
  if (!site) throw new Error('the edition has no site');
  await db.transaction().execute((trx) => messages.send(trx, testMail, { to, site, language }, props));
}

/** Delivers the waiting messages as the queue does. */
async function deliver(
  edit: (payload: object) => object = (payload) => payload,
  { messages } = testApp.context,
): Promise<Outcome[]> {
  const { db } = testApp.context;
  const rows = await db.transaction().execute((trx) => takeFromOutbox(trx, ['mails'], 100));
  const [queue] = messages.queues([registerMail(testMail)], async (_view, frame, raw) => {
    const props = testMail.props.parse(raw);
    if (props.sentAt === unrenderable) throw new TypeError('a fault of the component');
    return renderToStaticMarkup(<TestMail frame={frame} props={props} />);
  });
  if (!queue) throw new Error('there is no queue of mails');
  const delivery = { signal: AbortSignal.timeout(5_000), send: async () => undefined };
  return queue.deliver(
    rows.map(({ payload }) => edit(payload)),
    delivery,
  );
}

const messageIdOf = (mail?: { headers: string[] }) =>
  mail?.headers.find((line) => /^message-id:/i.test(line));

describe('a mail', () => {
  it('arrives with an HTML and a text part, its sender and its subject', async () => {
    const before = (await received()).length;
    await enqueue();
    expect(await deliver()).toEqual([{ kind: 'done' }]);
    const [mail, ...others] = await received();
    expect(others).toHaveLength(before);
    expect(mail).toMatchObject({
      subject: 'Próbalevél – Lapzárta',
      envelope: { from: 'posta@lapzarta.example', to: [to] },
      html: expect.stringContaining('lang="hu"'),
      text: expect.stringMatching(/Megérkezett\n[\s\S]*Nincs vele\s+teendő/),
    });
    expect(mail?.headers).toContainEqual('Auto-Submitted: auto-generated');
    expect(mail?.text).not.toContain('<');
  });

  it('brings the wordmark along, white on the accent, at two pixels for one', async () => {
    await enqueue();
    await deliver();
    const [mail] = await received();
    // The mailbox shows attached pictures as data.
    const [, data = '', size] =
      /src="data:image\/png;base64,([^"]+)" alt="Lapzárta" (width="\d+")/.exec(mail?.html ?? '') ?? [];
    const picture = sharp(Buffer.from(data, 'base64'));
    const { width, height, hasAlpha } = await picture.metadata();
    expect([`width="${width / 2}"`, height, hasAlpha]).toEqual([size, 108, false]);
    expect(data.length).toBeLessThan(8_000);
  });

  it('has the same Message-ID when it is sent again after a kill [S57]', async () => {
    await enqueue();
    const payloads: object[] = [];
    await deliver((payload) => {
      payloads.push(payload);
      return payload;
    });
    await enqueue();
    // The first one once more, as after a process that died before it wrote down the answer.
    await deliver(() => payloads[0] ?? {});
    const ids = (await received()).slice(0, 2).map(messageIdOf);
    expect(ids[0]).toMatch(/^Message-ID: <[\da-f-]{36}@[\w.]+>$/i);
    expect(ids[1]).toBe(ids[0]);
    await enqueue();
    await deliver();
    expect(messageIdOf((await received())[0])).not.toBe(ids[0]);
  });

  it('that strangers can cause is dropped beyond its limit for a mailbox and a day [S57]', async () => {
    const { db, edition, messages } = testApp.context;
    const [site] = edition.sites;
    if (!site) throw new Error('the edition has no site');
    const limited = { ...testMail, id: 'limited', strangersPerDay: 3 };
    for (let at = 0; at < 9; at += 1)
      await db
        .transaction()
        .execute((trx) =>
          messages.send(trx, limited, { to: `v.ict+${at}@example.hu`, site, language: 'hu' }, { sentAt: '' }),
        );
    const rows = await db.transaction().execute((trx) => takeFromOutbox(trx, ['mails'], 100));
    expect(rows).toHaveLength(3);
  });

  it('that cannot be rendered does not send the others of its batch again', async () => {
    await enqueue({ sentAt: unrenderable });
    await enqueue();
    expect(await deliver()).toEqual([
      { kind: 'failed', error: "the mail 'test' could not be rendered: TypeError" },
      { kind: 'done' },
    ]);
  });

  it('is in English where its target reads English', async () => {
    await enqueue(undefined, 'en');
    await deliver();
    expect((await received())[0]).toMatchObject({ subject: 'Test mail – Lapzárta' });
  });

  it('is not sent when the transaction of its cause is rolled back', async () => {
    const { db, edition, messages } = testApp.context;
    const [site] = edition.sites;
    if (!site) throw new Error('the edition has no site');
    const change = db.transaction().execute(async (trx) => {
      await messages.send(trx, testMail, { to, site, language: 'hu' }, { sentAt: '' });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await deliver()).toEqual([]);
  });

  it.each([
    [550, { kind: 'refused', error: 'the mail server refused with 550' }],
    [451, { kind: 'failed', error: 'the mail server postponed with 451' }],
  ])(
    'that the server answers with %i is given up or tried again, without its address in the error',
    async (refuse, outcome) => {
      await switchMailbox({ refuse });
      await enqueue();
      expect(await deliver()).toEqual([outcome]);
    },
  );

  it('is tried again when the server hangs up', async () => {
    await switchMailbox({ isSilent: true });
    await enqueue();
    expect(await deliver()).toEqual([
      { kind: 'failed', error: expect.stringMatching(/^the mail server cannot be used: E[A-Z]+$/) },
    ]);
  });

  it.each([
    ['an unknown kind', { mail: 'unknown' }, 'there is no mail'],
    ['an unknown site', { site: 'unknown' }, 'there is no mail'],
    ['other data', { props: { sentAt: 5 } }, 'sentAt'],
    ['a line break in the address', { to: 'a@example.hu\r\nBcc: b@example.hu' }, 'to'],
  ])('of %s is given up', async (_what, change, error) => {
    await enqueue();
    expect(await deliver((payload) => ({ ...payload, ...change }))).toEqual([
      { kind: 'refused', error: expect.stringContaining(error) },
    ]);
  });
});

describe('without a server', () => {
  function feature(setting: Omit<MailSetting, 'lists'> | undefined, smtp: string | null = null) {
    const { edition } = testApp.context;
    return createMessagesFeature({
      edition,
      clock: testApp.context.clock,
      port: 3000,
      setting: setting ?? null,
      smtp,
    });
  }
  const from = { name: 'Lapzárta', address: 'posta@lapzarta.example' };

  it('nothing can be sent, and the queue says what is missing', async () => {
    expect(feature(undefined)).toMatchObject({ canSend: false, hasMailbox: false });
    expect(feature({ from, server: 'smtp' })).toMatchObject({ canSend: false, hasMailbox: false });
    expect(feature({ from, server: 'sandbox' })).toMatchObject({ canSend: false, hasMailbox: false });
    await enqueue();
    const messages = feature({ from, server: 'smtp' });
    expect(await deliver(undefined, { ...testApp.context, messages })).toEqual([
      { kind: 'failed', error: 'there is no mail server: set LAPZARTA_SMTP' },
    ]);
  });

  it('that offers TLS, the password is not sent, and mails are tried again', async () => {
    let signIns = 0;
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth(_auth, _session, done) {
        signIns += 1;
        done(null, { user: 'user' });
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const messages = feature({ from, server: 'smtp' }, `smtp://user:wrong@127.0.0.1:${port}`);
    await enqueue();
    const [outcome] = await deliver(undefined, { ...testApp.context, messages });
    await messages.stop();
    await new Promise<void>((done) => server.close(() => done()));
    expect(outcome).toEqual({ kind: 'failed', error: expect.stringContaining('cannot be used') });
    expect(signIns).toBe(0);
  });

  it('of our own, the one of the setting is used although the edition names the sandbox', () => {
    const { edition } = testApp.context;
    const messages = createMessagesFeature({
      clock: testApp.context.clock,
      edition,
      port: 3000,
      setting: { from, server: 'sandbox' as const },
      smtp: 'smtp://mail.example',
      openMailbox,
    });
    expect(messages).toMatchObject({ canSend: true, hasMailbox: false });
  });
});
