import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { draftOf, save } from '../../tests/stories.ts';

const paper = withHouse();

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

async function causesOf(id: number): Promise<string[]> {
  const rows = await paper.database.db
    .selectFrom('article_versions')
    .select('cause')
    .where('article_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map((row) => row.cause);
}

async function seen(id: number) {
  const found = await paper.house.content.storyById(paper.view('telex'), id);
  return found && { state: found.story.state, isPublic: found.isPublic, version: found.story.version };
}

describe('the states of a story', () => {
  it('a draft becomes public when it is published, with the moment as its date [ART-12]', async () => {
    const id = await save(paper.house, { slug: 'piszkozat', title: 'Piszkozat', state: 'draft' });
    expect(await listsOf(id)).toEqual([]);
    expect(await seen(id)).toMatchObject({ state: 'draft', isPublic: false });
    expect(await paper.house.content.publish(id)).toMatchObject({
      kind: 'done',
      version: 2,
      state: 'active',
    });
    expect(await listsOf(id)).toEqual(['latest:telex', 'latest@telex']);
    const story = await paper.house.content.storyById(paper.view('telex'), id);
    expect(story?.pubDate.toISOString()).toBe('2026-11-21T07:00:00.000Z');
    expect(story?.story.url).toBe('/2026/11/21/piszkozat');
    expect(await paper.house.content.publish(id)).toEqual({ kind: 'refused', why: 'it is public already' });
  });

  it('a story whose date lies ahead waits, and becomes public exactly once whoever asks [S32]', async () => {
    const id = await save(paper.house, {
      slug: 'utemezett',
      title: 'Ütemezett',
      pubDate: new Date('2026-11-21T09:00:00+01:00'),
    });
    expect(await seen(id)).toMatchObject({ state: 'scheduled', isPublic: false });
    expect(await paper.house.content.publishDue()).toEqual({ stories: 0, latestMs: 0 });
    expect(await paper.house.content.isAnythingDue()).toBe(false);
    await paper.takeInvalidations();

    paper.setTime('2026-11-21T09:00:01+01:00');
    expect(await paper.house.content.isAnythingDue()).toBe(true);
    const published = await Promise.all(Array.from({ length: 6 }, () => paper.house.content.publishDue()));
    expect(published.map((run) => run.stories).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(Math.max(...published.map(({ latestMs }) => latestMs))).toBe(1_000);
    expect(await seen(id)).toEqual({ state: 'active', isPublic: true, version: 2 });
    const at = Date.parse('2026-11-21T09:00:00+01:00') / 1000;
    expect(await told()).toEqual([
      [`article:${id}`, `latest:telex@${at}`, `latest@telex@${at}`, 'slug:utemezett'],
    ]);
    paper.setTime('2026-11-21T08:00:00+01:00');
  });

  it('what was scheduled is written down as such, by a save and by a publication for later [S32]', async () => {
    const pubDate = new Date('2026-11-22T09:00:00+01:00');
    const saved = await save(paper.house, { slug: 'holnapi', title: 'Holnapi', pubDate });
    await save(paper.house, { id: saved, slug: 'holnapi', title: 'A holnapi', pubDate });
    expect(await causesOf(saved)).toEqual(['schedule', 'edit']);
    const draft = await save(paper.house, { slug: 'holnaputani', title: 'Holnaputáni', state: 'draft' });
    await paper.house.content.publish(draft, pubDate);
    expect(await causesOf(draft)).toEqual(['create', 'schedule']);
    await paper.house.content.withdraw(draft);
    await paper.house.content.publish(draft);
    expect(await causesOf(draft)).toEqual(['create', 'schedule', 'withdraw', 'publish']);
  });

  it('a withdrawn story leaves every list at once, and comes back with its date and address [S01]', async () => {
    const authors = await paper.house.content.ensureAuthors([{ slug: 'halmi-bence', name: 'Halmi Bence' }]);
    const sections = await paper.house.content.ensureSuperTags([
      { slug: 'sport', name: 'Sport', site: 'telex' },
    ]);
    const tags = await paper.house.content.ensureTags([{ slug: 'uszas', name: 'úszás' }]);
    const id = await save(paper.house, {
      slug: 'visszavont',
      title: 'Visszavont',
      mirroringSites: ['after'],
      flags: ['refresh'],
      authorIds: [...authors.values()],
      mainSuperTagId: sections.get('sport') ?? null,
      tagIds: [...tags.values()],
      pubDate: new Date('2026-11-20T10:00:00Z'),
    });
    const places = [
      'author:halmi-bence',
      'author:halmi-bence@telex',
      'flag:refresh/after',
      'flag:refresh/telex',
      'flag:refresh@telex',
      'latest:after',
      'latest:telex',
      'latest@telex',
      'section:sport',
      'section:sport@telex',
      'tag:uszas',
      'tag:uszas@telex',
    ];
    expect(await listsOf(id)).toEqual(places);
    await paper.takeInvalidations();

    expect(await paper.house.content.withdraw(id)).toMatchObject({
      kind: 'done',
      version: 2,
      state: 'withdrawn',
    });
    expect(await listsOf(id)).toEqual([]);
    const at = Date.parse('2026-11-20T10:00:00Z') / 1000;
    expect(await told()).toEqual([
      [`article:${id}`, 'slug:visszavont', ...places.map((list) => `${list}@${at}`)].toSorted(),
    ]);
    expect(await paper.house.content.withdraw(id)).toMatchObject({ kind: 'refused' });

    await paper.house.content.publish(id);
    const back = await paper.house.content.storyById(paper.view('telex'), id);
    expect(back?.pubDate.toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(back?.story.url).toBe('/sport/2026/11/20/visszavont');
    expect(await listsOf(id)).toEqual(places);
  });

  it('a story that is to go at a time goes then, once whoever asks, and stays until then [S32]', async () => {
    const id = await save(paper.house, { slug: 'lejaro', title: 'Lejáró' });
    const at = new Date('2026-11-21T10:00:00+01:00');
    expect(await paper.house.content.withdraw(id, new Date('2020-01-01T00:00:00Z'))).toMatchObject({
      kind: 'done',
      state: 'withdrawn',
    });
    await paper.house.content.publish(id);
    expect(await paper.house.content.withdraw(id, at)).toMatchObject({ kind: 'done', state: 'active' });
    expect(await paper.house.content.withdrawDue()).toEqual({ stories: 0, latestMs: 0 });
    expect(await seen(id)).toMatchObject({ isPublic: true });
    expect(await paper.house.content.isAnythingDue()).toBe(false);
    await paper.takeInvalidations();

    paper.setTime('2026-11-21T10:00:03+01:00');
    expect(await paper.house.content.isAnythingDue()).toBe(true);
    const runs = await Promise.all(Array.from({ length: 6 }, () => paper.house.content.withdrawDue()));
    expect(runs.map(({ stories }) => stories).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(Math.max(...runs.map(({ latestMs }) => latestMs))).toBe(3_000);
    expect(await seen(id)).toMatchObject({ state: 'withdrawn', isPublic: false });
    expect((await told()).flat()).toContain(`article:${id}`);
    await paper.house.content.publish(id);
    expect(await paper.house.content.withdrawDue()).toEqual({ stories: 0, latestMs: 0 });
    paper.setTime('2026-11-21T08:00:00+01:00');
  });

  it('a story that comes sooner than it was to goes when it was to, and none goes that is gone [S32]', async () => {
    const { content } = paper.house;
    const pubDate = new Date('2026-11-21T09:00:00+01:00');
    const at = new Date('2026-11-21T10:00:00+01:00');
    const early = await save(paper.house, { slug: 'elobb-jon', title: 'Előbb jön', pubDate });
    const gone = await save(paper.house, { slug: 'mar-elment', title: 'Már elment', pubDate });
    for (const id of [early, gone]) await content.withdraw(id, at);
    expect(await content.publish(early, at)).toMatchObject({ kind: 'refused' });
    expect(await content.publish(early)).toMatchObject({ kind: 'done', state: 'active' });
    await content.withdraw(gone);
    paper.setTime('2026-11-21T10:00:01+01:00');
    expect(await content.withdrawDue()).toEqual({ stories: 1, latestMs: 1_000 });
    expect(await content.isAnythingDue()).toBe(false);
    expect(await seen(early)).toMatchObject({ state: 'withdrawn' });
    paper.setTime('2026-11-21T08:00:00+01:00');
  });

  it('a story cannot go before it comes', async () => {
    const pubDate = new Date('2026-12-24T18:00:00Z');
    const id = await save(paper.house, { slug: 'karacsonyi', title: 'Karácsonyi', pubDate });
    expect(await paper.house.content.withdraw(id, pubDate)).toEqual({
      kind: 'refused',
      why: 'it would go before it comes',
    });
  });

  it('what was taken off the timetable is a draft again, and is published at the moment when it is', async () => {
    const id = await save(paper.house, {
      slug: 'lemondott',
      title: 'Lemondott',
      pubDate: new Date('2026-12-24T18:00:00Z'),
    });
    expect(await paper.house.content.withdraw(id)).toMatchObject({ kind: 'done', state: 'draft' });
    expect(await paper.house.content.withdraw(id)).toMatchObject({ kind: 'refused' });
    expect(await paper.house.content.publish(id)).toMatchObject({ kind: 'done', state: 'active' });
    const story = await paper.house.content.storyById(paper.view('telex'), id);
    expect(story?.pubDate.toISOString()).toBe('2026-11-21T07:00:00.000Z');
  });

  it('a correction stands under the story, changes what was wrong and counts as a version [S31]', async () => {
    const id = await save(paper.house, { slug: 'javitott', title: 'Húsz híd', lead: 'Húsz.' });
    await paper.takeInvalidations();
    const done = await paper.house.content.correct(id, {
      text: 'Tizenkilenc híd volt.',
      title: 'Tizenkilenc híd',
    });
    expect(done).toMatchObject({ kind: 'done', version: 2, state: 'active' });
    const found = await paper.house.content.storyById(paper.view('telex'), id);
    expect(found?.story).toMatchObject({
      title: 'Tizenkilenc híd',
      ownLead: 'Húsz.',
      corrections: [{ at: Date.parse('2026-11-21T07:00:00Z') / 1000, text: 'Tizenkilenc híd volt.' }],
    });
    expect(await told()).toEqual([[`article:${id}`, 'slug:javitott']]);
  });

  it('a correction says something and takes no title away; what it says is clean, and a lead may go', async () => {
    const id = await save(paper.house, { slug: 'ures', title: 'Teli', lead: 'Van.' });
    const { correct } = paper.house.content;
    for (const text of ['', ' \n', '\u200b'])
      expect(await correct(id, { text })).toEqual({ kind: 'refused', why: 'a correction says something' });
    for (const title of ['', '\u00a0 '])
      expect(await correct(id, { text: 'Elírtuk.', title })).toEqual({
        kind: 'refused',
        why: 'a title is not empty',
      });
    expect(await seen(id)).toMatchObject({ version: 1 });
    expect(await correct(id, { text: ' Elírtuk.\n', title: ' Tele  van ', lead: ' ' })).toMatchObject({
      version: 2,
    });
    expect((await paper.house.content.storyById(paper.view('telex'), id))?.story).toMatchObject({
      ...{ title: 'Tele van', ownLead: '' },
      corrections: [{ text: 'Elírtuk.' }],
    });
  });

  it('a closed section takes its stories out of lists and out of sight until it opens [ART-13]', async () => {
    const sections = await paper.house.content.ensureSuperTags([
      { slug: 'kulfold', name: 'Külföld', site: 'telex' },
    ]);
    const id = await save(paper.house, {
      slug: 'fjord',
      title: 'Fjord',
      mainSuperTagId: sections.get('kulfold') ?? null,
    });
    await paper.house.content.setSectionActive('kulfold', false);
    expect(await listsOf(id)).toEqual([]);
    expect(await seen(id)).toMatchObject({ state: 'active', isPublic: false });
    await paper.house.content.setSectionActive('kulfold', true);
    expect(await listsOf(id)).toEqual([
      'latest:telex',
      'latest@telex',
      'section:kulfold',
      'section:kulfold@telex',
    ]);
  });

  it('a closed section is shown as such wherever a story bears it beside its own', async () => {
    const sections = await paper.house.content.ensureSuperTags([
      { slug: 'vilag', name: 'Világ', site: 'telex' },
    ]);
    const superTagIds = [...sections.values()];
    const id = await save(paper.house, { slug: 'vilagjaro', title: 'Világjáró', superTagIds });
    await paper.takeInvalidations();
    await paper.house.content.setSectionActive('vilag', false);
    expect((await paper.takeInvalidations()).flat()).toContain(`article:${id}`);
  });

  it('a closing section waits for a publication in it, and takes that story out too [ART-13]', async () => {
    const sections = await paper.house.content.ensureSuperTags([
      { slug: 'zarul', name: 'Zárul', site: 'telex' },
    ]);
    const mainSuperTagId = sections.get('zarul') ?? null;
    const story = draftOf({ slug: 'utolso', title: 'Utolsó', mainSuperTagId });
    const id = await save(paper.house, { ...story, state: 'draft' });
    const work = await paper.database.db.startTransaction().execute();
    await paper.house.content.save([{ ...story, id }], 'edit', work);
    const closed = paper.house.content.setSectionActive('zarul', false);
    await pause(50);
    await work.commit().execute();
    await closed;
    expect(await listsOf(id)).toEqual([]);
  });

  it('refuses what does not exist', async () => {
    const why = 'there is no story with the id 999999';
    expect(await paper.house.content.publish(999_999)).toEqual({ kind: 'refused', why });
    expect(await paper.house.content.withdraw(999_999)).toEqual({ kind: 'refused', why });
    expect(await paper.house.content.correct(999_999, { text: 'x' })).toEqual({ kind: 'refused', why });
  });
});
