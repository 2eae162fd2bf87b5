/** Calls that write, through the real server: rights, versions, repeated requests, files [S30]. */
import { request as openRequest } from 'node:http';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, filesBody, json, jsonBody, publicCall, registerCall } from '#features/kit/public.ts';
import { cookieWith, inventMember } from '../../../tests/accounts.ts';
import { formWith, type HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';

// Without a name: named schemas are those of the process, and other tests describe the API in it.
const noteSchema = z.object({ text: z.string().max(20) });
let note = { text: 'első', version: 1 };
let changes = 0;

const trial = {
  ...publicCall,
  audience: 'signedIn',
  right: 'manage-ads',
  tag: 'trial',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
} as const;

function change({ expectedVersion, body }: { expectedVersion: number | null; body: { text: string } }) {
  if (expectedVersion !== null && expectedVersion !== note.version)
    return { kind: 'outdated' as const, value: { text: note.text }, version: note.version };
  changes += 1;
  note = { text: body.text, version: note.version + 1 };
  return { kind: 'answer' as const, value: body, dependencies: null, version: note.version };
}

const put = defineCall({
  ...trial,
  id: 'putNote',
  method: 'PUT',
  path: '/api/trial/note',
  summary: 'Replaces the note',
  body: jsonBody(noteSchema, 1_024),
  answer: json(noteSchema, 'The note as it is now.'),
  versions: 'required',
  handle: async (request, _needs: object) => change(request),
});

const patch = defineCall({
  ...trial,
  id: 'patchNote',
  method: 'PATCH',
  path: '/api/trial/note',
  summary: 'Changes the note',
  body: jsonBody(noteSchema, 1_024),
  answer: json(noteSchema, 'The note as it is now.'),
  versions: 'optional',
  handle: async (request, _needs: object) => change(request),
});

/** Bytes that have arrived, by the name of the field; a file named `skipped` is not read. */
let arrived: Record<string, number> = {};
const upload = defineCall({
  ...trial,
  id: 'putFiles',
  method: 'PUT',
  path: '/api/trial/files',
  summary: 'Takes files',
  body: filesBody(300_000, ['first', 'second']),
  answer: json(z.record(z.string(), z.int()), 'Bytes of each file.'),
  async handle({ body }, _needs: object) {
    arrived = {};
    for await (const { field, bytes } of body) {
      arrived[field] = 0;
      if (field !== 'skipped') for await (const { length } of bytes) arrived[field] += length;
    }
    return { kind: 'answer', value: arrived, dependencies: null };
  },
});

const server = withServer({ calls: [registerCall(put), registerCall(patch), registerCall(upload)] });
type Headers = Record<string, string>;
let operator: Headers;
let editor: Headers;

beforeAll(async () => {
  [operator, editor] = await Promise.all([session('ad-operator'), session('editor')]);
});

async function session(role: 'ad-operator' | 'editor'): Promise<Headers> {
  const { accounts, db } = server.context;
  const { id } = await inventMember(server.context, { email: `${role}@example.com`, roles: [role] });
  return cookieWith((await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox')).access);
}

function send(method: string, headers: Headers, body: unknown): Promise<HttpResponse> {
  const all = { ...headers, 'content-type': 'application/json' };
  return server.telex('/api/trial/note', { method, headers: all, body: JSON.stringify(body) });
}

const codeOf = (answer: HttpResponse) => [answer.status, Object(answer.json()).code];

describe.each(['PUT', 'PATCH'])('%s', (method) => {
  it('is for those with the right, from pages of our own, with a body of its form', async () => {
    const headers = { ...operator, 'if-match': '*' };
    const before = changes;
    expect((await send(method, { 'if-match': '*' }, { text: 'a' })).status).toBe(401);
    expect(codeOf(await send(method, { ...editor, 'if-match': '*' }, { text: 'a' }))).toEqual([
      403,
      'right-required',
    ]);
    expect((await send(method, { ...headers, 'sec-fetch-site': 'cross-site' }, { text: 'a' })).status).toBe(
      400,
    );
    expect(codeOf(await send(method, headers, { text: 5 }))).toEqual([400, 'request-invalid']);
    expect(changes).toBe(before);
    expect((await send(method, headers, { text: 'a' })).json()).toEqual({ text: 'a' });
  });

  it('changes the version that the client saw, and otherwise answers 412 with the newer one', async () => {
    const { version } = note;
    const ifMatch = { ...operator, 'if-match': `"${version}"` };
    const changed = await send(method, ifMatch, { text: 'új' });
    expect([changed.status, changed.headers.etag]).toEqual([200, `"${version + 1}"`]);
    const outdated = await send(method, ifMatch, { text: 'késő' });
    expect([outdated.status, outdated.headers.etag, outdated.json()]).toMatchObject([
      412,
      `"${version + 1}"`,
      { code: 'version-outdated', current: { text: 'új' } },
    ]);
    expect(note).toEqual({ text: 'új', version: version + 1 });
  });

  it('is handled once for a key, and refuses the key with another body', async () => {
    const headers = { ...operator, 'if-match': '*', 'idempotency-key': `${method}-1` };
    const before = changes;
    const [first, again] = [
      await send(method, headers, { text: 'egyszer' }),
      await send(method, headers, { text: 'egyszer' }),
    ];
    expect([again.status, again.text, again.headers.etag]).toEqual([200, first.text, first.headers.etag]);
    expect(codeOf(await send(method, headers, { text: 'más' }))).toEqual([422, 'idempotency-key-reused']);
    expect(changes).toBe(before + 1);
  });

  it('is not handled twice when its answer could not be stored', async () => {
    const { db } = server.context;
    const headers = { ...operator, 'if-match': '*', 'idempotency-key': `${method}-full` };
    await sql`alter table idempotent_answers add constraint full_disk check (answer is null) not valid`.execute(
      db,
    );
    const before = changes;
    try {
      expect((await send(method, headers, { text: 'tele' })).status).toBe(500);
    } finally {
      await sql`alter table idempotent_answers drop constraint full_disk`.execute(db);
    }
    expect(codeOf(await send(method, headers, { text: 'tele' }))).toEqual([409, 'request-in-progress']);
    expect(changes).toBe(before + 1);
  });
});

describe('a version', () => {
  it('must be named where the call says so', async () => {
    expect(codeOf(await send('PUT', operator, { text: 'a' }))).toEqual([428, 'version-required']);
    expect((await send('PATCH', operator, { text: 'a' })).status).toBe(200);
  });
});

describe('files of a call', () => {
  const put = async (files: Record<string, Uint8Array<ArrayBuffer>>, headers = operator) =>
    server.telex('/api/trial/files', { method: 'PUT', ...(await formWith(files, headers)) });

  it('come one after the other, whatever the call does not read', async () => {
    const answer = await put({ skipped: new Uint8Array(200_000), second: new Uint8Array(300_000) });
    expect([answer.status, arrived]).toEqual([200, { skipped: 0, second: 300_000 }]);
  });

  it('are read while they arrive', async () => {
    const boundary = '--x\r\nContent-Disposition: form-data; name="first"; filename="a"\r\n\r\n';
    const { promise, resolve } = Promise.withResolvers<number>();
    const headers = {
      ...operator,
      host: `localhost:${server.port}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const options = {
      host: '127.0.0.1',
      port: server.port,
      path: '/api/trial/files',
      method: 'PUT',
      headers,
    };
    const outgoing = openRequest(options, (response) => resolve(response.resume().statusCode ?? 0));
    outgoing.write(boundary);
    outgoing.write(Buffer.alloc(100_000));
    await expect.poll(() => arrived.first ?? 0).toBeGreaterThan(50_000);
    outgoing.end('\r\n--x--\r\n');
    expect(await promise).toBe(200);
    expect(arrived).toEqual({ first: 100_000 });
  });

  it('have a limit each, and one of their number', async () => {
    expect(codeOf(await put({ first: new Uint8Array(300_001) }))).toEqual([413, 'request-too-large']);
    const three = { first: new Uint8Array(1), second: new Uint8Array(1), third: new Uint8Array(1) };
    expect(codeOf(await put(three))).toEqual([413, 'request-too-large']);
  });

  it('are handled once for a key, and are compared with what was sent first [NAPI-02]', async () => {
    const bytes = new Uint8Array(1_000);
    const keyed = { ...operator, 'idempotency-key': 'fajl' };
    expect((await put({ first: bytes }, keyed)).json()).toEqual({ first: 1_000 });
    arrived = {};
    expect((await put({ first: bytes }, keyed)).json()).toEqual({ first: 1_000 });
    expect(arrived).toEqual({});
    expect(codeOf(await put({ first: new Uint8Array(999) }, keyed))).toEqual([422, 'idempotency-key-reused']);
    expect(codeOf(await put({ first: bytes }, { ...editor, 'idempotency-key': 'fajl' }))).toEqual([
      403,
      'right-required',
    ]);
  });

  it('are not read from those without the right, nor from another kind of body', async () => {
    arrived = {};
    expect((await put({ first: new Uint8Array(10) }, editor)).status).toBe(403);
    expect(arrived).toEqual({});
    const headers = { ...operator, 'content-type': 'application/json' };
    const answer = await server.telex('/api/trial/files', { method: 'PUT', headers, body: '{}' });
    expect(codeOf(answer)).toEqual([400, 'request-invalid']);
  });
});

describe('the OpenAPI document', () => {
  it('has the right, the headers and the failures of calls that write', async () => {
    const { paths } = Object((await server.telex('/api/openapi.json')).json());
    const { put: replaced, patch: changed } = paths['/api/trial/note'];
    const namesOf = (operation: { parameters: { name: string }[] }) =>
      operation.parameters.map(({ name }) => name);
    for (const operation of [replaced, changed]) {
      expect(namesOf(operation)).toEqual(expect.arrayContaining(['if-match', 'idempotency-key']));
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['403', '409', '412', '422']));
    }
    expect([replaced.responses[428], changed.responses[428]]).toEqual([expect.anything(), undefined]);
    const { put: files } = paths['/api/trial/files'];
    expect(files.requestBody.content).toEqual({
      'multipart/form-data': {
        schema: expect.objectContaining({
          properties: {
            first: { type: 'string', format: 'binary' },
            second: { type: 'string', format: 'binary' },
          },
        }),
      },
    });
    expect(namesOf(files)).toContain('idempotency-key');
  });
});
