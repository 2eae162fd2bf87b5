/** A match that is followed while the provider goes away and comes back. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { resources } from '#features/livescore/public.server.ts';
import { footballPath, livescoreSetting } from '#features/livescore/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { withSettings } from '#tests/edition.ts';
import { withServer } from '../../tests/server.ts';

const begin = '2024-06-15T13:13:30Z';
let now = new Date(begin);
let sandbox: Sandbox;
const clock = { now: () => now };

beforeAll(async () => {
  sandbox = await openSandbox({ clock });
});

function withOwnProvider(edition: Edition): Edition {
  const sources = { football: `${sandbox.origin}/football` };
  return withSettings(edition, { livescore: { ...livescoreSetting.of(edition), hosts: [], sources } });
}

const server = withServer({ edition: withOwnProvider });
const signal = new AbortController().signal;
afterAll(() => sandbox.close());

const page = `${footballPath}?liga=4&szezon=2024&nap=2024-06-15&meccs=2024002`;

/** The text of the match after everything that is due was asked for. */
async function seenAt(iso: string): Promise<{ status: number; text: string }> {
  now = new Date(iso);
  server.setTime(iso);
  const { livescore } = server.context;
  const needed = [resources.match(2024002), resources.matchesOfDay('2024-06-15')];
  for (const resource of needed) await livescore.read<unknown>(resource);
  while ((await livescore.fetchDue(signal)) > 0);
  await server.settled();
  const { status, text } = await server.telex(page);
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
  return { status, text: main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
}

it('stays when the provider stops in the middle, says how old it is, and goes on when it is back [FOOT-11] [FOOT-16]', async () => {
  const before = await seenAt(begin);
  expect(before).toMatchObject({ status: 200, text: expect.stringContaining('Magyarország 0 – 1 Svájc') });
  expect(before.text).not.toContain('óta nem frissültek');

  const { port } = new URL(sandbox.origin);
  await sandbox.close();
  const without = await seenAt('2024-06-15T13:20:00Z');
  expect(without.status).toBe(200);
  expect(without.text).toContain('Magyarország 0 – 1 Svájc');
  expect(without.text).toMatch(/június 15., 15:13 óta nem frissültek/);

  sandbox = await openSandbox({ clock, port: Number(port) });
  const after = await seenAt('2024-06-15T13:50:00Z');
  expect(after.text).toContain('Magyarország 0 – 2 Svájc');
  expect(after.text).not.toContain('óta nem frissültek');
});
