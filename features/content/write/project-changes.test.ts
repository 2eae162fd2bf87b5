import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { addToOutbox, takeFromOutbox } from '#platform/queue/outbox-queries.server.ts';
import { draftOf } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';
import { type ContentFeature, createContentFeature } from '../content-feature.server.ts';
import { projectStoryKeys } from './project-stories.server.ts';
import type { StoriesChanged, StoryProjection, StorySubscriber } from './stories-changed.server.ts';

const testApp = withTestApp();
let steps: string[] = [];
afterEach(() => {
  steps = [];
});

function contentWith(projections: StoryProjection[], subscribers: StorySubscriber[] = []): ContentFeature {
  const { db, edition, clock, port } = testApp.context;
  return createContentFeature({
    db,
    edition,
    clock,
    port,
    recordInvalidations,
    projections,
    subscribers,
    guardDue: async () => true,
    erasers: [],
  });
}

function step(name: string, keys: string[] = []): StoryProjection {
  return async (_work, event) => {
    steps.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 5));
    steps.push(`${name} ends, ${event.stories.length} stories`);
    return keys.map((key) => ({ key }));
  };
}

const drafts = ['egy', 'ketto', 'harom'].map((slug) => draftOf({ slug, title: slug }));

describe('the event of changed stories', () => {
  it('runs the projections one after the other, in their order, once for all stories', async () => {
    const content = contentWith([step('first'), step('second')]);
    await content.save(drafts, 'create');
    expect(steps).toEqual([
      'first begins',
      'first ends, 3 stories',
      'second begins',
      'second ends, 3 stories',
    ]);
  });

  it('shows a projection what the ones before it wrote', async () => {
    const content = contentWith([
      async (trx, { stories }) => {
        for (const { id } of stories) await sql`update articles set rank = 7 where id = ${id}`.execute(trx);
        return [];
      },
      async (trx) => {
        const found = await sql<{ rank: number }>`select rank from articles where slug = 'negy'`.execute(trx);
        steps.push(`rank ${found.rows[0]?.rank}`);
        return [];
      },
    ]);
    await content.save([draftOf({ slug: 'negy', title: 'Négy' })], 'create');
    expect(steps).toEqual(['rank 7']);
  });

  it('records each invalidation once, all of them in one record', async () => {
    await testApp.takeInvalidations();
    const content = contentWith([step('first', ['a', 'b']), step('second', ['b', 'c'])]);
    await content.save([draftOf({ slug: 'ot', title: 'Öt' })], 'create');
    expect(await testApp.takeInvalidations()).toEqual([['a', 'b', 'c']]);
  });

  it('gives subscribers the event and its invalidations, after the projections', async () => {
    const received: [StoriesChanged['change'], string[]][] = [];
    const content = contentWith(
      [step('first', ['a'])],
      [async (_work, event, found) => void received.push([event.change, found.map(({ key }) => key)])],
    );
    await content.save([draftOf({ slug: 'hat', title: 'Hat' })], 'create');
    expect(received).toEqual([['text', ['a']]]);
  });

  it('that is not announced is projected, but not recorded, and no notification is sent', async () => {
    await testApp.takeInvalidations();
    const subscriber: StorySubscriber = async () => void steps.push('notified');
    const content = contentWith([step('first', ['a']), projectStoryKeys], [subscriber]);
    const save = testApp.database.db
      .transaction()
      .execute((trx) =>
        content.save([draftOf({ slug: 'het', title: 'Hét' })], 'import', { trx, announce: false }),
      );
    await save;
    expect(steps).toEqual(['first begins', 'first ends, 1 stories']);
    expect(await testApp.takeInvalidations()).toEqual([]);
  });

  it('leaves nothing in the outbox when the change is rolled back', async () => {
    const content = contentWith(
      [],
      [
        (trx) => addToOutbox(trx, { queue: 'test', payload: {} }),
        async () => {
          throw new Error('no');
        },
      ],
    );
    await expect(content.save([draftOf({ slug: 'nyolc', title: 'Nyolc' })], 'create')).rejects.toThrow('no');
    const { db } = testApp.database;
    expect(await db.transaction().execute((trx) => takeFromOutbox(trx, ['test'], 10))).toEqual([]);
    expect(await testApp.context.content.versionOf('nyolc')).toBeUndefined();
  });
});
