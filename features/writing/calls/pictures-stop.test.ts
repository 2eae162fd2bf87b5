/** Pictures that may not be shown, in the cover and in the text. */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import { withServer } from '#tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import type { StoryWriter } from '../collab/story-writer.ts';
import { withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { send, push, act, draft } = withNewsroom(server);
let picture = 0;

beforeAll(async () => {
  const { media } = server.context;
  const create = { width: 90, height: 60, channels: 3, background: 'teal' } as const;
  const stored = await media.storeImage({
    bytes: await sharp({ create }).png().toBuffer(),
    alt: 'Híd',
    credit: 'Híd Ági',
  });
  if (stored.kind === 'refused') throw new Error(stored.why);
  picture = stored.image.id;
});

const asCover = ({ state }: StoryWriter) =>
  state.tr.step(new FieldStep({ change: 'set', name: 'coverImageId', value: picture }));

function inText({ state }: StoryWriter) {
  const parts = ['alt', 'caption', 'credit'].map((part) =>
    storySchema.node(part, null, part === 'alt' ? [storySchema.text('Híd')] : []),
  );
  return state.tr.insert(state.doc.content.size, storySchema.node('image', { imageId: picture }, parts));
}

const checksOf = async (id: number, version: number) =>
  z
    .object({ faults: z.array(z.object({ check: z.string(), isStop: z.boolean(), place: z.unknown() })) })
    .parse((await send('editor', 'GET', `/${id}/checklist?version=${version}`)).json())
    .faults.filter(({ check }) => check.startsWith('picture'));

it.each([
  ['cover', asCover, { kind: 'field', field: 'coverImageId' }],
  ['text', inText, { kind: 'block' }],
])('whose rights ended stop the story with it in its %s [ACT-05]', async (name, change, place) => {
  const { media, clock } = server.context;
  const soon = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const { id, writer } = await draft(`Képes cikk: ${name}`);
  writer.dispatch(change(writer));
  await push('author', id, writer);
  const { version } = writer;
  await media.changeDetails(picture, { rightsUntil: soon(3_600_000), sites: [] });
  expect(await checksOf(id, version)).toEqual([]);
  const late = { act: 'schedule', version, at: soon(7_200_000) };
  expect((await act('editor', id, late)).json()).toMatchObject({
    fields: { 'picture-rights': expect.any(String) },
  });

  await media.changeDetails(picture, { rightsUntil: soon(-1_000) });
  const stop = { check: 'picture-rights', isStop: true, place: expect.objectContaining(place) };
  // Blocks get their keys in the editor; this one was not written there and has none.
  expect(await checksOf(id, version)).toMatchObject(name === 'text' ? [{ check: 'picture-rights' }] : [stop]);
  const refused = await act('editor', id, { act: 'publish', version });
  expect([refused.status, refused.json()]).toEqual([
    422,
    expect.objectContaining({ fields: { 'picture-rights': expect.any(String) } }),
  ]);

  await media.changeDetails(picture, { rightsUntil: null, sites: ['g7'] });
  expect((await act('editor', id, { act: 'publish', version })).json()).toMatchObject({
    fields: { 'picture-site': expect.any(String) },
  });
  await media.changeDetails(picture, { sites: [] });
  expect((await act('editor', id, { act: 'publish', version })).status).toBe(200);
});
