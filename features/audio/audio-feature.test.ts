/** Saving and reading podcasts: what is refused, in which order episodes come, what a change invalidates. */
import { beforeAll, describe, expect, it } from 'vitest';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';
import { type EpisodeDraft, episodeDraftSchema, podcastDraftSchema } from './podcast/podcast-schema.ts';
import { createSoundOrigins } from './sound-origins.server.ts';

const testApp = withTestApp();
let story = 0;

const at = (iso: string): number => Date.parse(iso) / 1000;
const show = podcastDraftSchema.parse({ slug: 'hatterzaj', site: 'telex', name: 'Háttérzaj' });
const other = podcastDraftSchema.parse({ slug: 'alapzaj', site: 'telex', name: 'Alapzaj' });

function episode(slug: string, more: object = {}): EpisodeDraft {
  return episodeDraftSchema.parse({
    slug,
    guid: slug,
    title: slug,
    publishedAt: at('2026-11-20T06:00:00+01:00'),
    duration: 75,
    sound: { url: `https://hang.example/${slug}.mp3`, mime: 'audio/mpeg', bytes: 1 },
    ...more,
  });
}

const audio = () => testApp.context.audio;
const slugsOf = (found: { episodes: { slug: string }[] } | undefined) =>
  found?.episodes.map(({ slug }) => slug);

beforeAll(async () => {
  story = await save(testApp.context, { slug: 'arrol-szol', title: 'Arról szól' });
  await audio().save(show, [
    episode('regi', { publishedAt: at('2026-11-18T06:00:00+01:00') }),
    episode('uj', { articleId: story }),
    // Published in the same second: the one that was saved later comes first.
    episode('ugyanakkor'),
    episode('holnapi', { publishedAt: at('2026-11-22T06:00:00+01:00') }),
    episode('holnaputani', { publishedAt: at('2026-11-23T06:00:00+01:00') }),
  ]);
  await testApp.takeInvalidations();
});

describe('the episodes of a podcast', () => {
  it('come newest first, page by page, without scheduled ones', async () => {
    const first = await audio().episodesOf('hatterzaj', 1, 2);
    expect(slugsOf(first)).toEqual(['ugyanakkor', 'uj']);
    expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: 3 });
    expect(slugsOf(await audio().episodesOf('hatterzaj', 2, 2))).toEqual(['regi']);
    expect(slugsOf(await audio().episodesOf('hatterzaj', 3, 2))).toEqual([]);
    expect(await audio().episodesOf('nincs', 1, 2)).toBeUndefined();
  });

  it('are fresh until the next one is published', async () => {
    const dayMs = 24 * 3_600_000;
    const untilNext = async () => (await audio().episodesOf('hatterzaj', 1, 2))?.freshForMs;
    expect(await untilNext()).toBe(dayMs - 2 * 3_600_000);
    testApp.setTime('2026-11-22T06:00:00+01:00');
    expect(await untilNext()).toBe(dayMs);
    expect(slugsOf(await audio().latest(['telex'], 1))).toEqual(['holnapi']);
    testApp.setTime('2026-11-23T06:00:00+01:00');
    expect(await untilNext()).toBeNull();
    testApp.setTime('2026-11-21T08:00:00+01:00');
  });

  it('depend on their podcast and on the stories about them', async () => {
    const found = await audio().episodesOf('hatterzaj', 1, 10);
    expect(found?.dependencies).toEqual([{ key: 'podcast:hatterzaj' }, { key: `article:${story}` }]);
  });

  it('are found by slug; unknown and scheduled ones are left out, but depended on', async () => {
    const found = await audio().episodesBySlugs(['uj', 'nincs', 'holnapi']);
    expect(slugsOf(found)).toEqual(['uj']);
    expect(found.dependencies.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['episode:uj', 'episode:nincs', 'episode:holnapi', `article:${story}`]),
    );
    expect(await audio().episodesBySlugs([])).toEqual({ episodes: [], dependencies: [] });
    expect(await audio().episode('holnapi')).toBeUndefined();
  });

  it('are not those of other sites', async () => {
    expect(slugsOf(await audio().latest(['g7'], 5))).toEqual([]);
    expect(slugsOf(await audio().latest([], 5))).toEqual([]);
    expect((await audio().podcasts(['g7', 'after'])).podcasts).toEqual([]);
  });
});

describe('the episode of a story', () => {
  it('is the newest one about it, and follows changes', async () => {
    const ofStory = async () => (await audio().episodesOfStories([story])).get(story)?.slug;
    expect(await ofStory()).toBe('uj');
    const later = at('2026-11-21T06:00:00+01:00');
    await audio().save(show, [episode('folytatas', { articleId: story, publishedAt: later })]);
    await expect.poll(ofStory).toBe('folytatas');
    expect((await audio().episodesOfStories([])).size).toBe(0);
    expect((await audio().episodesOfStories([story + 1_000])).size).toBe(0);
  });

  it('has no story once that is withdrawn, and has it again when it is published', async () => {
    await testApp.context.content.withdraw(story);
    expect((await audio().episode('uj'))?.articleId).toBeNull();
    await testApp.context.content.publish(story);
    expect((await audio().episode('uj'))?.articleId).toBe(story);
  });
});

