import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

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
  readonly fields: URLSearchParams;
  readonly files: ReadonlyMap<string, Uint8Array>;

  constructor(fields: URLSearchParams, files: ReadonlyMap<string, Uint8Array>) {
    this.fields = fields;
    this.files = files;
  }
}

/**
 * Accepts forms with files, of at most `bodyLimit` bytes, in this plugin, to be read with `formIn` and `filesIn`.
 * @param admit Called before a body is read: it throws, or answers by itself, if the client may send no files.
 */
export function acceptUploads(
  app: FastifyInstance,
  bodyLimit: number,
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!isUpload(request)) return payload;
    refuseOtherSites(request);
    await admit(request, reply);
    return payload;
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      parseUpload(request.headers['content-type'] ?? '', body),
  );
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** Browsers send an empty file for a field without one. */
async function parseUpload(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<UploadedForm> {
  const fields = new URLSearchParams();
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of await formDataOf(contentType, body)) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) files.set(name, new Uint8Array(await value.arrayBuffer()));
  }
  return new UploadedForm(fields, files);
}

async function formDataOf(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Problem('request-invalid', 'The form cannot be read.');
  }
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

/** The fields of a form; throws a Problem for a form on another site's page (CSRF). */
export function formIn(request: FastifyRequest): URLSearchParams {
  refuseOtherSites(request);
  const { body } = request;
  if (body instanceof UploadedForm) return body.fields;
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** The files of a form, by the names of their fields. */
export function filesIn({ body }: FastifyRequest): ReadonlyMap<string, Uint8Array> {
  return body instanceof UploadedForm ? body.files : noFiles;
}

export const noFiles: ReadonlyMap<string, Uint8Array> = new Map();

/** Rejects requests from other sites' pages (CSRF). */
export function refuseOtherSites(request: FastifyRequest): void {
  if (isFromOtherSite(request))
    throw new Problem('request-invalid', 'Forms are accepted only from the site’s own pages.');
}

/** Whether another site's page sent a request: current browsers send `Sec-Fetch-Site`, older ones only `Origin`. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': from } = headers;
  return from === undefined ? !isSameHost(origin, host) : from !== 'same-origin' && from !== 'none';
}

/** Clients other than browsers send no origin. The scheme is that of the proxy. */
function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host;
}

/** Whether a cookie can be `Secure`. The proxy knows the protocol; without one, the server is on the local machine. */
export function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
