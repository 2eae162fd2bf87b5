/** Two editors send about many stories, and the process that does it is killed again and again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { leaveNothing } from '../leave-nothing.ts';
import { registerBrowser, sandboxOrigin, sentMessages, setSwitches } from '../push-sandbox.ts';
import { isSoak, killRounds as rounds } from '../soak.ts';
import { draftOf } from '../stories.ts';
import { withTestApp } from '../test-app.ts';

const testApp = withTestApp();
afterAll(() => testApp.context.push.stop());

const stories = isSoak ? 1_000 : 30;
const browsers = 2;
const start = Date.parse('2026-11-21T08:00:00+01:00');
const script = join(import.meta.dirname, '../../features/push/sendings/sendings-process.fixture.ts');

/** Each round is two minutes later: what a killed process was sending is over by then. */
async function startProcess(first: number, round: number): Promise<ChildProcess> {
  const time = new Date(start + round * 120_000).toISOString();
  const settings = [testApp.database.url, await sandboxOrigin(testApp.context), time];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...settings, String(first), String(stories)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  child.once('close', leaveNothing('process', String(child.pid)));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

async function received() {
  const messages = (await sentMessages(testApp.context)).filter(({ service }) => service === 'webpush');
  return messages.map(({ to, message }) => `${Object(message).notification.title} → ${to}`);
}

async function unsettled(): Promise<number> {
  const { db } = testApp.context;
  const count = async (rows: Promise<unknown[]>) => (await rows).length;
  return (
    (await count(db.selectFrom('outbox').select('id').execute())) +
    (await count(
      db.selectFrom('push_deliveries').select('id').where('state', 'in', ['waiting', 'sending']).execute(),
    )) +
    (await count(db.selectFrom('push_sendings').select('id').where('state', '=', 'waiting').execute())) +
    stories -
    (await count(db.selectFrom('push_sendings').select('id').execute()))
  );
}

it(
  `sends ${stories} notifications of two editors once, or shows them as unknown, through ${rounds} kills`,
  async () => {
    const { context } = testApp;
    testApp.setTime(new Date(start).toISOString());
    for (let at = 0; at < browsers; at += 1) await registerBrowser(context, ['fontos']);
    const drafts = Array.from({ length: stories }, (_, at) =>
      draftOf({ slug: `hir-${at}`, title: `Hír ${at}`, pubDate: new Date(start) }),
    );
    const saved = await context.content.save(drafts, 'create');
    const ids = saved.map(({ id }) => id);
    const first = Math.min(...ids);
    // Accepted at once, answered late: a process that dies meanwhile does not know what was accepted.
    await setSwitches(context, 'webpush', { delayMs: 20 });
    for (let round = 0; round < rounds; round += 1) {
      const child = await startProcess(first, round);
      const seen =
        (await received()).length + Math.floor(((round + 1) * browsers * stories) / (rounds + 3) / 2);
      while ((await received()).length < seen && (await unsettled()) > 0) await pause(10);
      await kill(child);
    }
    const last = await startProcess(first, rounds);
    await expect.poll(unsettled, { timeout: 600_000, interval: 250 }).toBe(0);
    await kill(last);

    const all = await received();
    expect(all.length).toBe(new Set(all).size);
    testApp.setTime(new Date(start + 3_600_000).toISOString());
    let unknown = 0;
    for (const id of ids) {
      const opened = await context.push.sendings.open(id);
      const [entry, ...others] = opened?.entries ?? [];
      expect(others).toEqual([]);
      const { sent = 0, unknown: lost = 0, ...rest } = entry?.counts ?? {};
      expect(rest).toEqual({ waiting: 0, failed: 0, stopped: 0 });
      expect(sent + lost).toBe(browsers);
      // All that is said to have arrived did, and what did not is shown as unknown.
      const arrived = all.filter((text) => text.startsWith(`Értesítés ${id} `)).length;
      expect(arrived).toBeGreaterThanOrEqual(sent);
      expect(browsers - arrived).toBeLessThanOrEqual(lost);
      unknown += lost;
    }
    expect(unknown).toBeLessThanOrEqual(rounds * 40);
  },
  isSoak ? 1_800_000 : 240_000,
);
