/** An SMTP server for tests that counts what it accepts, and subscribers and an issue for it. */
import type { AddressInfo } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import type { DB } from '#db/types.ts';

export interface AcceptedMail {
  to: string;
  from: string;
  /** Header lines and text, unparsed. */
  source: string;
}

export interface TestSmtp {
  url: string;
  /** Every mail of which the server has the whole text, in order. */
  accepted: AcceptedMail[];
  /** Outcome of a mail: accepted, refused with a code, or accepted without an answer. */
  answer: (to: string) => 'accept' | 'hang-up' | number;
  /** Called before each mail is answered. */
  onMail: (count: number) => Promise<void> | void;
  stop(): Promise<void>;
}

export async function startTestSmtp(): Promise<TestSmtp> {
  const accepted: AcceptedMail[] = [];
  const state: TestSmtp = {
    url: '',
    accepted,
    answer: () => 'accept',
    onMail: () => undefined,
    stop: () => new Promise((done) => server.close(done)),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = state.answer(address);
      if (typeof code === 'number') done(Object.assign(new Error('refused'), { responseCode: code }));
      else done();
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.once('end', async () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const { mailFrom } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        accepted.push({ to, from, source: Buffer.concat(pieces).toString() });
        await state.onMail(accepted.length);
        if (state.answer(to) !== 'hang-up') done();
        else for (const connection of server.connections) connection.close();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  state.url = `smtp://127.0.0.1:${port}`;
  return state;
}

/** Confirmed subscribers `olvaso-1@example.hu` and so on. */
export async function addSubscribers(db: Kysely<DB>, list: string, count: number): Promise<void> {
  await sql`
    with added as (
      insert into newsletter_subscribers (email, first_name, last_name, created_at, confirmed_at)
      select 'olvaso-' || n || '@example.hu', '', '', now(), now() from generate_series(1, ${count}::int) n
      returning id
    )
    insert into newsletter_subscriptions (subscriber_id, list, since) select id, ${list}, now() from added`.execute(
    db,
  );
}

/** An issue as it is after `makeIssue`, with everybody who is subscribed as its recipients. */
export async function addTestIssue(db: Kysely<DB>, list: string, slug: string): Promise<number> {
  const added = await sql<{ id: number }>`
    insert into newsletter_issues (list, slug, subject, content, html, text, state, created_at)
    values (${list}, ${slug}, 'Próba', '{"words":[],"parts":[]}',
      '<p><a href="http://localhost/hirlevel/beallitasok/CIMZETT-JELE">Beállítások</a></p>', 'CIMZETT-JELE',
      'sending', now())
    returning id`.execute(db);
  const id = added.rows[0]?.id ?? 0;
  await sql`
    insert into newsletter_recipients (issue_id, subscriber_id, due_at, changed_at)
    select ${id}, p.subscriber_id, '2026-01-01', now() from newsletter_subscriptions p
    where p.list = ${list} and p.ended_at is null order by p.subscriber_id`.execute(db);
  return id;
}
