import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';

const testApp = withTestApp();

const listed = async () =>
  (await testApp.context.content.newsroomStories({ limit: 10 })).map(({ slug }) => slug);

it('stories are listed by their last change here, not by the time that an import brings', async () => {
  const { context, database } = testApp;
  const own = await save(context, { slug: 'sajat', title: 'Saját' });
  await save(context, {
    slug: 'behozott',
    title: 'Behozott',
    pubDate: new Date('2015-03-01T10:00:00+01:00'),
    updatedAt: new Date('2015-03-02T10:00:00+01:00'),
  });
  expect(await listed()).toEqual(['behozott', 'sajat']);
  await context.content.withdraw(own);
  expect(await listed()).toEqual(['sajat', 'behozott']);
  // A count is no change of the story.
  await sql`update articles set facebook_engagement = 5 where slug = 'behozott'`.execute(database.db);
  expect(await listed()).toEqual(['sajat', 'behozott']);
});
