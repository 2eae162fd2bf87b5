import { createConnection } from 'node:net';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { withTestApp } from '#tests/test-app.ts';
import { createNewsletterLinks, type NewsletterLinks } from '../issues/newsletter-links.server.ts';
import { addSubscribers, addTestIssue } from '../issues/sending.fixture.ts';
import { type BounceServer, startBounceServer } from './bounce-server.server.ts';

const testApp = withTestApp();
let links: NewsletterLinks;
let server: BounceServer;
const lines: string[] = [];

beforeAll(async () => {
  links = createNewsletterLinks(testApp.context.db);
  await links.load();
  const { newsletters } = testApp.context;
  await newsletters.load();
  const log = createLog({ level: 'debug', to: { write: (line) => lines.push(line) } });
  const { recipientIn, recordReport: record } = newsletters;
  server = await startBounceServer({ host: '127.0.0.1', port: 0, log, recipientIn, record });
});
afterAll(() => server.stop());

let recipient = '';
beforeEach(async () => {
  const { db } = testApp.context;
  await sql`truncate newsletter_subscribers, newsletter_issues, newsletter_suppressions cascade`.execute(db);
  await addSubscribers(db, 'reggeli', 1);
  const issue = await addTestIssue(db, 'reggeli', 'proba');
  await sql`update newsletter_recipients set state = 'sent'`.execute(db);
  const rows = await sql<{ id: string }>`
    select id::text as id from newsletter_recipients where issue_id = ${issue}`.execute(db);
  recipient = rows.rows[0]?.id ?? '';
});

const returnPath = (id = recipient): string => `bounce+${links.bounceToken(id)}@lapzarta.example`;

function report({ status = '5.1.1', action = 'failed', to = returnPath(), original = '' } = {}): string {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.hu>',
    `To: <${to}>`,
    'Subject: Undelivered Mail',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'The mail could not be delivered.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.hu',
    '',
    'Final-Recipient: rfc822; olvaso-1@example.hu',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 unknown user',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    original || 'Subject: Reggeli',
    '',
    'Szöveg',
    '--b--',
    '',
  ].join('\r\n');
}

function complaint(original: string): string {
  return [
    'From: <fbl@provider.example>',
    'To: <fbl@lapzarta.example>',
    'Subject: abuse report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type="feedback-report"; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'A complaint.',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    original,
    '',
    '--b--',
    '',
  ].join('\r\n');
}

const record = (source: string) => testApp.context.newsletters.recordReport(source);

async function subscriber() {
  const rows = await sql<{ blockedFor: string | null; softBounces: number; state: string }>`
    select s.blocked_for as "blockedFor", s.soft_bounces as "softBounces", r.state
    from newsletter_subscribers s join newsletter_recipients r on r.subscriber_id = s.id`.execute(
    testApp.context.db,
  );
  return rows.rows[0];
}

