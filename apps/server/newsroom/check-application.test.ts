/** The headers that the newsroom's application sends with each call. */
import { beforeAll, describe, expect, it } from 'vitest';
import { memberHeader, newsroomProtocol, protocolHeader } from '#features/accounts/public.ts';
import { inventMember } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
let member = { id: 0, authorization: '' };
beforeAll(async () => {
  const { accounts, db } = server.context;
  const { id } = await inventMember(server.context, {
    email: 'app@example.com',
    name: 'A',
    roles: ['editor'],
  });
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox');
  member = { id, authorization: `Bearer ${access}` };
});

async function ask(headers: Record<string, string>) {
  const { authorization } = member;
  const answer = await server.telex('/api/newsroom/stories', { headers: { authorization, ...headers } });
  return [answer.status, answer.status === 200 ? null : Object(answer.json()).code];
}

const current = { [protocolHeader]: String(newsroomProtocol) };

describe('a call of the newsroom', () => {
  it('is refused to an application that is too old, with that reason; programs say nothing of it [NRA-08]', async () => {
    expect(await ask({})).toEqual([200, null]);
    expect(await ask(current)).toEqual([200, null]);
    expect(await ask({ [protocolHeader]: String(newsroomProtocol - 1) })).toEqual([
      426,
      'application-outdated',
    ]);
  });

  it('is refused when somebody else has signed in since the application was opened [SAVE-13]', async () => {
    expect(await ask({ ...current, [memberHeader]: String(member.id) })).toEqual([200, null]);
    expect(await ask({ ...current, [memberHeader]: String(member.id + 1) })).toEqual([401, 'member-changed']);
  });

  it('without a session says so as always', async () => {
    const { status, json } = await server.telex('/api/newsroom/stories', {
      headers: { ...current, [memberHeader]: String(member.id) },
    });
    expect([status, Object(json()).code]).toEqual([401, 'sign-in-required']);
  });

  it('of a member who left says so, so that nothing of theirs stays on the device [SAVE-13]', async () => {
    const { db } = server.context;
    const setDisabled = (at: Date | null) =>
      db.updateTable('members').set({ disabled_at: at }).where('id', '=', member.id).execute();
    await setDisabled(new Date());
    const headers = { ...current, [memberHeader]: String(member.id) };
    expect(await ask(headers)).toEqual([401, 'member-left']);
    await setDisabled(null);
    expect(await ask(headers)).toEqual([200, null]);
  });
});
