/** Rights on a story: the table of roles, checked by API calls [ACT-01]. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#features/sites/public.ts';
import { inventMember } from '#tests/accounts.ts';
import { withServer } from '#tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { people, send, open, writerOf, push, done, draft } = withNewsroom(server);
const soon = '2026-11-21T08:30:00+01:00';

/** The states of an author's story, each with the acts that lead to it. */
const states = {
  draft: [],
  submitted: [['author', 'submit']],
  returned: [
    ['author', 'submit'],
    ['editor', 'return'],
  ],
  approved: [['editor', 'approve']],
  scheduled: [['editor', 'schedule']],
  public: [['editor', 'publish']],
  planned: [
    ['editor', 'publish'],
    ['editor', 'withdraw', soon],
  ],
  withdrawn: [
    ['editor', 'publish'],
    ['editor', 'withdraw'],
  ],
  binned: [['editor', 'discard']],
} as const satisfies Record<string, readonly (readonly [string, string, string?])[]>;
type State = keyof typeof states;

/** Permitted actions by state and role, besides reading; admins may not even read. */
const table: Record<State, Record<'author' | 'editor', string>> = {
  draft: {
    author: 'write submit discard',
    editor: 'write assign submit approve publish schedule discard',
  },
  submitted: {
    author: 'write discard',
    editor: 'write assign return approve publish schedule discard',
  },
  returned: {
    author: 'write submit discard',
    editor: 'write assign submit approve publish schedule discard',
  },
  approved: {
    author: 'write discard',
    editor: 'write assign return publish schedule discard',
  },
  scheduled: { author: 'write', editor: 'write assign publish move withdraw' },
  public: {
    author: 'write submit',
    editor: 'write assign submit approve update repair correct move withdraw undo',
  },
  planned: {
    author: 'write submit',
    editor: 'write assign submit approve update repair correct move withdraw cancel',
  },
  withdrawn: {
    author: 'write submit',
    editor: 'write assign submit approve publish schedule move',
  },
  binned: { author: 'restore', editor: 'restore' },
};
/** Permitted actions of chief editors, in addition to those of editors. */
const ofChiefs: Record<State, string> = {
  draft: 'takedown pass restrict embargo',
  submitted: 'takedown pass restrict embargo',
  returned: 'takedown pass restrict embargo',
  approved: 'takedown pass restrict embargo',
  scheduled: 'takedown pass restrict embargo',
  public: 'takedown pass',
  planned: 'takedown pass',
  withdrawn: 'takedown pass restrict embargo',
  binned: 'takedown pass restrict embargo',
};
const acts =
  'submit return approve publish schedule update repair correct move withdraw cancel undo discard restore'.split(
    ' ',
  );
const others = ['restrict', 'embargo', 'takedown', 'assign', 'write', 'fields'];
/** Members besides those of the fixture: with roles on single sites, and an author with an assigned story. */
const members: Record<string, { roles?: readonly Role[]; siteRoles?: Record<string, readonly Role[]> }> = {
  'editor-here': { siteRoles: { telex: ['editor'] } },
  'editor-elsewhere': { roles: ['author'], siteRoles: { transtelex: ['editor', 'chief-editor'] } },
  assigned: { siteRoles: { telex: ['author'] } },
};
const ids: Record<string, number> = {};

