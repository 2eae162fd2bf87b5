/** Failures and refusals of the quiz service. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/database.ts';
import { withDatabaseProxy } from '../../../tests/database-proxy.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { quizDraftSchema } from '../quiz-schema.ts';

const database = withDatabase();
const wire = withDatabaseProxy(database.url);
const server = withServer({ database, databaseUrl: wire.url });
let token = '';

beforeAll(async () => {
  const answers = ['a', 'b'].map((id) => ({ id, title: id }));
  const questions = [{ id: 'egy', question: 'Egy?', displayAs: 'single', answers }];
  await server.context.quiz.save(quizDraftSchema.parse({ id: 'szavazas', questions }));
  token = await server.context.quiz.newToken();
});

const load = 'query ($id: ID!) { it: quiz(_id: $id) { answered } }';
const send = `mutation ($id: ID!) {
  it: setAnswers(quizId: $id, answers: [{ questionId: "egy", responses: [{ answerId: "a" }] }]) { answered }
}`;

function call(query: string, id: string): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return server.telex('/kviz', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables: { id } }),
  });
}

describe('an invalid quiz id', () => {
  it.each(['a\u0000', '\u0000', 'szavazas\n', '\ud800', 'a'.repeat(5_000)])(
    'is not found, without a database query: %j',
    async (id) => {
      server.takeQueries();
      expect((await call(load, id)).json()).toEqual({ data: { it: null } });
      expect((await call(send, id)).json()).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'QUIZ_NOT_FOUND' } }],
      });
      expect(server.takeQueries()).toEqual([]);
      expect(server.takeLog()).toEqual([]);
    },
  );
});

describe('while the database is unavailable', () => {
  const failed: string[] = [];
  it.each([
    ['a question', load],
    ['answers', send],
  ])('%s return a 503 without details', async (_what, query) => {
    wire.disconnect();
    server.takeLog();
    const answer = await call(query, 'szavazas');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'database-unavailable' });
    expect(answer.text).not.toMatch(/ECONN|terminated|graphql/i);
    failed.push(...server.takeLog().filter((line) => line.includes('"failed"')));
    wire.reconnect();
    expect((await call(query, 'szavazas')).json()).toMatchObject({ data: { it: {} } });
  });

  it('all failures are logged once', () => {
    expect(failed).toEqual([expect.stringContaining('"times":1')]);
  });
});

describe('calls of one reader', () => {
  async function statusesOf(times: number, body: string, from: string): Promise<number[]> {
    const authorization = `Bearer ${await server.context.quiz.newToken()}`;
    const headers = { 'content-type': 'application/json', authorization, 'x-forwarded-for': from };
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { status, headers: said, json } = await server.telex('/kviz', { method: 'POST', headers, body });
      statuses.push(status);
      if (status === 429) expect(json()).toMatchObject({ code: 'too-many-requests' });
      if (status === 429) expect(Number(said['retry-after'])).toBeGreaterThan(0);
    }
    return statuses;
  }

  it('are rate-limited', async () => {
    const statuses = await statusesOf(62, '{"query":"{__typename}"}', '198.51.100.7');
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
  });

  it('are counted one by one in a batch', async () => {
    const one =
      'setAnswers(quizId: "szavazas", answers: [{ questionId: "egy", responses: [] }]) { answered }';
    const many = Array.from({ length: 20 }, (_, at) => `a${at}: ${one}`);
    const body = JSON.stringify({ query: `mutation { ${many.join(' ')} }` });
    expect(await statusesOf(4, body, '198.51.100.8')).toEqual([200, 200, 200, 429]);
  });
});

describe('a call that is not JSON', () => {
  it.each(['text/plain', 'application/graphql', 'application/x-www-form-urlencoded', ''])(
    'is refused with a problem document, not a page: %s',
    async (type) => {
      for (const [path, host] of [
        ['/kviz', 'localhost'],
        ['/', 'kviz.localhost'],
      ] as const) {
        const headers = type === '' ? {} : { 'content-type': type };
        const answer = await server.telex(path, { method: 'POST', host, headers, body: '{}' });
        expect([400, 401]).toContain(answer.status);
        expect(answer.headers['content-type']).toContain('application/problem+json');
      }
    },
  );
});

describe('pages of our sites', () => {
  const host = 'kviz.localhost';
  const graphql = (origin: string) => ({
    method: 'POST',
    body: JSON.stringify({ query: load, variables: { id: 'szavazas' } }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin },
  });

  it('may use the service on its own host, by their exact origins, without cookies [QUIZ-06]', async () => {
    const own = `http://localhost:${server.port}`;
    for (const path of ['/', '/api/functions/get-quiz-token', '/schema.graphql']) {
      const preflight = await server.telex(path, { host, method: 'OPTIONS', headers: { origin: own } });
      expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, own]);
      expect(preflight.headers['access-control-allow-headers']).toBe('Authorization, Content-Type');
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    }
    const answer = await server.telex('/', { host, ...graphql(own) });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, own]);
    for (const origin of ['https://masutt.example', 'null', `http://localhost.masutt.example:${server.port}`])
      for (const request of [graphql(origin), { method: 'OPTIONS', headers: { origin } }]) {
        const { headers } = await server.telex('/', { host, ...request });
        expect(headers['access-control-allow-origin'], origin).toBeUndefined();
        expect(headers.vary).toContain('Origin');
      }
  });

  it('get the same answers below /kviz of their own site', async () => {
    const own = `http://localhost:${server.port}`;
    const taken = await server.telex('/kviz/api/functions/get-quiz-token', {
      method: 'POST',
      headers: { origin: own },
    });
    expect([taken.status, taken.text.length, taken.headers['cache-control']]).toEqual([200, 24, 'no-store']);
    const answer = await server.telex('/kviz', graphql(own));
    expect(answer.json()).toEqual({ data: { it: { answered: expect.any(Boolean) } } });
    expect((await server.telex('/kviz', { method: 'PUT' })).status).toBe(405);
  });
});
