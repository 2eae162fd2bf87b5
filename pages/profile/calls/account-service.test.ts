import { beforeAll, describe, expect, it } from 'vitest';
import { bearerWith, cookieWith, type InventedUsers, inventUsers } from '../../../tests/accounts.ts';
import { mailsTo } from '../../../tests/mails.ts';
import type { RequestOptions } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
let users: InventedUsers;
beforeAll(async () => {
  users = await inventUsers(server.context);
});
const host = 'fiok.localhost';
const onHost = (path: string, options: RequestOptions = {}) => server.telex(path, { host, ...options });
const posted = (body: object, headers: Record<string, string> = {}): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('the account service', () => {
  it('describes the reader of a bearer, on its host and below /fiok, whatever the page’s query [ACCT-01] [ACCT-07]', async () => {
    const { id, email, name, token } = users.reader;
    for (const send of [
      () => onHost('/api/v2/user/info?utm_source=level&x=1', { headers: bearerWith(token) }),
      () => server.telex('/fiok/api/v2/user/info', { headers: bearerWith(token) }),
      () => server.telex('/fiok/api/v2/user/info', { headers: cookieWith(token) }),
    ]) {
      const answer = await send();
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toMatchObject({ id, email, name, deletesAt: null });
    }
  });

  it('is refused to anonymous clients and to the newsroom [X09]', async () => {
    expect((await onHost('/api/v2/user/info')).status).toBe(401);
    const newsroom = await onHost('/api/v2/user/info', { headers: bearerWith(users.editor.session) });
    expect([newsroom.status, Object(newsroom.json()).code]).toEqual([403, 'reader-required']);
  });

  it('may be called by pages of our sites, by their exact origins, without cookies', async () => {
    const path = '/api/v2/user/info';
    const own = `http://localhost:${server.port}`;
    const preflight = await onHost(path, { method: 'OPTIONS', headers: { origin: own } });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, own]);
    expect(preflight.headers['access-control-allow-headers']).toBe('Authorization, Content-Type');
    for (const origin of [
      'https://masutt.example',
      'null',
      `http://localhost.masutt.example:${server.port}`,
    ]) {
      for (const method of ['OPTIONS', 'GET']) {
        const { headers } = await onHost(path, {
          method,
          headers: { origin, ...bearerWith(users.reader.token) },
        });
        expect(headers['access-control-allow-origin'], origin).toBeUndefined();
        expect(headers.vary).toContain('Origin');
      }
    }
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('sends the sign-in mail, with the same answer for every address [ACCT-02] [S36]', async () => {
    const answers: unknown[] = [];
    for (const email of [users.reader.email, 'sosem-latott@example.com']) {
      const { status, text } = await onHost('/api/v2/user/token', posted({ email }));
      answers.push([status, text, (await mailsTo(server.context.db, 'signIn', email)).length]);
    }
    expect(answers[0]).toEqual([200, '{"sent":true}', 1]);
    expect(answers[1]).toEqual(answers[0]);
    for (const body of [{ email: 'x' }, {}]) {
      const answer = await onHost('/api/v2/user/token', posted(body));
      const fields = { email: 'Írja be az e-mail-címét, például: nev@pelda.hu.' };
      expect([answer.status, answer.json()]).toMatchObject([422, { code: 'fields-invalid', fields }]);
    }
  });

  it('starts the download and the deletion [ACCT-05] [ACCT-06]', async () => {
    const { email, token } = users.reader;
    const update = (body: object) => onHost('/api/v2/user/update', posted(body, bearerWith(token)));
    expect((await update({ action: 'download' })).status).toBe(200);
    expect(await mailsTo(server.context.db, 'dataDownload', email)).toHaveLength(1);
    const deleted = await update({ action: 'delete' });
    expect(deleted.json()).toMatchObject({ deletesAt: '2026-11-28T07:00:00.000Z' });
    for (const body of [{}, { action: 'x' }]) expect((await update(body)).status).toBe(400);
    expect((await onHost('/api/v2/user/update', posted({ action: 'delete' }))).status).toBe(401);
  });

  it.each([
    ['code', { action: 'newsletter', code: 'nincs-ilyen', subscribe: true }],
    ['code', { action: 'newsletter', subscribe: false }],
    ['subscribe', { action: 'newsletter', code: 'nincs-ilyen' }],
    ['payment_id', { action: 'cancel', payment_id: 2_147_483_647 }],
    ['payment_id', { action: 'cancel' }],
  ])('says in Hungarian what is wrong with %s [S12]', async (field, body) => {
    const answer = await onHost('/api/v2/user/update', posted(body, bearerWith(users.reader.token)));
    const fields = { [field]: expect.stringMatching(/^\p{Lu}.*\.$/u) };
    expect([answer.status, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'fields-invalid', fields }),
    ]);
  });

  it('has no answer for other hosts at its own paths', async () => {
    expect(
      (await server.telex('/api/v2/user/info', { headers: bearerWith(users.reader.token) })).status,
    ).toBe(404);
  });
});
