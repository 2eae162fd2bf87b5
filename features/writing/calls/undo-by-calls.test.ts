/** A publication can be undone within ten seconds, before any message about it leaves the outbox [ACT-07]. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeFromOutbox } from '#platform/queue/outbox-queries.server.ts';
import { deliverAll, registerBrowser } from '../../../tests/push-sandbox.ts';
import { withServer } from '../../../tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { open, push, act, done, draft, articleAt, send } = withNewsroom(server);

/** All messages to other systems that are due. */
async function leaving(): Promise<unknown[]> {
  const { db } = server.context;
  const queues = ['push-stories', 'push-messages', 'feed-changes', 'hub-pings'];
  return db.transaction().execute((trx) => takeFromOutbox(trx, queues, 100));
}

/** Makes all messages of the outbox due, as after ten seconds. */
async function letMessagesLeave(): Promise<void> {
  await sql`update outbox set due_at = now()`.execute(server.context.db);
}

describe('an undo within ten seconds', () => {
  it('of a first publication: it is a draft, its address a clean 404, and nothing was sent [ACT-07]', async () => {
    const { id, writer } = await draft('Elkapkodott cikk');
    await leaving();
    await done('editor', id, { act: 'publish', version: writer.version });
    expect((await articleAt('elkapkodott-cikk')).status).toBe(200);
    expect(await leaving()).toEqual([]);
    const opened = await open('editor', id);
    expect(opened.may).toContain('undo');
    expect(opened.undoFor).toBe(10);
    await done('editor', id, { act: 'undo', version: writer.version });

    expect((await articleAt('elkapkodott-cikk')).status).toBe(404);
    const page = await server.telex('/belfold/2026/11/21/elkapkodott-cikk');
    expect(page.status).toBe(404);
    expect(await open('editor', id)).toMatchObject({ publicState: 'never', slug: null, undoFor: 0 });
    await letMessagesLeave();
    expect(await leaving()).toEqual([]);

    // After the undo of a first publication the story is a draft without a publication date.
    server.setTime('2026-11-22T00:01:00+01:00');
    const { content } = server.context;
    const published = await content.publish(id, new Date('2026-11-22T08:00:00+01:00'));
    expect(published).toMatchObject({ kind: 'done', state: 'scheduled' });
    expect(await content.withdraw(id)).toMatchObject({ kind: 'done', state: 'draft' });
  });

  it('of an update gives back text, fields, time, address and corrections [ACT-07]', async () => {
    const { id, writer } = await draft('Frissített cikk');
    await done('editor', id, { act: 'publish', version: writer.version });
    const before = (await articleAt('frissitett-cikk')).json();
    server.setTime('2026-11-21T08:01:00+01:00');
    writer.dispatch(writer.state.tr.insertText('Nagyon ', 1));
    type(writer, 'Ez nem igaz.');
    await push('author', id, writer);
    const note = 'Rossz volt a név.';
    await done('editor', id, { act: 'correct', version: writer.version, note });
    expect((await articleAt('frissitett-cikk')).text).toContain(note);
    await done('editor', id, { act: 'undo', version: 0 });
    const after = await articleAt('frissitett-cikk');
    expect(after.json()).toEqual({ ...z.looseObject({}).parse(before), version: expect.any(Number) });
    // The written text is still in the working copy.
    expect(JSON.stringify((await open('editor', id)).document)).toContain('Ez nem igaz.');
    expect(await open('editor', id)).toMatchObject({ hasUnpublishedChanges: true });
  });

  it('is over after ten seconds, and when another act came between [ACT-07]', async () => {
    const { id, writer } = await draft('Késő bánat');
    await done('editor', id, { act: 'publish', version: writer.version });
    server.setTime('2026-11-21T08:00:10+01:00');
    expect((await open('editor', id)).may).not.toContain('undo');
    expect((await act('editor', id, { act: 'undo', version: writer.version })).status).toBe(412);
    await done('editor', id, { act: 'repair', version: writer.version });
    await done('editor', id, { act: 'withdraw', version: writer.version });
    expect((await act('editor', id, { act: 'undo', version: writer.version })).status).toBe(412);
    expect((await act('author', id, { act: 'undo', version: writer.version })).status).toBe(403);
  });

  it('is refused as soon as one message has left, and then leaves everything as it is [ACT-07]', async () => {
    const { id, writer } = await draft('Már kiment');
    await done('editor', id, { act: 'publish', version: writer.version });
    await letMessagesLeave();
    expect(await leaving()).not.toEqual([]);
    expect((await act('editor', id, { act: 'undo', version: writer.version })).status).toBe(412);
    expect((await articleAt('mar-kiment')).status).toBe(200);
  });

  it('stands in the history: what was taken back and by whom [ACT-10]', async () => {
    const { id, writer } = await draft('Visszacsinált');
    await done('editor', id, { act: 'publish', version: writer.version });
    await done('chief-editor', id, { act: 'undo', version: writer.version });
    const { acts } = z
      .object({ acts: z.array(z.looseObject({ act: z.string(), isUndone: z.boolean() })) })
      .parse((await send('editor', 'GET', `/${id}/acts`)).json());
    expect(acts).toMatchObject([
      { act: 'undo', isUndone: false, author: { name: 'chief-editor' } },
      { act: 'publish', isUndone: true, author: { name: 'editor' } },
    ]);
  });

  it('sends what was held when nobody took it back: one notification after the ten seconds [ACT-07]', async () => {
    await registerBrowser(server.context, ['fontos']);
    const { id, writer } = await draft('Fontos hír');
    writer.dispatch(writer.state.tr.step(new FieldStep({ change: 'set', name: 'important', value: true })));
    await push('editor', id, writer);
    await done('editor', id, { act: 'publish', version: writer.version });
    const sent = async () => {
      const { rows } = await sql`select from push_messages where event = ${`story:${id}`}`.execute(
        server.context.db,
      );
      return rows.length;
    };
    await deliverAll(server.context);
    expect(await sent()).toBe(0);
    await letMessagesLeave();
    await deliverAll(server.context);
    expect(await sent()).toBe(1);
  });
});
