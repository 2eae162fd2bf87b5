/** Requests and storage before an answer and after each answer, in a real browser. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, openStory, sites } from './addresses.ts';
import { answerBanner } from './consent-steps.ts';
import { pageKinds } from './page-kinds.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { scrollToEnd } from './strict-test.ts';
import { recordThirdParties } from './third-parties.ts';

// A first visit: all other tests have refused.
test.use({ storageState: { cookies: [], origins: [] } });

const consentOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'consent')?.value ?? '';
};
const banner = (page: Page) => page.getByRole('region', { name: 'Sütik és hozzájárulás' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Elfogadom' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Elutasítom' });
const attribute = (page: Page, name: string) => page.locator('html').getAttribute(name);

test('the recorder notices a pixel that was added to a page [S18]', async ({ page, context }) => {
  const requested = await recordThirdParties(context);
  await page.route('/legfrissebb', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<img src="https://pixel.example/1.gif"></main>');
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/legfrissebb');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual(['https://pixel.example/1.gif']);
});

test('a page that is printed before the answer has no question on it', async ({ page }) => {
  await page.goto('/legfrissebb');
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('padding-bottom', '0px');
});

const visitedKinds = pageKinds.filter((_, at) => at % 3 === 0);
test('twenty kinds of page or more are visited without an answer [S18]', () => {
  expect(visitedKinds.length).toBeGreaterThanOrEqual(20);
});

for (const kind of visitedKinds) {
  test(`${kind.name}: without an answer no third party is contacted, and nothing is stored [S18]`, async ({
    page,
    context,
  }) => {
    const requested = await recordThirdParties(context);
    await kind.open(page);
    await page.waitForLoadState();
    await scrollToEnd(page);
    expect(requested).toEqual([]);
    expect(await consentOf(page)).toBe('');
    expect((await storedNames(page)).filter((name) => purposeOf(name) !== 'necessary')).toEqual([]);
    expect(await attribute(page, 'data-ads')).toBeNull();
  });
}

/** Names and purposes of `docs/contracts/storage.md`. */
const listed = [
  ...readFileSync('docs/contracts/storage.md', 'utf8').matchAll(/^\| `([^`]+)` \| (\w+)/gm),
].map(([, name = '', purpose = '']) => ({ name, purpose }));

/** Undefined for a name that is not listed. */
function purposeOf(stored: string): string | undefined {
  return listed.find(({ name }) =>
    name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name,
  )?.purpose;
}

/** Names of everything that the page's address has stored in the browser. */
async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ name }) => name)];
}

const unlisted = async (page: Page): Promise<string[]> =>
  (await storedNames(page)).filter((name) => purposeOf(name) === undefined);

test('the list of what is stored notices a cookie and keys that are not on it [S18]', async ({ page }) => {
  await page.goto('/legfrissebb');
  await page.evaluate(async () => {
    localStorage.setItem('added-local', '1');
    sessionStorage.setItem('added-session', '1');
    await caches.open('added-cache');
    await new Promise((done) => {
      indexedDB.open('added-database').onsuccess = done;
    });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    document.cookie = 'added_cookie=1';
  });
  expect((await unlisted(page)).toSorted()).toEqual([
    'added-cache',
    'added-database',
    'added-local',
    'added-session',
    'added_cookie',
  ]);
});

test('refusing is on the first layer, like agreeing, and is remembered [S18]', async ({ page, context }) => {
  const requested = await recordThirdParties(context);
  await page.goto('/legfrissebb');
  const [agreeing, refusing] = [await accept(page).boundingBox(), await refuse(page).boundingBox()];
  expect(refusing).toMatchObject({ width: agreeing?.width, height: agreeing?.height, y: agreeing?.y });
  const look = (button: Element): string => {
    const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
    return [color, backgroundColor, borderColor, fontWeight].join(' ');
  };
  expect(await refuse(page).evaluate(look)).toBe(await accept(page).evaluate(look));
  await answerBanner(page, 'Elutasítom');
  await expect(banner(page)).toBeHidden();
  await openStory(page, 'news');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(await consentOf(page)).toMatch(/^v=1&p=2026-11&t=\d+&s=banner&g=&e=$/);
  expect(await page.evaluate(() => localStorage.getItem('visitedTags'))).toBeNull();
  expect(requested).toEqual([]);
});

test('the keyboard reaches the answers first, and goes on at the content [S18]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/legfrissebb');
  await expect(banner(page).locator('form')).toHaveAttribute('data-alive', '');
  for (
    let step = 0;
    step < 6 && !(await refuse(page).evaluate((one) => one === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab');
  await expect(refuse(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('ads and tags are allowed, withdrawn on the open page, and in other tabs [S18, LIST-26]', async ({
  page,
  context,
}) => {
  await openStory(page, 'news');
  const other = await context.newPage();
  await other.goto('/legfrissebb');
  await answerBanner(page, 'Elfogadom');
  await expect(page.locator('html')).toHaveAttribute('data-ads', 'granted');
  await expect(other.locator('html')).toHaveAttribute('data-ads', 'granted');
  await expect(banner(other)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitedTags'))).not.toBeNull();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ads', 'granted');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sütibeállítások' }).click();
  await expect(banner(page)).toBeFocused();
  await answerBanner(page, 'Elutasítom');
  await expect(page.locator('html')).not.toHaveAttribute('data-ads');
  await expect(other.locator('html')).not.toHaveAttribute('data-ads');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitedTags'))).toBeNull();
});

test('every cookie and every key of the storages is listed in docs/contracts/storage.md [S18]', async ({
  page,
}) => {
  test.slow();
  expect(listed.length).toBeGreaterThan(15);
  await page.goto('/');
  await answerBanner(page, 'Elfogadom');
  const found = new Set<string>();
  for (const kind of pageKinds.filter((_, at) => at % 4 === 0)) {
    await kind.open(page);
    await page.waitForLoadState();
    await scrollToEnd(page);
    for (const name of await storedNames(page)) found.add(name);
  }
  expect([...found]).toEqual(expect.arrayContaining(['consent', 'visitedTags']));
  expect([...found].filter((name) => purposeOf(name) === undefined)).toEqual([]);
});

test('a choice by purpose grants only that purpose [S18]', async ({ page, context }) => {
  const requested = await recordThirdParties(context);
  await page.goto('/legfrissebb');
  await banner(page).getByText('Választok').click();
  await banner(page).getByLabel('Mérés').check();
  await banner(page).getByRole('button', { name: 'Mentem, amit választottam' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'statistics');
  await page.reload();
  expect(await attribute(page, 'data-ads')).toBeNull();
  expect(requested).toEqual([]);
});

test('a choice that began before the banner’s script came is kept [S18]', async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route('**/consent-banner-*.js', (route) => chosen.promise.then(() => route.continue()));
  await page.goto('/legfrissebb', { waitUntil: 'domcontentloaded' });
  await banner(page).getByText('Választok').click();
  await banner(page).getByLabel('Mérés').check();
  chosen.resolve();
  await expect(banner(page).locator('form')).toHaveAttribute('data-alive', '');
  await banner(page).getByRole('button', { name: 'Mentem, amit választottam' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'statistics');
});

test('a new version of the policy asks again [S18]', async ({ page, context, baseURL }) => {
  const value = 'v=1&p=2025-01&t=1760000000&s=banner&g=statistics+ads&e=';
  await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
  await page.goto('/legfrissebb');
  await expect(banner(page)).toBeVisible();
  expect(await attribute(page, 'data-ads')).toBeNull();
});

test('the banner moves nothing, fits, and passes the accessibility check, in both languages [S28]', async ({
  page,
}) => {
  for (const path of ['/legfrissebb', '/english']) {
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await watchShifts(page);
      await page.goto(path);
      const region = page.locator('[data-consent-banner]');
      await expect(region).toBeVisible();
      expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect((await shiftsOf(page)).sum).toBeLessThan(0.0005);
      await region.locator('summary').click();
      expect(await accessibilityFaults(page, { within: '[data-consent-banner]' })).toEqual([]);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page of cookies does it all [S18]', async ({ page }) => {
    const form = page.getByRole('main');
    const measuring = form.getByLabel('Mérés');
    await page.goto('/legfrissebb');
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sütibeállítások' }).click();
    await measuring.check();
    await form.getByRole('button', { name: 'Mentem, amit választottam' }).click();
    await expect(page.getByText('A választását elmentettük.')).toBeVisible();
    await expect(measuring).toBeChecked();
    expect(await consentOf(page)).toMatch(/s=page&g=statistics&/);
    await form.getByRole('button', { name: 'Elutasítom' }).click();
    await expect(measuring).not.toBeChecked();
    expect(await consentOf(page)).toMatch(/s=page&g=&/);
  });
});

test('the page of cookies asks by itself: the banner does not cover its form [S18]', async ({ page }) => {
  await page.goto('/sutik');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Elutasítom' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sütibeállítások' });
  await link.click();
  await expect(page).toHaveURL(/\/sutik$/);
  await form.getByRole('button', { name: 'Elutasítom' }).click();
  await expect(page.getByText('A választását elmentettük.')).toBeVisible();
});

test('the end of a page can be reached while the banner is open', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/legfrissebb');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Sötét' }).check();
  }
});

test('a click before the banner’s script is there posts the form to the page of cookies [S18]', async ({
  page,
}) => {
  await page.route('**/consent-banner-*.js', (route) => route.abort());
  await page.goto('/legfrissebb');
  await refuse(page).click();
  await expect(page).toHaveURL(/\/sutik\?uzenet=mentve$/);
  expect(await consentOf(page)).toMatch(/s=banner&g=&/);
  await expect(banner(page)).toBeHidden();
});

test('Escape does not agree, and answers nothing [S18]', async ({ page }) => {
  await page.goto('/legfrissebb');
  await page.waitForLoadState('networkidle');
  await accept(page).focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  expect(await consentOf(page)).toBe('');
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'ask');
});

test('the keyboard goes through the banner in the order that is seen [S18]', async ({ page }) => {
  await page.goto('/legfrissebb');
  await accept(page).focus();
  await page.keyboard.press('Tab');
  await expect(refuse(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByLabel('Mérés')).toBeFocused();
});

test('English pages ask in English, and refusing there is refusing everywhere [S18]', async ({
  page,
  context,
}) => {
  const requested = await recordThirdParties(context);
  await page.goto('/english');
  const region = page.getByRole('region', { name: 'Cookies and consent' });
  await region.getByRole('button', { name: 'Refuse' }).click();
  await expect(region).toBeHidden();
  await page.goto('/legfrissebb');
  await expect(banner(page)).toBeHidden();
  expect(requested).toEqual([]);
});

test('the regional edition is a domain of its own, and asks by itself [S18]', async ({ page, context }) => {
  const requested = await recordThirdParties(context);
  const regional = sites.find(({ isRegional }) => isRegional);
  if (!regional) throw new Error('the sample has a regional edition');
  await page.goto('/legfrissebb');
  await answerBanner(page, 'Elutasítom');
  await page.goto(at(regional, '/'));
  await expect(banner(page)).toBeVisible();
  await answerBanner(page, 'Elutasítom');
  await page.goto(at(regional, '/legfrissebb'));
  await expect(banner(page)).toBeHidden();
  expect((await context.cookies(page.url())).find(({ name }) => name === 'consent')?.value).toMatch(/&g=&/);
  expect(requested).toEqual([]);
});

test('answers from before the record are moved into it, and their keys removed [S19]', async ({ page }) => {
  await page.goto('/legfrissebb');
  await page.evaluate(() => {
    localStorage.setItem('lapzarta-embeds', '["www.youtube-nocookie.com"]');
    localStorage.setItem('consent', '["ads"]');
  });
  await page.reload();
  await expect.poll(() => consentOf(page)).toMatch(/s=embed&g=&e=www\.youtube-nocookie\.com/);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key === 'lapzarta-embeds' || key === 'consent')).toEqual([]);
  // The embeds of a service answer nothing else.
  await expect(banner(page)).toBeVisible();
  expect(await attribute(page, 'data-ads')).toBeNull();
});
