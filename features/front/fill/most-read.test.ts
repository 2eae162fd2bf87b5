import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isTouched } from '#platform/cache/dependency.ts';
import { save } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';

const testApp = withTestApp();
const ids: number[] = [];
const at = (minute: number): Date => new Date(Date.parse('2026-11-20T06:00:00Z') + minute * 60_000);

beforeAll(async () => {
  for (let story = 0; story < 8; story += 1)
    ids.push(await save(testApp.context, { slug: `hir-${story}`, title: `${story}`, pubDate: at(story) }));
  const box = { site: 'telex', title: '', list: null, size: 1, articleIds: [] };
  await testApp.context.front.writeBoxes('telex', [
    { ...box, slug: 'vezeto', kind: 'lead', position: 900, articleIds: ids.slice(0, 1) },
    { ...box, slug: 'legolvasottabb', kind: 'mostRead', position: 800, size: 3 },
    { ...box, slug: 'friss', kind: 'latest', position: 700, size: 4, list: 'latest:telex' },
    { ...box, slug: 'ajanlo', kind: 'recommender', position: 600 },
  ]);
});
beforeEach(() => show([0, 7, 6, 5, 4]));

async function show(order: number[]): Promise<void> {
  const articleIds = order.map((story) => ids[story] ?? 0);
  await testApp.context.front.writeRankings([{ site: 'telex', articleIds }]);
}

async function front() {
  const { boxes, dependencies } = await testApp.context.front.front(testApp.view('telex'));
  const titles = boxes.map((box): [string, string] => [
    box.slug,
    'stories' in box ? box.stories.map((story) => story.title).join(' ') : '',
  ]);
  return { boxes: Object.fromEntries(titles), dependencies };
}

/** Whether a new ranking invalidates the front page. */
async function isInvalidatedBy(order: number[]): Promise<boolean> {
  const { dependencies } = await front();
  await testApp.takeInvalidations();
  await show(order);
  const invalidations = (await testApp.takeInvalidations()).flat().map((entry) => {
    const [key = '', place] = entry.split('@');
    return place === undefined ? { key } : { key, at: Number(place) };
  });
  return invalidations.some((one) => dependencies.some((dependency) => isTouched(dependency, one)));
}

describe('a box of the most read', () => {
  it('shows the ranking although its stories are in other boxes, and takes none from them', async () => {
    expect((await front()).boxes).toMatchObject({
      vezeto: '0',
      legolvasottabb: '0 7 6',
      friss: '7 6 5 4',
    });
  });

  it('needs no query of its own', async () => {
    await front();
    testApp.database.takeQueries();
    await front();
    expect(testApp.database.takeQueries()).toHaveLength(3);
  });

  it('is left out until something was read, and appears with the first ranking', async () => {
    await show([]);
    expect((await front()).boxes).not.toHaveProperty('legolvasottabb');
    expect(await isInvalidatedBy([3])).toBe(true);
    expect((await front()).boxes).toMatchObject({ legolvasottabb: '3' });
  });

  it('does not invalidate the page unless a rank that it shows changes', async () => {
    expect(await isInvalidatedBy([0, 7, 6, 5, 4])).toBe(false);
    expect(await isInvalidatedBy([0, 7, 6, 4, 5])).toBe(false);
    expect(await isInvalidatedBy([0, 7, 6])).toBe(false);
    expect(await isInvalidatedBy([0, 6, 7])).toBe(true);
    expect(await isInvalidatedBy([0, 6])).toBe(true);
    expect(await isInvalidatedBy([0, 6, 1, 2])).toBe(true);
  });

  it('shows the next story when one of its own is withdrawn', async () => {
    const { dependencies } = await front();
    expect(dependencies).toContainEqual({ key: `article:${ids[7]}` });
    await testApp.context.content.withdraw(ids[7] ?? 0);
    const after = await front();
    expect(after.boxes).toMatchObject({ legolvasottabb: '0 6 5' });
    expect(after.dependencies).toContainEqual({ key: 'most-read:telex', to: 4 });
    await testApp.context.content.publish(ids[7] ?? 0);
  });
});
