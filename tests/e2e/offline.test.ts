/** Without network: what is shown, and what is never shown. */
import type { Page } from '@playwright/test';
import { at, openStory, sites } from './addresses.ts';
import { type AlteredPaper, alteredPaper } from './altered-paper.ts';
import { expect, faultsOf, keptPaths, keptStories, shells, test, untilKept } from './device.ts';
import { isStillOpen, mark, untilDrawn } from './soft-reader.ts';

const keptLine = '[data-kept-line]';

async function readStory(page: Page): Promise<string> {
  const path = await openStory(page, 'news');
  await untilKept(page);
  // Where the worker came after the story was read, the next reading keeps it.
  await page.reload();
  await expect.poll(() => keptStories(page)).toContain(path);
  const picture = await page.locator('[data-save]').getAttribute('data-image');
  await expect.poll(() => keptPaths(page)).toContain(picture);
  return path;
}

async function addLink(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate(
    ([href, text]) => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', `<p><a href="${href}">${text}</a></p>`);
    },
    [path, name],
  );
}

test('a story that was read is there without network, and says from when it is', async ({
  page,
  context,
}) => {
  const path = await readStory(page);
  await expect(page.locator(keptLine)).toBeHidden();
  await context.setOffline(true);
  await page.goto('/mentett', untilDrawn);
  await page.goto(`${path}?utm_source=level`);
  await expect(page.locator(keptLine)).toHaveText(
    /^Mentett változat – \p{L}+ \d{1,2}\., \d{1,2}:\d\dFrissítés$/u,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = page.locator('article img').first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.check('16px "Source Serif"'))).toBe(true);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page)).toEqual([]);
  }
  await context.setOffline(false);
  await page.locator(keptLine).getByRole('link', { name: 'Frissítés' }).click();
  await expect(page.locator(keptLine)).toBeHidden();
});

for (const site of sites) {
  test(`${site.name} says that there is no network, and what can be read`, async ({ page, context }) => {
    await page.goto(at(site, site.front), untilDrawn);
    await untilKept(page);
    await context.setOffline(true);
    const answer = await page.goto(at(site, `${site.prefix}/legfrissebb`), untilDrawn);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
    await expect(page.locator('body')).toHaveAttribute('data-site', site.slug);
    await expect(page.getByText('Olvasott cikk most nincs az eszközön.')).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(page)).toEqual([]);
    }
    // It notices by itself that the network is back.
    await context.setOffline(false);
    await expect(page.locator('body')).not.toHaveAttribute('data-route', 'kept');
  });
}

test('a link leads to the kept story or to the page that says so', async ({ page, context }) => {
  const path = await readStory(page);
  await page.goto('/legfrissebb', untilDrawn);
  await addLink(page, path, 'Olvasott');
  await addLink(page, '/rovat/sport', 'Olvasatlan');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Olvasatlan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
  await expect(page).toHaveURL(/\/rovat\/sport$/);
  const read = page.getByRole('region', { name: 'Legutóbb olvasott' }).getByRole('listitem').first();
  const picture = read.locator('img');
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  // A browser may think so for a moment; whoever is on the way is not led back.
  await mark(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(500);
  expect(await isStillOpen(page)).toBe(true);
  await read.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator(keptLine)).toBeVisible();
});

