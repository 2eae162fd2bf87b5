/**
 * Typed text is not lost: without a network, after a crash, during a restart of the server, and at a
 * sign-out.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { runLapzarta } from '../lapzarta-process.ts';
import { ofAttempt } from './attempt.ts';
import { dataVariable } from './global-setup.ts';
import { acceptInvitation, signIn } from './newsroom-member.ts';
import { expect, test, untilWorkerActive } from './offline-test.ts';
import { newStory, saved, textOf, toLineStart } from './writing-steps.ts';

const home = '/szerkesztoseg/';
const waiting = (page: Page) => page.getByText(/változás csak ezen a készüléken van meg/).first();

/** Types a word that only the device stores. */
async function typeOffline(page: Page, title: string, more: string): Promise<void> {
  await page.context().setOffline(true);
  await typeUnsent(page, title, more);
}

async function typeUnsent(page: Page, title: string, more: string): Promise<void> {
  await textOf(page).getByText(title).click();
  await page.keyboard.press('End');
  await page.keyboard.type(more);
  await expect(waiting(page)).toContainText(`${more.length} változás`);
}

/** Requests of calls fail, as behind a firewall that lets the pages through. */
async function cutOff(context: BrowserContext): Promise<() => void> {
  let isCut = true;
  await context.route(/\/api\/newsroom\//, (route) => (isCut ? route.abort() : route.continue()));
  return () => {
    isCut = false;
  };
}

/** After a crash: the worker's process has ended as well, and the first navigation may wait for it. */
async function openedAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await expect(() => page.goto(address, { timeout: 10_000 })).toPass({ timeout: 90_000 });
  return page;
}

type StoredWriting = { waiting: number; at: Date };

/** Unsent changes of each stored story of the signed-in member; `makeOld` sets the time of the last change. */
const unsentIn = (page: Page): Promise<number[]> => page.evaluate(readWritings, 0);
const makeOld = (page: Page, days: number): Promise<number[]> => page.evaluate(readWritings, days);

/** Runs in the browser. */
async function readWritings(daysAgo: number): Promise<number[]> {
  const { id } = JSON.parse(localStorage.getItem('newsroom-me') ?? '{}');
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`newsroom-${id}`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction('writings', 'readwrite');
      const reading = work.objectStore('writings').getAll();
      reading.onsuccess = () => {
        const rows: StoredWriting[] = reading.result;
        if (daysAgo > 0)
          for (const row of rows)
            work.objectStore('writings').put({ ...row, at: new Date(Date.now() - daysAgo * 86_400_000) });
        work.oncomplete = () => {
          opening.result.close();
          resolve(rows.map(({ waiting }) => waiting));
        };
      };
    };
  });
}

test('says nothing before the first key, then how it stands [SAVE-01]', async ({ page }) => {
  await acceptInvitation(page, 'allapot@example.com');
  await newStory(page, 'Állapot');
  await expect(page.getByText(/^Mentve/)).toHaveCount(0);
  await textOf(page).getByText('Állapot').click();
  await page.keyboard.type('x');
  await saved(page);
});