describe('saving a podcast', () => {
  it('counts what was added, changed and unchanged, and invalidates only what changed', async () => {
    await testApp.takeInvalidations();
    const result = await audio().save(show, [
      episode('uj', { articleId: story }),
      episode('regi', { publishedAt: at('2026-11-18T06:00:00+01:00'), title: 'Javított cím' }),
      episode('legujabb'),
    ]);
    expect(result).toEqual({ kind: 'saved', added: 1, changed: 1, unchanged: 1 });
    const keys = (await testApp.takeInvalidations()).flat();
    expect(keys).toEqual(expect.arrayContaining(['podcast:hatterzaj', 'podcasts', 'episode:regi']));
    expect(keys).toContain('episode:legujabb');
    expect(keys).not.toContain('episode:uj');
    expect(keys).not.toContain(`article:${story}`);
  });

  it('invalidates the former and the new story of an episode', async () => {
    const next = await save(testApp.context, { slug: 'masik-cikk', title: 'Másik cikk' });
    await testApp.takeInvalidations();
    await audio().save(show, [episode('uj', { articleId: next })]);
    const keys = (await testApp.takeInvalidations()).flat();
    expect(keys).toEqual(expect.arrayContaining([`article:${story}`, `article:${next}`]));
  });

  it('leaves an episode its first address, and a podcast its guid', async () => {
    const before = await audio().podcast('hatterzaj');
    const guid = '917393e3-1b1e-5cef-ace4-edaa54e1f810';
    await audio().save({ ...show, guid }, [episode('mas-cim', { guid: 'uj' })]);
    expect(await audio().episode('mas-cim')).toBeUndefined();
    expect(await audio().episode('uj')).toMatchObject({ title: 'mas-cim' });
    expect((await audio().podcast('hatterzaj'))?.guid).toBe(before?.guid);
    expect(before?.guid).not.toBe(guid);
  });

  it('is refused as a whole, with every reason', async () => {
    const twice = await audio().save(other, [
      episode('a', { guid: '1' }),
      episode('a', { guid: '2' }),
      episode('b', { guid: '2' }),
      episode('regi', { guid: '3' }),
    ]);
    expect(twice).toEqual({
      kind: 'refused',
      faults: [
        "the episode 'a' is there twice",
        "the guid '2' is there twice",
        "the episode 'regi' belongs to another podcast",
      ],
    });
    expect(await audio().podcast('alapzaj')).toBeUndefined();
    expect(await audio().save({ ...show, site: 'g7' }, [])).toEqual({
      kind: 'refused',
      faults: ["the podcast 'hatterzaj' belongs to telex"],
    });
  });

  it('twice at the same time adds each episode once', async () => {
    const both = [1, 2, 3, 4].map(() => audio().save(other, [episode('paros'), episode('paratlan')]));
    await Promise.all(both);
    expect((await audio().episodesOf('alapzaj', 1, 10))?.totalItems).toBe(2);
    const { podcasts } = await audio().podcasts(['telex']);
    expect(podcasts.map(({ name }) => name)).toEqual(['Alapzaj', 'Háttérzaj']);
  });
});

describe('the origins of sounds [S18]', () => {
  it('are those of the files elsewhere, once each, read again after a change', async () => {
    const listeners: ((changed: { key: string }[]) => void)[] = [];
    const onInvalidation = (listener: (typeof listeners)[number]) => listeners.push(listener);
    const origins = createSoundOrigins({ db: testApp.database.db, onInvalidation });
    await origins.refresh();
    expect(origins.current()).toEqual(['https://hang.example']);
    const sound = { url: 'https://cdn.example:8443/1.mp3?a', mime: 'audio/mpeg', bytes: 1 };
    await audio().save(other, [episode('paros', { sound })]);
    for (const listen of listeners) listen([{ key: 'article:1' }]);
    expect(origins.current()).toEqual(['https://hang.example']);
    for (const listen of listeners) listen([{ key: 'podcasts' }]);
    await expect.poll(() => origins.current()).toEqual(['https://cdn.example:8443', 'https://hang.example']);
  });

  it('are read again by the next page after a failure', async () => {
    let isBroken = true;
    const { db } = testApp.database;
    const flaky = new Proxy(db, {
      get(target, name) {
        if (isBroken) throw new Error('the database is down');
        const member = Reflect.get(target, name);
        // Private members are the database's own, not those of the proxy.
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const origins = createSoundOrigins({ db: flaky, onInvalidation: () => undefined });
    await expect(origins.refresh()).rejects.toThrow('the database is down');
    expect(origins.current()).toEqual([]);
    isBroken = false;
    await expect.poll(() => origins.current()).toContain('https://hang.example');
  });
});
