import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailSetting } from '#features/kit/public.ts';
import { withSettings } from '#tests/edition.ts';
import { createAppContext, withTestApp } from '#tests/test-app.ts';
import { addSubscribers, addTestIssue, startTestSmtp, type TestSmtp } from './sending.fixture.ts';

const testApp = withTestApp();
let smtp: TestSmtp;
let issues = 0;
const never = new AbortController().signal;

beforeAll(async () => {
  smtp = await startTestSmtp();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  smtp.accepted.length = 0;
  smtp.answer = () => 'accept';
  smtp.onMail = () => undefined;
  testApp.setTime('2026-11-23T08:00:00+01:00');
  await sql`truncate newsletter_subscribers, newsletter_issues, newsletter_suppressions, outbox cascade`.execute(
    testApp.context.db,
  );
});

/** With the test's mail server instead of the sandbox. */
function newsletters(
  lists: Partial<{ connections: number; mailsPerSecond: number; stopAfterErrors: number }> = {},
) {
  const { edition } = testApp.context;
  const mail = mailSetting.of(edition);
  if (!mail) throw new Error('the edition sends no mails');
  const pace = { connections: 5, mailsPerSecond: 2_000, stopAfterErrors: 50, ...lists };
  const context = createAppContext({
    ...testApp.context,
    edition: withSettings(edition, { mail: { ...mail, lists: pace } }),
    smtp: smtp.url,
  });
  return context.newsletters;
}

async function issueFor(count: number): Promise<number> {
  const { db } = testApp.context;
  await addSubscribers(db, 'reggeli', count);
  issues += 1;
  return addTestIssue(db, 'reggeli', `proba-${issues}`);
}

const recipientsOf = async (issue: number) => (await newsletters().status(issue))?.recipients;
const addresses = () => smtp.accepted.map(({ to }) => to);

/** Simulates a process that was killed after it had leased these recipients. */
async function leaseAndDie(issue: number, count: number): Promise<void> {
  await sql`
    update newsletter_recipients set state = 'leased', leased_until = '2026-11-23T07:02:00Z'
    where id in (select id from newsletter_recipients where issue_id = ${issue} order by id limit ${count})`.execute(
    testApp.context.db,
  );
  await sql`
    update newsletter_issues set worker = gen_random_uuid(), worker_until = '2026-11-23T07:02:00Z'
    where id = ${issue}`.execute(testApp.context.db);
}