describe('a report', () => {
  it('about an unknown mailbox blocks the address, once and for all lists', async () => {
    expect(await record(report())).toBe('hard');
    expect(await subscriber()).toEqual({ blockedFor: 'bounce', softBounces: 0, state: 'bounced' });
    expect(await record(report())).toBe('known');
    const { newsletters } = testApp.context;
    expect((await newsletters.counts())[0]).toMatchObject({ active: 0, blocked: 1 });
    // Not even a sign-up sends a mail there, until an operator allows it.
    const signUp = { email: 'olvaso-1@example.hu', firstName: '', lastName: '', listCodes: ['reggeli'] };
    const where = { place: '/', address: '10.0.0.1', isTrapped: false };
    const before = await waitingMails();
    await newsletters.signUp(signUp, where);
    expect(await waitingMails()).toBe(before);
    expect(await newsletters.unblock('olvaso-1@example.hu')).toBe(true);
    await newsletters.signUp(signUp, where);
    expect(await waitingMails()).toBe(before + 1);
  });

  it.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])(
    'with the status %s blocks the address: the mailbox is gone',
    async (status) => {
      expect(await record(report({ status }))).toBe('hard');
    },
  );

  it.each([
    '4.2.2',
    '5.2.2',
    '5.7.1',
    '5.3.4',
    '4.4.1',
    // Faults of the sender, the protocol and the content.
    '5.1.7',
    '5.1.8',
    '5.5.0',
    '5.5.4',
    '5.6.0',
    '5.6.7',
    '5.0.0',
  ])('with the status %s is counted, and blocks nobody', async (status) => {
    expect(await record(report({ status }))).toBe('soft');
    expect(await subscriber()).toEqual({ blockedFor: null, softBounces: 1, state: 'sent' });
  });

  it('of a complaint blocks the address, found by the returned mail', async () => {
    expect(await record(complaint(`Return-Path: <${returnPath()}>`))).toBe('complaint');
    expect(await subscriber()).toMatchObject({ blockedFor: 'complaint' });
  });

  it.each([
    ['about a delay', () => report({ action: 'delayed', status: '4.4.1' }), 'no-report'],
    ['about a delivery', () => report({ action: 'delivered', status: '2.0.0' }), 'no-report'],
    [
      'that is an automatic reply',
      () => `To: <${returnPath()}>\r\nSubject: Szabadság\r\n\r\nNem vagyok itt.\r\n`,
      'no-report',
    ],
    [
      'that is a reply with a status in its text',
      () => `To: <${returnPath()}>\r\nSubject: Re\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
      'no-report',
    ],
    [
      'for another recipient with our signature of this one',
      () => report({ to: returnPath().replace(/\d+\./, '99.') }),
      'unknown-recipient',
    ],
    [
      'with an invented signature',
      () => report({ to: `bounce+${recipient}.${'0'.repeat(32)}@lapzarta.example` }),
      'unknown-recipient',
    ],
    ['without one of our addresses', () => report({ to: 'posta@lapzarta.example' }), 'unknown-recipient'],
    ['about a recipient who does not exist', () => report({ to: returnPath('999999') }), 'unknown-recipient'],
    ['that is empty', () => '', 'no-report'],
    ['that is not text', () => '\u0000'.repeat(5_000), 'no-report'],
  ])('%s changes nothing', async (_what, source, outcome) => {
    expect(await record(source())).toBe(outcome);
    expect(await subscriber()).toEqual({ blockedFor: null, softBounces: 0, state: 'sent' });
  });

  it('is read when its server has changed the case of our address', async () => {
    expect(await record(report({ to: returnPath().toUpperCase() }))).toBe('hard');
  });

  it('about an erased person is recorded without the person', async () => {
    const { db, newsletters } = testApp.context;
    await db.transaction().execute((trx) => newsletters.erase(trx, 'olvaso-1@example.hu'));
    expect(await record(report())).toBe('hard');
  });
});

async function waitingMails(): Promise<number> {
  const rows = await sql<{ count: number }>`
    select count(*)::int as count from outbox where queue = 'mails'`.execute(testApp.context.db);
  return rows.rows[0]?.count ?? 0;
}

describe('the server for reports', () => {
  const send = (to: string, raw: string) => {
    const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
    return transport
      .sendMail({ envelope: { from: '', to: [to] }, raw })
      .then(
        () => 'accepted',
        (error: { responseCode?: number }) => error.responseCode ?? 0,
      )
      .finally(() => transport.close());
  };

  it('records a report to a return path of ours', async () => {
    expect(await send(returnPath(), report({ to: 'anything@example.hu' }))).toBe('accepted');
    expect(await subscriber()).toMatchObject({ blockedFor: 'bounce' });
  });

  it.each(['posta@lapzarta.example', 'bounce+1.ff@lapzarta.example', 'bounce@lapzarta.example'])(
    'is no relay, and has no mailbox %s',
    async (to) => {
      expect(await send(to, report())).toBe(550);
    },
  );

  it('refuses a mail that is too long', async () => {
    expect(await send(returnPath(), report({ original: 'x'.repeat(600_000) }))).toBe(552);
  });

  it('survives a client that hangs up, and writes no address into the log', async () => {
    await new Promise<void>((done) => {
      const socket = createConnection(server.port, '127.0.0.1', () => {
        socket.write('EHLO x\r\nMAIL FROM:<>\r\n');
        socket.destroy();
        done();
      });
    });
    expect(await send(returnPath(), report())).toBe('accepted');
    expect(lines.join('')).not.toMatch(/olvaso-1|bounce\+\d/);
  });
});
