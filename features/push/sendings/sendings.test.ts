import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAll, registerApp, registerBrowser, sentMessages, setSwitches } from '#tests/push-sandbox.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import type { SendingOrder } from './order-sending.server.ts';

const testApp = withTestApp();
const day = '2026-11-21T08:00:00+01:00';
const editor = { kind: 'member', id: 1 } as const;
const fontos = { site: 'telex', topic: 'fontos' };
const elo = { site: 'telex', topic: 'elo' };
let count = 0;
let before = 0;

afterAll(() => testApp.context.push.stop());
beforeEach(async () => {
  testApp.setTime(day);
  const { db } = testApp.context;
  await sql`truncate push_clients, push_messages, push_sendings cascade`.execute(db);
  await sql`delete from outbox`.execute(db);
  await setSwitches(testApp.context, 'webpush', {});
  before = (await sentMessages(testApp.context)).length;
});

async function story(state: 'active' | 'draft' = 'active'): Promise<number> {
  count += 1;
  return save(testApp.context, {
    slug: `kuldott-${count}`,
    title: `Hír ${count}`,
    pubDate: new Date(day),
    state,
  });
}

async function arrived(service = 'webpush') {
  return (await sentMessages(testApp.context)).slice(before).filter((one) => one.service === service);
}

function orderOf(storyId: number, given: Partial<SendingOrder> = {}): SendingOrder {
  const order = { key: randomUUID(), storyId, kind: 'new', title: 'Elkelt a híd', body: 'Végre.' } as const;
  return { ...order, topics: [fontos], at: null, seen: 0, ...given };
}

const sendings = () => testApp.context.push.sendings;
const order = (storyId: number, given: Partial<SendingOrder> = {}) =>
  sendings().order(orderOf(storyId, given), editor);
const entries = async (id: number) => (await sendings().open(id))?.entries ?? [];