describe('an issue', () => {
  it('goes to every recipient once', async () => {
    const issue = await issueFor(57);
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(addresses()).toHaveLength(57);
    expect(new Set(addresses()).size).toBe(57);
    expect(await newsletters().status(issue)).toMatchObject({ state: 'sent', recipients: { sent: 57 } });
    // A second message of the queue sends nothing.
    expect(await newsletters().send(issue, never)).toBe('not-sending');
    expect(addresses()).toHaveLength(57);
  });

  it('has the headers of one-click unsubscription, and its own return path [RFC 8058]', async () => {
    const issue = await issueFor(2);
    await newsletters().send(issue, never);
    const [first, second] = smtp.accepted;
    const unfolded = first?.source.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    const link =
      /^List-Unsubscribe: <(http:\/\/localhost:3000\/hirlevel\/leiratkozas\/reggeli\/\d+-[\w-]{22})>\r$/m;
    expect(unfolded).toMatch(link);
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(unfolded).toMatch(/^List-Id: <reggeli\.hirlevel\.lapzarta\.example>\r$/im);
    expect(first?.from).toMatch(/^bounce\+\d+\.[0-9a-f]{32}@lapzarta\.example$/);
    expect(second?.from).not.toBe(first?.from);
    expect(second?.source).not.toContain(link.exec(unfolded)?.[1] ?? '?');
    expect(first?.source).not.toContain('CIMZETT-JELE');
    // A person who gets the mail forwarded must not be able to report a bounce of it.
    const secret = /\.([0-9a-f]{32})@/.exec(first?.from ?? '')?.[1] ?? '?';
    expect(first?.source).not.toContain(secret);
    expect(unfolded).toMatch(/^Message-ID: <[\w-]{22}@lapzarta\.example>\r$/im);
    const token = link.exec(unfolded)?.[1]?.split('/').at(-1) ?? '';
    const place = { place: '/hirlevel/leiratkozas', way: 'mail' } as const;
    expect(await newsletters().unsubscribe({ token, code: 'reggeli' }, place)).toBe(true);
    expect((await newsletters().counts()).find(({ list }) => list === 'reggeli')).toMatchObject({
      active: 1,
      ended: 1,
    });
  });

  it('is paused between two batches and goes on where it was', async () => {
    const issue = await issueFor(60);
    const sending = newsletters();
    smtp.onMail = async (count) => {
      if (count === 15) expect(await sending.pause(issue)).toBe(true);
    };
    expect(await sending.send(issue, never)).toBe('not-sending');
    const before = addresses().length;
    expect(before).toBeLessThanOrEqual(30);
    expect(await sending.status(issue)).toMatchObject({ state: 'paused', recipients: { sent: before } });
    expect(await sending.resume(issue, { sendsUncertainAgain: false })).toBe(0);
    expect(await sending.send(issue, never)).toBe('sent');
    expect(new Set(addresses()).size).toBe(60);
    expect(addresses()).toHaveLength(60);
  });

  it('sends nothing to who leaves while it is sent', async () => {
    const issue = await issueFor(40);
    const sending = newsletters();
    const left = await sql<{ id: number; email: string }>`
      select id, email from newsletter_subscribers order by id desc limit 1`.execute(testApp.context.db);
    smtp.onMail = async (count) => {
      if (count !== 5) return;
      const email = left.rows[0]?.email ?? '';
      await sending.setSubscription({ email, code: 'reggeli', isSubscribed: false, place: '/', way: 'form' });
    };
    expect(await sending.send(issue, never)).toBe('sent');
    expect(addresses()).toHaveLength(39);
    expect(addresses()).not.toContain(left.rows[0]?.email);
  });

  it('sends nothing to a frozen recipient whose subscription has ended, and still ends', async () => {
    const issue = await issueFor(3);
    await sql`
      update newsletter_subscriptions set ended_at = now() where subscriber_id in (
        select id from newsletter_subscribers where email = 'olvaso-2@example.hu')`.execute(
      testApp.context.db,
    );
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(addresses().toSorted()).toEqual(['olvaso-1@example.hu', 'olvaso-3@example.hu']);
  });

  it('is sent by one process at a time', async () => {
    const issue = await issueFor(80);
    const outcomes = await Promise.all([newsletters().send(issue, never), newsletters().send(issue, never)]);
    expect(outcomes.toSorted()).toEqual(['not-sending', 'sent']);
    expect(addresses()).toHaveLength(80);
    expect(new Set(addresses()).size).toBe(80);
  });

  it('keeps the pace that the edition sets', async () => {
    const issue = await issueFor(40);
    const began = performance.now();
    await newsletters({ mailsPerSecond: 40, connections: 5 }).send(issue, never);
    expect(performance.now() - began).toBeGreaterThan(900);
  });
});

