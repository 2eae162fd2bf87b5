/** Third-party content, loaded when the reader asks for it. The test mocks the services. */
import { expect, type Page, test } from '@playwright/test';
import { openStory } from './addresses.ts';

const embedOrigin = 'https://meccs.lapzarta.example';

/** Mocks all third parties; returns the hosts that were requested. */
async function mockThirdParties(page: Page, bodies: Record<string, string> = {}): Promise<string[]> {
  const requestedHosts: string[] = [];
  await page.route(/^https:/, async (route) => {
    const { host } = new URL(route.request().url());
    requestedHosts.push(host);
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<p>${host}</p>${bodies[host] ?? ''}`,
    });
  });
  return requestedHosts;
}

const postingMessage = (message: object): string =>
  `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;

async function frameHeight(page: Page): Promise<number> {
  return page.locator('[data-embed]').evaluate((one: HTMLElement) => one.offsetHeight);
}

/** Unfolds the live blog's introduction, which contains the video. */
async function openLiveIntro(page: Page): Promise<void> {
  await page.getByText('A közvetítésről', { exact: true }).click();
}

test('a third party is contacted only after the reader’s click, without layout shift [S19, EMB-01]', async ({
  page,
}) => {
  const requestedHosts = await mockThirdParties(page);
  await openStory(page, 'liveBlog');
  await openLiveIntro(page);
  await page.waitForLoadState('networkidle');
  expect(requestedHosts).toEqual([]);
  const height = await frameHeight(page);
  await page.getByRole('button', { name: 'Videó lejátszása' }).click();
  const frame = page.locator('[data-embed] iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('www.youtube-nocookie.com')).toBeVisible();
  expect(await frameHeight(page)).toBe(height);
  expect(requestedHosts).toEqual(['www.youtube-nocookie.com']);
});

test('a service that the reader has allowed is shown at once on later visits, until consent is withdrawn [S19]', async ({
  page,
}) => {
  const requestedHosts = await mockThirdParties(page);
  const measured = Promise.withResolvers<void>();
  await page.route('**/embed-consent-*.js', (route) => measured.promise.then(() => route.continue()));
  await openStory(page, 'liveBlog');
  await openLiveIntro(page);
  const always = page.getByLabel('A YouTube-videók máskor is rögtön jelenjenek meg');
  const frame = page.locator('[data-embed] iframe');
  const height = () =>
    page.locator('figure:has([data-embed])').evaluate((one: HTMLElement) => one.offsetHeight);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await height();
  await expect(always).toBeHidden();
  measured.resolve();
  await always.check();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).not.toBeFocused();
  expect(await height()).toBe(before);

  await page.reload();
  await openLiveIntro(page);
  await always.scrollIntoViewIfNeeded();
  await expect(always).toBeChecked();
  await expect(frame).toHaveCount(1);
  await always.uncheck();
  requestedHosts.length = 0;
  await page.reload();
  await openLiveIntro(page);
  await always.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Videó lejátszása' })).toBeVisible();
  await expect(always).not.toBeChecked();
  expect(requestedHosts).toEqual([]);
});

test('an audio player has its final height from the start [POD-13]', async ({ page }) => {
  await mockThirdParties(page);
  await openStory(page, 'audioEmbed');
  expect(await frameHeight(page)).toBe(400);
  await page.getByRole('button', { name: 'Lejátszó megnyitása' }).press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute('src', /theme=0$/);
  expect(await page.locator('iframe').evaluate((one: HTMLElement) => one.offsetHeight)).toBe(400);
});

test('an embedded page of ours sets its own height [EMB-02]', async ({ page }) => {
  await mockThirdParties(page, {
    'meccs.lapzarta.example': postingMessage({ type: 'iframe-size', height: 731, width: 300 }),
  });
  await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  await expect.poll(() => frameHeight(page)).toBe(731);
});

test('a frame has exactly the height that is asked for, also a low one [EMB-02, POD-13]', async ({
  page,
}) => {
  await mockThirdParties(page, {
    'meccs.lapzarta.example': postingMessage({ type: 'iframe-size', height: 90 }),
  });
  await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  await expect.poll(() => frameHeight(page)).toBe(90);
  const iframe = page.locator('[data-embed] iframe');
  const height = () => iframe.evaluate((one: HTMLElement) => one.offsetHeight);
  expect(await height()).toBe(90);
  for (const pixels of [80, 40, 155, 6000]) {
    await page.locator('[data-embed]').evaluate((one: HTMLElement, to) => {
      one.style.height = `${to}px`;
    }, pixels);
    expect(await height()).toBe(pixels);
  }
});

test('messages of other windows and other origins are ignored [EMB-06]', async ({ page }) => {
  await mockThirdParties(page, {
    'meccs.lapzarta.example': '<a href="https://gonosz.example/">tovább</a>',
    'gonosz.example':
      postingMessage({ type: 'iframe-size', height: 999 }) +
      postingMessage({ type: 'route-push', path: '/' }),
  });
  const path = await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  const height = await frameHeight(page);
  await page.evaluate(() => postMessage({ type: 'iframe-size', height: 999 }, '*'));
  await page.evaluate((origin) => {
    dispatchEvent(new MessageEvent('message', { data: { type: 'iframe-size', height: 999 }, origin }));
  }, embedOrigin);
  // The page's content security policy blocks the third party, so the frame stays empty and sends nothing.
  await page.locator('iframe').contentFrame().getByText('tovább').click();
  await page.waitForTimeout(300);
  expect(await frameHeight(page)).toBe(height);
  expect(new URL(page.url()).pathname).toBe(path);
});

test('messages of a frame are ignored when their origin differs from its address [EMB-06]', async ({
  page,
}) => {
  await mockThirdParties(page);
  await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  await expect(page.locator('iframe').contentFrame().locator('p')).toBeVisible();
  // The content security policy blocks third-party pages in the frame, so the test dispatches the message itself.
  const resizeAs = (origin: string, height: number) =>
    page.evaluate(
      ([from, pixels]) => {
        const source = document.querySelector('iframe')?.contentWindow ?? null;
        const data = { type: 'iframe-size', height: pixels };
        dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
      },
      [origin, height] as const,
    );
  const before = await frameHeight(page);
  for (const stranger of [
    'https://gonosz.example',
    'null',
    embedOrigin.replace('https', 'http'),
    `${embedOrigin}:8443`,
  ])
    await resizeAs(stranger, 999);
  expect(await frameHeight(page)).toBe(before);
  await resizeAs(embedOrigin, 731);
  expect(await frameHeight(page)).toBe(731);
});

for (const message of [
  { type: 'parent-router', route: '/legfrissebb' },
  { type: 'route-push', path: '/legfrissebb' },
]) {
  test(`an embedded page of ours opens another page with ${message.type} [EMB-03, EMB-04]`, async ({
    page,
  }) => {
    await mockThirdParties(page, { 'meccs.lapzarta.example': postingMessage(message) });
    await openStory(page, 'ownEmbed');
    await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
    await expect(page).toHaveURL(/\/legfrissebb$/);
  });
}

test('an embedded page cannot open other sites, and a third party cannot open any page [ERR-08]', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const refused = () => warnings.filter((text) => text.startsWith('Not an address of this site'));
  await mockThirdParties(page, {
    'meccs.lapzarta.example':
      postingMessage({ type: 'route-push', path: 'javascript:document.title=1' }) +
      postingMessage({ type: 'parent-router', route: '//gonosz.example/' }),
    'www.youtube-nocookie.com': postingMessage({ type: 'route-push', path: '/legfrissebb' }),
  });
  for (const story of ['ownEmbed', 'liveBlog'] as const) {
    const path = await openStory(page, story);
    if (story === 'liveBlog') await openLiveIntro(page);
    await page.locator('[data-embed-open]').click();
    await expect(page.locator('iframe').contentFrame().locator('p')).toBeVisible();
    if (story === 'ownEmbed') await expect.poll(refused).toHaveLength(2);
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(refused()).toHaveLength(2);
});

test('an embedded page of ours is notified of light and dark mode [EMB-05]', async ({ page }) => {
  const listening = `<output></output><script>
    addEventListener('message', ({ data, origin }) => {
      document.querySelector('output').textContent += data.type + ':' + data.theme + ' ';
    })</script>`;
  await mockThirdParties(page, { 'meccs.lapzarta.example': listening });
  await openStory(page, 'ownEmbed');
  await page.getByRole('button', { name: 'Megjelenítés itt' }).click();
  const received = page.locator('iframe').contentFrame().locator('output');
  await expect(received).toHaveText('theme:light ');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Sötét' }).check();
  await expect(received).toHaveText('theme:light theme:dark ');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Rendszer' }).check();
  await expect(received).toHaveText('theme:light theme:dark theme:light ');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(received).toHaveText('theme:light theme:dark theme:light theme:dark ');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('an embed is a link, without a button [S19]', async ({ page }) => {
    await openStory(page, 'liveBlog');
    await openLiveIntro(page);
    await expect(page.locator('[data-embed]')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'máskor is rögtön' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Megnyitás itt: YouTube' })).toBeVisible();
  });
});
