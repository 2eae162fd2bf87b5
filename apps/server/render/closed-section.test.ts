/** A closed section has no page; its stories remain visible only through other sections. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';

const server = withServer();
const named = z.object({ items: z.array(z.looseObject({ slug: z.string() })) });

beforeAll(async () => {
  const { content } = server.context;
  const sections = await content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'kerteszet', name: 'Kertészet', site: 'telex' },
  ]);
  const [belfold = 0, kerteszet = 0] = [sections.get('belfold'), sections.get('kerteszet')];
  await save(server.context, { slug: 'sajat', title: 'Metszés', mainSuperTagId: kerteszet });
  const beside = { slug: 'mellette', title: 'Piac', mainSuperTagId: belfold, superTagIds: [kerteszet] };
  await save(server.context, beside);
  await server.settled();
});

async function slugsAt(path: string): Promise<string[]> {
  const answer = await server.telex(path);
  expect(answer.status, path).toBe(200);
  return named.parse(answer.json()).items.map(({ slug }) => slug);
}

const suggestions = '/api/search/autocomplete?term=kert';
const filtered = `/api/search?filters=${encodeURIComponent('{"superTags":["kerteszet"]}')}`;
const addresses = [
  '/rovat/kerteszet',
  '/rss/rovat/kerteszet',
  '/atom/rovat/kerteszet',
  '/jsonfeed/rovat/kerteszet',
];

async function statuses(): Promise<number[]> {
  const answers = await Promise.all(addresses.map((path) => server.telex(path)));
  return answers.map(({ status }) => status);
}

describe('a closed section', () => {
  it('has no page, feed or suggestion until it opens [S40] [ART-13]', async () => {
    const { content } = server.context;
    expect(await statuses()).toEqual(addresses.map(() => 200));
    expect(await slugsAt(suggestions)).toEqual(['kerteszet']);
    expect((await slugsAt(filtered)).toSorted()).toEqual(['mellette', 'sajat']);

    await content.setSectionActive('kerteszet', false);
    await server.settled();
    expect(await statuses()).toEqual(addresses.map(() => 404));
    expect(await slugsAt(suggestions)).toEqual([]);
    expect(await slugsAt(filtered)).toEqual([]);
    expect(await slugsAt('/api/articles?filters[mstag]=kerteszet')).toEqual([]);

    await content.setSectionActive('kerteszet', true);
    await server.settled();
    expect(await statuses()).toEqual(addresses.map(() => 200));
    expect(await slugsAt(suggestions)).toEqual(['kerteszet']);
    expect((await slugsAt(filtered)).toSorted()).toEqual(['mellette', 'sajat']);
  });

  it('keeps stories visible for which it is only an additional section [S40]', async () => {
    await server.context.content.setSectionActive('kerteszet', false);
    await server.settled();
    expect(await slugsAt('/api/search?term=piac')).toEqual(['mellette']);
    expect(await slugsAt('/api/articles?filters[mstag]=belfold')).toEqual(['mellette']);
    expect((await server.telex('/api/articles/mellette')).status).toBe(200);
    expect((await server.telex('/api/articles/sajat')).status).toBe(404);
    await server.context.content.setSectionActive('kerteszet', true);
    await server.settled();
  });

  it('has no feed even if its last story was withdrawn before [S40]', async () => {
    const { content } = server.context;
    await content.ensureSuperTags([{ slug: 'ures-rovat', name: 'Üres rovat', site: 'telex' }]);
    expect((await server.telex('/rss/rovat/ures-rovat')).status).toBe(200);
    await content.setSectionActive('ures-rovat', false);
    await server.settled();
    expect((await server.telex('/rss/rovat/ures-rovat')).status).toBe(404);
  });

  it('has no feed even if the edition gives it a title [S40]', async () => {
    const { content } = server.context;
    await content.ensureSuperTags([{ slug: 'velemeny', name: 'Vélemény', site: 'telex' }]);
    expect((await server.telex('/rss/rovat/velemeny')).status).toBe(200);
    await content.setSectionActive('velemeny', false);
    await server.settled();
    expect((await server.telex('/rss/rovat/velemeny')).status).toBe(404);
  });
});
