/** Members of the newsroom as an admin invites, changes and disables them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cookieWith, inventMember, memberPassword } from '../../../tests/accounts.ts';
import { mailsTo } from '../../../tests/mails.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
let admin = { id: 0, headers: {} };
beforeAll(async () => {
  admin = await signedIn('admin@example.com', ['admin']);
});

async function signedIn(email: string, roles: Parameters<typeof inventMember>[1]['roles'] = []) {
  const { accounts, db } = server.context;
  const { id } = await inventMember(server.context, { email, name: `Tag ${email}`, roles });
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox · Linux');
  return { id, headers: { ...cookieWith(access), 'content-type': 'application/json' } };
}

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, given?: object) {
  // A change names the version that it is based on.
  const seen = method === 'PATCH' ? Object((await call('GET', path)).body) : null;
  const body = seen ? { ...given, version: seen.version ?? 0 } : given;
  const { status, json } = await server.telex(`/api/newsroom/${path}`, {
    method,
    headers: admin.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status, body: json() };
}

const refusal = (fault: string) => ({ status: 422, body: { fields: { [fault]: expect.any(String) } } });
const eva = { email: 'Eva@Example.com', name: 'Új Éva', roles: ['author', 'editor'] };

describe('an invitation', () => {
  it('is sent with roles, sent again, and withdrawn; its link works until then [TOOL-08]', async () => {
    const { accounts } = server.context;
    const invited = await call('POST', 'members', eva);
    expect(invited).toMatchObject({
      status: 200,
      body: { member: { email: 'eva@example.com', roles: ['author', 'editor'], state: 'invited' } },
    });
    expect(await call('POST', 'members', eva)).toMatchObject(refusal('address-taken'));
    const member = await accounts.members.byEmail('eva@example.com');
    expect(await call('POST', `members/${member?.id}/invitation`)).toMatchObject({ body: { link: null } });
    const mails = await mailsTo(server.database.db, 'memberLink', 'eva@example.com');
    expect(mails).toMatchObject([{ name: 'Új Éva' }, { kind: 'invitation' }]);
    const token = new URL(String(mails[1]?.address)).searchParams.get('kulcs') ?? '';
    expect((await accounts.members.link(token))?.memberId).toBe(member?.id);
    expect(await call('DELETE', `members/${member?.id}/invitation`)).toMatchObject({
      body: { state: 'waiting', invitedUntil: null },
    });
    expect(await accounts.members.link(token)).toBeNull();
    expect(await call('POST', `members/${admin.id}/invitation`)).toMatchObject(refusal('not-invited'));
    const log = await accounts.audit.read({ memberId: member?.id ?? 0, limit: 9 });
    expect(log.map(({ action }) => action)).toContain('invitation-withdrawn');
    expect(log.map(({ actor }) => actor)).toContain('Tag admin@example.com');
  });

  it('of faulty form is refused', async () => {
    for (const wrong of [
      { ...eva, name: 'a\nb' },
      { ...eva, email: 'a' },
      { ...eva, roles: ['x'] },
    ])
      expect((await call('POST', 'members', wrong)).status).toBe(400);
  });
});

describe('a member', () => {
  it('has other roles at once, and is signed out of everything when disabled [TOOL-08] [SAVE-11]', async () => {
    const { id, headers } = await signedIn('szerkeszto@example.com', ['editor']);
    const asMember = async (path: string) => (await server.telex(path, { headers })).status;
    expect(await asMember('/api/newsroom/tags')).toBe(200);
    const ofSite = { after: ['editor'] };
    expect(await call('PATCH', `members/${id}`, { siteRoles: { mashol: ['editor'] } })).toMatchObject({
      status: 422,
    });
    expect(await call('PATCH', `members/${id}`, { siteRoles: ofSite })).toMatchObject({
      body: { siteRoles: ofSite },
    });
    expect(await call('PATCH', `members/${id}`, { roles: ['author'] })).toMatchObject({
      body: { roles: ['author'], siteRoles: ofSite, sessions: 1 },
    });
    expect(await asMember('/api/newsroom/tags')).toBe(200);
    await call('PATCH', `members/${id}`, { siteRoles: {} });
    expect(await asMember('/api/newsroom/tags')).toBe(403);
    expect(await call('PATCH', `members/${id}`, { isDisabled: true })).toMatchObject({
      body: { state: 'disabled', sessions: 0 },
    });
    expect(await asMember('/api/newsroom/stories')).toBe(401);
    expect(await call('PATCH', `members/${id}`, { isDisabled: false })).toMatchObject({
      body: { state: 'active' },
    });
    const other = await signedIn('masik@example.com', ['editor']);
    expect(await call('DELETE', `members/${other.id}/sessions`)).toMatchObject({ body: { sessions: 0 } });
    expect((await server.telex('/api/newsroom/tags', { headers: other.headers })).status).toBe(401);
    expect((await call('GET', 'members')).body).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ id: admin.id, state: 'active' })]),
    });
  });

  it('who is an admin does not lock themselves out', async () => {
    for (const change of [{ roles: ['editor'] }, { isDisabled: true }])
      expect(await call('PATCH', `members/${admin.id}`, change)).toMatchObject(refusal('own-account'));
    expect((await call('GET', 'members/2147483647')).status).toBe(404);
  });

  it('gives access only after a proof of identity that is not older than ten minutes', async () => {
    const { id } = await signedIn('harmadik@example.com', ['author']);
    const { now } = server.context.clock;
    await server.context.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(now().getTime() - 11 * 60_000) })
      .where('member_id', '=', admin.id)
      .execute();
    const grant = () => call('PATCH', `members/${id}`, { roles: ['admin'] });
    expect(await grant()).toMatchObject({ status: 403, body: { code: 'confirmation-required' } });
    expect(await call('POST', 'members', { ...eva, email: 'uj@example.com' })).toMatchObject({ status: 403 });
    // Disabling and ending sessions need no proof of identity, so that they take effect at once.
    expect((await call('PATCH', `members/${id}`, { isDisabled: true })).status).toBe(200);
    expect(await call('POST', 'confirmation', { password: 'nem ez a jelszó' })).toMatchObject(
      refusal('wrong-password'),
    );
    expect((await call('POST', 'confirmation', { password: memberPassword })).status).toBe(200);
    expect((await grant()).status).toBe(200);
  });
});