describe('a process that stops', () => {
  it('ends the batch that it is sending, and leaves no mail uncertain and no lease', async () => {
    const issue = await issueFor(40);
    const stopping = newsletters();
    let stopped: Promise<void> | undefined;
    smtp.onMail = async () => {
      stopped ??= stopping.stop();
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expect(await stopping.send(issue, never)).toBe('interrupted');
    await stopped;
    expect(await recipientsOf(issue)).toEqual({ sent: 10, pending: 30 });
    smtp.onMail = () => undefined;
    // Another process continues at once, without waiting for the end of a lease.
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(await recipientsOf(issue)).toEqual({ sent: 40 });
    expect(new Set(addresses()).size).toBe(40);
    expect(addresses()).toHaveLength(40);
  });

  it('waits for the mails that are on their way', async () => {
    const issue = await issueFor(10);
    const stopping = newsletters();
    const arrived = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    smtp.onMail = () => {
      arrived.resolve();
      return answered.promise;
    };
    const sending = stopping.send(issue, never);
    await arrived.promise;
    let hasStopped = false;
    const stopped = stopping.stop().then(() => {
      hasStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(hasStopped).toBe(false);
    answered.resolve();
    await stopped;
    expect(await recipientsOf(issue)).toEqual({ sent: 10 });
    await sending;
  });
});

describe('a process that was killed', () => {
  it('leaves those that it was sending uncertain: nobody sends them again by himself', async () => {
    const issue = await issueFor(30);
    await leaseAndDie(issue, 10);
    // The other process may still live until its lease ends.
    expect(await newsletters().send(issue, never)).toBe('not-sending');
    testApp.setTime('2026-11-23T08:02:01+01:00');
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(await recipientsOf(issue)).toEqual({ sent: 20, uncertain: 10 });
    expect(addresses()).toHaveLength(20);
  });

  it('has its uncertain ones sent when an operator decides so', async () => {
    const issue = await issueFor(30);
    await leaseAndDie(issue, 10);
    testApp.setTime('2026-11-23T08:02:01+01:00');
    await newsletters().send(issue, never);
    expect(await newsletters().resume(issue, { sendsUncertainAgain: false })).toBeNull();
    expect(await newsletters().resume(issue, { sendsUncertainAgain: true })).toBe(10);
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(await recipientsOf(issue)).toEqual({ sent: 30 });
    expect(new Set(addresses()).size).toBe(30);
  });

  it('is replaced by the timetable', async () => {
    const issue = await issueFor(3);
    await leaseAndDie(issue, 1);
    const waiting = async () => {
      await newsletters().runSchedule(async () => '');
      const rows = await sql<{ payload: { issue: number } }>`
        delete from outbox where queue = 'newsletter-issues' returning payload`.execute(testApp.context.db);
      return rows.rows.map(({ payload }) => payload.issue);
    };
    expect(await waiting()).toEqual([]);
    testApp.setTime('2026-11-23T08:02:01+01:00');
    expect(await waiting()).toEqual([issue]);
  });
});

describe('a mail server', () => {
  it('that hangs up after the text of a mail makes it uncertain, and the mail is not sent again', async () => {
    const issue = await issueFor(3);
    smtp.answer = (to) => (to.startsWith('olvaso-2@') ? 'hang-up' : 'accept');
    await newsletters({ connections: 1 }).send(issue, never);
    expect(await recipientsOf(issue)).toMatchObject({ uncertain: 1, sent: 2 });
    expect(addresses().filter((to) => to.startsWith('olvaso-2@'))).toHaveLength(1);
  });

  it('that refuses an address ends this recipient only', async () => {
    const issue = await issueFor(20);
    smtp.answer = (to) => (to.startsWith('olvaso-7@') ? 550 : 'accept');
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(await recipientsOf(issue)).toEqual({ sent: 19, failed: 1 });
  });

  it('that postpones an address gets the mail again later', async () => {
    const issue = await issueFor(2);
    smtp.answer = (to) => (to.startsWith('olvaso-1@') ? 451 : 'accept');
    expect(await newsletters().send(issue, never)).toBe('waiting');
    expect(await recipientsOf(issue)).toEqual({ sent: 1, pending: 1 });
    smtp.answer = () => 'accept';
    testApp.setTime('2026-11-23T08:01:01+01:00');
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(addresses()).toHaveLength(2);
  });

  it('that refuses everything stops the issue, which says why', async () => {
    const issue = await issueFor(100);
    smtp.answer = () => 554;
    expect(await newsletters({ stopAfterErrors: 20 }).send(issue, never)).toBe('stopped');
    expect(await newsletters().status(issue)).toMatchObject({
      state: 'stopped',
      reason: 'the mail server refused with 554',
      recipients: { failed: 20, pending: 80 },
    });
    smtp.answer = () => 'accept';
    await newsletters().resume(issue, { sendsUncertainAgain: false });
    expect(await newsletters().send(issue, never)).toBe('sent');
    expect(addresses()).toHaveLength(80);
  });

  it('that cannot be reached loses nothing: the recipients wait', async () => {
    const issue = await issueFor(20);
    const { url } = smtp;
    smtp.url = 'smtp://127.0.0.1:9';
    const outcome = await newsletters({ stopAfterErrors: 1 }).send(issue, never);
    smtp.url = url;
    expect(outcome).toBe('stopped');
    expect(await newsletters().status(issue)).toMatchObject({
      reason: expect.stringMatching(/^the mail server cannot be used: E[A-Z]+$/),
      recipients: { pending: 20 },
    });
    const attempts = await sql<{ attempts: number }>`
      select max(attempts)::int as attempts from newsletter_recipients where issue_id = ${issue}`.execute(
      testApp.context.db,
    );
    expect(attempts.rows).toEqual([{ attempts: 0 }]);
  });

  it.each(['421 too many connections', '554 no service here'])(
    'whose greeting is %s has accepted nothing: the recipients wait',
    async (greeting) => {
      const issue = await issueFor(4);
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.end(`${greeting}\r\n`);
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { url } = smtp;
      const address = server.address();
      smtp.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
      await newsletters({ stopAfterErrors: 1 }).send(issue, never);
      smtp.url = url;
      await new Promise((done) => server.close(done));
      expect(await recipientsOf(issue)).toEqual({ pending: 4 });
    },
  );
});