describe('a notification that an editor sends', () => {
  it('shows whom it reaches, arrives with its own words, and is listed with its outcome', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    await registerApp(context, ['fontos']);
    const id = await story();
    const opened = await sendings().open(id);
    expect(opened?.topics.find(({ topic }) => topic === 'fontos')).toMatchObject({
      browsers: 1,
      hasApps: true,
      isAnnounced: false,
    });
    expect(await sendings().reach(id, { kind: 'new', topics: [fontos] })).toBe(1);
    await order(id);
    await deliverAll(context);
    expect(await arrived()).toMatchObject([
      { message: { notification: { title: 'Elkelt a híd', body: 'Végre.', tag: `story:${id}` } } },
    ]);
    expect(await entries(id)).toMatchObject([
      {
        kind: 'new',
        state: 'sent',
        topics: [fontos],
        author: { kind: 'member', id: '1' },
        counts: { sent: 2 },
      },
    ]);
    expect(await sendings().last()).toMatchObject([{ storyId: id, state: 'sent' }]);
  });

  it('is sent once when its answer was lost and it is ordered again with its key', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    const id = await story();
    const given = orderOf(id);
    const first = await sendings().order(given, editor);
    await deliverAll(context);
    expect(await sendings().order(given, editor)).toMatchObject({
      kind: 'ordered',
      sending: { id: first.kind === 'ordered' ? first.sending.id : 0 },
    });
    expect(await sendings().order({ ...given, title: 'Más cím' }, editor)).toEqual({
      kind: 'refused',
      fault: 'key',
    });
    await deliverAll(context);
    expect(await arrived()).toHaveLength(1);
  });

  it('is sent once by two editors at the same time: the second is shown the first', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    const id = await story();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => order(id)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'ordered',
      'outdated',
      'outdated',
      'outdated',
    ]);
    await deliverAll(context);
    expect(await arrived()).toHaveLength(1);
    expect(await order(id, { seen: 1 })).toEqual({ kind: 'refused', fault: 'announced' });
  });

  it('is sent a second time only as a deliberate act: to all again, or to who has not had it', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    await registerBrowser(context, ['elo']);
    const id = await story();
    await order(id);
    await deliverAll(context);
    await order(id, { seen: 1, topics: [fontos, elo] });
    await deliverAll(context);
    expect(await arrived()).toHaveLength(2);
    await order(id, { seen: 2, kind: 'again', topics: [fontos, elo], title: 'Még egyszer' });
    await deliverAll(context);
    const tags = (await arrived()).map(({ message }) => Object(message).notification.tag);
    expect(tags).toHaveLength(4);
    expect(new Set(tags).size).toBe(2);
  });

  it('is replaced on the device by its correction, which nobody else gets', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    // In quiet hours: the first one waits, and must not come after its correction.
    await registerBrowser(context, ['fontos'], { quiet: { from: 0, to: 1_439 } });
    const id = await story();
    expect(await order(id, { kind: 'correction' })).toEqual({ kind: 'refused', fault: 'nothing-before' });
    await order(id);
    await deliverAll(context);
    await registerBrowser(context, ['fontos']);
    expect(await sendings().reach(id, { kind: 'correction', topics: [] })).toBe(2);
    await order(id, { seen: 1, kind: 'correction', title: 'Mégsem kelt el' });
    await deliverAll(context);
    const seen = (await arrived()).map(({ message }) => Object(message).notification);
    expect(seen.map(({ title }) => title)).toEqual(['Elkelt a híd', 'Mégsem kelt el']);
    expect(new Set(seen.map(({ tag }) => tag)).size).toBe(1);
    testApp.setTime('2026-11-21T23:59:30+01:00');
    await context.push.sendDue(AbortSignal.timeout(10_000));
    expect((await arrived()).map(({ message }) => Object(message).notification.title)).not.toContain(
      'Elkelt a híd, megint',
    );
    expect((await entries(id)).map(({ counts }) => counts)).toMatchObject([{ sent: 1, stopped: 1 }, {}]);
  });

  it('leaves at its time, and not when its story is not public then', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    const [id, withdrawn] = [await story(), await story()];
    const at = new Date('2026-11-21T09:00:00+01:00');
    expect(await order(id, { at: new Date('2026-11-21T07:00:00+01:00') })).toMatchObject({ fault: 'past' });
    await order(id, { at });
    await order(withdrawn, { at });
    await context.content.withdraw(withdrawn);
    await sendings().announceDue();
    expect(await entries(id)).toMatchObject([{ state: 'waiting', at }]);
    testApp.setTime('2026-11-21T09:00:10+01:00');
    await sendings().announceDue();
    await deliverAll(context);
    expect(await arrived()).toHaveLength(1);
    expect(await sendings().last()).toMatchObject([{ state: 'missed' }, { state: 'sent' }]);
    expect(await order(withdrawn)).toEqual({ kind: 'missing' });
    expect(await order(await story('draft'))).toEqual({ kind: 'missing' });
  });

  it('can be stopped before its time, and while it runs', async () => {
    const { context } = testApp;
    const { db } = context;
    await registerBrowser(context, ['fontos']);
    await registerBrowser(context, ['fontos'], { quiet: { from: 0, to: 1_439 } });
    const [planned, running, handed] = [await story(), await story(), await story()];
    const idOf = async (given: ReturnType<typeof order>) => {
      const outcome = await given;
      return outcome.kind === 'ordered' ? outcome.sending.id : 0;
    };
    const first = await idOf(order(planned, { at: new Date('2026-11-21T09:00:00+01:00') }));
    expect(await sendings().stop(first)).toMatchObject({ state: 'stopped' });
    const second = await idOf(order(running));
    await deliverAll(context);
    expect(await entries(running)).toMatchObject([{ state: 'running', counts: { sent: 1, waiting: 1 } }]);
    expect(await sendings().stop(second)).toMatchObject({
      state: 'stopped',
      counts: { sent: 1, stopped: 1 },
    });
    // Handed over, but nothing has spread it to browsers yet.
    const third = await idOf(order(handed));
    await sendings().announceDue();
    await sendings().stop(third);
    testApp.setTime('2026-11-21T23:59:30+01:00');
    await deliverAll(context);
    await context.push.sendDue(AbortSignal.timeout(10_000));
    expect(await arrived()).toHaveLength(1);
    expect(await entries(handed)).toMatchObject([{ state: 'stopped' }]);
    expect(await sendings().stop(2_147_483_647)).toBeUndefined();
    const states = await db.selectFrom('push_deliveries').select('state').execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['sent', 'stopped']);
  });
});

it('what a story announced by itself is shown as well, and counts as sent', async () => {
  const { context } = testApp;
  await registerBrowser(context, ['fontos']);
  const id = await save(context, {
    slug: 'magatol',
    title: 'Magától',
    pubDate: new Date(day),
    important: true,
  });
  await deliverAll(context);
  expect(await entries(id)).toMatchObject([{ id: null, kind: 'automatic', topics: [fontos], state: 'sent' }]);
  expect(await order(id)).toEqual({ kind: 'outdated' });
});
