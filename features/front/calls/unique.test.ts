import { describe, expect, it } from 'vitest';
import { apiCallsOf } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const { problem } = apiCallsOf(server);

const books = [{ url: 'https://konyv.example/1', image: 'b.jpg', title: 'Az uveg', price: 4990 }];

async function unique(path: string): Promise<unknown> {
  const answer = await server.telex(`/api/${path}`);
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return answer.json();
}

describe('a unique item', () => {
  it('has a slug and content, as text or data [FRONT-09] [FRONT-10]', async () => {
    await server.context.front.writeUnique({ slug: 'konyvajanlo', content: books });
    await server.context.front.writeUnique({ slug: 'beleolvaso', content: 'Egy szöveg' });
    await server.settled();
    expect(await unique('unique/konyvajanlo')).toEqual({ slug: 'konyvajanlo', content: books });
    expect(await unique('unique/beleolvaso')).toEqual({ slug: 'beleolvaso', content: 'Egy szöveg' });
    expect((await problem('/api/unique/nincs-ilyen')).document).toMatchObject({
      status: 404,
      code: 'unique-not-found',
    });
  });

  it('changes at once, also for clients that previously got a 404', async () => {
    await problem('/api/unique/sport-leagues');
    await server.context.front.writeUnique({ slug: 'sport-leagues', content: ['nb1'] });
    await server.settled();
    expect(await unique('unique/sport-leagues')).toMatchObject({ content: ['nb1'] });
    await server.context.front.writeUnique({ slug: 'sport-leagues', content: ['nb1', 'nb2'] });
    await server.settled();
    expect(await unique('unique/sport-leagues')).toMatchObject({ content: ['nb1', 'nb2'] });
  });
});

describe('a group of unique items', () => {
  const podcast = { id: 27, slug: 'podcast', title: 'Podcast' };
  const item = (slug: string) => ({ slug, content: `https://video.example/${slug}` });

  it('returns its items in order [FRONT-09] [FRONT-10]', async () => {
    await server.context.front.writeUniqueGroup({
      ...podcast,
      uniques: [item('after-youtube'), item('adas')],
    });
    await server.settled();
    expect(await unique('unique-groups/27')).toEqual({
      ...podcast,
      uniques: [item('after-youtube'), item('adas')],
    });
    expect((await problem('/api/unique-groups/13')).document).toMatchObject({ code: 'unique-not-found' });
    expect((await problem('/api/unique-groups/x')).document).toMatchObject({ code: 'request-invalid' });
  });

  it('changes with each of its items and drops removed ones', async () => {
    await unique('unique-groups/27');
    await unique('unique/adas');
    await server.context.front.writeUnique({ slug: 'after-youtube', content: 'más' });
    await server.settled();
    expect(await unique('unique-groups/27')).toMatchObject({ uniques: [{ content: 'más' }, {}] });
    await server.context.front.writeUniqueGroup({ ...podcast, uniques: [item('after-youtube')] });
    await server.settled();
    expect(await unique('unique-groups/27')).toMatchObject({ uniques: [{ slug: 'after-youtube' }] });
    await problem('/api/unique/adas');
  });
});

describe('the podcast block', () => {
  it.each([[3], ['3'], [{ position: 3 }]])(
    'has the position set by its unique item: %j [FRONT-08]',
    async (content) => {
      await server.context.front.writeUnique({ slug: 'frontpage-podcast-block-position', content });
      await server.settled();
      expect(await unique('unique/frontpage-podcast-block-position')).toEqual({ position: 3 });
    },
  );

  it('has no position without its unique item [FRONT-08]', async () => {
    await server.context.front.writeUnique({ slug: 'frontpage-podcast-block-position', content: null });
    await server.settled();
    expect((await problem('/api/unique/frontpage-podcast-block-position')).document).toMatchObject({
      code: 'unique-not-found',
    });
  });
});
