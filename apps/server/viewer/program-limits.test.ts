/** Programs with tokens beside editors, through the real server. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Scope } from '#features/sites/public.ts';
import { bearerWith, cookieWith, inventMember } from '#tests/accounts.ts';
import { withServer } from '#tests/server.ts';
import { createProgramLimits, programRequestsAMinute, programRequestsAtOnce } from './program-limits.ts';

const server = withServer();
let editor: Record<string, string> = {};
let editorId = 0;
const stories = '/api/newsroom/stories';
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  const { accounts, db } = server.context;
  ({ id: editorId } = await inventMember(server.context, {
    email: 'e@example.com',
    name: 'Eszter',
    roles: ['editor'],
  }));
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id: editorId }, 'Firefox');
  editor = { ...cookieWith(access), 'sec-fetch-site': 'same-origin', ...json };
});

function ask(headers: Record<string, string>, path: string, body?: object, method = body ? 'POST' : 'GET') {
  return server.telex(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function tokenWith(scopes: readonly Scope[], memberId?: number): Promise<Record<string, string>> {
  const { accounts } = server.context;
  const limits = { scopes, ...(memberId !== undefined && { memberId }) };
  const token = await accounts.createToken('Program', 1, ['editor', 'admin'], limits);
  return { ...bearerWith(token), ...json };
}

describe('a program [NAPI-04]', () => {
  it('that floods the server is refused, and no editor is', async () => {
    const program = await tokenWith(['read', 'write']);
    const flood = Array.from({ length: 300 }, (_, at) =>
      at % 2 === 0 ? ask(program, stories) : ask(program, stories, { site: 'telex' }),
    );
    await editorAtWork();
    const answers = await Promise.all(flood);
    const handled = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(handled.length + refused.length).toBe(300);
    expect(handled.length).toBeGreaterThan(0);
    // At most four are handled at the same time; the others are refused without a query.
    expect(refused.length).toBeGreaterThan(200);
    expect(refused[0]?.headers['retry-after']).toBe('1');
  });

  it('is handled again when its requests are over, up to a number in a minute', async () => {
    const program = await tokenWith(['read']);
    for (let at = 0; at < programRequestsAtOnce * 3; at += 1)
      expect((await ask(program, stories)).status).toBe(200);
    let now = 0;
    const limits = createProgramLimits(() => now);
    const user = {
      viewer: { kind: 'newsroom', id: 1, roles: [], token: { id: 1, scopes: [] } },
      email: null,
      name: null,
      createdAt: new Date(0),
      sessionId: null,
      authenticatedAt: null,
      twoFactor: false,
    } as const;
    const request = z
      .custom<Parameters<typeof limits.ended>[0]>()
      .parse({ headers: { authorization: 'Bearer x' } });
    const once = async () => {
      await limits.identified(request, async () => user);
      limits.ended(request);
    };
    for (let at = 0; at < programRequestsAMinute; at += 1) await once();
    await expect(once()).rejects.toMatchObject({ code: 'too-many-requests' });
    now = 60_001;
    await once();
  });
});

async function editorAtWork(): Promise<void> {
  for (let at = 0; at < 10; at += 1) {
    expect((await ask(editor, stories)).status).toBe(200);
    expect((await ask(editor, stories, { site: 'telex' })).status).toBe(200);
  }
}

describe('a token', () => {
  it('is for its scopes: reading, writing, and what readers see', async () => {
    const [reads, writes] = [await tokenWith(['read']), await tokenWith(['read', 'write'])];
    expect((await ask(reads, stories, { site: 'telex' })).status).toBe(403);
    const created = await ask(writes, stories, { site: 'telex', title: 'Programé' });
    const { id } = z.object({ id: z.int() }).parse(created.json());
    const act = (headers: Record<string, string>, name: string) =>
      ask(headers, `${stories}/${id}/acts`, { act: name, version: 0 });
    expect((await act(writes, 'submit')).status).toBe(200);
    expect((await act(writes, 'publish')).status).toBe(403);
    const publishes = await tokenWith(['publish', 'write']);
    expect((await ask(publishes, stories)).status).toBe(403);
    expect((await act(publishes, 'publish')).status).toBe(422);
    expect(
      (await ask(writes, `${stories}/${id}/takedown`, { reason: 'x', version: 0 })).json(),
    ).toMatchObject({
      detail: "This needs a token with the scope 'publish'.",
    });
  });

  it('of a member does what the member may, in their name, and ends with their rights', async () => {
    const own = await tokenWith(['read', 'write'], editorId);
    expect((await ask(own, '/api/me')).json()).toMatchObject({
      id: editorId,
      name: 'Eszter',
      roles: ['editor'],
    });
    const created = await ask(own, stories, { site: 'telex', title: 'A tagé' });
    const { id } = z.object({ id: z.int() }).parse(created.json());
    expect((await ask(editor, `${stories}/${id}`)).json()).toMatchObject({
      people: [{ id: editorId, name: 'Eszter' }],
    });
    const { members } = server.context.accounts;
    const member = await members.byId(editorId);
    if (!member) throw new Error('no member');
    await members.setRoles(member, { roles: [], siteRoles: { transtelex: ['author'] } });
    expect((await ask(own, stories, { site: 'telex' })).status).toBe(403);
    await members.setRoles(member, { roles: ['editor'] });
    await members.disable(member);
    expect((await ask(own, stories)).status).toBe(401);
    await members.enable(member);
  });
});
