import { describe, expect, it } from 'vitest';
import { draftOf, save } from '../../../../tests/stories.ts';
import { withTestApp } from '../../../../tests/test-app.ts';
import { VersionOutdated } from '../save-articles.server.ts';

const testApp = withTestApp();
const content = () => testApp.context.content;

describe('versions of a story [S31]', () => {
  it('name who made them and how, by the database’s clock', async () => {
    const id = await save(testApp.context, { slug: 'szerzo', title: 'Szerző', state: 'draft' });
    const before = Date.now();
    await content().publish(id, undefined, { by: { kind: 'member', id: 7 } });
    await content().correct(id, { text: 'Javítva.' }, { by: { kind: 'token', id: 'wire' } });
    const entries = await content().storyVersions(id);
    expect(entries.map(({ version, act, author }) => ({ version, act, author }))).toEqual([
      { version: 3, act: 'correct', author: { kind: 'token', id: 'wire' } },
      { version: 2, act: 'publish', author: { kind: 'member', id: '7' } },
      { version: 1, act: 'create', author: { kind: 'command', id: 'lapzarta' } },
    ]);
    for (const { recordedAt } of entries)
      expect(Math.abs(recordedAt.getTime() - before)).toBeLessThan(60_000);
  });

  it('contain the whole story as it stood, with tags, authors, mirrors, corrections and keys', async () => {
    const ids = async (slug: string) => [
      ...(await content().ensureTags([{ slug, name: slug }])).values(),
      ...(await content().ensureAuthors([{ slug, name: slug }])).values(),
    ];
    const [tag = 0, author = 0] = await ids('elso');
    const given = { slug: 'mult', title: 'Régi', tagIds: [tag], authorIds: [author], mirroringSites: ['g7'] };
    const id = await save(testApp.context, given);
    await content().correct(id, { text: 'Rossz név.', title: 'Új' });
    await save(testApp.context, { id, slug: 'mult', title: 'Egészen más' });

    const first = await content().pastState(id, 1);
    expect(first?.story).toMatchObject({
      title: 'Régi',
      body: [{ kind: 'paragraph', key: expect.any(String) }],
    });
    expect(first?.relations).toEqual({
      authorIds: [author],
      contributorIds: [],
      tagIds: [tag],
      superTagIds: [],
      mirroringSites: ['g7'],
      corrections: [],
    });
    const second = await content().pastState(id, 2);
    expect(second).toMatchObject({
      title: 'Új',
      relations: { corrections: [{ text: 'Rossz név.' }], tagIds: [tag] },
    });
    expect(await content().pastState(id, 3)).toMatchObject({ relations: { tagIds: [], corrections: [{}] } });
    expect(await content().pastState(id, 4)).toBeUndefined();
  });

  it('are compared: what is based on an older one is refused with the newer, and changes nothing', async () => {
    const id = await save(testApp.context, { slug: 'verzio', title: 'Verzió', state: 'draft' });
    const draft = { ...draftOf({ slug: 'verzio', title: 'Közben', state: 'draft' }), id };
    const [saved] = await content().save([{ ...draft, version: 1 }], 'edit');
    expect(saved?.version).toBe(2);
    await expect(content().save([{ ...draft, version: 1 }], 'edit')).rejects.toThrow(VersionOutdated);
    expect(await content().publish(id, undefined, { version: 1 })).toEqual({
      kind: 'refused',
      why: 'it has the newer version 2',
      newer: 2,
    });
    expect(await content().publish(id, undefined, { version: 2 })).toMatchObject({
      kind: 'done',
      version: 3,
    });
  });

  it('vanish with the caller’s transaction, and so does the act', async () => {
    const id = await save(testApp.context, { slug: 'kozos', title: 'Közös', state: 'draft' });
    const undone = testApp.database.db.transaction().execute(async (trx) => {
      expect(await content().publish(id, undefined, { trx })).toMatchObject({ kind: 'done', version: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await content().storyVersions(id)).map(({ version }) => version)).toEqual([1]);
  });
});
