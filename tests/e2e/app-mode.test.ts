/** The site in the web view of the native app. */
import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './strict-test.ts';

test('a page has no header or footer, and a tapped link is sent to the Android app [APP-01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(globalThis, {
      messages,
      LapzartaApp: { postMessage: (text: string) => messages.push(text) },
    });
  });
  await page.goto('/legfrissebb?isMobileApp=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const link = page.locator('main article a').first();
  const path = `${await link.getAttribute('href')}?isMobileApp=1`;
  await link.click();
  const messages = async (): Promise<unknown[]> => {
    const lines: string[] = await page.evaluate(() => Reflect.get(globalThis, 'messages'));
    return lines.map((text) => JSON.parse(text));
  };
  await expect.poll(messages).toEqual([{ type: 'navigate', href: new URL(path, page.url()).href, path }]);
  expect(new URL(page.url()).pathname).toBe('/legfrissebb');
});

test('a link tapped before the script has loaded is sent to the app when it has [APP-01]', async ({
  page,
}) => {
  const mayCome = Promise.withResolvers<void>();
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(globalThis, {
      messages,
      LapzartaApp: { postMessage: (text: string) => messages.push(text) },
    });
  });
  await page.route('**/app-mode*.js', async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto('/legfrissebb?isMobileApp=1');
  await page.locator('main article a').first().click();
  const messages = (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'messages'));
  expect(await messages()).toEqual([]);
  mayCome.resolve();
  await expect.poll(messages).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/legfrissebb');
});

test('a search is sent to the iOS app [APP-01]', async ({ page }) => {
  await page.addInitScript(() => {
    const messages: object[] = [];
    const LapzartaApp = { postMessage: (message: object) => messages.push(message) };
    Object.assign(globalThis, { messages, webkit: { messageHandlers: { LapzartaApp } } });
  });
  await page.goto('/archivum?isMobileApp=1');
  const field = page.locator('main form input[name="term"]').first();
  await field.fill('híd');
  await field.press('Enter');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'messages')[0]?.path))
    .toMatch(/^\/archivum\?.*term=h%C3%ADd.*isMobileApp=1/);
  expect(new URL(page.url()).search).toBe('?isMobileApp=1');
});

test('without a native web view a tapped link only logs a message [APP-02]', async ({ page }) => {
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
  test(`${path} in the app passes the accessibility check [APP-01, S28]`, async ({ page }) => {
    await page.goto(`${path}?isMobileApp=1`);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