test('an hour without a network: the story opens as it was left, and what waited is sent [SAVE-07]', async ({
  page,
}) => {
  await acceptInvitation(page, 'vonat@example.com');
  await newStory(page, 'A vonaton');
  await untilWorkerActive(page);
  await textOf(page).getByText('A vonaton').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' írom');
  await saved(page);
  await typeOffline(page, 'A vonaton írom', ', alagútban');
  // The browser is gone, and comes back without a network.
  const address = page.url();
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(textOf(again)).toContainText('A vonaton írom, alagútban');
  await expect(waiting(again)).toBeVisible();
  await again.goto(home);
  await expect(again.getByRole('heading', { name: 'Cikkek' })).toBeVisible();
  await expect(again.getByRole('link', { name: /A vonaton/ })).toBeVisible();
  // On the board, with the story closed.
  await context.setOffline(false);
  const stranger = await context.newPage();
  await expect(async () => {
    await stranger.goto(address);
    await expect(textOf(stranger)).toContainText('A vonaton írom, alagútban', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});

test('a tab that is killed: another one opens what it had written and not sent [SAVE-01] [SAVE-07]', async ({
  page,
}) => {
  await acceptInvitation(page, 'osszeomlas@example.com');
  await newStory(page, 'Összeomlás');
  const cure = await cutOff(page.context());
  await typeUnsent(page, 'Összeomlás', ' előtt');
  const address = page.url();
  const context = page.context();
  // Ends the renderer's process, as a crash does.
  await page.goto('chrome://crash').catch(() => undefined);
  cure();
  const other = await openedAgain(context, address);
  await expect(textOf(other)).toContainText('Összeomlás előtt');
  // It is sent before the story is shown, or after.
  const call = new URL(address).pathname.replace('/szerkesztoseg/cikk', '/api/newsroom/stories');
  const stored = async () => (await other.request.get(call)).text();
  await expect.poll(stored).toContain('Összeomlás előtt');
});

test('a tab that was open for weeks still stores on the device what it writes [SAVE-01]', async ({
  page,
}) => {
  await acceptInvitation(page, 'hetekig@example.com');
  await newStory(page, 'Hetekig nyitva');
  await textOf(page).getByText('Hetekig nyitva').click();
  await page.keyboard.press('End');
  await page.keyboard.type(',');
  await saved(page);
  await expect.poll(() => unsentIn(page)).toEqual([0]);
  await makeOld(page, 30);
  const context = page.context();
  const other = await context.newPage();
  await other.goto(home);
  await expect(other.getByRole('link', { name: 'Hetekig nyitva' })).toBeVisible();
  await other.close();
  const cure = await cutOff(context);
  await typeUnsent(page, 'Hetekig nyitva,', ' tovább');
  const address = page.url();
  await page.goto('chrome://crash').catch(() => undefined);
  cure();
  const again = await openedAgain(context, address);
  await expect(textOf(again)).toContainText('Hetekig nyitva, tovább');
});

test('a doubled tab writes as somebody else, and loses nothing [SAVE-01]', async ({ page }) => {
  await acceptInvitation(page, 'ketszer-nyitva@example.com');
  await newStory(page, 'Kétszer');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await textOf(other).getByText('Kétszer').click();
  await other.keyboard.press('End');
  await other.keyboard.type(' nyitva');
  await expect(textOf(page)).toContainText('Kétszer nyitva');
  await textOf(page).getByText('Kétszer nyitva').click();
  await toLineStart(page);
  await page.keyboard.type('Most ');
  await expect(textOf(other)).toContainText('Most Kétszer nyitva');
  await saved(page);
  await saved(other);
});

test('another device of the member is told what a first one could not send [SAVE-07]', async ({
  page,
  browser,
}) => {
  await acceptInvitation(page, 'ket-keszulek@example.com');
  await newStory(page, 'Két készülék');
  const stepsOnly = '**/api/newsroom/stories/*/steps*';
  await page.context().route(stepsOnly, (route) => route.abort());
  await textOf(page).getByText('Két készülék').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' van');
  await expect(waiting(page)).toContainText('4 változás');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'ket-keszulek@example.com');
  await expect(other).toHaveURL('/');
  await other.goto(home);
  const line = other.getByText(/^Egy másik készülékén .* 4 változtatás vár elküldésre: Két készülék$/);
  await expect(line).toBeVisible({ timeout: 60_000 });
  await page.context().unroute(stepsOnly);
  // After many failures the next attempt may be 19 seconds away.
  await saved(page, { timeout: 60_000 });
  await expect(line).toHaveCount(0, { timeout: 60_000 });
  await other.context().close();
});

test('signing out with unsent text asks; once it is sent, the device is cleared [SAVE-07]', async ({
  page,
}) => {
  await acceptInvitation(page, 'kilepes@example.com');
  await newStory(page, 'Kilépés');
  const cure = await cutOff(page.context());
  await typeUnsent(page, 'Kilépés', ' előtt');
  const signOut = async () => {
    await page.getByRole('button', { name: /menüje/ }).click();
    await page.getByRole('button', { name: 'Kilépés' }).click();
  };
  await signOut();
  const dialog = page.getByRole('dialog', { name: 'Van még el nem küldött szöveg' });
  await expect(dialog).toContainText('Kilépés előtt: ');
  await dialog.getByRole('button', { name: 'Maradok' }).click();
  cure();
  await saved(page);
  await signOut();
  await expect(page).toHaveURL('/szerkesztoseg/belepes');
  const rows = await page.evaluate(async () => {
    const found: number[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        found.push(
          await new Promise<number>((resolve, reject) => {
            const counting = database.transaction(store).objectStore(store).count();
            counting.onsuccess = () => resolve(counting.result);
            counting.onerror = () => reject(counting.error);
          }),
        );
    }
    return { found, names: Object.keys(localStorage) };
  });
  expect(rows.found).toEqual([0, 0, 0, 0]);
  expect(rows.names).not.toContain('newsroom-me');
});

test('a session that ends while somebody writes asks for the sign-in in place and loses nothing [NRA-07]', async ({
  page,
}) => {
  await acceptInvitation(page, 'lejart@example.com');
  await newStory(page, 'Lejárt');
  await page.context().clearCookies({ name: /token/ });
  await textOf(page).getByText('Lejárt').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' belépés');
  const dialog = page.getByRole('dialog', { name: 'Lejárt a belépése' });
  await expect(dialog).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Belépés új lapon' }).click();
  const entrance = await opening;
  await signIn(entrance, 'lejart@example.com');
  await expect(entrance).toHaveURL('/');
  await dialog.getByRole('button', { name: 'Beléptem, folytatom' }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(textOf(page)).toContainText('Lejárt belépés');
});

