import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../tests/server.ts';
import { writeStories } from '../../tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.house);
  await server.settled();
});

async function answerOf(path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await server.telex(path);
  return [status, headers.location];
}

describe('an old address', () => {
  it('of a story leads straight to the story’s own, wherever it lives now [REDIR-11] [SEO-01] [S04]', async () => {
    const here = '/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus';
    expect(await answerOf('/x/20240101/otkor-elhallgat-a-basszus')).toEqual([301, here]);
    expect(await answerOf('/X/20240101/Otkor-elhallgat-a-basszus/?a=b&fbclid=c')).toEqual([
      301,
      `${here}?a=b`,
    ]);
    expect((await server.telex(here)).status).toBe(200);
  });

  it('of a story that is not here leads to where it would be [REDIR-11]', async () => {
    expect(await answerOf('/x/20240101/slug')).toEqual([301, '/g7/2024/01/01/slug']);
    expect(await answerOf('/g7/2024/01/01/slug')).toEqual([404, undefined]);
  });

  it('leads to the list that took its place, with its other parameters, each reader’s own [REDIR-01] [REDIR-10]', async () => {
    expect(await answerOf('/list/newest?a=1')).toEqual([301, '/legfrissebb?a=1']);
    expect(await answerOf('/list/newest')).toEqual([301, '/legfrissebb']);
    expect(await answerOf('/tag/Budapest/?fbclid=x&oldal=2')).toEqual([301, '/cimke/budapest?oldal=2']);
  });

  it('of the shop leads outside, for now [REDIR-12]', async () => {
    const { shop } = server.house.edition;
    expect(await answerOf(shop.path)).toEqual([302, shop.href]);
    expect(await answerOf(`${shop.path}?akcio=nyar`)).toEqual([302, `${shop.href}?akcio=nyar`]);
  });
});

describe('an address of a story that is not its own', () => {
  const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

  it.each(['/sport', '', '/g7/tudomany'])(
    'leads there in one hop with its query, without a click’s mark: %s… [REDIR-10] [S04]',
    async (section) => {
      const other = `${section}/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra`;
      expect(await answerOf(other)).toEqual([301, bridge]);
      // One answer is kept for all of them, and each reader's query goes along.
      for (const query of ['?utm_source=a', '?x=1&isMobileApp=1', '?utm_source=b%20c', '?oldal=2'])
        expect(await answerOf(other + query)).toEqual([301, bridge + query]);
      expect(await answerOf(`${other}?a=b&fbclid=c`)).toEqual([301, `${bridge}?a=b`]);
      expect(await answerOf(`${other}?fbclid=c`)).toEqual([301, bridge]);
    },
  );

  it('without the mark is its own', async () => {
    expect(await answerOf(`${bridge}?fbclid=c`)).toEqual([301, bridge]);
    expect(await answerOf('/tudomany/2026/11/20/nincs-ilyen?fbclid=c')).toEqual([404, undefined]);
  });
});

describe('an address in capitals', () => {
  it('leads to the one in small letters, a story’s to the story, in one hop [S04]', async () => {
    expect(await answerOf('/LegFrissebb?oldal=2')).toEqual([301, '/legfrissebb?oldal=2']);
    const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
    expect(await answerOf('/2026/11/20/FABOL-epitettek-rezgeserzekelot-a-hidra')).toEqual([301, bridge]);
  });

  it('of a story that is not here is a 404 at once [ERR-03]', async () => {
    expect(await answerOf('/2026/11/20/Nincs-Ilyen')).toEqual([404, undefined]);
  });
});

describe('an address whose page comes later', () => {
  it.each([['/tamogatas/siker'], ['/melleklet/vb']])(
    'is a 404 with the error page until then: %s [ERR-01]',
    async (path) => {
      const answer = await server.telex(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`Page not found: ${path}`);
    },
  );
});
