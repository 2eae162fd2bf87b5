import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { leaveNothing } from '#tests/leave-nothing.ts';
import {
  deliveryStates,
  registerBrowser,
  sandboxOrigin,
  sentMessages,
  setSwitches,
} from '#tests/push-sandbox.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import { spread } from './announce.server.ts';

const testApp = withTestApp();
afterAll(() => testApp.context.push.stop());

const time = '2026-11-21T08:00:00+01:00';
const browsers = 100;
const fontos = [{ site: 'telex', topic: 'fontos' }];

function startSender(origin: string): ChildProcess {
  const script = join(import.meta.dirname, 'sender-process.fixture.ts');
  const settings = [testApp.database.url, origin, time];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...settings]);
  child.once('close', leaveNothing('process', String(child.pid)));
  return child;
}

async function received(): Promise<string[]> {
  return (await sentMessages(testApp.context)).map(({ to }) => to);
}

it('sends nothing twice when its process is killed while it is sending, and everything else', async () => {
  const { context } = testApp;
  const { db, clock, push } = context;
  for (let at = 0; at < browsers; at += 1) await registerBrowser(context, ['fontos']);
  const id = await save(context, { slug: 'hir', title: 'Hír', pubDate: new Date(time) });
  await push.sendStory(id, fontos);
  const { rows } = await sql<{ id: string }>`select id from push_messages`.execute(db);
  const announcing = { db, clock, topics: push.topics, mainSite: 'telex', hasApps: false };
  await spread(announcing, Number(rows[0]?.id));
  // Accepted at once, answered late: a process that dies meanwhile does not know what was accepted.
  await setSwitches(context, 'webpush', { delayMs: 300 });
  const origin = await sandboxOrigin(context);
  let seen = 0;
  for (let round = 0; round < 2; round += 1) {
    const sender = startSender(origin);
    while ((await received()).length <= seen) await pause(10);
    sender.kill('SIGKILL');
    await once(sender, 'close');
    seen = (await received()).length;
  }
  await setSwitches(context, 'webpush', {});
  testApp.setTime('2026-11-21T08:02:00+01:00');
  await push.sendDue(new AbortController().signal);
  const all = await received();
  expect(all.length).toBe(new Set(all).size);
  const states = await deliveryStates(context);
  expect(new Set(states)).toEqual(new Set(['sent', 'uncertain']));
  expect(states).toHaveLength(browsers);
  // Deliveries without a known outcome: at most a batch for each killed process.
  expect(states.filter((state) => state === 'uncertain').length).toBeLessThanOrEqual(80);
  expect(all.length).toBeGreaterThanOrEqual(states.filter((state) => state === 'sent').length);
});
