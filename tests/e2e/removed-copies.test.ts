/** Devices drop their copies of withdrawn and removed stories when they reach the server again. */
import type { Page } from '@playwright/test';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, offlineCopies, test, untilWorkerActive } from './offline-test.ts';

interface PublicStory {
  id: number;
  path: string;
}

/** By calls, as whoever is signed in on the page. */
async function publish(page: Page, title: string, sentence: string): Promise<PublicStory> {
  const choices = await page.request.get('/api/newsroom/choices/sections?site=telex&q=b');
  const section: number = (await choices.json()).choices[0].id;
  const data = {
    key: crypto.randomUUID(),
    site: 'telex',
    title,
    sentence,
    section,
    isOnFront: false,
    topics: [],
  };
  const published = await page.request.post('/api/newsroom/breaking', { data });
  expect(published.status(), await published.text()).toBe(200);
  const { id } = await published.json();
  const { slug } = await (await page.request.get(`/api/newsroom/stories/${id}`)).json();
  const { url } = await (await page.request.get(`/api/articles/${slug}`)).json();
  return { id, path: url };
}

async function take(page: Page, { id }: PublicStory, act: 'withdraw' | 'takedown', passage?: string) {
  const story = `/api/newsroom/stories/${id}`;
  const { version, storyVersion } = await (await page.request.get(story)).json();
  const done =
    act === 'withdraw'
      ? await page.request.post(`${story}/acts`, { data: { act, version, reason: 'Téves' } })
      : await page.request.post(`${story}/takedown`, {
          data: { reason: 'Jogsértő', version: storyVersion, ...(passage && { passage }) },
        });
  expect(done.status(), await done.text()).toBe(200);
}

async function save(reader: Page, { path }: PublicStory): Promise<void> {
  await reader.goto(path);
  await reader.locator('[data-save][data-ready]').click();
  await expect.poll(() => offlineCopies(reader)).toContain(path);
}

/** The device's entry of a story in the list, and its copy. */
function stored(reader: Page, { path }: PublicStory): Promise<string> {
  return reader.evaluate(async (address) => {
    const listed: { path: string }[] = JSON.parse(localStorage.getItem('saved-stories') ?? '[]');
    const entry = listed.find((one) => one.path === address);
    const copy = await (await caches.match(address, { ignoreVary: true }))?.text();
    return (entry ? JSON.stringify(entry) : '') + (copy ?? '');
  }, path);
}

test('a copy goes with what was removed from its story at the next contact [ACT-08]', async ({
  page,
  browser,
}) => {
  await acceptInvitation(page, 'eltavolito@example.com', 'chief-editor');
  const [stays, goes] = ['Ez a mondat marad.', 'Ez a mondat nem maradhat.'];
  const names = ['eltavolitott', 'visszavont', 'kihuzott', 'elerhetetlen', 'ep'] as const;
  const all = new Map<string, PublicStory>();
  for (const name of names) all.set(name, await publish(page, `Mentett ${name} cikk`, `${stays} ${goes}`));
  const named = (name: (typeof names)[number]) => all.get(name) ?? { id: 0, path: '' };
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(named('ep').path);
  await untilWorkerActive(reader);
  await reader.reload();
  for (const name of names) await save(reader, named(name));

  await take(page, named('eltavolitott'), 'takedown');
  await take(page, named('visszavont'), 'withdraw');
  await take(page, named('kihuzott'), 'takedown', goes);
  await take(page, named('elerhetetlen'), 'takedown');
  const unreachable = `**${named('elerhetetlen').path}`;
  await reader.context().route(unreachable, (route) => route.abort('connectionfailed'));
  await reader.goto('/');
  await expect.poll(() => stored(reader, named('eltavolitott'))).toBe('');
  await expect.poll(() => stored(reader, named('visszavont'))).toBe('');
  await expect.poll(() => stored(reader, named('kihuzott'))).not.toContain(goes);
  expect(await stored(reader, named('kihuzott'))).toContain(stays);
  for (const name of ['elerhetetlen', 'ep'] as const)
    expect(await stored(reader, named(name))).toContain(goes);

  await reader.context().unroute(unreachable);
  await reader.context().route(unreachable, (route) => route.fulfill({ status: 503 }));
  const asked = reader.waitForResponse(`**${named('elerhetetlen').path}`);
  await reader.goto('/mentett');
  await asked;
  await expect(reader.getByText('Mentett ep cikk').first()).toBeVisible();
  expect(await stored(reader, named('elerhetetlen'))).toContain(goes);

  await reader.context().unroute(unreachable);
  await reader.reload();
  await expect.poll(async () => (await stored(reader, named('elerhetetlen'))).length).toBe(0);
  await expect(reader.getByText('Mentett elerhetetlen cikk')).toHaveCount(0);
  expect(await stored(reader, named('ep'))).toContain(goes);
  await reader.context().close();
});

test('a device of the newsroom forgets a story that was taken down [ACT-08]', async ({ page, browser }) => {
  await acceptInvitation(page, 'eltavolito-szerk@example.com', 'chief-editor');
  const gone = await publish(page, 'Készüléken maradt cikk', 'Ez a mondat nem maradhat.');
  const device = await (await browser.newContext()).newPage();
  await acceptInvitation(device, 'keszulek@example.com', 'editor');
  await device.goto(`/szerkesztoseg/cikk/${gone.id}`);
  const text = device.getByRole('textbox', { name: 'A cikk szövege' });
  await text.getByText('Ez a mondat').last().click();
  await device.keyboard.type('Hozzáírás. ');
  await expect(device.getByText(/^Mentve \d+:\d\d$/)).toBeVisible();
  const rows = () =>
    device.evaluate(async () => {
      const [{ name = '' } = {}] = await indexedDB.databases();
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const stores = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise<unknown[]>((resolve) => {
              const request = database.transaction(store).objectStore(store).getAll();
              request.onsuccess = () => resolve(request.result);
            }),
        ),
      );
      database.close();
      return JSON.stringify(stores);
    });
  await expect.poll(rows).toContain('nem maradhat');
  await device.goto('about:blank');
  await take(page, gone, 'takedown');
  await device.goto('/szerkesztoseg/');
  await expect.poll(rows).not.toContain('nem maradhat');
  await expect.poll(rows).not.toContain('Készüléken maradt');
  await device.context().close();
});
