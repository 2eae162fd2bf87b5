import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../answers/problem.ts';

/** Accepts urlencoded form bodies of at most `bodyLimit` bytes in this plugin, to be read with `formIn`. */
export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

/** The body of a form with files. */
class UploadedForm {
  readonly fields = new URLSearchParams();
  readonly files = new Map<string, Uint8Array>();
}

/**
 * Accepts forms with files of at most `fileLimit` bytes each in this plugin, to be read with `formIn` and `filesIn`.
 * @param admit Called before a body is read: it throws, or answers by itself, if the client may send no files.
 */
export async function acceptUploads(
  app: FastifyInstance,
  fileLimit: number,
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: fileLimit, fieldSize: 65_536, files: 4, parts: 100 } });
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    await admit(request, reply);
    if (!reply.sent) request.body = await readUpload(request).catch(refuseUnreadable);
  });
}

/** A file of a form, whose bytes are streamed. */
export interface UploadedFile {
  /** Name of its field. */
  field: string;
  /** On the client's machine; any text. */
  name: string;
  /** As the client says. */
  contentType: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Accepts `count` files of at most `fileLimit` bytes each in this plugin, to be read with `uploadIn`. */
export async function acceptFiles(
  app: FastifyInstance,
  { fileLimit, count }: { fileLimit: number; count: number },
): Promise<void> {
  // A file that is too long ends with an error where it is read.
  const limits = { fileSize: fileLimit, files: count, fields: 0, parts: count };
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

/** The files of a request; the body is not read before the first one is requested. */
export async function* uploadIn(request: FastifyRequest): AsyncGenerator<UploadedFile> {
  try {
    for await (const { fieldname: field, filename: name, mimetype: contentType, file } of request.files()) {
      yield { field, name, contentType, bytes: wholeFile(file) };
      // Unread bytes would block the next file.
      file.resume();
    }
  } catch (error) {
    refuseUnreadable(error);
  }
}

async function* wholeFile(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
  yield* file;
  if (file.truncated) throw new Problem('request-too-large', 'The file is too large.');
}

/** Browsers send an empty file for a field without one. */
async function readUpload(request: FastifyRequest): Promise<UploadedForm> {
  const form = new UploadedForm();
  for await (const part of request.parts()) {
    if (part.type === 'field') form.fields.append(part.fieldname, String(part.value));
    else {
      const bytes = await part.toBuffer();
      if (bytes.length > 0) form.files.set(part.fieldname, bytes);
    }
  }
  return form;
}

/** Throws `request-invalid`, except for a body that is too large, which has status 413. */
function refuseUnreadable(error: unknown): never {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  throw isTooLarge || error instanceof Problem
    ? error
    : new Problem('request-invalid', 'The form cannot be read.');
}

/** Accepts bodies of all content types in this plugin as they are, because their bytes are signed. */
export function acceptAnyBytes(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
}

/** Reads an empty body as none in this plugin: many clients name the content type in every request. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

/** The fields of a form. */
export function formIn({ body }: FastifyRequest): URLSearchParams {
  if (body instanceof UploadedForm) return body.fields;
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** The files of a form, by the names of their fields. */
export function filesIn({ body }: FastifyRequest): ReadonlyMap<string, Uint8Array> {
  return body instanceof UploadedForm ? body.files : noFiles;
}

export const noFiles: ReadonlyMap<string, Uint8Array> = new Map();

/** Whether a cookie can be `Secure`. The proxy knows the protocol; without one, the server is on the local machine. */
export function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
