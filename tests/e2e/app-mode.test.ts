/** The paper inside its native app. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './reader.ts';

test('nothing stands around the page, and the way on is the app’s: Android [APP-01]', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told, LapzartaApp: { postMessage: (text: string) => told.push(text) } });
  });
  await page.goto('/legfrissebb?isMobileApp=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const link = page.locator('main article a').first();
  const path = `${await link.getAttribute('href')}?isMobileApp=1`;
  await link.click();
  const told = async (): Promise<unknown[]> => {
    const lines: string[] = await page.evaluate(() => Reflect.get(globalThis, 'told'));
    return lines.map((text) => JSON.parse(text));
  };
  await expect.poll(told).toEqual([{ type: 'navigate', href: new URL(path, page.url()).href, path }]);
  expect(new URL(page.url()).pathname).toBe('/legfrissebb');
});

test('a tap that is quicker than the script waits for it [APP-01]', async ({ page }) => {
  const mayCome = Promise.withResolvers<void>();
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told, LapzartaApp: { postMessage: (text: string) => told.push(text) } });
  });
  await page.route('**/app-mode*.js', async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto('/legfrissebb?isMobileApp=1');
  await page.locator('main article a').first().click();
  const told = (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'told'));
  expect(await told()).toEqual([]);
  mayCome.resolve();
  await expect.poll(told).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/legfrissebb');
});

test('a search is the app’s too: iOS [APP-01]', async ({ page }) => {
  await page.addInitScript(() => {
    const told: object[] = [];
    const LapzartaApp = { postMessage: (message: object) => told.push(message) };
    Object.assign(globalThis, { told, webkit: { messageHandlers: { LapzartaApp } } });
  });
  await page.goto('/archivum?isMobileApp=1');
  const field = page.locator('main form input[name="term"]').first();
  await field.fill('híd');
  await field.press('Enter');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'told')[0]?.path))
    .toMatch(/^\/archivum\?.*term=h%C3%ADd.*isMobileApp=1/);
  expect(new URL(page.url()).search).toBe('?isMobileApp=1');
});

test('without a native web view the way ends with a line in the log [APP-02]', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/legfrissebb?isMobileApp=1');
  await page.locator('main article a').first().click();
  await expect
    .poll(() => lines)
    .toContainEqual(expect.stringMatching(/^App mode without a native web view: /));
  expect(page.url()).toContain('/legfrissebb?isMobileApp=1');
});

for (const path of ['/', '/legfrissebb', '/archivum']) {
  test(`${path} serves every reader in the app [APP-01, S28]`, async ({ page }) => {
    await page.goto(`${path}?isMobileApp=1`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
  });
}
