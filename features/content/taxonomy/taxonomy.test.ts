import { beforeAll, describe, expect, it } from 'vitest';
import { save } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';

const testApp = withTestApp();
let avatarImageId = 0;

beforeAll(async () => {
  const { content, media } = testApp.context;
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0L90 60"/></svg>';
  const taken = await media.storeImage({ bytes: Buffer.from(drawing), trusted: true });
  avatarImageId = taken.kind === 'taken' ? taken.image.id : 0;
  await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  await content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex', description: 'Pályák és partvonalak.' },
  ]);
  await content.ensureAuthors([
    { slug: 'kis-eva', name: 'Kis Éva', title: 'szerkesztő', bio: 'Ír.', avatarImageId },
  ]);
});

describe('a label', () => {
  it('is found by its slug, or undefined [LIST-19]', async () => {
    const { content } = testApp.context;
    expect(await content.tag('hidak')).toMatchObject({ slug: 'hidak', name: 'hidak' });
    expect(await content.superTag('sport')).toMatchObject({
      slug: 'sport',
      name: 'Sport',
      site: 'telex',
      active: true,
      description: 'Pályák és partvonalak.',
    });
    for (const found of [content.tag('a'), content.superTag('a'), content.author('a')])
      expect(await found).toBeUndefined();
  });
});

describe('an author', () => {
  it('has portrait and biography, and changes at once when they do', async () => {
    const { content } = testApp.context;
    const before = await content.author('kis-eva');
    expect(before).toMatchObject({
      name: 'Kis Éva',
      title: 'szerkesztő',
      bio: 'Ír.',
      avatar: { id: avatarImageId },
      dependencies: [{ key: 'person:kis-eva' }, { key: `image:${avatarImageId}` }],
    });
    await testApp.takeInvalidations();
    await content.ensureAuthors([{ slug: 'kis-eva', name: 'Kis Éva', bio: 'Nem ír.' }], true);
    expect(await testApp.takeInvalidations()).toEqual([['person:kis-eva']]);
    expect(await content.author('kis-eva')).toMatchObject({ bio: 'Nem ír.' });
    await content.ensureAuthors([{ slug: 'kis-eva', name: 'Másképp' }]);
    expect(await testApp.takeInvalidations()).toEqual([]);
  });

  it('is on cards without the biography, and with it on a story’s own page', async () => {
    const { content } = testApp.context;
    const ids = await content.ensureAuthors(
      [{ slug: 'kis-eva', name: 'Kis Éva', bio: 'Ír.', avatarImageId }],
      true,
    );
    const id = await save(testApp.context, { slug: 'irta', title: 'Írta', authorIds: [...ids.values()] });
    const [card] = await content.cards(testApp.view('telex'), [id]);
    expect(card?.authors).toEqual([
      { slug: 'kis-eva', name: 'Kis Éva', title: '', avatar: expect.objectContaining({ id: avatarImageId }) },
    ]);
    const loaded = await content.storyById(testApp.view('telex'), id);
    expect(loaded?.story.authors).toMatchObject([{ slug: 'kis-eva', bio: 'Ír.' }]);
    expect(loaded?.dependencies).toContainEqual({ key: `image:${avatarImageId}` });
  });
});

describe('a changed image', () => {
  it('invalidates the cards that show it, also as a portrait', async () => {
    const { content, media } = testApp.context;
    const id = (await content.versionOf('irta'))?.id ?? 0;
    const other = await save(testApp.context, {
      slug: 'kepe',
      title: 'Képe',
      recommendedBoxImageId: avatarImageId,
    });
    await save(testApp.context, { slug: 'kepetlen', title: 'Képetlen' });
    await testApp.takeInvalidations();
    await media.setFocalPoint(avatarImageId, { x: 0.2, y: 0.2 });
    expect(await testApp.takeInvalidations()).toEqual([
      [`article:${id}`, `article:${other}`, `image:${avatarImageId}`].toSorted(),
    ]);
  });
});
