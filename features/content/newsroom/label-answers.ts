/** The calls of tags, sections and authors, and the schemas of their answers. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import type { LabelKind } from '../taxonomy/label-kinds.ts';

const listedSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** The slug of a section's site, the title of an author. */
  note: z.string(),
  isOpen: z.boolean(),
  stories: z.int(),
});

export type ListedLabel = z.infer<typeof listedSchema>;

/** A tag, a section or an author; fields that a kind does not have get their defaults. */
const labelSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  description: z._default(z.string(), ''),
  site: z._default(z.string(), ''),
  isOpen: z._default(z.boolean(), true),
  title: z._default(z.string(), ''),
  bio: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  picture: z._default(z.nullable(z.object({ id: z.int(), url: z.string() })), null),
  memberId: z._default(z.nullable(z.int()), null),
  version: z.int(),
});

export type Label = z.infer<typeof labelSchema>;

const folder = (kind: LabelKind) => `/api/newsroom/${kind}`;

export function labelsCall(kind: LabelKind, q: string): Call<ListedLabel[]> {
  return {
    path: `${folder(kind)}?${new URLSearchParams({ q })}`,
    read: (value) => z.record(z.string(), z.array(listedSchema)).parse(value)[kind] ?? [],
  };
}

export function labelCall(kind: LabelKind, id: number): Call<Label> {
  return { path: `${folder(kind)}/${id}`, read: (value) => labelSchema.parse(value) };
}

export type LabelTexts = Record<string, string | number | boolean | null>;

export function createLabelCall(kind: LabelKind, body: LabelTexts & { name: string }): Call<Label> {
  const read = (value: unknown) => labelSchema.parse(value);
  return { method: 'POST', path: folder(kind), isOnce: true, body, read };
}

export function changeLabelCall(
  kind: LabelKind,
  { id, version }: Pick<Label, 'id' | 'version'>,
  texts: LabelTexts,
): Call<Label> {
  return { ...labelCall(kind, id), method: 'PATCH', body: { ...texts, version } };
}

const pictureSchema = z.object({ id: z.int(), url: z.string() });

export function addPictureCall(file: File): Call<z.infer<typeof pictureSchema>> {
  const body = new FormData();
  body.set('picture', file);
  return {
    method: 'POST',
    path: '/api/newsroom/pictures',
    isOnce: true,
    body,
    read: (value) => pictureSchema.parse(value),
  };
}

export function peopleCall(): Call<{ id: number; name: string }[]> {
  return {
    path: '/api/newsroom/people',
    read: (value) =>
      z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) }).parse(value).people,
  };
}
