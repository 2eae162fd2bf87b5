/** Own crops of a picture, as readers get it. */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';
import { imageAddress } from '../image-address.ts';

const server = withServer();
const centre = { x: 0.5, y: 0.5 };
let bytes = Buffer.alloc(0);
let id = 0;

beforeAll(async () => {
  const half = (background: string) =>
    sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  bytes = await sharp(await half('red'))
    .extend({ right: 600, background: 'blue' })
    .png()
    .toBuffer();
  const stored = await server.context.media.storeImage({ bytes, alt: 'Kétszínű' });
  if (stored.kind === 'refused') throw new Error(stored.why);
  ({ id } = stored.image);
});

/** Red and blue in the middle of what readers get. */
async function colourOf(size: '1x1-160' | '16x9-160'): Promise<'red' | 'blue' | 'both'> {
  const image = await server.context.media.imageById(id);
  if (!image) throw new Error('the picture is gone');
  const address = imageAddress(image, { size, format: 'jpg', name: 'kep' });
  const { rawPayload } = await server.app.inject(address);
  const { channels } = await sharp(rawPayload).stats();
  const [red = { mean: 0 }, , blue = { mean: 0 }] = channels;
  if (red.mean > 2 * blue.mean) return 'red';
  return blue.mean > 2 * red.mean ? 'blue' : 'both';
}

it('has a ratio’s own crop on readers’ pages, and the focal point’s in all others [PIC-03]', async () => {
  const { media } = server.context;
  expect(await colourOf('1x1-160')).toBe('both');
  const crops = { '1x1': { left: 700, top: 100, width: 400 } };
  expect(await media.framePicture(id, { focal: centre, crops })).toMatchObject({
    kind: 'moved',
    image: { crops },
  });
  expect(await colourOf('1x1-160')).toBe('blue');
  expect(await colourOf('16x9-160')).toBe('both');
  const story = await save(server.context, {
    slug: 'ketszinu',
    title: 'Kétszínű',
    recommendedBoxImageId: id,
  });
  const { edition, content } = server.context;
  const [site] = edition.sites;
  const loaded = site && (await content.storyById({ edition, site, port: server.port }, story));
  expect(loaded?.story.image).toMatchObject({ crops });
  await media.framePicture(id, { focal: centre, crops: {} });
  expect(await colourOf('1x1-160')).toBe('both');
});

it('reaches over no edge, and the same file stays the same picture [PIC-03] [PIC-01]', async () => {
  const { media } = server.context;
  const over = { '1x1': { left: 900, top: 0, width: 400 } };
  expect(await media.framePicture(id, { focal: centre, crops: over })).toEqual({ kind: 'outside' });
  expect(await media.framePicture(2_000_000, { focal: centre, crops: {} })).toEqual({ kind: 'missing' });
  await media.framePicture(id, { focal: { x: 0.2, y: 0.5 }, crops: {} });
  expect(await colourOf('1x1-160')).toBe('red');
  const again = await media.storeImage({ bytes });
  expect(again).toMatchObject({ outcome: 'unchanged', image: { id, focal: { x: 0.2, y: 0.5 } } });
});
