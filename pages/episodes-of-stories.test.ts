import { describe, expect, it } from 'vitest';
import { episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import { createReadCache } from '#platform/cache/read-cache.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { save } from '#tests/stories.ts';
import { createAppContext, withTestApp } from '#tests/test-app.ts';
import { episodesOfStories } from './episodes-of-stories.server.ts';

const testApp = withTestApp();

const podcast = podcastDraftSchema.parse({ slug: 'musor', site: 'telex', name: 'Műsor' });

function episodeOf(article: number, slug: string, at: string) {
  return episodeDraftSchema.parse({
    slug,
    guid: slug,
    title: slug,
    duration: 9,
    articleId: article,
    publishedAt: Date.parse(at) / 1000,
    sound: { url: 'https://hang.example/a.mp3', mime: 'audio/mpeg', bytes: 1 },
  });
}

describe('episodes of stories', () => {
  it('returns the newest episode of each, with dependencies on its changes', async () => {
    const { context } = testApp;
    const article = await save(context, { slug: 'hang', title: 'Hang' });
    const silent = await save(context, { slug: 'csond', title: 'Csönd' });
    const episode = (slug: string, at: string) => episodeOf(article, slug, at);
    await testApp.takeInvalidations();
    await context.audio.save(podcast, [episode('regi', '2026-11-01'), episode('uj', '2026-11-02')]);
    expect((await testApp.takeInvalidations()).flat()).toEqual(
      expect.arrayContaining([`article:${article}`, 'episode:uj', 'podcast:musor', 'podcasts']),
    );
    await context.audio.save(podcast, [episode('uj', '2026-11-02')]);
    expect((await testApp.takeInvalidations()).flat()).not.toContain(`article:${article}`);
    const view = testApp.view('telex');
    const cards = await context.content.cards(view, [article, silent]);
    const found = await episodesOfStories(view, cards, context);
    expect(found).toMatchObject({ isWhole: true, episodes: { [article]: { slug: 'uj' } } });
    expect(Object.keys(found.episodes)).toEqual([String(article)]);
  });

  it('is loaded once, and again when one of the stories or a podcast changes', async () => {
    const readCaches = createReadCache({ now: Date.now, isConnected: () => true });
    const context = createAppContext({ ...testApp.context, readCaches });
    const view = testApp.view('telex');
    const [article, other] = [
      await save(context, { slug: 'szo', title: 'Szó' }),
      await save(context, { slug: 'zaj', title: 'Zaj' }),
    ];
    const cards = await context.content.cards(view, [article, other]);
    const slugs = async () => {
      const { episodes } = await episodesOfStories(view, cards, context);
      return Object.values(episodes).map(({ slug }) => slug);
    };
    await context.audio.save(podcast, [episodeOf(article, 'elso', '2026-11-03')]);
    expect(await slugs()).toEqual(['elso']);
    testApp.database.takeQueries();
    expect(await slugs()).toEqual(['elso']);
    expect(testApp.database.takeQueries()).toEqual([]);
    await context.audio.save(podcast, [episodeOf(other, 'masodik', '2026-11-04')]);
    readCaches.drop([{ key: `article:${other}` }]);
    expect(await slugs()).toEqual(['elso', 'masodik']);
    await context.audio.save({ ...podcast, name: 'Más műsor' }, []);
    readCaches.drop([{ key: 'podcasts' }]);
    const { episodes } = await episodesOfStories(view, cards, context);
    expect(episodes[article]).toMatchObject({ podcast: { name: 'Más műsor' } });
  });

  it('is empty if loading fails, which is logged once until it succeeds again [S17]', async () => {
    const warned: string[] = [];
    let isDown = true;
    const log = createLog({ level: 'warn', to: { write: (line) => warned.push(line) } });
    const audio = {
      ...testApp.context.audio,
      episodesOfStories: async () => {
        if (isDown) throw new Error('no sound today');
        return new Map();
      },
    };
    const load = () => episodesOfStories(testApp.view('telex'), [], { log, audio });
    for (let time = 0; time < 3; time += 1) expect(await load()).toEqual({ episodes: {}, isWhole: false });
    expect(warned).toHaveLength(1);
    isDown = false;
    expect(await load()).toEqual({ episodes: {}, isWhole: true });
    isDown = true;
    await load();
    expect(warned).toHaveLength(2);
  });
});
