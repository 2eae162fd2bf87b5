/** What stands elsewhere, shown here when the reader asks for it. The services are played by the test itself. */
import { expect, type Page, test } from '@playwright/test';
import { openStory } from './addresses.ts';

const match = 'https://meccs.lapzarta.example';

/** Answers for every stranger; returns who was asked. */
async function playStrangers(page: Page, bodies: Record<string, string> = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const { host } = new URL(route.request().url());
    asked.push(host);
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<p>${host}</p>${bodies[host] ?? ''}`,
    });
  });
  return asked;
}

const says = (message: object): string =>
  `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;

async function frameHeight(page: Page): Promise<number> {
  return page.locator('[data-embed]').evaluate((one: HTMLElement) => one.offsetHeight);
}

test('nobody is asked before the reader asks, and opening moves nothing [S19, EMB-01]', async ({ page }) => {
  const asked = await playStrangers(page);
  await openStory(page, 'liveBlog');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const height = await frameHeight(page);
  await page.getByRole('button', { name: 'Videó lejátszása' }).click();
  const frame = page.locator('[data-embed] iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('www.youtube-nocookie.com')).toBeVisible();
  expect(await frameHeight(page)).toBe(height);
  expect(asked).toEqual(['www.youtube-nocookie.com']);
});

test('a service that the reader agrees to is shown at once from then on, until that is taken back [S19]', async ({
  page,
}) => {
  const asked = await playStrangers(page);
  const measured = Promise.withResolvers<void>();
  await page.route('**/embed-consent-*.js', (route) => measured.promise.then(() => route.continue()));
  await openStory(page, 'liveBlog');
  const always = page.getByLabel('Máskor is jelenjen meg rögtön: YouTube');
  const frame = page.locator('[data-embed] iframe');
  const height = () =>
    page.locator('figure:has([data-embed])').evaluate((one: HTMLElement) => one.offsetHeight);
  const before = await height();
  await expect(always).toBeHidden();
  measured.resolve();
  await always.check();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).not.toBeFocused();
  expect(await height()).toBe(before);

  await page.reload();
  await always.scrollIntoViewIfNeeded();
  await expect(always).toBeChecked();
  await expect(frame).toHaveCount(1);
  await always.uncheck();
  asked.length = 0;
  await page.reload();
  await always.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Videó lejátszása' })).toBeVisible();
  await expect(always).not.toBeChecked();
  expect(asked).toEqual([]);
});

test('a player of sound is as high as it will be [POD-13]', async ({ page }) => {
  await playStrangers(page);
  await openStory(page, 'audioEmbed');
  expect(await frameHeight(page)).toBe(400);
  await page.getByRole('button', { name: 'Lejátszó megnyitása' }).press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute('src', /theme=0$/);
  expect(await page.locator('iframe').evaluate((one: HTMLElement) => one.offsetHeight)).toBe(400);
});

test('an embedded page says how high it is [EMB-02]', async ({ page }) => {
  await playStrangers(page, {
    'meccs.lapzarta.example': says({ type: 'iframe-size', height: 731, width: 300 }),
  });
  await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  await expect.poll(() => frameHeight(page)).toBe(731);
});

test('nobody else is heard: neither another window nor another origin [EMB-06]', async ({ page }) => {
  await playStrangers(page, {
    'meccs.lapzarta.example': '<a href="https://gonosz.example/">tovább</a>',
    'gonosz.example': says({ type: 'iframe-size', height: 999 }) + says({ type: 'route-push', path: '/' }),
  });
  const path = await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  const height = await frameHeight(page);
  await page.evaluate(() => postMessage({ type: 'iframe-size', height: 999 }, '*'));
  await page.evaluate((origin) => {
    dispatchEvent(new MessageEvent('message', { data: { type: 'iframe-size', height: 999 }, origin }));
  }, match);
  // The policy of the page refuses the stranger, so its place stays empty and silent.
  await page.locator('iframe').contentFrame().getByText('tovább').click();
  await page.waitForTimeout(300);
  expect(await frameHeight(page)).toBe(height);
  expect(new URL(page.url()).pathname).toBe(path);
});

for (const message of [
  { type: 'parent-router', route: '/legfrissebb' },
  { type: 'route-push', path: '/legfrissebb' },
]) {
  test(`a page of our own leads on with ${message.type} [EMB-03, EMB-04]`, async ({ page }) => {
    await playStrangers(page, { 'meccs.lapzarta.example': says(message) });
    await openStory(page, 'ownEmbed');
    await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
    await expect(page).toHaveURL(/\/legfrissebb$/);
  });
}

test('nobody leads off the site, and no service leads anywhere [ERR-08]', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await playStrangers(page, {
    'meccs.lapzarta.example':
      says({ type: 'route-push', path: 'javascript:document.title=1' }) +
      says({ type: 'parent-router', route: '//gonosz.example/' }),
    'www.youtube-nocookie.com': says({ type: 'route-push', path: '/legfrissebb' }),
  });
  for (const story of ['ownEmbed', 'liveBlog'] as const) {
    const path = await openStory(page, story);
    await page.locator('[data-embed-open]').click();
    await expect(page.locator('iframe').contentFrame().locator('p')).toBeVisible();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(warnings.filter((text) => text.startsWith('Not an address of this site'))).toHaveLength(2);
});

test('an embedded page of ours learns light and dark [EMB-05]', async ({ page }) => {
  const listening = `<output></output><script>
    addEventListener('message', ({ data, origin }) => {
      document.querySelector('output').textContent += data.type + ':' + data.theme + ' ';
    })</script>`;
  await playStrangers(page, { 'meccs.lapzarta.example': listening });
  await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  const heard = page.locator('iframe').contentFrame().locator('output');
  await expect(heard).toHaveText('theme:light ');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Sötét' }).check();
  await expect(heard).toHaveText('theme:light theme:dark ');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Rendszer' }).check();
  await expect(heard).toHaveText('theme:light theme:dark theme:light ');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(heard).toHaveText('theme:light theme:dark theme:light theme:dark ');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is a link, and no button that does nothing [S19]', async ({ page }) => {
    await openStory(page, 'liveBlog');
    await expect(page.locator('[data-embed]')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Máskor is' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Megnyitás itt: YouTube' })).toBeVisible();
  });
});
