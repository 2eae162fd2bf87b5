import { describe, expect, it } from 'vitest';
import { inventReader } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const json = { 'content-type': 'application/json' };
const send = (path: string, method: string, body = '', headers: Record<string, string> = json) =>
  server.telex(path, { method, headers, body });
/** How clients say that a request has no body. */
const lengths: [string, Record<string, string>][] = [
  ['no length', {}],
  ['the length 0', { 'content-length': '0' }],
  ['no chunks', { 'transfer-encoding': 'chunked' }],
];

describe('a request without a body, whose client says JSON all the same', () => {
  it.each(lengths)('is answered by calls that take none, with %s', async (_which, length) => {
    const headers = { ...json, ...length };
    const subscriptions = `/api/subscriptions?clientToken=${'x'.repeat(140)}`;
    const deleted = await send(subscriptions, 'DELETE', '', headers);
    expect([deleted.status, deleted.json()]).toEqual([200, []]);
    const token = await send('/kviz/api/functions/get-quiz-token', 'POST', '', headers);
    expect(token.text).toMatch(/^[\w-]{24}$/);
    expect((await send('/api/tips/token', 'POST', '', headers)).status).toBe(200);
  });

  it('exchanges the refresh token of a cookie, with a content type and without [AUTH-07]', async () => {
    for (const headers of [json, {}]) {
      const { refresh } = await inventReader(server.context);
      const cookie = `refresh_token=${encodeURIComponent(JSON.stringify(refresh))}`;
      const answer = await send('/api/token/refresh', 'POST', '', { ...headers, cookie });
      expect(answer.json()).toMatchObject({ expiresIn: 900 });
    }
  });

  it('is refused by a call that needs one, with the names of its fields', async () => {
    const answer = await send('/api/login', 'POST');
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { code: 'request-invalid', detail: expect.stringContaining('body/') },
    ]);
  });
});

describe('a body', () => {
  it.each([
    ['invalid JSON', '{"email":', 400, 'request-invalid'],
    ['JSON that would change prototypes', '{"__proto__":{"email":"a@example.com"}}', 400, 'request-invalid'],
    ['a constructor with a prototype', '{"constructor":{"prototype":{}}}', 400, 'request-invalid'],
    [
      'more bytes than the call takes',
      JSON.stringify({ email: 'a'.repeat(5_000) }),
      413,
      'request-too-large',
    ],
  ])('of %s is refused', async (_what, body, status, code) => {
    const answer = await send('/api/login', 'POST', body);
    expect([answer.status, answer.json()]).toMatchObject([status, { code }]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
