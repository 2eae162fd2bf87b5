/** Scheduled acts: exactly what was planned happens, or the failure and its reason are shown [ACT-02]. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { open, push, act, done, draft, articleAt, send } = withNewsroom(server);
const later = '2026-11-21T08:05:00+01:00';

/** Runs due acts, as the schedule of each process does every second. */
async function runSchedule(at: string): Promise<void> {
  server.setTime(at);
  await server.context.writing.runDue();
  await server.context.content.withdrawDue();
  await server.context.content.publishDue();
}

async function history(id: number) {
  const answer = (await send('editor', 'GET', `/${id}/acts`)).json();
  return z.object({ acts: z.array(z.looseObject({ act: z.string(), note: z.string() })) }).parse(answer).acts;
}

async function publicStory(title: string) {
  const { id, writer } = await draft(title);
  await done('editor', id, { act: 'publish', version: writer.version });
  return { id, writer };
}

describe('an act that is planned', () => {
  it('updates a public story at its time with the version that was named [ACT-02] [ACT-15]', async () => {
    const { id, writer } = await publicStory('Frissül később');
    type(writer, 'Este hétkor nyílik.');
    await push('author', id, writer);
    await done('editor', id, { act: 'update', version: writer.version, at: later });
    expect(await open('editor', id)).toMatchObject({
      plans: [{ act: 'update', at: new Date(later).toISOString() }],
    });
    type(writer, 'Ezt már később írtam.');
    await push('author', id, writer);
    await runSchedule('2026-11-21T08:04:59+01:00');
    expect((await articleAt('frissul-kesobb')).text).not.toContain('Este hétkor');
    await Promise.all([runSchedule(later), runSchedule(later)]);
    const article = await articleAt('frissul-kesobb');
    expect(article.text).toContain('Este hétkor nyílik.');
    expect(article.text).not.toContain('Ezt már később írtam.');
    const acts = await history(id);
    expect(acts.map((entry) => entry.act)).toEqual(['update', 'update', 'publish']);
    expect(acts[0]).toMatchObject({ author: { kind: 'command', id: 'schedule' }, isFailed: false, note: '' });
    expect(acts[1]).toMatchObject({ plannedFor: new Date(later).toISOString() });
    expect((await open('editor', id)).plans).toEqual([]);
  });

  it('withdraws it at its time, unless that was cancelled [ACT-02]', async () => {
    const { id, writer } = await publicStory('Eltűnik később');
    const order = { act: 'withdraw', version: writer.version, at: later, reason: 'Lejár a jog.' };
    await done('editor', id, order);
    expect((await open('editor', id)).may).toContain('cancel');
    await done('editor', id, { act: 'cancel', version: writer.version });
    await runSchedule(later);
    expect((await articleAt('eltunik-kesobb')).status).toBe(200);
    server.setTime('2026-11-21T08:00:00+01:00');
    await done('editor', id, order);
    await runSchedule(later);
    expect((await articleAt('eltunik-kesobb')).status).toBe(404);
    expect((await history(id))[0]).toMatchObject({ act: 'withdraw', note: 'Lejár a jog.' });
  });

  it('that cannot be done any more does not happen, and the history says why [ACT-02]', async () => {
    const { id, writer } = await publicStory('Közben javították');
    type(writer, 'Frissítés.');
    await push('author', id, writer);
    const planned = writer.version;
    await done('editor', id, { act: 'update', version: planned, at: later });
    const { base } = z
      .looseObject({ base: z.int() })
      .parse((await send('editor', 'GET', `/${id}/public`)).json());
    const steps = [
      { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Javítva: ' }] } },
    ];
    await done('editor', id, { act: 'repair', version: 0, repair: { base, steps } });
    await runSchedule(later);
    expect((await articleAt('kozben-javitottak')).text).not.toContain('Frissítés.');
    expect((await articleAt('kozben-javitottak')).text).toContain('Javítva: ');
    expect((await history(id))[0]).toMatchObject({
      act: 'update',
      isFailed: true,
      note: expect.stringContaining('repaired'),
    });
  });

  it('is refused for a time that is over, and for who may not do it now [ACT-02] [ACT-01]', async () => {
    const { id, writer } = await publicStory('Rossz idő');
    const order = { act: 'update', version: writer.version, at: '2026-11-21T07:59:00+01:00' };
    expect((await act('editor', id, order)).status).toBe(422);
    expect((await act('author', id, { ...order, at: later })).status).toBe(403);
  });

  it('that a dead server missed is done at once, and the history says how late [ACT-02]', async () => {
    const { id, writer } = await draft('Elkésett cikk');
    await done('editor', id, { act: 'schedule', version: writer.version, at: later });
    await runSchedule('2026-11-21T08:07:00+01:00');
    expect((await articleAt('elkesett-cikk')).status).toBe(200);
    expect((await history(id))[0]).toMatchObject({
      act: 'publish',
      author: { id: 'schedule' },
      note: expect.stringContaining('120 másodperccel'),
    });
  });
});

describe('a stop of the checklist', () => {
  it('is passed by a chief editor with a reason, for this version also at its time [ACT-05]', async () => {
    const { id, writer } = await draft('Aláírás nélkül');
    writer.dispatch(writer.state.tr.step(new FieldStep({ change: 'unset', name: 'authorIds' })));
    await push('author', id, writer);
    const order = { act: 'schedule', version: writer.version, at: later };
    const passed = { checks: ['author'], reason: 'A szerző nevét nem írhatjuk ki.' };
    expect((await act('chief-editor', id, order)).status).toBe(422);
    expect((await act('editor', id, { ...order, passed })).status).toBe(403);
    expect((await act('chief-editor', id, { ...order, passed: { ...passed, reason: '' } })).status).toBe(422);
    await done('chief-editor', id, { ...order, passed });
    expect((await history(id)).find((entry) => entry.act === 'pass')).toMatchObject({
      note: passed.reason,
      passedChecks: ['author'],
    });
    await runSchedule(later);
    expect((await articleAt('alairas-nelkul')).status).toBe(200);
  });
});
