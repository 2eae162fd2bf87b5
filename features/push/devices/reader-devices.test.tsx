import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { cookieWith, inventReader } from '#tests/accounts.ts';
import { registerBrowser } from '#tests/push-sandbox.ts';
import { withServer } from '#tests/server.ts';
import { DeviceList } from '../view/DeviceList.tsx';

const server = withServer();
afterAll(() => server.context.push.stop());

async function link(clientToken: string, cookie: Record<string, string>) {
  const { status } = await server.telex('/api/web-push/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...cookie },
    body: JSON.stringify({ clientToken }),
  });
  return status;
}

it('lists a browser with the account of the reader who is signed in, until the reader removes it', async () => {
  const { push } = server.context;
  const olga = await inventReader(server.context);
  const other = await inventReader(server.context, { name: 'Más', email: 'mas@example.com' });
  const { token } = await registerBrowser(server.context, ['fontos']);
  expect(await link(token, {})).toBe(401);
  expect(await link(token, cookieWith(olga.token))).toBe(200);
  expect(await link('a'.repeat(24), cookieWith(olga.token))).toBe(404);
  const [device, ...more] = await push.ofReader(olga.id);
  expect(more).toEqual([]);
  expect(device).toMatchObject({ name: 'Firefox · Linux', topics: ['Fontos hírek'] });
  const html = renderToStaticMarkup(
    <DeviceList devices={await push.ofReader(olga.id)} language="hu" fields={{ muvelet: 'ki' }} />,
  );
  expect(html).toContain(`value="${device?.id}" name="push-device"`);
  expect(await push.removeOfReader(other.id, device?.id ?? 0), 'another reader').toBe(false);
  expect(await push.removeOfReader(olga.id, device?.id ?? 0)).toBe(true);
  expect(await push.ofReader(olga.id)).toEqual([]);
  expect(await push.browserOf(token)).toBeNull();
  expect(renderToStaticMarkup(<DeviceList devices={[]} language="hu" fields={{}} />)).toContain(
    '/ertesitesek',
  );
});

it('exports the reader’s own browsers without their secrets, and erases them', async () => {
  const { push, db, consents } = server.context;
  const reader = await inventReader(server.context, { name: 'Törlő', email: 'torlo@example.com' });
  const { token, subscription } = await registerBrowser(server.context, ['fontos', 'elo']);
  await link(token, cookieWith(reader.token));
  const exported = JSON.stringify(await push.exportOf(reader.id));
  expect(exported).toContain('"topic":"elo"');
  for (const secret of [token, subscription.endpoint, subscription.keys.auth])
    expect(exported).not.toContain(secret);
  const found = await push.browserOf(token);
  await db.transaction().execute((trx) => push.erase(trx, reader.id));
  expect(await push.browserOf(token)).toBeNull();
  const lines = await consents.ofSubject(`push:${found?.client.id}`);
  expect(lines.at(-1)).toMatchObject({ isGiven: false, place: '/tamogatas/profil' });
});
