import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { type DraftOf, draftOf, save } from '../../tests/stories.ts';
import { SlugTaken } from './save-articles.server.ts';

const paper = withHouse();

async function versions(id: number): Promise<{ version: number; cause: string; title: string }[]> {
  const found = await sql<{ version: number; cause: string; title: string }>`
    select version, cause, snapshot->>'title' as title from article_versions where article_id = ${id} order by version
  `.execute(paper.database.db);
  return found.rows;
}

async function listsOf(id: number): Promise<string[]> {
  const rows = await paper.database.db
    .selectFrom('list_entries')
    .select('list')
    .where('article_id', '=', id)
    .execute();
  return rows
    .map((row) => row.list)
    .filter((list) => !list.startsWith('search:'))
    .toSorted();
}

/** What was recorded of the story and of the lists every story has; others have tests of their own. */
async function told(): Promise<string[][]> {
  const records = await paper.takeInvalidations();
  return records.map((keys) => keys.filter((key) => !/^(sitemap|search|highlight)[:@]/.test(key)));
}

describe('saving stories', () => {
  it('counts the version up with every change and keeps each version whole [ART-03]', async () => {
    const id = await save(paper.house, { slug: 'esokert-a-parkolo-helyen', title: 'Esőkert' });
    await save(paper.house, { id, slug: 'esokert-a-parkolo-helyen', title: 'Esőkert a parkoló helyén' });
    await paper.house.content.correct(id, { text: 'Nem húsz, hanem tizenkét parkoló volt.' });
    expect(await versions(id)).toEqual([
      { version: 1, cause: 'create', title: 'Esőkert' },
      { version: 2, cause: 'edit', title: 'Esőkert a parkoló helyén' },
      { version: 3, cause: 'correct', title: 'Esőkert a parkoló helyén' },
    ]);
  });

  it('changes the story that has the source key instead of making another', async () => {
    const first = await save(paper.house, { slug: 'fjord-alagut', title: 'Alagút', sourceKey: 'wxr:7' });
    const second = await save(paper.house, {
      slug: 'fjord-alagut',
      title: 'Alagút a fjord alatt',
      sourceKey: 'wxr:7',
    });
    expect(second).toBe(first);
    expect(await versions(first)).toHaveLength(2);
    expect(await paper.house.content.knownSourceKeys(['wxr:7', 'wxr:8'])).toEqual(new Set(['wxr:7']));
  });

  it('keeps a changed slug: it leads to the story for ever and nobody else may take it [S03]', async () => {
    const id = await save(paper.house, { slug: 'regi-cim', title: 'Régi cím' });
    await save(paper.house, { id, slug: 'uj-cim', title: 'Új cím' });
    expect(await paper.house.content.slugOfFormerSlug('regi-cim')).toBe('uj-cim');
    await expect(save(paper.house, { slug: 'regi-cim', title: 'Másik' })).rejects.toThrow(
      /'regi-cim' belongs/,
    );
    await save(paper.house, { id, slug: 'regi-cim', title: 'Megint a régi' });
    expect(await paper.house.content.slugOfFormerSlug('uj-cim')).toBe('regi-cim');
  });

  it('refuses a slug that another story has, also within one batch, and saves nothing of it', async () => {
    await save(paper.house, { slug: 'padok', title: 'Adjátok vissza a padokat!' });
    const batch = (slugs: string[]) =>
      paper.house.content.save(
        slugs.map((slug) => draftOf({ slug, title: slug })),
        'create',
      );
    await expect(batch(['elso-uj', 'padok'])).rejects.toThrow(/'padok' belongs/);
    await expect(batch(['ketszer-egy', 'ketszer-egy'])).rejects.toThrow(/'ketszer-egy' belongs/);
    expect(await paper.house.content.versionOf('elso-uj')).toBeUndefined();
    expect(await paper.house.content.versionOf('ketszer-egy')).toBeUndefined();
  });

  it("fixes the address's date at the first publication, in the zone of the story's site [S01]", async () => {
    const given = { title: 'Éjféli komp', pubDate: new Date('2026-11-19T22:30:00Z') };
    const urlDate = async (slug: string) =>
      (
        await paper.database.db
          .selectFrom('articles')
          .select('url_date')
          .where('slug', '=', slug)
          .executeTakeFirst()
      )?.url_date;
    await save(paper.house, { ...given, slug: 'ejfeli-komp', site: 'telex' });
    const erdelyi = await save(paper.house, { ...given, slug: 'ejfeli-komp-erdelyben', site: 'transtelex' });
    expect(await urlDate('ejfeli-komp')).toBe('2026-11-19');
    expect(await urlDate('ejfeli-komp-erdelyben')).toBe('2026-11-20');

    const moved = {
      ...given,
      id: erdelyi,
      slug: 'ejfeli-komp-erdelyben',
      pubDate: new Date('2026-11-10T10:00:00Z'),
    };
    await save(paper.house, moved);
    expect(await urlDate('ejfeli-komp-erdelyben')).toBe('2026-11-20');
    await paper.house.content.withdraw(erdelyi);
    await paper.house.content.publish(erdelyi, new Date('2026-11-25T10:00:00Z'));
    await save(paper.house, { ...moved, state: 'scheduled', pubDate: new Date('2026-11-26T10:00:00Z') });
    expect(await urlDate('ejfeli-komp-erdelyben')).toBe('2026-11-20');
  });

  it('makes pictures and texts lead to the stories they name', async () => {
    await save(paper.house, { slug: 'cel-cikk', title: 'Cél' });
    const { id: imageId } = await paper.database.db
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
    const id = await save(paper.house, {
      slug: 'kepes-cikk',
      title: 'Képes',
      body: [{ kind: 'image', width: 'normal', imageId, alt: '', href: 'story:cel-cikk' }],
    });
    const seen = await paper.house.content.storyById(paper.view('telex'), id);
    expect(seen?.story.body).toMatchObject([{ kind: 'image', href: '/2026/11/20/cel-cikk' }]);
    expect(seen?.story.images[imageId]).toMatchObject({ id: imageId });
  });

  it('takes the booleans that are flags too from the flags alone [X10] [ART-08]', async () => {
    const flags = ['live', 'adfree', 'adult-content', 'pr', 'sajat-zaszlo'];
    const id = await save(paper.house, { slug: 'zaszlos', title: 'Zászlós', flags });
    const seen = await paper.house.content.storyById(paper.view('telex'), id);
    expect(seen?.story.flags).toEqual(flags);
    expect(await listsOf(id)).toEqual(
      [
        'latest:telex',
        'latest@telex',
        ...flags.flatMap((flag) => [`flag:${flag}/telex`, `flag:${flag}@telex`]),
      ].toSorted(),
    );
    await save(paper.house, { id, slug: 'zaszlos', title: 'Zászlós', flags: [] });
    expect(await listsOf(id)).toEqual(['latest:telex', 'latest@telex']);
  });

  it('tells one of two hands that take a slug at the same moment that it is taken [S03]', async () => {
    const work = await paper.database.db.startTransaction().execute();
    await paper.house.content.save([draftOf({ slug: 'egyszerre', title: 'Egyik' })], 'create', work);
    const other = paper.house.content.save([draftOf({ slug: 'egyszerre', title: 'Másik' })], 'create');
    const refused = expect(other).rejects.toMatchObject({
      message: "the slug 'egyszerre' belongs to another story",
      slug: 'egyszerre',
    });
    await pause(50);
    await work.commit().execute();
    await refused;
    await expect(other).rejects.toBeInstanceOf(SlugTaken);
  });

  it('keeps the correction notes it is given, and leaves them alone when it is given none [S31]', async () => {
    const at = new Date('2026-11-21T07:00:00Z');
    const given = { slug: 'helyreigazitott', title: 'Helyreigazított' };
    const id = await save(paper.house, { ...given, corrections: [{ at, text: 'Elírtuk a számot.' }] });
    await save(paper.house, { ...given, id });
    const seen = await paper.house.content.storyById(paper.view('telex'), id);
    expect(seen?.story.corrections).toEqual([{ at: at.getTime() / 1000, text: 'Elírtuk a számot.' }]);
  });
});

