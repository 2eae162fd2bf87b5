import { beforeAll, describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { save } from '../../tests/stories.ts';

const paper = withHouse();
let avatarImageId = 0;

beforeAll(async () => {
  const { content, media } = paper.house;
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0L90 60"/></svg>';
  const taken = await media.takeImage({ bytes: Buffer.from(drawing), trusted: true });
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
  it('is found by its slug, or is not there [LIST-19]', async () => {
    const { content } = paper.house;
    expect(await content.tag('hidak')).toMatchObject({ slug: 'hidak', name: 'hidak' });
    expect(await content.superTag('sport')).toMatchObject({
      ...{ slug: 'sport', name: 'Sport', site: 'telex', active: true },
      description: 'Pályák és partvonalak.',
    });
    for (const found of [content.tag('a'), content.superTag('a'), content.author('a')])
      expect(await found).toBeUndefined();
  });
});

describe('a person', () => {
  it('is told with portrait and biography, and changes at once when they do', async () => {
    const { content } = paper.house;
    const before = await content.author('kis-eva');
    expect(before).toMatchObject({
      ...{ name: 'Kis Éva', title: 'szerkesztő', bio: 'Ír.', avatar: { id: avatarImageId } },
      dependencies: [{ key: 'person:kis-eva' }, { key: `image:${avatarImageId}` }],
    });
    await paper.takeInvalidations();
    await content.ensureAuthors([{ slug: 'kis-eva', name: 'Kis Éva', bio: 'Nem ír.' }], true);
    expect(await paper.takeInvalidations()).toEqual([['person:kis-eva']]);
    expect(await content.author('kis-eva')).toMatchObject({ bio: 'Nem ír.' });
    await content.ensureAuthors([{ slug: 'kis-eva', name: 'Másképp' }]);
    expect(await paper.takeInvalidations()).toEqual([]);
  });

  it('stands on cards without the biography, and with it on a story’s own page', async () => {
    const { content } = paper.house;
    const ids = await content.ensureAuthors(
      [{ slug: 'kis-eva', name: 'Kis Éva', bio: 'Ír.', avatarImageId }],
      true,
    );
    const id = await save(paper.house, { slug: 'irta', title: 'Írta', authorIds: [...ids.values()] });
    const [card] = await content.cards(paper.view('telex'), [id]);
    expect(card?.authors).toEqual([
      { slug: 'kis-eva', name: 'Kis Éva', title: '', avatar: expect.objectContaining({ id: avatarImageId }) },
    ]);
    const seen = await content.storyById(paper.view('telex'), id);
    expect(seen?.story.authors).toMatchObject([{ slug: 'kis-eva', bio: 'Ír.' }]);
    expect(seen?.dependencies).toContainEqual({ key: `image:${avatarImageId}` });
  });
});

describe('a picture that changes', () => {
  it('tells the cards that show it, also as a portrait', async () => {
    const { content, media } = paper.house;
    const id = (await content.versionOf('irta'))?.id ?? 0;
    const other = await save(paper.house, {
      slug: 'kepe',
      title: 'Képe',
      recommendedBoxImageId: avatarImageId,
    });
    await save(paper.house, { slug: 'kepetlen', title: 'Képetlen' });
    await paper.takeInvalidations();
    await media.setFocalPoint(avatarImageId, { x: 0.2, y: 0.2 });
    expect(await paper.takeInvalidations()).toEqual([
      [`article:${id}`, `article:${other}`, `image:${avatarImageId}`].toSorted(),
    ]);
  });
});
