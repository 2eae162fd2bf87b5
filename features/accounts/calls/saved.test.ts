import { describe, expect, it } from 'vitest';
import { bearerWith, inventReader, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const story = (path: string) => ({ path, title: 'Cím', lead: '', image: '', language: 'hu' });
let readers = 0;
async function newReader(isOn = true) {
  readers += 1;
  const reader = await inventReader(server.context, { name: 'Olga', email: `mentett${readers}@example.com` });
  await server.context.accounts.savedStories.setOn(reader.id, isOn);
  const send = async (body: object) => {
    const headers = { 'content-type': 'application/json', ...bearerWith(reader.token) };
    const compared = { since: '2026-11-21T07:00:00.000Z', ...body };
    return server.telex('/api/saved', { method: 'POST', headers, body: JSON.stringify(compared) });
  };
  const pathsAfter = async (body: object) =>
    Object(Object((await send(body)).json()).stories).map(({ path }: { path: string }) => path);
  return { ...reader, send, pathsAfter };
}

describe('the saved stories of an account', () => {
  it('are what the devices added and did not remove, the latest first', async () => {
    const reader = await newReader();
    expect(await reader.pathsAfter({ added: [story('/b'), story('/a')], removed: [] })).toEqual(['/b', '/a']);
    server.setTime('2026-11-21T08:00:10+01:00');
    expect(await reader.pathsAfter({ added: [story('/c'), story('/a')], removed: ['/b'] })).toEqual([
      '/c',
      '/a',
    ]);
    server.setTime('2026-11-21T08:00:00+01:00');
    expect(await reader.pathsAfter({ added: [], removed: [] })).toEqual(['/c', '/a']);
    const stranger = await newReader();
    expect(await stranger.pathsAfter({ added: [], removed: ['/a'] })).toEqual([]);
    expect(await reader.pathsAfter({ added: [], removed: [] })).toEqual(['/c', '/a']);
  });

  it('are not removed by a device that compared its list with an earlier one', async () => {
    const reader = await newReader();
    await reader.send({ added: [story('/a')], removed: [] });
    expect(await reader.pathsAfter({ since: '', added: [], removed: ['/a'] })).toEqual(['/a']);
    expect(await reader.pathsAfter({ added: [], removed: ['/a'] })).toEqual([]);
  });

  it('have a version that /api/me names, and that changes with them', async () => {
    const reader = await newReader();
    const named = async () =>
      Object((await server.telex('/api/me', { headers: bearerWith(reader.token) })).json()).savedStories;
    const empty = await named();
    const { version } = Object((await reader.send({ added: [story('/a')], removed: [] })).json());
    expect([empty, version, await named()]).toEqual([expect.any(String), expect.any(String), version]);
    expect(version).not.toBe(empty);
    await reader.send({ added: [], removed: ['/a'] });
    expect(await named()).toBe(empty);
    await server.context.accounts.savedStories.setOn(reader.id, false);
    expect(await named()).toBeNull();
  });

  it('are at most a hundred', async () => {
    const reader = await newReader();
    const hundred = Array.from({ length: 100 }, (_, at) => story(`/${at}`));
    await reader.send({ added: hundred, removed: [] });
    server.setTime('2026-11-21T08:00:10+01:00');
    const paths = await reader.pathsAfter({ added: [story('/uj')], removed: [] });
    server.setTime('2026-11-21T08:00:00+01:00');
    expect([paths.length, paths[0], paths.includes('/99')]).toEqual([100, '/uj', false]);
  });

  it('are not stored unless the reader wants it, and deleted when that is over', async () => {
    const reader = await newReader(false);
    const body = { added: [story('/a')], removed: [] };
    expect((await reader.send(body)).json()).toEqual({ since: null, version: null, stories: [] });
    const { savedStories } = server.context.accounts;
    await savedStories.setOn(reader.id, true);
    expect(await savedStories.of(reader.id)).toEqual([]);
    await reader.send(body);
    await savedStories.setOn(reader.id, false);
    expect(await savedStories.of(reader.id)).toEqual([]);
  });

  it('lead to this site only, and are refused in any other form', async () => {
    const reader = await newReader();
    for (const path of ['https://masutt.example/', '//masutt.example', '/\\masutt', 'javascript:x', ''])
      expect((await reader.send({ added: [story(path)], removed: [] })).status, path).toBe(400);
    expect(
      (await reader.send({ added: [{ ...story('/a'), image: 'https://x.example/k.png' }], removed: [] }))
        .status,
    ).toBe(400);
    expect((await reader.send({})).status).toBe(400);
  });

  it('are neither the newsroom’s nor anonymous', async () => {
    const { editor } = await inventUsers(server.context);
    const body = JSON.stringify({ added: [], removed: [] });
    const headers = { 'content-type': 'application/json' };
    const as = (more: object) =>
      server.telex('/api/saved', { method: 'POST', headers: { ...headers, ...more }, body });
    expect([(await as({})).status, (await as(bearerWith(editor.session))).status]).toEqual([401, 403]);
  });
});
