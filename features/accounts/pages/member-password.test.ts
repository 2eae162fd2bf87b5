/** Invitations and forgotten passwords. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieWith, inventMember, memberPassword } from '../../../tests/accounts.ts';
import { validateHtml } from '../../../tests/golden/validate-html.ts';
import { expectSameTime } from '../../../tests/same-time.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const invitation = '/szerkesztoseg/meghivo';
const reset = '/szerkesztoseg/elfelejtett';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let member: { id: number; email: string };
beforeAll(async () => {
  member = await inventMember(server.context, { email: 'bea@example.com' });
});
let network = 0;
beforeEach(() => {
  network += 1;
  server.setTime('2026-11-21T08:00:00+01:00');
});

function send(path: string, fields: Record<string, string>) {
  const headers = { ...form, 'x-forwarded-for': `198.51.100.${network}` };
  return server.telex(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

async function newInvitation(email: string): Promise<string> {
  const { members } = server.context.accounts;
  return (await members.create({ email, name: 'Új Ubul', roles: ['author'] })) ?? '';
}

/** The token of the newest mail with a link. */
async function mailedToken(): Promise<string> {
  const rows = await server.context.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
  const addresses = rows.map(({ payload }) => String(Object(Object(payload).props).address));
  return (
    new URL(addresses.find((address) => address.includes('kulcs=')) ?? '').searchParams.get('kulcs') ?? ''
  );
}

describe('an invitation', () => {
  it('lets the member set a password, signs them in, and is used once', async () => {
    const kulcs = await newInvitation('ubul@example.com');
    const page = await server.telex(`${invitation}?${new URLSearchParams({ kulcs })}`);
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'same-origin']);
    expect(await validateHtml(page.text)).toEqual([]);
    // Programs that scan mails open links: nothing is used up.
    await server.telex(`${invitation}?${new URLSearchParams({ kulcs })}`);
    const done = await send(invitation, { kulcs, 'uj-jelszo': memberPassword });
    expect([done.status, done.headers.location]).toEqual([303, '/szerkesztoseg/']);
    expect(String(done.headers['set-cookie'])).toContain('access_token=%22newsroom.');
    expect((await send(invitation, { kulcs, 'uj-jelszo': 'tizenket uj karakter itt' })).status).toBe(410);
  });

  it('does not replace the second factor of a member who has one', async () => {
    const kulcs = await newInvitation('ketszer@example.com');
    const { accounts, db, clock } = server.context;
    const invited = await accounts.members.link(kulcs);
    const factor = { member_id: invited?.memberId ?? 0, secret: Buffer.from('x'), confirmed_at: clock.now() };
    await db.insertInto('totp_factors').values(factor).execute();
    const done = await send(invitation, { kulcs, 'uj-jelszo': memberPassword });
    expect([done.status, done.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('ends after a week, and with a newer one', async () => {
    const kulcs = await newInvitation('regi@example.com');
    await server.context.accounts.members.invite('regi@example.com');
    expect((await server.telex(`${invitation}?kulcs=${kulcs}`)).status).toBe(410);
    const newer = await mailedToken();
    expect((await server.telex(`${invitation}?kulcs=${newer}`)).status).toBe(200);
    server.setTime('2026-11-28T08:00:01+01:00');
    expect((await server.telex(`${invitation}?kulcs=${newer}`)).status).toBe(410);
  });

  it('is no link of another kind, and no text that somebody invents', async () => {
    const kulcs = await newInvitation('fajta@example.com');
    expect((await send(reset, { kulcs, 'uj-jelszo': memberPassword })).status).toBe(410);
    for (const given of ['', 'x', kulcs.slice(0, -1), `${kulcs}x`])
      expect((await send(invitation, { kulcs: given, 'uj-jelszo': memberPassword })).status).toBe(410);
  });
});

describe('a forgotten password', () => {
  it('gets the same answer whether the address has an account or not, and a mail only if it has', async () => {
    const count = async () => (await server.context.db.selectFrom('outbox').select('id').execute()).length;
    const before = await count();
    const unknown = await send(reset, { email: 'senki@example.com' });
    expect(await count()).toBe(before);
    const known = await send(reset, { email: member.email });
    expect(await count()).toBe(before + 1);
    expect(known.text).toBe(unknown.text);
    expect([known.status, unknown.status]).toEqual([200, 200]);
  });

  it('takes as long for both', async () => {
    const requestFor = (emailOf: (round: number) => string) => (round: number) => {
      network += 1;
      return send(reset, { email: emailOf(round) });
    };
    await expectSameTime(
      requestFor(() => member.email),
      requestFor((round) => `senki${round}@example.com`),
      6,
    );
  });

  it('is replaced by a link, which ends all sessions and signs nobody in', async () => {
    const { accounts, db } = server.context;
    const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id: member.id }, 'Firefox');
    await send(reset, { email: member.email });
    const kulcs = await mailedToken();
    const done = await send(reset, { kulcs, 'uj-jelszo': 'hat lila dinnye a padon' });
    expect([done.status, done.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await server.telex('/api/me', { headers: cookieWith(access) })).status).toBe(401);
    const signedIn = await send('/szerkesztoseg/belepes', {
      email: member.email,
      jelszo: 'hat lila dinnye a padon',
    });
    expect(signedIn.status).toBe(303);
    expect((await server.telex(`${reset}?kulcs=${kulcs}`)).status).toBe(410);
  });

  it('sends a mailbox no more than five mails in an hour, from however many networks', async () => {
    const ubul = await inventMember(server.context, { email: 'sokat@example.com' });
    const mails = async () => (await server.context.db.selectFrom('outbox').select('id').execute()).length;
    const before = await mails();
    for (let at = 0; at < 7; at += 1) {
      network += 1;
      expect((await send(reset, { email: ubul.email })).status).toBe(200);
    }
    expect(await mails()).toBe(before + 5);
  });

  it('is answered with a wait after five requests in a minute from one network', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await send(reset, { email: member.email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
