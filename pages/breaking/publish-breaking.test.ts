import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { deliverAll, registerBrowser, sentMessages } from '#tests/push-sandbox.ts';
import { withTestApp } from '#tests/test-app.ts';
import { type BreakingNews, publishBreaking } from './publish-breaking.server.ts';

const testApp = withTestApp();
afterAll(() => testApp.context.push.stop());

const member = { kind: 'newsroom', id: 1, roles: ['editor'], by: { kind: 'member', id: 1 } } as const;
const fontos = { site: 'telex', topic: 'fontos' };

async function newsOf(given: Partial<BreakingNews> = {}): Promise<BreakingNews> {
  const ids = await testApp.context.content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
  ]);
  return {
    key: randomUUID(),
    site: 'telex',
    title: 'Leszakadt a híd',
    sentence: 'Senki sem sérült meg <eddig>.',
    section: ids.get('belfold') ?? 0,
    isOnFront: true,
    topics: [fontos],
    ...given,
  };
}

const publish = (news: BreakingNews) => publishBreaking(testApp.context, news, member);

async function titles(): Promise<string[]> {
  const { db } = testApp.context;
  const rows = await db.selectFrom('articles').select('title').where('state', '=', 'active').execute();
  return rows.map(({ title }) => title);
}

it('is public, in place 1000 and sent in one call, once however often it is repeated [ACT-11]', async () => {
  const { context } = testApp;
  await registerBrowser(context, ['fontos']);
  const news = await newsOf();
  const outcomes = await Promise.all([publish(news), publish(news), publish(news)]);
  const [first] = outcomes;
  expect(outcomes).toEqual([first, first, first]);
  const id = first?.kind === 'published' ? first.id : 0;
  expect(await titles()).toEqual([news.title]);
  const [card] = await context.content.cards(testApp.view('telex'), [id]);
  expect(card?.url).toContain('/belfold/');
  expect(card?.url).toMatch(/leszakadt-a-hid$/);
  expect(await context.front.boxes('telex')).toMatchObject([
    { kind: 'breaking', position: 1000, title: 'Rendkívüli', stories: ['leszakadt-a-hid'] },
  ]);
  await deliverAll(context);
  const sent = await sentMessages(context);
  expect(sent).toMatchObject([{ message: { notification: { title: news.title, body: news.sentence } } }]);
  // The newsroom goes on with it as with any other story.
  const opened = await context.writing.open(id, member);
  expect(opened?.story.publicState).toBe('public');
  expect(opened?.isOwn).toBe(true);
  expect(await context.writing.acts(id, member)).toMatchObject([{ act: 'publish', author: { id: '1' } }]);
});

it('takes the place of the breaking news before, and gets an address of its own', async () => {
  const { context } = testApp;
  const [before = 0] = (await context.frontDrafts.read('telex'))?.boxes[0]?.stories ?? [];
  await context.frontDrafts.change('telex', { kind: 'remove', box: 'rendkivuli', story: before });
  await publish(await newsOf({ topics: [] }));
  const boxes = await context.front.boxes('telex');
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.stories).toEqual(['leszakadt-a-hid-2']);
  // The draft was about the former news: launched later, it takes nothing away.
  const draft = await context.frontDrafts.read('telex');
  expect(draft?.boxes[0]?.stories).toEqual(draft?.boxes[0]?.launched);
  expect((await context.frontDrafts.launches('telex')).map(({ author }) => author.id)).toEqual(['1', '1']);
  await publish(await newsOf({ topics: [], isOnFront: false, title: 'Más hír' }));
  expect(await context.front.boxes('telex')).toEqual(boxes);
});

it('is not public when its notification is refused, or its section does not exist', async () => {
  const before = await titles();
  const wrongTopic = await newsOf({ topics: [{ site: 'telex', topic: 'nincs' }] });
  expect(await publish(wrongTopic)).toEqual({
    kind: 'not-sent',
    why: { kind: 'refused', fault: 'topics' },
  });
  expect(await publish(await newsOf({ section: 2_147_483_647 }))).toEqual({
    kind: 'unknown',
    field: 'section',
  });
  expect(await publish(await newsOf({ site: 'nincs' }))).toEqual({ kind: 'unknown', field: 'site' });
  expect(await titles()).toEqual(before);
  // The refused attempt releases its key, so that the next one can use it.
  expect(await publish({ ...wrongTopic, topics: [] })).toMatchObject({ kind: 'published' });
});
