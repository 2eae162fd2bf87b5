import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { draftOf, save } from '../../../../tests/stories.ts';
import { withTestApp } from '../../../../tests/test-app.ts';

const testApp = withTestApp();

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

async function causesOf(id: number): Promise<string[]> {
  const rows = await testApp.database.db
    .selectFrom('article_versions')
    .select('cause')
    .where('article_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map((row) => row.cause);
}

async function storyOf(id: number) {
  const found = await testApp.context.content.storyById(testApp.view('telex'), id);
  return found && { state: found.story.state, isPublic: found.isPublic, version: found.story.version };
}

describe('the states of a story', () => {
  it('a draft becomes public when published, with that time as its date [ART-12]', async () => {
    const id = await save(testApp.context, { slug: 'piszkozat', title: 'Piszkozat', state: 'draft' });
    expect(await listsOf(id)).toEqual([]);
    expect(await storyOf(id)).toMatchObject({ state: 'draft', isPublic: false });
    expect(await testApp.context.content.publish(id)).toMatchObject({
      kind: 'done',
      version: 2,
      state: 'active',
    });
    expect(await listsOf(id)).toEqual(['latest:telex', 'latest@telex']);
    const story = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(story?.pubDate.toISOString()).toBe('2026-11-21T07:00:00.000Z');
    expect(story?.story.url).toBe('/2026/11/21/piszkozat');
    expect(await testApp.context.content.publish(id)).toEqual({
      kind: 'refused',
      why: 'it is public already',
    });
  });

  it('a story with a future date is scheduled and published exactly once by concurrent runs [S32]', async () => {
    const id = await save(testApp.context, {
      slug: 'utemezett',
      title: 'Ütemezett',
      pubDate: new Date('2026-11-21T09:00:00+01:00'),
    });
    expect(await storyOf(id)).toMatchObject({ state: 'scheduled', isPublic: false });
    expect(await testApp.context.content.publishDue()).toEqual({ stories: 0, latestMs: 0 });
    expect(await testApp.context.content.isAnythingDue()).toBe(false);
    await testApp.takeInvalidations();

    testApp.setTime('2026-11-21T09:00:01+01:00');
    expect(await testApp.context.content.isAnythingDue()).toBe(true);
    const published = await Promise.all(
      Array.from({ length: 6 }, () => testApp.context.content.publishDue()),
    );
    expect(published.map((run) => run.stories).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(Math.max(...published.map(({ latestMs }) => latestMs))).toBe(1_000);
    expect(await storyOf(id)).toEqual({ state: 'active', isPublic: true, version: 2 });
    const at = Date.parse('2026-11-21T09:00:00+01:00') / 1000;
    expect(await takeRecordedKeys()).toEqual([
      [`article:${id}`, `latest:telex@${at}`, `latest@telex@${at}`, 'slug:utemezett'],
    ]);
    testApp.setTime('2026-11-21T08:00:00+01:00');
  });

  it('a save and a publication with a future date are recorded as `schedule` [S32]', async () => {
    const pubDate = new Date('2026-11-22T09:00:00+01:00');
    const saved = await save(testApp.context, { slug: 'holnapi', title: 'Holnapi', pubDate });
    await save(testApp.context, { id: saved, slug: 'holnapi', title: 'A holnapi', pubDate });
    expect(await causesOf(saved)).toEqual(['schedule', 'edit']);
    const draft = await save(testApp.context, { slug: 'holnaputani', title: 'Holnaputáni', state: 'draft' });
    await testApp.context.content.publish(draft, pubDate);
    expect(await causesOf(draft)).toEqual(['create', 'schedule']);
    await testApp.context.content.withdraw(draft);
    await testApp.context.content.publish(draft);
    expect(await causesOf(draft)).toEqual(['create', 'schedule', 'withdraw', 'publish']);
  });

  it('a withdrawn story leaves every list at once; published again it has its date and address back [S01]', async () => {
    const authors = await testApp.context.content.ensureAuthors([
      { slug: 'halmi-bence', name: 'Halmi Bence' },
    ]);
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'sport', name: 'Sport', site: 'telex' },
    ]);
    const tags = await testApp.context.content.ensureTags([{ slug: 'uszas', name: 'úszás' }]);
    const id = await save(testApp.context, {
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
    await testApp.takeInvalidations();

    expect(await testApp.context.content.withdraw(id)).toMatchObject({
      kind: 'done',
      version: 2,
      state: 'withdrawn',
    });
    expect(await listsOf(id)).toEqual([]);
    const at = Date.parse('2026-11-20T10:00:00Z') / 1000;
    expect(await takeRecordedKeys()).toEqual([
      [`article:${id}`, 'slug:visszavont', ...places.map((list) => `${list}@${at}`)].toSorted(),
    ]);
    expect(await testApp.context.content.withdraw(id)).toMatchObject({ kind: 'refused' });

    await testApp.context.content.publish(id);
    const back = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(back?.pubDate.toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(back?.story.url).toBe('/sport/2026/11/20/visszavont');
    expect(await listsOf(id)).toEqual(places);
  });

  it('a scheduled withdrawal happens at its time, exactly once by concurrent runs, and not before [S32]', async () => {
    const id = await save(testApp.context, { slug: 'lejaro', title: 'Lejáró' });
    const at = new Date('2026-11-21T10:00:00+01:00');
    expect(await testApp.context.content.withdraw(id, new Date('2020-01-01T00:00:00Z'))).toMatchObject({
      kind: 'done',
      state: 'withdrawn',
    });
    await testApp.context.content.publish(id);
    expect(await testApp.context.content.withdraw(id, at)).toMatchObject({ kind: 'done', state: 'active' });
    expect(await testApp.context.content.withdrawDue()).toEqual({ stories: 0, latestMs: 0 });
    expect(await storyOf(id)).toMatchObject({ isPublic: true });
    expect(await testApp.context.content.isAnythingDue()).toBe(false);
    await testApp.takeInvalidations();

    testApp.setTime('2026-11-21T10:00:03+01:00');
    expect(await testApp.context.content.isAnythingDue()).toBe(true);
    const runs = await Promise.all(Array.from({ length: 6 }, () => testApp.context.content.withdrawDue()));
    expect(runs.map(({ stories }) => stories).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(Math.max(...runs.map(({ latestMs }) => latestMs))).toBe(3_000);
    expect(await storyOf(id)).toMatchObject({ state: 'withdrawn', isPublic: false });
    expect((await takeRecordedKeys()).flat()).toContain(`article:${id}`);
    await testApp.context.content.publish(id);
    expect(await testApp.context.content.withdrawDue()).toEqual({ stories: 0, latestMs: 0 });
    testApp.setTime('2026-11-21T08:00:00+01:00');
  });

  it('publishing earlier keeps the scheduled withdrawal; withdrawing at once cancels it [S32]', async () => {
    const { content } = testApp.context;
    const pubDate = new Date('2026-11-21T09:00:00+01:00');
    const at = new Date('2026-11-21T10:00:00+01:00');
    const early = await save(testApp.context, { slug: 'elobb-jon', title: 'Előbb jön', pubDate });
    const gone = await save(testApp.context, { slug: 'mar-elment', title: 'Már elment', pubDate });
    for (const id of [early, gone]) await content.withdraw(id, at);
    expect(await content.publish(early, at)).toMatchObject({ kind: 'refused' });
    expect(await content.publish(early)).toMatchObject({ kind: 'done', state: 'active' });
    await content.withdraw(gone);
    testApp.setTime('2026-11-21T10:00:01+01:00');
    expect(await content.withdrawDue()).toEqual({ stories: 1, latestMs: 1_000 });
    expect(await content.isAnythingDue()).toBe(false);
    expect(await storyOf(early)).toMatchObject({ state: 'withdrawn' });
    testApp.setTime('2026-11-21T08:00:00+01:00');
  });

  it('a story cannot be withdrawn before its publication', async () => {
    const pubDate = new Date('2026-12-24T18:00:00Z');
    const id = await save(testApp.context, { slug: 'karacsonyi', title: 'Karácsonyi', pubDate });
    expect(await testApp.context.content.withdraw(id, pubDate)).toEqual({
      kind: 'refused',
      why: 'it would go before it comes',
    });
  });

  it('an unscheduled story is a draft again and gets the time of its later publication', async () => {
    const id = await save(testApp.context, {
      slug: 'lemondott',
      title: 'Lemondott',
      pubDate: new Date('2026-12-24T18:00:00Z'),
    });
    expect(await testApp.context.content.withdraw(id)).toMatchObject({ kind: 'done', state: 'draft' });
    expect(await testApp.context.content.withdraw(id)).toMatchObject({ kind: 'refused' });
    expect(await testApp.context.content.publish(id)).toMatchObject({ kind: 'done', state: 'active' });
    const story = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(story?.pubDate.toISOString()).toBe('2026-11-21T07:00:00.000Z');
  });

  it('a correction appears under the story, changes the given fields and counts as a version [S31]', async () => {
    const id = await save(testApp.context, { slug: 'javitott', title: 'Húsz híd', lead: 'Húsz.' });
    await testApp.takeInvalidations();
    const done = await testApp.context.content.correct(id, {
      text: 'Tizenkilenc híd volt.',
      title: 'Tizenkilenc híd',
    });
    expect(done).toMatchObject({ kind: 'done', version: 2, state: 'active' });
    const found = await testApp.context.content.storyById(testApp.view('telex'), id);
    expect(found?.story).toMatchObject({
      title: 'Tizenkilenc híd',
      ownLead: 'Húsz.',
      corrections: [{ at: Date.parse('2026-11-21T07:00:00Z') / 1000, text: 'Tizenkilenc híd volt.' }],
    });
    expect(await takeRecordedKeys()).toEqual([[`article:${id}`, 'slug:javitott']]);
  });

  it('a correction needs text and cannot empty the title; its text is cleaned, and it may empty the lead', async () => {
    const id = await save(testApp.context, { slug: 'ures', title: 'Teli', lead: 'Van.' });
    const { correct } = testApp.context.content;
    for (const text of ['', ' \n', '\u200b'])
      expect(await correct(id, { text })).toEqual({
        kind: 'refused',
        why: 'the text of a correction must not be empty',
      });
    for (const title of ['', '\u00a0 '])
      expect(await correct(id, { text: 'Elírtuk.', title })).toEqual({
        kind: 'refused',
        why: 'a title is not empty',
      });
    expect(await storyOf(id)).toMatchObject({ version: 1 });
    expect(await correct(id, { text: ' Elírtuk.\n', title: ' Tele  van ', lead: ' ' })).toMatchObject({
      version: 2,
    });
    expect((await testApp.context.content.storyById(testApp.view('telex'), id))?.story).toMatchObject({
      title: 'Tele van',
      ownLead: '',
      corrections: [{ text: 'Elírtuk.' }],
    });
  });

  it('closing a section hides its stories and removes them from lists until it opens again [ART-13]', async () => {
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'kulfold', name: 'Külföld', site: 'telex' },
    ]);
    const id = await save(testApp.context, {
      slug: 'fjord',
      title: 'Fjord',
      mainSuperTagId: sections.get('kulfold') ?? null,
    });
    await testApp.context.content.setSectionActive('kulfold', false);
    expect(await listsOf(id)).toEqual([]);
    expect(await storyOf(id)).toMatchObject({ state: 'active', isPublic: false });
    await testApp.context.content.setSectionActive('kulfold', true);
    expect(await listsOf(id)).toEqual([
      'latest:telex',
      'latest@telex',
      'section:kulfold',
      'section:kulfold@telex',
    ]);
  });

  it('a closed section is reported as closed on stories that have it as a second section', async () => {
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'vilag', name: 'Világ', site: 'telex' },
    ]);
    const superTagIds = [...sections.values()];
    const id = await save(testApp.context, { slug: 'vilagjaro', title: 'Világjáró', superTagIds });
    await testApp.takeInvalidations();
    await testApp.context.content.setSectionActive('vilag', false);
    expect((await testApp.takeInvalidations()).flat()).toContain(`article:${id}`);
  });

  it('closing a section waits for a concurrent publication in it and hides that story too [ART-13]', async () => {
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'zarul', name: 'Zárul', site: 'telex' },
    ]);
    const mainSuperTagId = sections.get('zarul') ?? null;
    const story = draftOf({ slug: 'utolso', title: 'Utolsó', mainSuperTagId });
    const id = await save(testApp.context, { ...story, state: 'draft' });
    const trx = await testApp.database.db.startTransaction().execute();
    await testApp.context.content.save([{ ...story, id }], 'edit', { trx });
    const closed = testApp.context.content.setSectionActive('zarul', false);
    await pause(50);
    await trx.commit().execute();
    await closed;
    expect(await listsOf(id)).toEqual([]);
  });

  it('closing a section waits for a story that is being added to it and hides that story too [ART-13]', async () => {
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'bezar', name: 'Bezár', site: 'telex' },
    ]);
    const mainSuperTagId = sections.get('bezar') ?? null;
    const trx = await testApp.database.db.startTransaction().execute();
    const story = draftOf({ slug: 'elkesett', title: 'Elkésett', mainSuperTagId });
    const [saved] = await testApp.context.content.save([story], 'create', { trx });
    const closed = testApp.context.content.setSectionActive('bezar', false);
    await pause(50);
    await trx.commit().execute();
    await closed;
    expect(await listsOf(saved?.id ?? 0)).toEqual([]);
  });

  it('closing a section and a change of its stories at the same time wait for each other', async () => {
    const sections = await testApp.context.content.ensureSuperTags([
      { slug: 'valto', name: 'Váltó', site: 'telex' },
    ]);
    const mainSuperTagId = sections.get('valto') ?? null;
    const story = draftOf({ slug: 'kozben', title: 'Közben', mainSuperTagId });
    const superTagIds = [...sections.values()];
    const id = await save(testApp.context, { ...story, superTagIds });
    const trx = await testApp.database.db.startTransaction().execute();
    // A save locks its stories first and refers to their sections later.
    await trx.selectFrom('articles').select('id').where('id', '=', id).forUpdate().execute();
    const closed = testApp.context.content.setSectionActive('valto', false);
    await pause(50);
    await testApp.context.content.save([{ ...story, superTagIds, id }], 'edit', { trx });
    await trx.commit().execute();
    await closed;
    expect(await listsOf(id)).toEqual([]);
  });

  it('refuses unknown ids', async () => {
    const why = 'there is no story with the id 999999';
    expect(await testApp.context.content.publish(999_999)).toEqual({ kind: 'refused', why });
    expect(await testApp.context.content.withdraw(999_999)).toEqual({ kind: 'refused', why });
    expect(await testApp.context.content.correct(999_999, { text: 'x' })).toEqual({ kind: 'refused', why });
  });
});
