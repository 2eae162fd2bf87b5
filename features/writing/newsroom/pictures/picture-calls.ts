/** API calls for pictures of the archive. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { croppedRatios, type Framing } from '#features/media/public.ts';

const pictureSchema = z.object({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  url: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
  crops: z.partialRecord(z.enum(croppedRatios), z.object({ left: z.int(), top: z.int(), width: z.int() })),
  /** Version of focal point and crops. */
  version: z.int(),
});

const describedSchema = z.object({
  picture: pictureSchema,
  mayTakeDown: z.boolean(),
  details: z.object({
    alt: z.string(),
    caption: z.string(),
    credit: z.string(),
    copyright: z.string(),
    source: z.string(),
    licence: z.string(),
    place: z.string(),
    sites: z.array(z.string()),
    rightsUntil: z.nullable(z.string()),
    insteadId: z.nullable(z.int()),
    takenOn: z.nullable(z.string()),
    createdAt: z.string(),
    /** `ending`: within the next thirty days. */
    rights: z.enum(['open', 'ending', 'ended']),
    version: z.int(),
  }),
  /** Details that are required before a story with the picture can appear. */
  required: z.array(z.string()),
});

export type DescribedPicture = z.infer<typeof describedSchema>;
export type PictureDetails = Omit<
  DescribedPicture['details'],
  'takenOn' | 'createdAt' | 'rights' | 'version'
>;

export type StoryPicture = z.infer<typeof pictureSchema>;

const folder = '/api/newsroom/pictures';

export function pictureCall(id: number): Call<StoryPicture> {
  return { path: `${folder}/${id}`, read: (value) => pictureSchema.parse(value) };
}

export type SendingManner = Pick<Call<unknown>, 'signal' | 'onProgress'>;

export function addPictureCall(picture: File, manner: SendingManner = {}): Call<StoryPicture> {
  const body = new FormData();
  body.set('picture', picture);
  const read = (value: unknown) => pictureSchema.parse(value);
  return { ...manner, method: 'POST', path: folder, isOnce: true, body, read };
}

/** Fetches the picture at an address of another site. */
export function fetchPictureCall(address: string, { signal }: SendingManner): Call<StoryPicture> {
  return {
    ...(signal ? { signal } : {}),
    method: 'POST',
    path: `${folder}/fetched`,
    body: { address },
    read: (value) => pictureSchema.parse(value),
  };
}

export function pictureDetailsCall(id: number): Call<DescribedPicture> {
  return { path: `${folder}/${id}/details`, read: (value) => describedSchema.parse(value) };
}

/** @param version the version to replace */
export function framePictureCall(
  { id, version }: Pick<StoryPicture, 'id' | 'version'>,
  { focal, crops }: Framing,
): Call<StoryPicture> {
  return {
    method: 'PUT',
    path: `${folder}/${id}/framing`,
    body: { focal, crops, version },
    read: (value) => pictureSchema.parse(value),
  };
}

export function changePictureCall(
  id: number,
  change: Partial<PictureDetails> & { version: number },
): Call<DescribedPicture> {
  return { ...pictureDetailsCall(id), method: 'PATCH', body: change };
}

export function takeDownPictureCall(id: number, order: { reason: string; version: number }): Call<unknown> {
  return { path: `${folder}/${id}/takedown`, method: 'POST', body: order, read: (value) => value };
}

/** Criteria of a search for pictures; '' means any. */
export interface PictureSearch {
  q: string;
  credit: string;
  day: string;
  rights: string;
}

export function picturesCall(search: PictureSearch): Call<DescribedPicture[]> {
  const given = Object.entries(search).filter(([, value]) => value !== '');
  return {
    path: `${folder}?${new URLSearchParams(given)}`,
    read: (value) => z.object({ pictures: z.array(describedSchema) }).parse(value).pictures,
  };
}
