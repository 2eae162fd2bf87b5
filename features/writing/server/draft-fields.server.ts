/**
 * Converts the fields of a story outside its text between the stored story, the document of its copy, and the
 * draft to save.
 */

import type { Node } from 'prosemirror-model';
import { z } from 'zod';
import { givenFields } from '#features/content/public.document.ts';
import { fieldsIn, type Json } from '../collab/field-step.ts';
import { isDraftSlug } from './draft-slug.server.ts';

const texts = new Set<string>(['title', 'subtitle', 'lead', 'body']);
/** Fields of documents: those that only acts change are not among them. */
const documentFields = givenFields.filter(
  ({ name, changedBy }) => !texts.has(name) && changedBy.onlyByActs !== 'always',
);

interface StoredRow {
  row: Readonly<Record<string, unknown>>;
  relations: Readonly<Record<string, unknown>>;
}

/** The fields in the form of the document: JSON, without defaults. */
export function fieldsOfStory(story: StoredRow): Record<string, Json> {
  const { slug, ...fields } = valuesOf(documentFields, story);
  return slug === undefined || isDraftSlug(slug) ? fields : { ...fields, slug };
}

/** Measured or counted values, which are not part of documents and do not change when a version is saved. */
export function countsOfStory(story: StoredRow): Record<string, Json> {
  const counts = givenFields.filter(
    ({ kind, changedBy }) => kind === 'number' && changedBy.onlyByActs === 'always',
  );
  return valuesOf(counts, story);
}

function valuesOf(fields: typeof givenFields, { row, relations }: StoredRow): Record<string, Json> {
  const given = fields.map(({ name, column, empty }): [string, unknown, unknown] => [
    name,
    column === null ? relations[name] : row[column],
    empty,
  ]);
  return z
    .record(z.string(), z.json())
    .parse(
      Object.fromEntries(given.filter(([, value, empty]) => JSON.stringify(value) !== JSON.stringify(empty))),
    );
}

/** Name of a field of a document that no story can have, or whose value is invalid; null for none. */
export function wrongFieldIn(document: Node): string | null {
  for (const [name, value] of Object.entries(fieldsIn(document))) {
    const field = documentFields.find((one) => one.name === name);
    if (!field?.schema.safeParse(value).success) return name;
  }
  return null;
}
