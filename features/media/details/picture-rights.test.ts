/** Rights of pictures that end. */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';
import { rightsState } from './picture-details.ts';

const server = withServer();
let path = '';
const ids: Record<string, number> = {};

async function store(background: string, texts: { alt: string; caption: string }): Promise<number> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const stored = await server.context.media.storeImage({ bytes, ...texts });
  if (stored.kind === 'refused') throw new Error(stored.why);
  return stored.image.id;
}

beforeAll(async () => {
  const { context } = server;
  ids.rented = await store('teal', { alt: 'Bérelt kép', caption: '' });
  ids.own = await store('navy', { alt: 'Saját kép', caption: 'Saját aláírás' });
  const id = await save(context, {
    slug: 'jogok',
    title: 'Képes hír',
    coverImageId: ids.rented,
    body: [
      { kind: 'image', imageId: ids.rented, alt: 'Bérelt kép', caption: 'Bérelt aláírás', width: 'normal' },
    ],
  });
  const [site] = context.edition.sites;
  if (!site) throw new Error('the edition has no site');
  const loaded = await context.content.storyById({ edition: context.edition, site, port: 0 }, id);
  path = new URL(loaded?.story.url ?? '', 'http://localhost').pathname;
});

const page = async () => (await server.telex(path)).text;
const soon = (ms: number) => new Date(server.context.clock.now().getTime() + ms).toISOString();

it('a picture whose rights end is shown no more, but what was chosen instead [PIC-04]', async () => {
  const { media } = server.context;
  expect(await page()).toContain('Bérelt aláírás');
  expect(await page()).toContain('Bérelt kép');
  await media.changeDetails(ids.rented ?? 0, { rightsUntil: soon(-1_000) });
  await expect.poll(page).not.toContain('Bérelt');
  const { token } = (await media.imageById(ids.rented ?? 0)) ?? { token: '' };
  expect((await server.telex(`/kepek/${token}/a-w375.jpg`)).status).toBe(404);

  await media.changeDetails(ids.rented ?? 0, { insteadId: ids.own ?? 0 });
  await expect.poll(page).toContain('Saját aláírás');
  expect(await page()).not.toContain('Bérelt');

  await media.changeDetails(ids.rented ?? 0, { rightsUntil: null });
  await expect.poll(page).toContain('Bérelt aláírás');
  expect(await media.changeDetails(ids.rented ?? 0, { insteadId: ids.rented ?? 0 })).toEqual({
    kind: 'no-stand-in',
  });
});

it('the job ends what is due, and nothing twice', async () => {
  const { media, db } = server.context;
  await db
    .updateTable('images')
    .set({ rights_until: soon(-1_000) })
    .where('id', '=', ids.rented ?? 0)
    .execute();
  expect(await media.endRights()).toBe(1);
  expect(await media.endRights()).toBe(0);
  await expect.poll(page).not.toContain('Bérelt aláírás');
});

it('the newsroom is warned thirty days before', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const days = (number: number) => new Date(now.getTime() + number * 86_400_000);
  expect([null, days(31), days(30), days(0)].map((until) => rightsState(until, now))).toEqual([
    'open',
    'open',
    'ending',
    'ended',
  ]);
});
