/** An issue of a newsletter whose process is killed in the middle of sending: no mail is lost, and none comes twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addSubscribers,
  startTestSmtp,
  type TestSmtp,
} from '#features/newsletters/issues/sending.fixture.ts';
import { withDatabase } from '../database.ts';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { killRounds as rounds } from '../soak.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const folders = withFolders();
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startTestSmtp();
});
afterAll(() => smtp.stop());

const count = rounds * 400 + 200;
const settings = () => ({ DATABASE_URL: database.url, ...folders.settings, LAPZARTA_SMTP: smtp.url });

async function run(...args: string[]): Promise<string> {
  const command = runLapzarta(args, settings());
  expect((await command.exit).code, command.output()).toBe(0);
  return command.stdout();
}

const statusSchema = z.object({ state: z.string(), recipients: z.record(z.string(), z.int()) });

async function statusOf(issue: number) {
  return statusSchema.parse(JSON.parse(await run('newsletter', 'status', String(issue), '--json')));
}

/** Kills the process when the server has accepted so many mails, before it can record the last of them. */
async function killAt(mails: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let working: LapzartaProcess | null = null;
  smtp.onMail = async (accepted) => {
    if (accepted < mails || !working) return;
    working.send('SIGKILL');
    await working.exit;
    resolve();
  };
  working = runLapzarta(['work'], settings());
  await promise;
  smtp.onMail = () => undefined;
  // Instead of two minutes of waiting.
  await sql`update newsletter_issues set worker_until = now()`.execute(database.db);
}

it(
  `survives ${rounds} kills in the middle: each mail is sent once, or shown as uncertain`,
  async () => {
    await addSubscribers(database.db, 'reggeli', count);
    await run('newsletter', 'prepare', 'reggeli', '--subject', 'Próba', '--words', 'Egyetlen mondat.');
    const made = z
      .object({ id: z.int(), recipients: z.int() })
      .parse(JSON.parse(await run('newsletter', 'send', 'reggeli', '--json')));
    expect(made.recipients).toBe(count);

    for (let round = 1; round <= rounds; round += 1) await killAt(round * 300);
    const last = runLapzarta(['work'], settings());
    await expect
      .poll(async () => (await statusOf(made.id)).state, { timeout: 180_000, interval: 3_000 })
      .toBe('sent');
    last.send('SIGTERM');
    expect((await last.exit).code, last.output()).toBe(0);

    const { recipients } = await statusOf(made.id);
    const { sent = 0, uncertain = 0 } = recipients;
    expect(recipients).toEqual({ sent, uncertain });
    expect(sent + uncertain).toBe(count);
    // At most one batch of each killed process.
    expect(uncertain).toBeGreaterThan(0);
    expect(uncertain).toBeLessThanOrEqual(rounds * 10);
    const accepted = smtp.accepted.map(({ to }) => to);
    expect(new Set(accepted).size).toBe(accepted.length);
    const rows = await sql<{ email: string; state: string }>`
    select s.email, r.state from newsletter_recipients r
    join newsletter_subscribers s on s.id = r.subscriber_id`.execute(database.db);
    const lost = rows.rows.filter(({ email, state }) => state === 'sent' && !accepted.includes(email));
    expect(lost).toEqual([]);
    const hidden = rows.rows.filter(({ email, state }) => state !== 'sent' && accepted.includes(email));
    expect(hidden.every(({ state }) => state === 'uncertain')).toBe(true);
    expect(hidden.length).toBeGreaterThan(0);
    expect(last.output()).not.toMatch(/olvaso-\d/);

    // Only an operator sends the others: then nobody is without the mail.
    await run('newsletter', 'resume', String(made.id), '--uncertain');
    const again = runLapzarta(['work'], settings());
    await expect
      .poll(async () => (await statusOf(made.id)).recipients, { timeout: 120_000, interval: 3_000 })
      .toEqual({ sent: count });
    again.send('SIGTERM');
    await again.exit;
    expect(new Set(smtp.accepted.map(({ to }) => to)).size).toBe(count);
  },
  rounds * 240_000,
);