describe('what readers are told when a story is saved', () => {
  const given = (more: Partial<DraftOf> = {}): DraftOf => ({
    slug: 'mako-levelek',
    title: 'Levelek Makón',
    pubDate: new Date('2026-11-20T10:00:00Z'),
    mirroringSites: ['karakter'],
    ...more,
  });
  const at = Date.parse('2026-11-20T10:00:00Z') / 1000;

  it('is one record in the same transaction, naming the story, its slug and exactly the lists that changed', async () => {
    const sections = await paper.house.content.ensureSuperTags([
      { slug: 'belfold', name: 'Belföld', site: 'telex' },
    ]);
    const tags = await paper.house.content.ensureTags([
      { slug: 'mako', name: 'Makó' },
      { slug: 'posta', name: 'posta' },
    ]);
    const mainSuperTagId = sections.get('belfold') ?? null;
    await paper.takeInvalidations();

    const id = await save(paper.house, given({ mainSuperTagId, tagIds: [tags.get('mako') ?? 0] }));
    expect(await told()).toEqual([
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

    await save(paper.house, { ...given({ mainSuperTagId, tagIds: [tags.get('posta') ?? 0] }), id });
    expect(await told()).toEqual([
      [
        `article:${id}`,
        'slug:mako-levelek',
        ...['tag:mako', 'tag:mako@telex', 'tag:posta', 'tag:posta@telex'].map((list) => `${list}@${at}`),
      ],
    ]);

    await save(paper.house, {
      ...given({ mainSuperTagId, tagIds: [tags.get('posta') ?? 0], title: 'Új cím' }),
      id,
    });
    expect(await told()).toEqual([[`article:${id}`, 'slug:mako-levelek']]);
  });

  it('names both places of a list when the story moves in it', async () => {
    const id = await save(paper.house, given({ slug: 'mozgo', mirroringSites: [] }));
    await paper.takeInvalidations();
    await save(paper.house, {
      ...given({ slug: 'mozgo', mirroringSites: [], pubDate: new Date('2026-11-20T11:00:00Z') }),
      id,
    });
    expect(await told()).toEqual([
      [
        `article:${id}`,
        ...['latest:telex', 'latest@telex'].flatMap((list) => [`${list}@${at}`, `${list}@${at + 3600}`]),
        'slug:mozgo',
      ],
    ]);
  });

  it('names the live blog that shows a post, and puts the post into no list [LIVE-01]', async () => {
    const blog = await save(paper.house, { slug: 'remiz', title: 'Remíz', type: 'liveblog' });
    await paper.takeInvalidations();
    const post = await save(paper.house, {
      slug: 'remiz-1',
      title: 'Elindult',
      type: 'liveblogpost',
      parentId: blog,
    });
    expect(await told()).toEqual([[`article:${blog}`, `article:${post}`, `posts:${blog}`, 'slug:remiz-1']]);
    expect(await listsOf(post)).toEqual([]);
  });

  it('is nothing when the transaction fails', async () => {
    await paper.takeInvalidations();
    await expect(
      paper.database.db.transaction().execute(async (work) => {
        await paper.house.content.save([draftOf({ slug: 'soha', title: 'Soha' })], 'create', work);
        throw new Error('mégsem');
      }),
    ).rejects.toThrow('mégsem');
    expect(await told()).toEqual([]);
    expect(await paper.house.content.versionOf('soha')).toBeUndefined();
  });
});
