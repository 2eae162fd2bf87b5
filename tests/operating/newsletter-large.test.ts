/** An issue for 100,000 recipients: how fast it is sent, and that memory stays flat. Only in `npm run soak`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addSubscribers,
  startTestSmtp,
  type TestSmtp,
} from '#features/newsletters/issues/sending.fixture.ts';
import { withDatabase } from '../database.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { isSoak } from '../soak.ts';
import { editionFolder } from './edition-folder.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const folders = withFolders();
const edition = editionFolder();
const count = 100_000;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startTestSmtp();
  const file = join(edition.path, 'edition.yaml');
  const text = await readFile(file, 'utf8');
  // Faster than the sandbox: what is measured is not the throttle.
  const unthrottled = text.replace('server: sandbox }', 'server: sandbox, lists: { mailsPerSecond: 2000 } }');
  expect(unthrottled).not.toBe(text);
  await writeFile(file, unthrottled);
});
afterAll(async () => {
  edition.remove();
  await smtp.stop();
});

const settings = () => ({
  DATABASE_URL: database.url,
  ...folders.settings,
  LAPZARTA_SMTP: smtp.url,
  LAPZARTA_EDITION: edition.path,
});

async function run(...args: string[]): Promise<string> {
  const command = runLapzarta(args, settings());
  expect((await command.exit).code, command.output()).toBe(0);
  return command.stdout();
}

/** Megabytes of the process, without those of the test's SMTP server. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

it.skipIf(!isSoak)(
  'reaches 100,000 recipients at 200 mails a second, in flat memory',
  async () => {
    await addSubscribers(database.db, 'reggeli', count);
    await run('newsletter', 'prepare', 'reggeli', '--subject', 'Próba', '--words', 'Egyetlen mondat.');
    const issue = z.object({ recipients: z.int() });
    expect(issue.parse(JSON.parse(await run('newsletter', 'send', 'reggeli', '--json'))).recipients).toBe(
      count,
    );
    const worker = runLapzarta(['work'], settings());
    const reached = async (mails: number) => {
      while (smtp.accepted.length < mails) await pause(200);
      return { memory: await memoryOf(worker.pid), at: performance.now() };
    };
    const early = await reached(10_000);
    const late = await reached(95_000);
    const perSecond = (85_000 / (late.at - early.at)) * 1000;
    console.log(
      `${Math.round(perSecond)} mails/s, ${Math.round(early.memory)} → ${Math.round(late.memory)} MB`,
    );
    await reached(count);
    worker.send('SIGTERM');
    await worker.exit;
    expect(new Set(smtp.accepted.map(({ to }) => to)).size).toBe(count);
    expect(late.memory).toBeLessThan(early.memory + 60);
    expect(perSecond).toBeGreaterThan(100);
  },
  1_800_000,
);
