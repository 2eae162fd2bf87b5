import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DraftOf, draftOf, save } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';
import { FieldInvalid } from '../fields/refuse-wrong-fields.ts';
import { SlugInvalid } from './refuse-wrong-slugs.ts';
import { SlugTaken } from './save-articles.server.ts';

const testApp = withTestApp();

async function versions(id: number): Promise<{ version: number; cause: string; title: string }[]> {
  const found = await sql<{ version: number; cause: string; title: string }>`
    select version, cause, snapshot->>'title' as title from article_versions where article_id = ${id} order by version
  `.execute(testApp.database.db);
  return found.rows;
}

async function listsOf(id: number): Promise<string[]> {
  const rows = await testApp.database.db
    .selectFrom('list_entries')
    .select('list')
    .where('article_id', '=', id)
    .execute();
  return rows
    .map((row) => row.list)
    .filter((list) => !list.startsWith('search:'))
    .toSorted();
}

/** Recorded invalidations except those of lists that every story is in; these have tests of their own. */
async function takeRecordedKeys(): Promise<string[][]> {
  const records = await testApp.takeInvalidations();
  return records.map((keys) => keys.filter((key) => !/^(sitemap|search|highlight)[:@]/.test(key)));
}

describe('saving stories', () => {
  it.each(['', 'Nagybetűs', 'két szó', 'a/b', 'pont.', 'a'.repeat(201)])(
    'refuses the invalid slug “%s”',
    async (slug) => {
      await expect(save(testApp.context, { slug, title: 'Cím' })).rejects.toThrow(FieldInvalid);
      const { content } = testApp.context;
      await expect(content.ensureTags([{ slug, name: 'Név' }])).rejects.toThrow(SlugInvalid);
      await expect(content.ensureAuthors([{ slug, name: 'Név' }])).rejects.toThrow(SlugInvalid);
      const section = { slug, name: 'Név', site: 'telex' };
      await expect(content.ensureSuperTags([section])).rejects.toThrow(SlugInvalid);
    },
  );

  it('increments the version with every change and saves each version as a whole [ART-03]', async () => {
    const id = await save(testApp.context, { slug: 'esokert-a-parkolo-helyen', title: 'Esőkert' });
    await save(testApp.context, { id, slug: 'esokert-a-parkolo-helyen', title: 'Esőkert a parkoló helyén' });
    await testApp.context.content.correct(id, { text: 'Nem húsz, hanem tizenkét parkoló volt.' });
    expect(await versions(id)).toEqual([
      { version: 1, cause: 'create', title: 'Esőkert' },
      { version: 2, cause: 'edit', title: 'Esőkert a parkoló helyén' },
      { version: 3, cause: 'correct', title: 'Esőkert a parkoló helyén' },
    ]);
  });

  it('changes the story that has the source key instead of creating another', async () => {
    const first = await save(testApp.context, { slug: 'fjord-alagut', title: 'Alagút', sourceKey: 'wxr:7' });
    const second = await save(testApp.context, {
      slug: 'fjord-alagut',
      title: 'Alagút a fjord alatt',
      sourceKey: 'wxr:7',
    });
    expect(second).toBe(first);
    expect(await versions(first)).toHaveLength(2);
    expect(await testApp.context.content.knownSourceKeys(['wxr:7', 'wxr:8'])).toEqual(new Set(['wxr:7']));
  });

  it('keeps a sponsored story out of the lists of its authors [S61]', async () => {
    const { content } = testApp.context;
    const ids = await content.ensureAuthors([{ slug: 'kormos-lilla', name: 'Kormos Lilla' }]);
    const authorIds = [...ids.values()];
    const own = await save(testApp.context, { slug: 'sajat', title: 'Saját', authorIds });
    const paid = await save(testApp.context, {
      slug: 'fizetett',
      title: 'Fizetett',
      authorIds,
      flags: ['pr'],
    });
    expect(await listsOf(own)).toContain('author:kormos-lilla@telex');
    expect((await listsOf(paid)).filter((list) => list.startsWith('author:'))).toEqual([]);
  });

  it('keeps a former slug: it leads to the story for ever, and no other story may use it [S03]', async () => {
    const id = await save(testApp.context, { slug: 'regi-cim', title: 'Régi cím' });
    await save(testApp.context, { id, slug: 'uj-cim', title: 'Új cím' });
    expect(await testApp.context.content.slugOfFormerSlug('regi-cim')).toBe('uj-cim');
    await expect(save(testApp.context, { slug: 'regi-cim', title: 'Másik' })).rejects.toThrow(
      /'regi-cim' belongs/,
    );
    await save(testApp.context, { id, slug: 'regi-cim', title: 'Megint a régi' });
    expect(await testApp.context.content.slugOfFormerSlug('uj-cim')).toBe('regi-cim');
  });

  it('refuses a slug that another story has, also within one batch, and then saves nothing of the batch', async () => {
    await save(testApp.context, { slug: 'padok', title: 'Adjátok vissza a padokat!' });
    const batch = (slugs: string[]) =>
      testApp.context.content.save(
        slugs.map((slug) => draftOf({ slug, title: slug })),
        'create',
      );
    await expect(batch(['elso-uj', 'padok'])).rejects.toThrow(/'padok' belongs/);
    await expect(batch(['ketszer-egy', 'ketszer-egy'])).rejects.toThrow(/'ketszer-egy' belongs/);
    expect(await testApp.context.content.versionOf('elso-uj')).toBeUndefined();
    expect(await testApp.context.content.versionOf('ketszer-egy')).toBeUndefined();
  });

  it("fixes the address's date at the first publication, in the zone of the story's site [S01]", async () => {
    const given = { title: 'Éjféli komp', pubDate: new Date('2026-11-19T22:30:00Z') };
    const urlDate = async (slug: string) =>
      (
        await testApp.database.db
          .selectFrom('articles')
          .select('url_date')
          .where('slug', '=', slug)
          .executeTakeFirst()
      )?.url_date;
    await save(testApp.context, { ...given, slug: 'ejfeli-komp', site: 'telex' });
    const erdelyi = await save(testApp.context, {
      ...given,
      slug: 'ejfeli-komp-erdelyben',
      site: 'transtelex',
    });
    expect(await urlDate('ejfeli-komp')).toBe('2026-11-19');
    expect(await urlDate('ejfeli-komp-erdelyben')).toBe('2026-11-20');

    const moved = {
      ...given,
      id: erdelyi,
      slug: 'ejfeli-komp-erdelyben',
      pubDate: new Date('2026-11-10T10:00:00Z'),
    };
    await save(testApp.context, moved);
    expect(await urlDate('ejfeli-komp-erdelyben')).toBe('2026-11-20');
    await testApp.context.content.withdraw(erdelyi);
    await testApp.context.content.publish(erdelyi, new Date('2026-11-25T10:00:00Z'));
    await save(testApp.context, { ...moved, state: 'scheduled', pubDate: new Date('2026-11-26T10:00:00Z') });
    expect(await urlDate('ejfeli-komp-erdelyben')).toBe('2026-11-20');
  });

  it('links images and texts to the stories they name', async () => {
    await save(testApp.context, { slug: 'cel-cikk', title: 'Cél' });
    const { id: imageId } = await testApp.database.db
      .insertInto('images')
      .values({
        token: 'abcdefghijklmnop',
        original: 'a',
        mime: 'image/jpeg',
        width: 9,
        height: 6,
        bytes: 1,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await save(testApp.context, {
      slug: 'kepes-cikk',
      title: 'Képes',
      body: [{ kind: 'image', width: 'normal', imageId, alt: '', href: 'story:cel-cikk' }],
    });
    const loaded = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(loaded?.story.body).toMatchObject([{ kind: 'image', href: '/2026/11/20/cel-cikk' }]);
    expect(loaded?.story.images[imageId]).toMatchObject({ id: imageId });
  });

  it('derives booleans that are also flags from the flags alone [X10] [ART-08]', async () => {
    const flags = ['live', 'adfree', 'adult-content', 'pr', 'sajat-zaszlo'];
    const id = await save(testApp.context, { slug: 'zaszlos', title: 'Zászlós', flags });
    const loaded = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(loaded?.story.flags).toEqual(flags);
    expect(await listsOf(id)).toEqual(
      [
        'latest:telex',
        'latest@telex',
        ...flags.flatMap((flag) => [`flag:${flag}/telex`, `flag:${flag}@telex`]),
      ].toSorted(),
    );
    await save(testApp.context, { id, slug: 'zaszlos', title: 'Zászlós', flags: [] });
    expect(await listsOf(id)).toEqual(['latest:telex', 'latest@telex']);
  });

  it('refuses a slug that a concurrent transaction has taken [S03]', async () => {
    const trx = await testApp.database.db.startTransaction().execute();
    await testApp.context.content.save([draftOf({ slug: 'egyszerre', title: 'Egyik' })], 'create', { trx });
    const other = testApp.context.content.save([draftOf({ slug: 'egyszerre', title: 'Másik' })], 'create');
    const refused = expect(other).rejects.toMatchObject({
      message: "the slug 'egyszerre' belongs to another story",
      slug: 'egyszerre',
    });
    await pause(50);
    await trx.commit().execute();
    await refused;
    await expect(other).rejects.toBeInstanceOf(SlugTaken);
  });

  it('saves the given correction notes, and leaves existing ones when none are given [S31]', async () => {
    const at = new Date('2026-11-21T07:00:00Z');
    const given = { slug: 'helyreigazitott', title: 'Helyreigazított' };
    const id = await save(testApp.context, { ...given, corrections: [{ at, text: 'Elírtuk a számot.' }] });
    await save(testApp.context, { ...given, id });
    const loaded = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(loaded?.story.corrections).toEqual([{ at: at.getTime() / 1000, text: 'Elírtuk a számot.' }]);
  });
});

describe('invalidations of a saved story', () => {
  const given = (more: Partial<DraftOf> = {}): DraftOf => ({
    slug: 'mako-levelek',
    title: 'Levelek Makón',
    pubDate: new Date('2026-11-20T10:00:00Z'),
    mirroringSites: ['karakter'],
    ...more,
  });
  const at = Date.parse('2026-11-20T10:00:00Z') / 1000;

  it('are one record in the same transaction: the story, its slug and exactly the lists that changed', async () => {
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'belfold', name: 'Belföld', site: 'telex' },
    ]);
    const tags = await testApp.context.content.ensureTags([
      { slug: 'mako', name: 'Makó' },
      { slug: 'posta', name: 'posta' },
    ]);
    const mainSuperTagId = sections.get('belfold') ?? null;
    await testApp.takeInvalidations();

    const id = await save(testApp.context, given({ mainSuperTagId, tagIds: [tags.get('mako') ?? 0] }));
    expect(await takeRecordedKeys()).toEqual([
      [
        `article:${id}`,
        `latest:karakter@${at}`,
        `latest:telex@${at}`,
        `latest@telex@${at}`,
        `section:belfold@${at}`,
        `section:belfold@telex@${at}`,
        'slug:mako-levelek',
        `tag:mako@${at}`,
        `tag:mako@telex@${at}`,
      ].toSorted(),
    ]);

    await save(testApp.context, { ...given({ mainSuperTagId, tagIds: [tags.get('posta') ?? 0] }), id });
    expect(await takeRecordedKeys()).toEqual([
      [
        `article:${id}`,
        'slug:mako-levelek',
        ...['tag:mako', 'tag:mako@telex', 'tag:posta', 'tag:posta@telex'].map((list) => `${list}@${at}`),
      ],
    ]);

    await save(testApp.context, {
      ...given({ mainSuperTagId, tagIds: [tags.get('posta') ?? 0], title: 'Új cím' }),
      id,
    });
    expect(await takeRecordedKeys()).toEqual([[`article:${id}`, 'slug:mako-levelek']]);
  });

  it('contain both positions of a story that moves in a list', async () => {
    const id = await save(testApp.context, given({ slug: 'mozgo', mirroringSites: [] }));
    await testApp.takeInvalidations();
    await save(testApp.context, {
      ...given({ slug: 'mozgo', mirroringSites: [], pubDate: new Date('2026-11-20T11:00:00Z') }),
      id,
    });
    expect(await takeRecordedKeys()).toEqual([
      [
        `article:${id}`,
        ...['latest:telex', 'latest@telex'].flatMap((list) => [`${list}@${at}`, `${list}@${at + 3600}`]),
        'slug:mozgo',
      ],
    ]);
  });

  it('contain the live blog of a post, and no list [LIVE-01]', async () => {
    const blog = await save(testApp.context, { slug: 'remiz', title: 'Remíz', type: 'liveblog' });
    await testApp.takeInvalidations();
    const post = await save(testApp.context, {
      slug: 'remiz-1',
      title: 'Elindult',
      type: 'liveblogpost',
      parentId: blog,
    });
    expect(await takeRecordedKeys()).toEqual([
      [`article:${blog}`, `article:${post}`, `posts:${blog}`, 'slug:remiz-1'],
    ]);
    expect(await listsOf(post)).toEqual([]);
  });

  it('are not recorded when the transaction fails', async () => {
    await testApp.takeInvalidations();
    await expect(
      testApp.database.db.transaction().execute(async (trx) => {
        await testApp.context.content.save([draftOf({ slug: 'soha', title: 'Soha' })], 'create', { trx });
        throw new Error('mégsem');
      }),
    ).rejects.toThrow('mégsem');
    expect(await takeRecordedKeys()).toEqual([]);
    expect(await testApp.context.content.versionOf('soha')).toBeUndefined();
  });
});
