/** Slots on a page that is open while its reader agrees and withdraws, as a reader would with the keyboard. */
import type { Page } from '@playwright/test';
import { answerBanner, banner, bannerButton } from './consent-steps.ts';
import { leaveFontsOut, shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';
import { recordThirdParties } from './third-parties.ts';

test.use({
  // A first visit: all other tests have refused.
  storageState: { cookies: [], origins: [] },
  // An advertiser's server counts a sponsored line of the lists after a reader agreed.
  otherOrigin: /^https:\/\/meres\.lapzarta\.example\//,
});
test.beforeEach(({ context }) => recordThirdParties(context));

const callsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.__gpt?.calls ?? []);

/** Opens the question from the footer and answers it, with the keyboard alone. */
async function answerFromFooter(page: Page, settings: string, button: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: settings }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await (await bannerButton(page, button)).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
}

function watchAdRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__ads/')) requested.push(request.url());
  });
  return requested;
}

test('on agreeing, slots that the reader has passed stay closed until the next page, those below open [S18]', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/');
  // Past the first slot, whose place is that of the block after it.
  await page.evaluate(() => {
    const after = document.querySelector('[data-slot]')?.nextElementSibling;
    scrollTo(0, (after?.getBoundingClientRect().top ?? 0) + 200);
  });
  await page.waitForLoadState('networkidle');
  // Only what moves from here on counts.
  await page.evaluate(() => void globalThis.shifts.splice(0));
  await answerBanner(page, 'Elfogadom');
  const tops = (selector: string): Promise<number[]> =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const closed = page.locator('[data-slot][data-closed]');
  await expect.poll(() => closed.count()).toBeGreaterThan(0);
  for (const slot of await closed.all()) await expect(slot).toBeHidden();
  const open = await tops('[data-slot]:not([data-closed])');
  expect(open.length).toBeGreaterThan(0);
  expect(Math.min(...open)).toBeGreaterThan(0);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThan(0.001);
  await page.locator('[data-slot]:not([data-closed])').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await callsOf(page)).length).toBeGreaterThan(0);
  await page.goto('/');
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await expect(closed).toHaveCount(0);
});

test('withdrawing destroys the slots of the open page, requests nothing more, and the next page loads no ad server [S18]', async ({
  page,
}) => {
  const requested = watchAdRequests(page);
  await page.goto('/');
  await answerBanner(page, 'Elfogadom');
  await page.goto('/');
  await expect.poll(async () => (await callsOf(page)).some((call) => call.startsWith('define'))).toBe(true);
  await page.evaluate(() => Object.assign(localStorage, { visitedTags: '["proba"]' }));
  await answerFromFooter(page, 'Sütibeállítások', 'Elutasítom');
  await expect.poll(async () => (await callsOf(page)).some((call) => call.startsWith('destroy'))).toBe(true);
  for (const slot of await page.locator('[data-slot]').all()) await expect(slot).toBeHidden();
  expect(await page.evaluate(() => window.__gpt?.faults)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitedTags'))).toBeNull();
  const soFar = requested.length;
  expect(soFar).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.goto('/legfrissebb');
  await page.waitForLoadState('networkidle');
  expect(requested.slice(soFar)).toEqual([]);
  expect(await page.evaluate(() => window.__gpt)).toBeUndefined();
});

test('opening the question again withdraws nothing before it is answered, on the next page either [S18]', async ({
  page,
}) => {
  await page.goto('/');
  await answerBanner(page, 'Elfogadom');
  await page.evaluate(() => Object.assign(localStorage, { visitedTags: '["proba"]' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sütibeállítások' }).click();
  await expect(banner(page)).toBeFocused();
  await page.locator('a[href="/legfrissebb"]').first().click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'legfrissebb');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('visitedTags'))).toContain('proba');
  await expect(page.locator('html')).toHaveAttribute('data-ads', 'granted');
  await answerBanner(page, 'Elutasítom');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitedTags'))).toBeNull();
});

for (const { language, front, words } of [
  {
    language: 'Hungarian',
    front: '/',
    words: { settings: 'Sütibeállítások', refuse: 'Elutasítom', accept: 'Elfogadom' },
  },
  {
    language: 'English',
    front: '/english',
    words: { settings: 'Cookie settings', refuse: 'Refuse', accept: 'Accept' },
  },
])
  test(`a reader on a phone refuses, reads, changes the mind and withdraws, with the keyboard, in ${language} [S18]`, async ({
    page,
  }) => {
    const requested = watchAdRequests(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(front);
    await (await bannerButton(page, words.refuse)).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    for (let story = 0; story < 3; story += 1) {
      await page.goto(front);
      const route = (await page.locator('body').getAttribute('data-route')) ?? '';
      await page.locator('main article h3 a, main article h2 a').nth(story).click();
      // The new page takes the focus, which must not happen after the next step.
      await expect(page.locator('body')).not.toHaveAttribute('data-route', route);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(banner(page)).toBeHidden();
    }
    expect(requested).toEqual([]);
    await answerFromFooter(page, words.settings, words.accept);
    await page.goto('/');
    await expect.poll(() => callsOf(page)).not.toEqual([]);
    await page.goto(front);
    await answerFromFooter(page, words.settings, words.refuse);
    for (const slot of await page.locator('[data-slot]').all()) await expect(slot).toBeHidden();
  });

test('with a blocker that cuts all hosts of others the page is whole and still [S17]', async ({
  page,
  noticed,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').host;
  await page.route(
    (url) => url.host !== own || /^\/__(?:ads|beam)\//.test(url.pathname),
    (route) => route.abort(),
  );
  await leaveFontsOut(page);
  await page.goto('/');
  await answerBanner(page, 'Elfogadom');
  await watchShifts(page);
  await page.goto('/');
  await page.waitForTimeout(2_500);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThan(0.001);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  // The browser reports what was cut; of ours there is at most a line for each service.
  const ours = noticed.splice(0).filter((line) => !/ERR_FAILED|Failed to load resource/.test(line));
  expect(ours).toEqual([]);
});