test('what one member wrote is not sent in the name of another who signs in [SAVE-13]', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await acceptInvitation(other, 'masik-tag@example.com');
  await context.close();
  await acceptInvitation(page, 'egyik-tag@example.com');
  await newStory(page, 'Az enyém');
  await page.context().clearCookies({ name: /token/ });
  await textOf(page).getByText('Az enyém').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' marad');
  const dialog = page.getByRole('dialog', { name: 'Lejárt a belépése' });
  await expect(dialog).toBeVisible();
  const entrance = await page.context().newPage();
  await signIn(entrance, 'masik-tag@example.com');
  await expect(entrance).toHaveURL('/');
  await dialog.getByRole('button', { name: 'Beléptem, folytatom' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Másvalaki lépett be');
  await expect(waiting(page)).toBeVisible();
});

test('an application whose schema is too old is loaded again by itself, and sends what was typed [SAVE-12]', async ({
  page,
}) => {
  await acceptInvitation(page, 'regi-kod@example.com');
  await newStory(page, 'Régi kód');
  let isTooOld = true;
  await page.route('**/api/newsroom/stories/*/steps*', (route) =>
    isTooOld ? route.fulfill({ status: 426, json: { code: 'application-outdated' } }) : route.continue(),
  );
  const loaded = page.waitForEvent('load', { timeout: 30_000 });
  await textOf(page).getByText('Régi kód').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' után');
  await expect(page.getByText('Ez a változat túl régi').or(waiting(page)).first()).toBeVisible();
  await loaded;
  isTooOld = false;
  await expect(textOf(page)).toContainText('Régi kód után');
  const call = new URL(page.url()).pathname.replace('/szerkesztoseg/cikk', '/api/newsroom/stories');
  await expect
    .poll(async () => (await page.request.get(call)).text(), { timeout: 30_000 })
    .toContain('Régi kód után');
});

async function disable(address: string): Promise<void> {
  const settings = { LAPZARTA_DATA: process.env[dataVariable] ?? '' };
  const disabled = runLapzarta(['user', 'disable', ofAttempt(address)], settings);
  expect((await disabled.exit).code, disabled.output()).toBe(0);
}

/** Members with a database in this browser, and the stories of the one who is signed in that the device stores. */
async function storedOn(page: Page): Promise<{ members: number; stories: number[] }> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases())
      .flatMap(({ name }) => name ?? [])
      .filter((name) => name.startsWith('newsroom-'));
    const { id } = JSON.parse(localStorage.getItem('newsroom-me') ?? '{}');
    const stories = await new Promise<number[]>((resolve, reject) => {
      const opening = indexedDB.open(`newsroom-${id}`);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const rows = opening.result.transaction('writings').objectStore('writings').getAllKeys();
        rows.onsuccess = () => {
          opening.result.close();
          resolve(rows.result.map((key) => Number(Array.isArray(key) ? key[0] : 0)));
        };
      };
    });
    return { members: names.length, stories };
  });
}

test('a device deletes what is gone, and all that is of a member who left [SAVE-13]', async ({ page }) => {
  const context = page.context();
  await acceptInvitation(page, 'tavozo@example.com');
  await newStory(page, 'Elmegyek');
  const id = Number(/cikk\/(\d+)/.exec(page.url())?.[1]);
  await textOf(page).getByText('Elmegyek').click();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await saved(page);
  await typeOffline(page, 'Elmegyek', ' innen');
  await page.close();
  await context.setOffline(false);

  // The server's answer for a story that was taken down; unsent changes cannot be sent before.
  const again = await context.newPage();
  await again.route('**/steps*', (route) => route.abort());
  await again.route('**/api/newsroom/devices/*/unsent', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ json: { gone: again.url().includes('#gone') ? [id] : [], stale: [], members: [] } })
      : route.continue(),
  );
  await again.goto(home);
  await expect(again.getByRole('heading', { name: 'Cikkek' })).toBeVisible();
  expect((await storedOn(again)).stories).toEqual([id]);
  await again.goto(`${home}#gone`);
  await again.reload();
  await expect.poll(async () => (await storedOn(again)).stories, { timeout: 15_000 }).toEqual([]);

  await again.unrouteAll();
  await context.clearCookies({ name: /token/ });
  await acceptInvitation(again, 'marado@example.com');
  await expect(again.getByText('Elmegyek')).toHaveCount(0);
  await expect.poll(async () => (await storedOn(again)).members).toBe(2);
  await disable('tavozo@example.com');
  await again.reload();
  await expect.poll(async () => (await storedOn(again)).members, { timeout: 15_000 }).toBe(1);
});

test('an open application deletes what it stored when its member has left [SAVE-13]', async ({ page }) => {
  await acceptInvitation(page, 'elment@example.com');
  await newStory(page, 'Elment tag');
  await textOf(page).getByText('Elment tag').click();
  await page.keyboard.type('x');
  await saved(page);
  await page.goto(`${home}elo`);
  await page.getByRole('link', { name: /villamosremíz/ }).click();
  await page.getByRole('textbox', { name: 'Mi történt?' }).fill('Félbehagyva');
  const databases = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).filter(({ name }) => name?.startsWith('newsroom-')),
    );
  await expect.poll(databases).toHaveLength(2);
  await disable('elment@example.com');
  await expect(page.getByLabel('Jelszó')).toBeVisible({ timeout: 30_000 });
  expect(await databases()).toEqual([]);
});
