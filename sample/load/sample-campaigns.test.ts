/** The sample edition's campaigns: what a reader sees of them before any answer. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { contentFolder } from '../content-folder.ts';
import { resetSample } from './load-sample.ts';
import { readSample } from './read-sample.ts';

const server = withServer();

beforeAll(async () => {
  await resetSample(server.context, () => undefined);
  await server.settled();
}, 180_000);

const campaignsIn = (html: string): number => html.match(/ data-campaign="/g)?.length ?? 0;

describe('without consent, the sample edition shows advertisers of its own [S48]', () => {
  it.each([
    '/',
    '/rovat/belfold',
    '/legfrissebb',
    '/g7',
    '/g7/adat',
    '/after/legfrissebb',
    '/karakter/kultura',
  ])('at %s of the main domain', async (path) => {
    expect(campaignsIn((await server.telex(path)).text)).toBeGreaterThan(0);
  });

  it.each(['/', '/legfrissebb'])('at %s of the regional edition', async (path) => {
    const { text } = await server.transtelex(path);
    expect(campaignsIn(text)).toBeGreaterThan(0);
    expect(text).toContain('Hirdetés');
  });

  it('in a story of each site', async () => {
    const without: string[] = [];
    for (const site of server.edition.sites) {
      const { slug } = site;
      const view = { edition: server.edition, site, port: 3000 };
      const { articles } = await server.context.lists.page(view, `latest:${slug}`, 1, 10);
      const send = slug === 'transtelex' ? server.transtelex : server.telex;
      const found = await Promise.all(articles.map(async ({ url }) => campaignsIn((await send(url)).text)));
      if (Math.max(...found) === 0) without.push(slug);
    }
    expect(without).toEqual([]);
  });

  it('with pictures that are there, in the proportions of their sizes', async () => {
    const campaigns = await server.context.ads.list();
    const sample = await readSample(contentFolder, server.edition);
    expect(campaigns).toHaveLength(sample.campaigns.flatMap(({ lines }) => lines).length);
    for (const { name, place, desktop, mobile } of campaigns)
      for (const picture of [desktop, mobile]) {
        if (picture === null) continue;
        const [width = 0, height = 1] = picture.size.split('x').map(Number);
        const { image } = picture;
        expect(image.width / image.height, `${name} ${place}`).toBeCloseTo(width / height, 1);
        expect(image.width).toBe(2 * width);
      }
  });
});
