/** Reads documents of stories that were stored in an older schema [SAVE-12] (decision 148). */
import { Node, Schema, type SchemaSpec } from 'prosemirror-model';
import { storySchema } from './story-schema.ts';
import { storySchemaNumber } from './story-schema-number.ts';

export interface OlderSchema {
  /**
   * The result of `plainSpec` when this schema was the newest one; steps of its documents are read with it.
   */
  spec: SchemaSpec;
  /** Converts a document of this schema to the next one; both as `Node.toJSON` returns them. */
  convert(document: unknown): unknown;
}

export interface StorySchemas {
  /** Number of the newest schema, which this build writes. */
  number: number;
  schema: Schema;
  /** By number. */
  older: ReadonlyMap<number, OlderSchema>;
}

/** Older schemas, by number, of which documents or steps may be stored. */
const olderSchemas = new Map<number, OlderSchema>();

export const storySchemas: StorySchemas = {
  number: storySchemaNumber,
  schema: storySchema,
  older: olderSchemas,
};

const built = new WeakMap<OlderSchema, Schema>();

/** @throws Error for a number that this build does not know */
export function schemaOf(schemas: StorySchemas, number: number): Schema {
  if (number === schemas.number) return schemas.schema;
  const older = olderOf(schemas, number);
  const schema = built.get(older) ?? new Schema(older.spec);
  built.set(older, schema);
  return schema;
}

/**
 * A stored document in the newest schema.
 * @param number of the schema that it has
 * @throws Error for a number that this build does not know, RangeError for a document that does not fit
 */
export function readDocument(schemas: StorySchemas, number: number, document: unknown): Node {
  let converted = document;
  for (let at = number; at !== schemas.number; at += 1) converted = olderOf(schemas, at).convert(converted);
  return Node.fromJSON(schemas.schema, converted);
}

/**
 * The part of a schema with which documents and steps are read: without functions, which validate and render.
 */
export function plainSpec({ spec }: Schema): SchemaSpec {
  const { topNode } = spec;
  const [nodes, marks] = [spec.nodes, spec.marks].map((map) => {
    const named: Record<string, unknown> = {};
    map.forEach((name: string, one: unknown) => {
      named[name] = one;
    });
    return named;
  });
  const plain = (name: string, value: unknown) => (name === 'parseDOM' ? undefined : value);
  return JSON.parse(JSON.stringify({ topNode, nodes, marks }, plain));
}

function olderOf({ older }: StorySchemas, number: number): OlderSchema {
  const found = older.get(number);
  if (!found) throw new Error(`this build does not know the schema ${number} of stories`);
  return found;
}
