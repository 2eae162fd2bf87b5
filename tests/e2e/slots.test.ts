/** Slots that the ad server fills: nothing before consent, no layout shift, no call that the server forbids. */
import type { Page } from '@playwright/test';
import { leaveFontsOut, shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';

interface Sandbox {
  faults: string[];
  requests: { path: string; targeting: Record<string, unknown> }[];
  calls: string[];
}

declare global {
  interface Window {
    __gpt?: Sandbox;
  }
}

async function agree(page: Page, granted: string): Promise<void> {
  const time = Math.floor(Date.now() / 1000);
  const value = `v=1&p=2026-11&t=${time}&s=banner&g=${granted}&e=`;
  await page.context().addCookies([{ name: 'consent', value, url: test.info().project.use.baseURL ?? '' }]);
}

/** One transparent pixel. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const sandboxOf = (page: Page) => page.evaluate(() => window.__gpt ?? null);

test('without consent no slot has room and nothing is requested [S18]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.locator('[data-slot]').first()).toBeHidden();
  await page.mouse.wheel(0, 4_000);
  expect(await sandboxOf(page)).toBeNull();
  expect(asked.filter((url) => url.includes('__ads') || url.includes('/slots-'))).toEqual([]);
});

for (const [name, answer] of [
  ['filled', { empty: [], delayMs: 50 }],
  ['empty', { empty: ['cover'], delayMs: 50 }],
  ['late', { empty: [], delayMs: 1_500 }],
] as const)
  test(`slots that are ${name} move nothing, and no call is forbidden [ADS-02] [ADS-03] [S18]`, async ({
    page,
    noticed,
  }) => {
    await agree(page, 'ads');
    await leaveFontsOut(page);
    await page.addInitScript((settings) => Object.assign(window, { __gpt: settings }), answer);
    await watchShifts(page);
    await page.goto('/');
    await expect.poll(async () => (await sandboxOf(page))?.requests?.length ?? 0).toBeGreaterThan(0);
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(2_200);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThan(0.001);
    const sandbox = await sandboxOf(page);
    expect(sandbox?.faults).toEqual([]);
    expect(sandbox?.requests[0]?.path).toMatch(/^\/1234567\/telex_cover_(desktop|mobile)_roadblock_top_1$/);
    expect(Object.keys(sandbox?.requests[0]?.targeting ?? {}).toSorted()).toEqual([
      'site',
      'slug',
      'slug2',
      'tags',
      'type',
      'url',
      'url2',
    ]);
    await page.locator('main a[href^="/"]').first().click();
    await expect
      .poll(async () => (await sandboxOf(page))?.calls?.some((call) => call.startsWith('destroy')))
      .toBe(true);
    expect((await sandboxOf(page))?.faults).toEqual([]);
    const withoutFonts = /\.woff2|^Failed to load resource: net::ERR_FAILED$/;
    expect(noticed.splice(0).filter((complaint) => !withoutFonts.test(complaint))).toEqual([]);
  });

test('a blocked ad server leaves the page as it is [S17]', async ({ page, noticed }) => {
  await agree(page, 'ads');
  await leaveFontsOut(page);
  await page.route('**/__ads/**', (route) => route.abort());
  await watchShifts(page);
  await page.goto('/');
  // The browser itself reports the request that was cut.
  await expect.poll(() => noticed.join()).toContain('/__ads/gpt.js');
  await page.waitForTimeout(1_000);
  expect((await shiftsOf(page)).sum).toBeLessThan(0.001);
  noticed.length = 0;
});

for (const [name, granted] of [
  ['without consent', ''],
  ['with consent', 'ads'],
] as const)
  test(`a picture of the page ${name} has boxes with the names of slots and requests nothing [S51]`, async ({
    page,
  }) => {
    if (granted !== '') await agree(page, granted);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/?screenshot=1');
    const box = page.locator('[data-slot][data-boxed]').first();
    await expect(box).toBeVisible();
    await expect(box.locator('[data-room]')).toHaveText(/^telex_cover_(desktop|mobile)_roadblock_top_1$/);
    await page.mouse.wheel(0, 3_000);
    await page.waitForTimeout(500);
    expect(await sandboxOf(page)).toBeNull();
    expect(asked.filter((url) => url.includes('__ads') || url.includes('/slots-'))).toEqual([]);
    expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  });

test.describe('a measuring pixel', () => {
  // The advertiser's server, which the test plays.
  test.use({ otherOrigin: /^https:\/\/meres\.lapzarta\.example\// });
  const line = 'aside[data-av-code]';

  async function pixelsOf(page: Page): Promise<string[]> {
    const requested: string[] = [];
    await page.route('https://meres.lapzarta.example/**', async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: 'image/gif', body: Buffer.from(gif, 'base64') });
    });
    return requested;
  }

  test('is requested once, when its line was seen for a second [ADS-15]', async ({ page }) => {
    const requested = await pixelsOf(page);
    await agree(page, 'ads');
    await page.goto('/legfrissebb');
    await page.locator(line).scrollIntoViewIfNeeded();
    await expect.poll(() => requested).toHaveLength(1);
    expect(requested[0]).toBe('https://meres.lapzarta.example/latta?kampany=lz-minta-001');
    await page.mouse.wheel(0, 3_000);
    await page.waitForTimeout(300);
    await page.locator(line).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    expect(requested).toHaveLength(1);
  });

  test('is not requested without consent, and after agreeing on the same page it is [ADS-15] [S18]', async ({
    page,
  }) => {
    const requested = await pixelsOf(page);
    await agree(page, 'statistics');
    await page.goto('/legfrissebb');
    await page.locator(line).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    expect(requested).toEqual([]);
    await agree(page, 'ads');
    await page.evaluate(() => document.dispatchEvent(new Event('consentsaved')));
    await expect.poll(() => requested).toHaveLength(1);
  });

  test('of a host that the edition does not name is never requested [ADS-15]', async ({ page }) => {
    const requested = await pixelsOf(page);
    await agree(page, 'ads');
    await page.route('**/legfrissebb', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(
        'data-av-code="https://meres.',
        'data-av-code="https://masik.',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/legfrissebb');
    await page.locator(line).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    expect(requested).toEqual([]);
  });
});
