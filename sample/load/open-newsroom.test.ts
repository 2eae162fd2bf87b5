import { expect, it } from 'vitest';
import { newsroomLines } from '#apps/server/commands/newsroom-lines.ts';
import { roles } from '#features/sites/public.ts';
import { withTestApp } from '#tests/test-app.ts';
import { openNewsroom } from './open-newsroom.ts';

const testApp = withTestApp();

it('makes a member for each role, and prints a way in for each that works once [NRA-10]', async () => {
  const { accounts } = testApp.context;
  const command = await newsroomLines(testApp.context, { kind: 'embedded' });
  expect(await newsroomLines(testApp.context, { kind: 'external' })).toEqual(command);
  expect(command.join('\n')).toContain('npm run --silent lapzarta -- user create');
  await openNewsroom(testApp.context);
  await openNewsroom(testApp.context);
  const members = await accounts.members.all();
  expect(members.map((member) => member.roles).toSorted()).toEqual(roles.map((role) => [role]).toSorted());
  expect(await newsroomLines(testApp.context, { kind: 'external' })).toEqual([]);

  const lines = await newsroomLines(testApp.context, { kind: 'embedded' });
  expect(lines[0]).toBe('Newsroom: http://localhost:3000/szerkesztoseg/');
  const tokens = lines.flatMap((line) => (/kulcs=(\S+)$/.exec(line) ?? []).slice(1));
  const links = await Promise.all(tokens.map((one) => accounts.members.link(one)));
  expect(links.map((link) => link?.roles)).toEqual(roles.map((role) => [role]));
  const [token = ''] = tokens;
  testApp.setTime('2026-11-22T08:00:01+01:00');
  expect(await accounts.members.link(token)).toBeNull();
  testApp.setTime('2026-11-21T09:00:00+01:00');
  const client = { address: '198.51.100.1', browser: '', way: 'page' } as const;
  const password = 'tizenkét hosszú szó';
  expect(await accounts.members.acceptLink(token, password, client)).toMatchObject({ kind: 'done' });
  expect(await accounts.members.acceptLink(token, password, client)).toEqual({ kind: 'ended' });
  expect(await newsroomLines(testApp.context, { kind: 'embedded' })).toEqual(lines.slice(0, 1));
});

it('leaves a newsroom alone that has members of its own [NRA-10]', async () => {
  const { accounts } = testApp.context;
  await accounts.members.create({ email: 'zsofi@example.com', name: 'Fő Zsófi', roles: ['admin'] });
  const before = await accounts.members.all();
  await openNewsroom(testApp.context);
  expect(await accounts.members.all()).toEqual(before);
});
