import { beforeAll, expect, it } from 'vitest';
import { withTestApp } from '#tests/test-app.ts';
import { loadSampleIfEmpty } from './load-sample.ts';
import { newsroomStories, storyOfTwoHands, unpublishedChange } from './newsroom-stories.ts';
import { openNewsroom } from './open-newsroom.ts';

const testApp = withTestApp();
beforeAll(async () => {
  await loadSampleIfEmpty(testApp.context, () => undefined);
}, 120_000);

it('opens with working copies in every state, and changes nothing that readers see [NRA-10]', async () => {
  const { content, lists, writing } = testApp.context;
  const read = async () => {
    const story = await content.storyBySlug(testApp.view('telex'), unpublishedChange.slug);
    return [story, await lists.page(testApp.view('telex'), 'latest:telex', 1, 20)];
  };
  const before = await read();
  const began = performance.now();
  await openNewsroom(testApp.context);
  expect(performance.now() - began).toBeLessThan(5_000);
  await openNewsroom(testApp.context);
  expect(await read()).toEqual(before);

  const viewer = { kind: 'newsroom', id: 0, roles: ['editor'], by: { kind: 'member', id: 0 } } as const;
  const rows = await writing.board({ board: 'all', viewer, site: null, text: '' });
  const secret = newsroomStories.filter(({ isRestricted }) => isRestricted);
  expect(secret.map(({ title }) => rows.some((row) => row.title === title))).toEqual([false]);
  expect(rows.filter(({ embargoUntil }) => embargoUntil !== null)).toHaveLength(1);
  const open = newsroomStories.filter(({ isRestricted }) => !isRestricted);
  const written = [...open, storyOfTwoHands].map(({ title }) => rows.filter((row) => row.title === title));
  expect(written.map(([row, ...more]) => [row?.state, row?.workState, more.length])).toEqual([
    ['draft', 'draft', 0],
    ['draft', 'draft', 0],
    ['draft', 'submitted', 0],
    ['draft', 'returned', 0],
    ['draft', 'approved', 0],
    ['scheduled', 'submitted', 0],
    ['draft', 'draft', 0],
    ['draft', 'draft', 0],
  ]);
  expect(
    rows.filter(({ state, hasUnpublishedChanges }) => state === 'active' && hasUnpublishedChanges),
  ).toHaveLength(1);

  const returned = await writing.open(written[3]?.[0]?.id ?? 0, viewer);
  expect(returned?.copy?.reason).toContain('postás');
  const shared = await writing.open(written.at(-1)?.[0]?.id ?? 0, viewer);
  expect(shared?.kept.map(({ pieces }) => pieces.map(({ text }) => text).join('')).toSorted()).toEqual(
    [...storyOfTwoHands.additions].toSorted(),
  );
});
