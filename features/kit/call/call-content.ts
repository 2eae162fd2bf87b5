/** Bodies that calls accept, and kinds of answers that they give. */
import { z } from 'zod';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import type { UploadedFile } from '#platform/http/requests/forms.server.ts';
import { fieldsIn } from '../form.ts';

export interface CallBody<Body> {
  kind: 'none' | 'json' | 'form' | 'files' | 'raw' | 'ignored';
  /** Bytes; of files those of each. */
  limit: number;
  schema: z.ZodType<Body>;
  /** For faults in single fields: sentences for the reader, by the name of the field [S12]. */
  sentences?: Readonly<Record<string, string>>;
  /** Of a form and of files, for the OpenAPI document. */
  fields?: z.ZodObject;
}

/** A body as it came, with the headers that the call names; '' for one that is missing. */
export interface RawBody {
  bytes: Buffer;
  headers: Readonly<Record<string, string>>;
}

export const noBody: CallBody<null> = { kind: 'none', limit: 0, schema: z.null().catch(null) };

/** @param sentences For calls behind forms: without them a faulty field is a `request-invalid`. */
export function jsonBody<Body>(
  schema: z.ZodType<Body>,
  limit: number,
  sentences: Readonly<Record<string, string>> = {},
): CallBody<Body> {
  return { kind: 'json', limit, schema, sentences };
}

/** A body of any type that says nothing: the address says everything. */
export function ignoredBody(limit: number): CallBody<null> {
  return { kind: 'ignored', limit, schema: z.null().catch(null) };
}

/** A form; the keys of the schema are the names of its fields. Others come as `z.array` of a `catchall`. */
export function formBody<Schema extends z.ZodObject>(
  limit: number,
  fields: Schema,
): CallBody<z.output<Schema>> {
  return {
    kind: 'form',
    limit,
    schema: z
      .instanceof(URLSearchParams)
      .transform((form) => fieldsIn(fields, form))
      .pipe(fields),
    fields,
  };
}

/**
 * Files as `multipart/form-data`, which the call reads one after the other while they arrive: nothing holds a whole file
 * that the call does not, and it reads each that it uses to its end. The right is checked before the first byte is read.
 * @param limit Bytes of each file.
 * @param names Fields with a file each.
 */
export function filesBody(limit: number, names: readonly string[]): CallBody<AsyncIterable<UploadedFile>> {
  const file = z.string().meta({ format: 'binary' });
  return {
    kind: 'files',
    limit,
    schema: z.custom<AsyncIterable<UploadedFile>>(
      (given) => given instanceof Object && Symbol.asyncIterator in given,
    ),
    fields: z.object(Object.fromEntries(names.map((name) => [name, file]))),
  };
}

/** Bytes of any content type, for signatures. Only these headers reach the call. */
export function rawBody(limit: number, headers: readonly string[]): CallBody<RawBody> {
  const named = z
    .record(z.string(), z.unknown())
    .transform((all) =>
      Object.fromEntries(headers.map((name) => [name, typeof all[name] === 'string' ? all[name] : ''])),
    );
  return { kind: 'raw', limit, schema: z.object({ bytes: z.instanceof(Buffer), headers: named }) };
}

export interface CallAnswer<Value> {
  /** Failures of JSON calls are problem documents for programs, whatever their address. */
  kind: 'json' | 'file' | 'empty';
  /** For the OpenAPI document. */
  description: string;
  schema: z.ZodType<Value> | null;
  write(value: Value): WrittenAnswer;
}

export interface WrittenAnswer {
  contentType: string;
  /** Bytes only where the answer is never stored. */
  body: FinishedAnswer['body'] | Uint8Array;
  headers?: Record<string, string>;
}

/** The body of a text: whole, or its parts in turn. */
export type TextBody = string | AsyncIterable<string>;

export function json<Value>(schema: z.ZodType<Value>, description: string): CallAnswer<Value> {
  const contentType = 'application/json; charset=utf-8';
  return {
    kind: 'json',
    description,
    schema,
    write: (value) => ({ contentType, body: JSON.stringify(value) }),
  };
}

export function text(contentType: string): CallAnswer<TextBody> {
  return { kind: 'file', description: '', schema: null, write: (body) => ({ contentType, body }) };
}

export const xml = text('application/xml; charset=utf-8');

/** The call itself chooses the content type. */
export const file: CallAnswer<WrittenAnswer> = {
  kind: 'file',
  description: '',
  schema: null,
  write: (value) => value,
};

/** Status 204. */
export const empty: CallAnswer<null> = {
  kind: 'empty',
  description: '',
  schema: null,
  write: () => ({ contentType: '', body: '' }),
};

/** The body of a redirect to another call. */
export const movedSchema = z
  .object({ location: z.string().describe('The address to request instead, as in the `Location` header.') })
  .meta({ id: 'Moved' });
