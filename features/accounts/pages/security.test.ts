/** The security page: what a member may change, when, and what the mails and the log say about it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieWith, inventMember, memberPassword } from '../../../tests/accounts.ts';
import { validateHtml } from '../../../tests/golden/validate-html.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const path = '/szerkesztoseg/biztonsag';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let member: { id: number; email: string };
let other: { id: number };
beforeAll(async () => {
  member = await inventMember(server.context, { email: 'bea@example.com' });
  other = await inventMember(server.context, { email: 'masik@example.com' });
});
beforeEach(() => server.setTime('2026-11-21T08:00:00+01:00'));

async function session(id = member.id): Promise<{ cookie: string }> {
  const { accounts, db } = server.context;
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox · Linux');
  return cookieWith(access);
}

function send(headers: Record<string, string>, fields: Record<string, string>): Promise<HttpResponse> {
  const body = new URLSearchParams(fields).toString();
  return server.telex(path, { method: 'POST', headers: { ...form, ...headers }, body });
}

async function noticesOf(): Promise<unknown[]> {
  const rows = await server.context.db
    .selectFrom('outbox')
    .select('payload')
    .where('queue', '=', 'mails')
    .execute();
  return rows.map(({ payload }) => Object(Object(payload).props).change).filter(Boolean);
}

describe('the page', () => {
  it('is for members with a session: others are led to the sign-in, and back [S50]', async () => {
    const { accounts } = server.context;
    for (const headers of [{}, cookieWith(await accounts.createToken('Szkript', 1))])
      expect((await server.telex(path, { headers })).headers.location).toBe(
        `/szerkesztoseg/belepes?tovabb=${encodeURIComponent(path)}`,
      );
    const { status, headers, text } = await server.telex(path, { headers: await session() });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await validateHtml(text)).toEqual([]);
    expect(text).toContain('noindex');
  });
});

describe('sensitive changes', () => {
  const actions = [
    'jelszo',
    'alkalmazas-uj',
    'alkalmazas-torles',
    'kodok',
    'kulcs-uj',
    'kulcs-torles',
    'google-uj',
    'google-torles',
  ];

  it('need a proof of identity within ten minutes, each of them', async () => {
    const headers = await session();
    server.setTime('2026-11-21T08:10:01+01:00');
    expect((await server.telex(path, { headers })).text).toContain('Erősítse meg, hogy ön az');
    const before = await server.context.accounts.audit.read({ memberId: member.id, limit: 100 });
    for (const muvelet of actions) {
      const answer = await send(headers, { muvelet, 'uj-jelszo': 'negy kek hajo a tavon' });
      expect([muvelet, answer.status, answer.headers.location]).toEqual([muvelet, 303, path]);
    }
    expect(await server.context.accounts.audit.read({ memberId: member.id, limit: 100 })).toEqual(before);
    expect((await send(headers, { muvelet: 'megerosit', jelszo: 'rossz' })).status).toBe(422);
    expect((await send(headers, { muvelet: 'megerosit', jelszo: memberPassword })).status).toBe(303);
    // The control: now the same form is accepted.
    const renewed = await send(headers, { muvelet: 'kodok' });
    expect(renewed.text.match(/(?<![\w-])\w{4}(?:-\w{4}){3}(?![\w-])/g)).toHaveLength(10);
  });

  it('are told by mail and noted in the log [S50]', async () => {
    const headers = await session();
    await send(headers, { muvelet: 'kodok' });
    const changed = await send(headers, { muvelet: 'jelszo', 'uj-jelszo': 'negy kek hajo a tavon' });
    expect(changed.headers.location).toBe(`${path}?kesz=jelszo`);
    expect(await noticesOf()).toEqual(expect.arrayContaining(['recovery-codes', 'password']));
    const [line] = await server.context.accounts.audit.read({ memberId: member.id, limit: 1 });
    expect(line).toMatchObject({ action: 'password-changed', actor: 'Belépő Bea', way: 'page' });
  });

  it('of the password end all other sessions', async () => {
    const [mine, elsewhere] = [await session(), await session()];
    await send(mine, { muvelet: 'jelszo', 'uj-jelszo': 'ot sarga villamos a koruton' });
    expect((await server.telex('/api/me', { headers: elsewhere })).status).toBe(401);
    expect((await server.telex('/api/me', { headers: mine })).status).toBe(200);
  });

  it.each([
    ['rövid', 'Ez rövid'],
    ['jelszo123456', 'az elsők között'],
    ['bea@example.com!', 'a neve vagy az e-mail-címe'],
    ['aaaaaaaaaaaaaaaa', 'az elsők között'],
    ['a1'.repeat(65), 'túl hosszú'],
  ])('refuse the password %s with a reason beside the field [S12]', async (given, reason) => {
    const answer = await send(await session(), { muvelet: 'jelszo', 'uj-jelszo': given });
    expect([answer.status, answer.text.includes(reason)]).toEqual([422, true]);
  });

  it('come from our own pages only', async () => {
    const headers = await session();
    const stranger = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await send(stranger, { muvelet: 'kodok' })).status).toBe(400);
    expect((await send({ ...headers, 'sec-fetch-site': 'same-origin' }, { muvelet: 'kodok' })).status).toBe(
      200,
    );
  });
});

describe('sessions', () => {
  it('are ended one by one, only by their owner', async () => {
    const [mine, second] = [await session(), await session()];
    const { accounts } = server.context;
    const theirs = await session(other.id);
    const [foreign] = await accounts.sessions.of({ realm: 'newsroom', id: other.id });
    await send(mine, { muvelet: 'munkamenet-vege', munkamenet: foreign?.id ?? '' });
    expect((await server.telex('/api/me', { headers: theirs })).status).toBe(200);
    const own = await accounts.sessions.of({ realm: 'newsroom', id: member.id });
    const newest = own.toSorted((one, two) => Number(two.id) - Number(one.id))[0]?.id ?? '';
    await send(mine, { muvelet: 'munkamenet-vege', munkamenet: newest });
    expect((await server.telex('/api/me', { headers: second })).status).toBe(401);
    for (const munkamenet of ['', 'x', '9'.repeat(40), "1' or 1=1"])
      expect((await send(mine, { muvelet: 'munkamenet-vege', munkamenet })).status).toBe(303);
  });

  it('end with the button of the page', async () => {
    const headers = await session();
    const answer = await send(headers, { muvelet: 'kilepes' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/szerkesztoseg/belepes']);
    expect((await server.telex('/api/me', { headers })).status).toBe(401);
  });
});

describe('a passkey', () => {
  it('is not accepted from a made-up answer, and not with the challenge of another member', async () => {
    const headers = await session();
    const started = await send(headers, { muvelet: 'kulcs-uj' });
    const step = String(started.headers['set-cookie']).split(';', 1)[0];
    const made = JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', response: {} });
    for (const belepokulcs of [made, '', '{', 'null']) {
      const answer = await send({ cookie: `${headers.cookie}; ${step}` }, { belepokulcs });
      expect(answer.status).toBe(422);
    }
    const theirs = await session(other.id);
    const page = await server.telex(path, { headers: { cookie: `${theirs.cookie}; ${step}` } });
    expect(page.text).not.toContain('data-passkey');
    // The control: its own member sees the form for the device.
    const own = await server.telex(path, { headers: { cookie: `${headers.cookie}; ${step}` } });
    expect(own.text).toContain('data-passkey="create"');
  });
});
