import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

async function answerOf(path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await server.telex(path);
  return [status, headers.location];
}

describe('a legacy address', () => {
  it('of a story redirects directly to the story’s current address [REDIR-11] [SEO-01] [S04]', async () => {
    const here = '/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus';
    expect(await answerOf('/x/20240101/otkor-elhallgat-a-basszus')).toEqual([301, here]);
    expect(await answerOf('/X/20240101/Otkor-elhallgat-a-basszus/?a=b&fbclid=c')).toEqual([
      301,
      `${here}?a=b`,
    ]);
    expect((await server.telex(here)).status).toBe(200);
  });

  it('of a missing story redirects to where it would be [REDIR-11]', async () => {
    expect(await answerOf('/x/20240101/slug')).toEqual([301, '/g7/2024/01/01/slug']);
    expect(await answerOf('/g7/2024/01/01/slug')).toEqual([404, undefined]);
  });

  it('redirects to the list that replaced it, with each reader’s other parameters [REDIR-01] [REDIR-10]', async () => {
    expect(await answerOf('/list/newest?a=1')).toEqual([301, '/legfrissebb?a=1']);
    expect(await answerOf('/list/newest')).toEqual([301, '/legfrissebb']);
    expect(await answerOf('/tag/Budapest/?fbclid=x&oldal=2')).toEqual([301, '/cimke/budapest?oldal=2']);
  });

  it('of the shop temporarily redirects to another domain [REDIR-12]', async () => {
    const { shop } = server.context.edition;
    expect(await answerOf('/shop')).toEqual([302, shop?.href]);
    expect(await answerOf('/shop?akcio=nyar')).toEqual([302, `${shop?.href}?akcio=nyar`]);
  });
});

describe('a non-canonical address of a story', () => {
  const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

  it.each(['/sport', '', '/g7/tudomany'])(
    'redirects in one hop with its query, without the click id: %s… [REDIR-10] [S04]',
    async (section) => {
      const other = `${section}/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra`;
      expect(await answerOf(other)).toEqual([301, bridge]);
      // One cached answer serves all of them, with each reader's query appended.
      for (const query of ['?utm_source=a', '?x=1&isMobileApp=1', '?utm_source=b%20c', '?oldal=2'])
        expect(await answerOf(other + query)).toEqual([301, bridge + query]);
      expect(await answerOf(`${other}?a=b&fbclid=c`)).toEqual([301, `${bridge}?a=b`]);
      expect(await answerOf(`${other}?fbclid=c`)).toEqual([301, bridge]);
    },
  );

  it('without the click id is canonical', async () => {
    expect(await answerOf(`${bridge}?fbclid=c`)).toEqual([301, bridge]);
    expect(await answerOf('/tudomany/2026/11/20/nincs-ilyen?fbclid=c')).toEqual([404, undefined]);
  });
});

describe('an address in capitals', () => {
  it('redirects to lower case, a story’s to the story, in one hop [S04]', async () => {
    expect(await answerOf('/LegFrissebb?oldal=2')).toEqual([301, '/legfrissebb?oldal=2']);
    const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
    expect(await answerOf('/2026/11/20/FABOL-epitettek-rezgeserzekelot-a-hidra')).toEqual([301, bridge]);
  });

  it('of a missing story is a 404 at once [ERR-03]', async () => {
    expect(await answerOf('/2026/11/20/Nincs-Ilyen')).toEqual([404, undefined]);
  });
});
