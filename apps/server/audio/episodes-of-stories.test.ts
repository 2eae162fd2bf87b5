import { describe, expect, it } from 'vitest';
import { episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import { createKeptStores } from '#platform/cache/kept-values.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { withHouse } from '../../../tests/house.ts';
import { save } from '../../../tests/stories.ts';
import { compose } from '../compose.ts';
import { episodesOfStories } from './episodes-of-stories.ts';

const paper = withHouse();

const podcast = podcastDraftSchema.parse({ slug: 'musor', site: 'telex', name: 'Műsor' });

function episodeOf(article: number, slug: string, at: string) {
  return episodeDraftSchema.parse({
    ...{ slug, guid: slug, title: slug, duration: 9, articleId: article },
    publishedAt: Date.parse(at) / 1000,
    sound: { url: 'https://hang.example/a.mp3', mime: 'audio/mpeg', bytes: 1 },
  });
}

describe('what can be heard of stories', () => {
  it('is the newest episode of each, and tells whoever shows the story when it changes', async () => {
    const { house } = paper;
    const article = await save(house, { slug: 'hang', title: 'Hang' });
    const silent = await save(house, { slug: 'csond', title: 'Csönd' });
    const episode = (slug: string, at: string) => episodeOf(article, slug, at);
    await paper.takeInvalidations();
    await house.audio.save(podcast, [episode('regi', '2026-11-01'), episode('uj', '2026-11-02')]);
    expect((await paper.takeInvalidations()).flat()).toEqual(
      expect.arrayContaining([`article:${article}`, 'episode:uj', 'podcast:musor', 'podcasts']),
    );
    await house.audio.save(podcast, [episode('uj', '2026-11-02')]);
    expect((await paper.takeInvalidations()).flat()).not.toContain(`article:${article}`);
    const view = paper.view('telex');
    const cards = await house.content.cards(view, [article, silent]);
    const found = await episodesOfStories({ house, view }, cards);
    expect(found).toMatchObject({ isWhole: true, episodes: { [article]: { slug: 'uj' } } });
    expect(Object.keys(found.episodes)).toEqual([String(article)]);
  });

  it('is read once, and anew when one of the stories or a show changed', async () => {
    const kept = createKeptStores({ now: Date.now, isInformed: () => true });
    const house = compose({ ...paper.house, kept });
    const view = paper.view('telex');
    const [article, other] = [
      await save(house, { slug: 'szo', title: 'Szó' }),
      await save(house, { slug: 'zaj', title: 'Zaj' }),
    ];
    const cards = await house.content.cards(view, [article, other]);
    const slugs = async () => {
      const { episodes } = await episodesOfStories({ house, view }, cards);
      return Object.values(episodes).map(({ slug }) => slug);
    };
    await house.audio.save(podcast, [episodeOf(article, 'elso', '2026-11-03')]);
    expect(await slugs()).toEqual(['elso']);
    paper.database.takeQueries();
    expect(await slugs()).toEqual(['elso']);
    expect(paper.database.takeQueries()).toEqual([]);
    await house.audio.save(podcast, [episodeOf(other, 'masodik', '2026-11-04')]);
    kept.drop([{ key: `article:${other}` }]);
    expect(await slugs()).toEqual(['elso', 'masodik']);
    await house.audio.save({ ...podcast, name: 'Más műsor' }, []);
    kept.drop([{ key: 'podcasts' }]);
    const { episodes } = await episodesOfStories({ house, view }, cards);
    expect(episodes[article]).toMatchObject({ podcast: { name: 'Más műsor' } });
  });

  it('is nothing when it cannot be had; the log hears of it once, until it can be had again [S17]', async () => {
    const warned: string[] = [];
    let isDown = true;
    const log = createLog({ level: 'warn', to: { write: (line) => warned.push(line) } });
    const audio = {
      ...paper.house.audio,
      episodesOfStories: async () => {
        if (isDown) throw new Error('no sound today');
        return new Map();
      },
    };
    const asked = { house: { ...paper.house, log, audio }, view: paper.view('telex') };
    for (let time = 0; time < 3; time += 1)
      expect(await episodesOfStories(asked, [])).toEqual({ episodes: {}, isWhole: false });
    expect(warned).toHaveLength(1);
    isDown = false;
    expect(await episodesOfStories(asked, [])).toEqual({ episodes: {}, isWhole: true });
    isDown = true;
    await episodesOfStories(asked, []);
    expect(warned).toHaveLength(2);
  });
});
