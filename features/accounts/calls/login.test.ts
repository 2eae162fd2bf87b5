import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearerWith, inventMember, inventReader, memberPassword } from '../../../tests/accounts.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { hashOfPassword } from '../factors/password.server.ts';

const server = withServer();
const email = 'api@example.com';
let memberId = 0;
let app: TOTP;
beforeAll(async () => {
  ({ id: memberId } = await inventMember(server.context, { email }));
});
let network = 0;
beforeEach(() => {
  network += 1;
});

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<HttpResponse> {
  return server.telex(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}`, ...headers },
    body: JSON.stringify(body),
  });
}

async function addApp(): Promise<void> {
  const { accounts, db, clock } = server.context;
  const person = { realm: 'newsroom', id: memberId } as const;
  await accounts.factors.startTotp(person);
  const setup = await accounts.factors.totpSetup(person, { issuer: 'a', label: 'b' });
  app = new TOTP({ secret: setup?.secret ?? '' });
  const code = app.generate({ timestamp: clock.now().getTime() - 30_000 });
  await db.transaction().execute((trx) => accounts.factors.confirmTotp(trx, person, code));
}

const text = (answer: HttpResponse, field: string): string => String(Object(answer.json())[field]);

describe('/api/login', () => {
  it('gives a member of the newsroom tokens, in the body and in cookies [AUTH-01] [AUTH-11] [AUTH-12]', async () => {
    const answer = await post('/api/login', { email, password: memberPassword });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      accessToken: expect.stringMatching(/^newsroom\./),
      refreshToken: expect.stringMatching(/^refresh\./),
      expiresIn: 900,
    });
    expect(answer.headers['set-cookie']).toHaveLength(3);
    const me = await server.telex('/api/me', { headers: bearerWith(text(answer, 'accessToken')) });
    expect(me.json()).toMatchObject({ realm: 'newsroom', email });
  });

  it('gives a reader who has set a password tokens of their realm, which show no unpublished story [X09]', async () => {
    const reader = await inventReader(server.context, { name: 'Jelszavas', email: 'jelszavas@example.com' });
    const { db } = server.context;
    const password_hash = await hashOfPassword('hat lila dinnye a padon');
    await db.updateTable('readers').set({ password_hash }).where('id', '=', reader.id).execute();
    const answer = await post('/api/login', { email: reader.email, password: 'hat lila dinnye a padon' });
    expect(text(answer, 'accessToken')).toMatch(/^reader\./);
    const me = await server.telex('/api/me', { headers: bearerWith(text(answer, 'accessToken')) });
    expect(me.json()).toMatchObject({ realm: 'supporter', id: reader.id });
  });

  it('refuses a wrong password, an unknown address and a reader without a password alike', async () => {
    const without = await inventReader(server.context, { name: 'Jelszótlan', email: 'nincs@example.com' });
    for (const address of [email, 'senki@example.com', without.email, 'nem cím']) {
      const answer = await post('/api/login', { email: address, password: 'nem ez a jelszavam' });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
      expect(answer.json()).toMatchObject({ code: 'credentials-invalid' });
      // Clients must not refresh and repeat [AUTH-08].
      expect(Object(answer.json()).message).toBeUndefined();
    }
  });

  it('says which fields are missing or wrong, in Hungarian [S12]', async () => {
    const password = 'Írja be a jelszavát.';
    const address = 'Írja be az e-mail-címét, például: nev@pelda.hu.';
    for (const [body, fields] of [
      [{ email }, { password }],
      [{ email: '', password: memberPassword }, { email: address }],
      [
        { email: 5, password: null },
        { email: address, password },
      ],
    ] as const) {
      const answer = await post('/api/login', body);
      expect([answer.status, answer.json()]).toMatchObject([422, { code: 'fields-invalid', fields }]);
    }
    expect((await post('/api/login', [])).json()).toMatchObject({ code: 'request-invalid' });
  });

  it('refuses pages of other sites', async () => {
    const body = { email, password: memberPassword };
    expect((await post('/api/login', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
    expect((await post('/api/login', body, { origin: 'https://gonosz.example' })).status).toBe(400);
  });

  it('says how long to wait after too many attempts', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await post('/api/login', { email, password: 'rossz' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const limited = await post('/api/login', { email, password: memberPassword });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('with a second factor', () => {
  beforeAll(addApp);

  it('the password gives a token for the next step only, which takes a code [AUTH-02]', async () => {
    const first = await post('/api/login', { email, password: memberPassword });
    expect(first.json()).toEqual({
      otpRequired: true,
      preAuthToken: expect.stringMatching(/^step\./),
      expiresIn: 300,
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const bearer = bearerWith(text(first, 'preAuthToken'));
    expect((await server.telex('/api/me', { headers: bearer })).status).toBe(401);
    const refreshed = await post('/api/token/refresh', { refreshToken: text(first, 'preAuthToken') });
    expect(refreshed.status).toBe(401);
    expect((await post('/api/login/otp/verify', { code: '000000' }, bearer)).json()).toMatchObject({
      code: 'credentials-invalid',
    });
    const code = app.generate({ timestamp: server.context.clock.now().getTime() });
    const done = await post('/api/login/otp/verify', { code }, bearer);
    expect(text(done, 'accessToken')).toMatch(/^newsroom\./);
    // The token is used up.
    expect((await post('/api/login/otp/verify', { code }, bearer)).json()).toMatchObject({
      code: 'token-invalid',
    });
  });

  it('no other token takes the code', async () => {
    const { accounts, db } = server.context;
    const session = await accounts.sessions.start(db, { realm: 'newsroom', id: memberId }, 'x');
    for (const token of [session.access, session.refresh, 'step.x.y', '']) {
      const answer = await post('/api/login/otp/verify', { code: '123456' }, bearerWith(token));
      expect(answer.json()).toMatchObject({ code: 'token-invalid' });
    }
  });
});