test('a step back to a page that was put in place softly ends there, too', async ({ page, context }) => {
  const path = await readStory(page);
  await page.goto('/legfrissebb', untilDrawn);
  await mark(page);
  await addLink(page, path, 'Olvasott');
  await page.getByRole('link', { name: 'Olvasott' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentett cikkek' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'kept');
  expect(await isStillOpen(page)).toBe(true);
  // Longer than the page is put back from the memory of this one, and of the browser.
  await page.evaluate(() => {
    const now = Date.now() + 6 * 60_000;
    Date.now = () => now;
  });
  await page.waitForTimeout(11_000);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator(keptLine)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a store that is damaged does not stand between the page and the network', async ({ page, context }) => {
  await page.goto('/', untilDrawn);
  await untilKept(page);
  await page.goto('/mentett', untilDrawn);
  await context.serviceWorkers()[0]?.evaluate(() => {
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('', 'UnknownError'));
  });
  await page.reload();
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
});

test('nothing but stories and the shell is ever kept', async ({ page }) => {
  const path = await readStory(page);
  for (const other of ['/', '/legfrissebb', '/archivum?term=a', '/nincs-ilyen', '/list/newest', '/api/docs'])
    await page.goto(other, untilDrawn);
  await page.evaluate(async () => {
    for (const call of ['/builds/latest.json', '/api/index/boxes', '/legfrissebb/_payload.json?x'])
      await fetch(call);
  });
  const kept = await keptPaths(page);
  expect(kept.filter((one) => !/^\/(_assets|kepek)\/|\/(offline|mentett)$/.test(one))).toEqual([path]);
});

test('what a signed-in reader sees is not kept: the page is asked for as by anybody', async ({
  page,
  context,
}) => {
  const host = new URL(test.info().project.use.baseURL ?? '').hostname;
  await context.addCookies([{ name: 'access_token', value: 'x', domain: host, path: '/' }]);
  const asked: (string | undefined)[] = [];
  context.on('request', async (request) => {
    if (request.resourceType() === 'fetch' && !request.url().includes('/_'))
      asked.push((await request.allHeaders()).cookie);
  });
  await readStory(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((cookie) => cookie !== undefined)).toEqual([]);
});

test.describe('the worker', () => {
  let paper: AlteredPaper;
  test.beforeEach(async () => {
    paper = await alteredPaper();
  });
  test.afterEach(() => paper.close());

  const script = '/offline-worker.js';

  async function openKept(page: Page): Promise<void> {
    await page.goto(`${paper.address}/mentett`, untilDrawn);
  }

  test('of a new build brings its own shell, and takes the old one away when no page needs it', async ({
    page,
  }) => {
    await openKept(page);
    await untilKept(page);
    const before = await shells(page);
    expect(before).toEqual([expect.stringMatching(/^lapzarta-shell-\w{12}$/)]);
    paper.alter(script, (text) => text.replace(/lapzarta-shell-\w{12}/, 'lapzarta-shell-ujabb'));
    await page.reload();
    await expect.poll(() => shells(page)).toHaveLength(2);
    const waiting = (): Promise<string | undefined> =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    await expect.poll(waiting).toBe('installed');
    await page.reload();
    expect(await shells(page), 'while a page of the former build is open').toContain(before[0]);
    await page.goto('about:blank');
    await page.waitForTimeout(1_000);
    await openKept(page);
    await expect.poll(() => shells(page)).toEqual(['lapzarta-shell-ujabb']);
  });

  test('keeps no page of another build than its own', async ({ page }) => {
    paper.alter('/karakter/offline', (text) => text.replace(/data-build="\w+"/, 'data-build="masik"'));
    await openKept(page);
    await page.waitForTimeout(5_000);
    const isThere = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.active ?? registration?.waiting);
    });
    expect(isThere).toBe(false);
  });

  test('goes, with everything it kept, when the operator switches it off', async ({ page, context }) => {
    await openKept(page);
    await untilKept(page);
    expect(await keptPaths(page)).toContain('/offline');
    paper.alter(script, (text) =>
      text.replace(/^.*\n/, 'self.settings={"kind":"leaves","prefix":"lapzarta-"};\n'),
    );
    paper.alter('/mentett', (text) => text.replace(` data-worker="${script}"`, ''));
    await page.reload();
    const isGone = (): Promise<boolean> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
    await expect.poll(isGone).toBe(true);
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await page.reload();
    await page.waitForTimeout(3_000);
    expect(await isGone()).toBe(true);
    await context.setOffline(true);
    await expect(page.goto(`${paper.address}/legfrissebb`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