beforeAll(async () => {
  for (const [name, { roles = [], siteRoles = {} }] of Object.entries(members)) {
    const { accounts, db } = server.context;
    const { id } = await inventMember(server.context, { email: `${name}@example.com`, name, roles });
    const member = await accounts.members.byId(id);
    if (member) await accounts.members.setRoles(member, { roles, siteRoles });
    people[name] = (await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox')).access;
    ids[name] = id;
  }
});

async function storyIn(state: State, title = state): Promise<number> {
  const { id } = await draft(`${title} ${crypto.randomUUID()}`);
  for (const [who, name, at] of states[state]) await done(who, id, order(name, await versionOf(id), at));
  // The last act is older than the time for an undo, where the state requires it.
  if (state === 'planned' || state === 'withdrawn')
    await server.database.db
      .updateTable('story_acts')
      .set({ before_version: null })
      .where('story_id', '=', id)
      .execute();
  return id;
}

async function versionOf(id: number): Promise<number> {
  return (await open('chief-editor', id)).version;
}

function order(
  name: string,
  version: number,
  at: string | undefined = name === 'schedule' ? soon : undefined,
) {
  return {
    act: name,
    version,
    reason: 'Ok',
    note: 'Ok',
    slug: `uj-cim-${crypto.randomUUID()}`,
    ...(at !== undefined && { at }),
  };
}

/** The HTTP status of an attempted action. */
async function attempt(who: string, id: number, name: string): Promise<number> {
  const to = (method: string, path: string, body: object) => send(who, method, `/${id}${path}`, body);
  const reason = 'Ok';
  const { storyVersion, secrecyVersion: version } = await open('chief-editor', id);
  switch (name) {
    case 'restrict':
      return (await to('POST', '/secrecy', { act: name, memberIds: [], reason, version })).status;
    case 'embargo':
      return (
        await to('POST', '/secrecy', { act: name, until: '2026-11-21T08:10:00+01:00', reason, version })
      ).status;
    case 'takedown':
      return (await to('POST', '/takedown', { reason, version: storyVersion })).status;
    case 'assign': {
      const seen = (await open('chief-editor', id)).people.map((one) => one.id);
      return (await to('PUT', '/people', { memberIds: [ids.assigned], seen })).status;
    }
    case 'write':
    case 'fields': {
      const writer = await writerOf('chief-editor', id);
      const change = { change: 'set', name: 'ctUrl', value: 'https://a.example/' } as const;
      if (name === 'write') type(writer, 'Egy mondat.');
      else writer.dispatch(writer.state.tr.step(new FieldStep(change)));
      return (await to('POST', '/steps', writer.batch() ?? {})).status;
    }
    default:
      return (await to('POST', '/acts', order(name, await versionOf(id)))).status;
  }
}

/** Exactly the permitted actions are offered; all others are refused. */
async function refusesOthers(who: string, state: State, allowed: readonly string[]): Promise<void> {
  const id = await storyIn(state);
  expect((await open(who, id)).may.toSorted(), `${who}, ${state}`).toEqual([...allowed].toSorted());
  for (const name of [...acts, ...others.filter((one) => one !== 'fields' || !allowed.includes('write'))])
    if (!allowed.includes(name))
      expect([403, 412], `${who}, ${state}, ${name}`).toContain(await attempt(who, id, name));
}

/** Offered actions succeed. */
async function does(who: string, state: State, allowed: readonly string[]): Promise<void> {
  for (const name of allowed) {
    const status = await attempt(who, await storyIn(state), name);
    expect(status, `${who}, ${state}, ${name}`).toBe(200);
  }
}

const words = (text: string) => text.split(' ').filter(Boolean);

describe.each(Object.keys(states) as State[])('a story that is %s [ACT-01]', (state) => {
  const { author, editor } = table[state];

  it('is its author’s', async () => {
    await refusesOthers('author', state, words(author));
    await does('author', state, words(author));
  });

  it('is the editors’, also of its site alone', async () => {
    await refusesOthers('editor', state, words(editor));
    await refusesOthers('editor-here', state, words(editor));
    await does('editor-here', state, words(editor));
  });

  it('is a chief editor’s', async () => {
    const more = words(ofChiefs[state]);
    await refusesOthers('chief-editor', state, [...words(editor), ...more]);
    await does(
      'chief-editor',
      state,
      more.filter((name) => name !== 'pass'),
    );
  });

  it('is no other author’s, and no editor’s of another site', async () => {
    await refusesOthers('other-author', state, []);
    await refusesOthers('editor-elsewhere', state, []);
  });

  it('does not exist for ad operators unless it is sponsored, and is no admin’s but to take down', async () => {
    const id = await storyIn(state);
    expect((await send('ad-operator', 'GET', `/${id}`)).status).toBe(404);
    expect((await send('admin', 'GET', `/${id}`)).status).toBe(403);
    for (const name of [...acts, ...others.filter((one) => one !== 'takedown')]) {
      expect([403, 404], `ad-operator, ${name}`).toContain(await attempt('ad-operator', id, name));
      expect(await attempt('admin', id, name), `admin, ${name}`).toBe(403);
    }
    expect(await attempt('admin', id, 'takedown')).toBe(200);
    expect((await open('chief-editor', id)).may.toSorted()).toEqual([]);
  });
});

describe('rights beside the table [ACT-01]', () => {
  it('an assigned story is written and submitted like an own one, and stands among these', async () => {
    const { id } = await draft('Kiosztott cikk');
    expect((await open('assigned', id)).may).toEqual([]);
    expect(await attempt('editor', id, 'assign')).toBe(200);
    expect((await send('editor', 'PUT', `/${id}/people`, { memberIds: [], seen: [] })).status).toBe(412);
    expect(
      (await send('editor', 'PUT', `/${id}/people`, { memberIds: [2_147_483_647], seen: [ids.assigned] }))
        .status,
    ).toBe(422);
    expect((await open('author', id)).may).toEqual([]);
    expect((await send('assigned', 'GET', '?mine=true')).text).toContain('Kiosztott cikk');
    const writer = await writerOf('assigned', id);
    type(writer, 'A megbízott mondata.');
    await push('assigned', id, writer);
    await done('assigned', id, order('submit', writer.version));
  });

  it('an ad operator changes the sponsored fields of sponsored stories, and sees no others', async () => {
    const { id, writer } = await draft('Támogatott tartalom');
    const has = async () => (await send('ad-operator', 'GET', '')).text.includes('Támogatott tartalom');
    expect(await has()).toBe(false);
    const flag = (change: 'add' | 'remove') =>
      new FieldStep(
        change === 'add'
          ? { change, name: 'flags', element: 'pr', before: null }
          : { change, name: 'flags', element: 'pr' },
      );
    const editor = await writerOf('editor', id);
    editor.dispatch(editor.state.tr.step(flag('add')));
    await push('editor', id, editor);
    expect(await has()).toBe(true);
    expect((await open('ad-operator', id)).may).toEqual(['fields']);
    for (const name of acts.concat('write', 'assign', 'restrict', 'embargo', 'takedown'))
      expect(await attempt('ad-operator', id, name), name).toBe(403);
    expect(await attempt('ad-operator', id, 'fields')).toBe(200);
    const operator = await writerOf('ad-operator', id);
    operator.dispatch(
      operator.state.tr.step(new FieldStep({ change: 'set', name: 'important', value: true })),
    );
    const refused = await send('ad-operator', 'POST', `/${id}/steps`, operator.batch() ?? {});
    expect(refused.json()).toMatchObject({ kind: 'refused' });
    await done('editor', id, {
      act: 'publish',
      version: await versionOf(id),
      passed: { checks: [], reason: '' },
    });
    expect((await open('ad-operator', id)).may).toEqual(['fields']);
    const again = await writerOf('editor', id);
    again.dispatch(again.state.tr.step(flag('remove')));
    await push('editor', id, again);
    expect((await send('ad-operator', 'GET', `/${id}`)).status).toBe(404);
    expect(writer.version).toBeGreaterThan(0);
  });

  it('a story moves to no site where its editor is none, and is begun on none', async () => {
    const { id } = await draft('Költözik');
    const writer = await writerOf('editor-here', id);
    for (const change of [
      { change: 'set', name: 'site', value: 'transtelex' },
      { change: 'add', name: 'mirroringSites', element: 'transtelex', before: null },
      { change: 'set', name: 'mirroringSites', value: ['telex', 'transtelex'] },
    ] as const) {
      const entries = [
        { client: crypto.randomUUID(), number: 1, isUndo: false, steps: [{ stepType: 'field', change }] },
      ];
      const { epoch, version } = writer;
      const batch = { epoch, version, entries, kept: [], closed: [], rebase: false };
      expect((await send('editor-here', 'POST', `/${id}/steps`, batch)).json()).toMatchObject({
        kind: 'refused',
      });
    }
    const editor = await writerOf('editor', id);
    editor.dispatch(
      editor.state.tr.step(new FieldStep({ change: 'set', name: 'site', value: 'transtelex' })),
    );
    await push('editor', id, editor);
    expect(await attempt('editor-here', id, 'publish')).toBe(403);
    expect((await send('editor-here', 'POST', '', { site: 'telex' })).status).toBe(200);
    expect((await send('editor-here', 'POST', '', { site: 'transtelex' })).status).toBe(403);
  });

  it('fronts, breaking news and notifications are the editors’ of their site', async () => {
    const ask = (who: string, method: string, path: string, body?: object) =>
      server.telex(`/api/newsroom/${path}`, {
        method,
        headers: { authorization: `Bearer ${people[who]}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const news = {
      key: crypto.randomUUID(),
      title: 'x',
      sentence: 'x',
      section: 2_147_483_647,
      isOnFront: false,
    };
    const topics = [{ site: 'telex', topic: 'fontos' }];
    for (const [who, own, other] of [
      ['editor-here', 'telex', 'transtelex'],
      ['editor-elsewhere', 'transtelex', 'telex'],
    ] as const) {
      expect((await ask(who, 'GET', `fronts/${own}`)).status).toBe(200);
      expect((await ask(who, 'GET', `fronts/${other}`)).status).toBe(403);
      expect((await ask(who, 'POST', 'breaking', { ...news, site: own, topics: [] })).status).toBe(422);
      expect((await ask(who, 'POST', 'breaking', { ...news, site: other, topics: [] })).status).toBe(403);
    }
    const id = await storyIn('public');
    const sending = {
      key: crypto.randomUUID(),
      story: id,
      seen: 0,
      kind: 'new',
      title: 'x',
      body: '',
      topics,
    };
    expect((await ask('editor-elsewhere', 'POST', 'notifications', sending)).status).toBe(403);
    expect((await ask('editor-here', 'POST', 'notifications', sending)).status).not.toBe(403);
  });
});
