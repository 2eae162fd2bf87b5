/** Measurement of others: nothing before consent, each purpose alone, and gone after a withdrawal. */
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { at, openStory, sites } from './addresses.ts';
import { isNotReloaded, markDocument, untilParsed } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';
import { untilServicesRun } from './third-parties.ts';

declare global {
  interface Window {
    __gtag?: { calls: unknown[][]; faults: string[] };
    __gtm?: { events: string[]; faults: string[] };
    __longFrames?: { ms: number; source: string }[];
  }
}

const messageSchema = z.looseObject({
  action: z.string().optional(),
  step: z.string().optional(),
  user: z.looseObject({ browser_id: z.string(), remp_session_id: z.string() }).optional(),
});

interface Sent {
  path: string;
  message: z.infer<typeof messageSchema>;
}

const base = () => test.info().project.use.baseURL ?? '';

async function agree(page: Page, granted: string, url = base()): Promise<void> {
  const value = `v=1&p=2026-11&t=${Math.floor(Date.now() / 1000)}&s=banner&g=${granted}&e=`;
  await page.context().addCookies([{ name: 'consent', value, url }]);
}

/** As the banner saves an answer. */
async function answer(page: Page, granted: string): Promise<void> {
  // Its cookie is for the whole site.
  await agree(page, granted, new URL('/', page.url()).href);
  await page.evaluate(() => document.dispatchEvent(new Event('consentsaved')));
}

/** Requests to the sandbox, and the messages to its tracker. */
function record(page: Page): { asked: string[]; sent: Sent[]; refused: string[] } {
  const seen = { asked: [] as string[], sent: [] as Sent[], refused: [] as string[] };
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/__beam/')) return;
    const path = pathname.slice('/__beam'.length);
    seen.asked.push(path);
    if (path.startsWith('/track/'))
      seen.sent.push({ path, message: messageSchema.parse(request.postDataJSON()) });
  });
  page.on('response', (response) => {
    if (response.url().includes('/__beam/') && response.status() >= 400) seen.refused.push(response.url());
  });
  return seen;
}

const scriptsIn = (asked: string[]) => asked.filter((path) => path.endsWith('.js')).toSorted();
const actions = (sent: Sent[]) => sent.map(({ message }) => message.action ?? message.step ?? 'impressions');

const traces = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter((name) =>
      /beam|_ga/.test(name),
    ),
  );

for (const [name, granted] of [
  ['without an answer', null],
  ['after refusing', ''],
  ['with ads only', 'ads+personalisedAds'],
] as const)
  test(`${name} nothing is measured by others, and nothing stored [S18] [ADS-13] [ADS-14] [X21]`, async ({
    page,
  }) => {
    if (granted === null) await page.context().clearCookies();
    else await agree(page, granted);
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (/\/measurement-[^/]*\.js$/.test(request.url())) chunks.push(request.url());
    });
    const { asked } = record(page);
    await openStory(page, 'news');
    await page.mouse.wheel(0, 3_000);
    await page.waitForTimeout(2_500);
    expect(asked).toEqual([]);
    expect(chunks).toEqual([]);
    expect(await traces(page)).toEqual([]);
    expect(
      await page.evaluate(() => ['dataLayer', 'FB', 'pp_gemius_identifier'].filter((one) => one in window)),
    ).toEqual([]);
    await expect(page.locator('script[data-measurement]')).toHaveCount(0);
  });

test('with statistics the site’s own services are loaded, consent mode denied first, and no Facebook [ADS-13] [ADS-14] [SITE-04] [S18]', async ({
  page,
}) => {
  await agree(page, 'statistics');
  const { asked, sent, refused } = record(page);
  await openStory(page, 'news');
  await expect.poll(() => scriptsIn(asked)).toEqual(['/audience.js', '/gtag.js', '/gtm.js']);
  await expect.poll(() => actions(sent)).toContain('load');
  const load = sent.find(({ message }) => message.action === 'load')?.message;
  const path = new URL(page.url()).pathname;
  expect(load).toMatchObject({
    system: { property_token: '00000000-0000-4000-8000-000000000001' },
    user: { url: base().replace(/\/$/, '') + path, window_width: 1280, window_height: 900 },
    article: { category: 'kozlekedes', content_type: 'article', locked: false },
  });
  await expect.poll(() => page.evaluate(() => window.__gtag?.calls.length ?? 0)).toBeGreaterThan(4);
  const { calls, faults } = await page.evaluate(() => window.__gtag ?? { calls: [], faults: ['none'] });
  const all = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  expect(calls[0]).toEqual(['consent', 'default', Object.fromEntries(all.map((one) => [one, 'denied']))]);
  expect(calls[1]).toEqual([
    'consent',
    'update',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
  expect(calls.map(([command]) => command)).toEqual(['consent', 'consent', 'js', 'config', 'event']);
  expect(faults).toEqual([]);
  await expect.poll(() => page.evaluate(() => window.__gtm?.faults)).toEqual([]);
  expect(refused).toEqual([]);
  expect((await traces(page)).join()).toMatch(/beam-browser,beam-session,.*_ga=/);
});

test('with social media only Facebook’s SDK is loaded, in Hungarian and version 3.2 [ADS-13] [X21] [S18]', async ({
  page,
}) => {
  await agree(page, 'socialMedia');
  const { asked } = record(page);
  const told = page.waitForRequest('**/__beam/collect');
  await openStory(page, 'news');
  expect((await told).postDataJSON()).toEqual({
    service: 'facebook',
    event: 'init',
    details: { appId: '1000000000001', version: 'v3.2', xfbml: true },
  });
  await page.waitForTimeout(1_000);
  expect(scriptsIn(asked)).toEqual(['/facebook.js']);
  expect(asked.filter((path) => path.startsWith('/track/'))).toEqual([]);
  expect(await traces(page)).toEqual([]);
});

test('each site reports to its own property [SITE-04] [ADS-14]', async ({ page }) => {
  const found: unknown[] = [];
  for (const site of sites) {
    await agree(page, 'statistics', at(site, '/'));
    // The page before still says how long it was read.
    const told = page.waitForRequest(
      (request) =>
        request.url().endsWith('/__beam/track/pageview') && request.postDataJSON().action === 'load',
    );
    await page.goto(at(site, site.front));
    const { system } = (await told).postDataJSON();
    expect(system.property_token).toBe(await page.evaluate(() => document.body.dataset.property));
    found.push(system.property_token);
  }
  expect(new Set(found).size).toBe(sites.length);
});

test('agreeing on the open page measures it; withdrawing ends it and leaves nothing [S18] [ADS-13] [ADS-14]', async ({
  page,
}) => {
  const { asked, sent } = record(page);
  await openStory(page, 'news');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await answer(page, 'statistics+socialMedia');
  await expect.poll(() => actions(sent)).toContain('load');
  await expect.poll(() => scriptsIn(asked)).toHaveLength(4);
  await expect.poll(async () => (await traces(page)).join()).toContain('_ga=');
  await untilServicesRun(page, ['FB', 'pp_gemius_hit', '__gtm', '__gtag']);

  await answer(page, '');
  await expect.poll(() => traces(page)).toEqual([]);
  const consent = await page.evaluate(() => window.__gtag?.calls.at(-1));
  expect(consent).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  const before = asked.length;
  await page.mouse.wheel(0, 3_000);
  await page.waitForTimeout(6_000);
  expect(asked.slice(before)).toEqual([]);

  // The next page is a document of its own, without their scripts.
  await markDocument(page);
  await page.locator('header a[href="/legfrissebb"]').first().click();
  await page.waitForURL('**/legfrissebb');
  await page.waitForLoadState('networkidle');
  expect(await isNotReloaded(page)).toBe(false);
  expect(asked.slice(before)).toEqual([]);
  await expect(page.locator('script[data-measurement]')).toHaveCount(0);
  expect(await traces(page)).toEqual([]);
});

for (const [name, granted, services] of [
  ['social media alone', 'socialMedia', ['FB']],
  // As where an edition does not use Beam.
  ['statistics without a number of ours', 'statistics', ['pp_gemius_hit', '__gtm', '__gtag']],
] as const)
  test(`withdrawing ${name} ends it, and the next page is a document without its script [S18] [X21] [ADS-13]`, async ({
    page,
  }) => {
    const { asked } = record(page);
    await agree(page, granted);
    await openStory(page, 'news');
    await untilServicesRun(page, services);
    await page.evaluate(() => localStorage.clear());
    await answer(page, '');
    await expect.poll(() => traces(page)).toEqual([]);
    await markDocument(page);
    const before = asked.length;
    await page.locator('header a[href="/legfrissebb"]').first().click();
    await page.waitForURL('**/legfrissebb');
    await page.waitForLoadState('networkidle');
    expect(await isNotReloaded(page)).toBe(false);
    expect(asked.slice(before)).toEqual([]);
  });

for (const path of ['/tamogatas/belepes', '/szerkesztoseg/belepes', '/hirlevel', '/tamogatas'])
  test(`no script of others is loaded on a personal page, whatever was granted: ${path} [S18] [ADS-13]`, async ({
    page,
  }) => {
    const { asked } = record(page);
    await agree(page, 'statistics+ads+personalisedAds+socialMedia');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_000);
    expect(scriptsIn(asked)).toEqual([]);
  });

test('soft navigation is one page view of the same session, after the last words of the page before [ADS-14]', async ({
  page,
}) => {
  await agree(page, 'statistics');
  const { asked, sent, refused } = record(page);
  await page.goto('/legfrissebb');
  await expect.poll(() => actions(sent)).toContain('load');
  await page.waitForTimeout(2_500);
  await markDocument(page);
  await page.locator('main article h3 a[href^="/"]').first().click();
  await expect.poll(() => actions(sent).filter((one) => one === 'load')).toHaveLength(2);
  expect(await isNotReloaded(page)).toBe(true);
  const of = (action: string) => sent.filter(({ message }) => message.action === action);
  const [first, second] = of('load').map(({ message }) => message);
  expect(second?.user).toMatchObject({
    browser_id: first?.user?.browser_id,
    remp_session_id: first?.user?.remp_session_id,
    url: page.url(),
    referer: new URL('/legfrissebb', base()).href,
  });
  expect(second?.user?.remp_pageview_id).not.toBe(first?.user?.remp_pageview_id);
  expect(first?.article).toBeUndefined();
  expect(second?.article).toBeDefined();
  // A page that is open for five seconds has reported before.
  const spent = of('timespent').filter(
    ({ message }) => message.user?.remp_pageview_id === first?.user?.remp_pageview_id,
  );
  expect(spent.at(-1)?.message).toMatchObject({ timespent: { unload: true } });
  // Stories of the list that were on the screen for a second.
  const seen = sent.find(({ path }) => path === '/track/impressions')?.message;
  expect(seen).toMatchObject({ rpid: first?.user?.remp_pageview_id, d: [{ tp: 'story' }] });
  // Google and the audience measurement are told, too, once a page.
  await expect
    .poll(() => page.evaluate(() => window.__gtag?.calls.filter(([command]) => command === 'event').length))
    .toBe(2);
  expect(scriptsIn(asked)).toEqual(['/audience.js', '/gtag.js', '/gtm.js']);
  expect(refused).toEqual([]);
});

test('progress grows with what is read, without long tasks of the measurement [ADS-14]', async ({ page }) => {
  await agree(page, 'statistics');
  await page.addInitScript(() => {
    window.__longFrames = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { scripts } = entry as PerformanceEntry & {
          scripts: { sourceURL: string; duration: number }[];
        };
        for (const { sourceURL, duration } of scripts)
          window.__longFrames?.push({ ms: duration, source: sourceURL });
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
  const { sent, refused } = record(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openStory(page, 'longRead');
  await expect.poll(() => actions(sent)).toContain('load');
  const ratios = () =>
    sent
      .filter(({ message }) => message.action === 'progress')
      .map(({ message }) =>
        z.object({ article_ratio: z.number(), page_ratio: z.number() }).parse(message.progress),
      );
  await expect.poll(() => ratios().length, { timeout: 20_000 }).toBe(1);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  }
  // Frames may be so far apart that the last block was on the screen in none.
  const text = page.locator('[data-measured-text] > *').first();
  await text.evaluate((one) => one.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(() => ratios().at(-1)?.article_ratio, { timeout: 30_000 }).toBe(1);
  const [first] = ratios();
  expect(first?.article_ratio).toBeLessThan(0.5);
  expect(ratios().at(-1)?.page_ratio).toBeGreaterThan(first?.page_ratio ?? 1);
  const ours = await page.evaluate(() =>
    window.__longFrames?.filter(({ source, ms }) => /measurement-/.test(source) && ms >= 50),
  );
  expect(ours).toEqual([]);
  expect(refused).toEqual([]);
});

test.describe('a payment', () => {
  // The pay pages are on another origin.
  test.use({ otherOrigin: /^http:\/\/127\.0\.0\.1:\d+\// });

  test('is followed from the form to the thanks, without anything about the person [ADS-14] [S18]', async ({
    page,
  }) => {
    await agree(page, 'statistics');
    const { sent, refused } = record(page);
    const steps = () => sent.filter(({ path }) => path === '/track/commerce').map(({ message }) => message);
    await page.goto('/tamogatas?gyakorisag=egyszeri&penznem=HUF');
    await expect.poll(() => steps().map(({ step }) => step)).toEqual(['checkout']);
    await page.getByText('5000 Ft', { exact: true }).click();
    await page.getByText('Bankkártya (SimplePay)', { exact: true }).click();
    await page.getByLabel('E-mail-cím').fill('mert.olvaso@example.hu');
    await page.getByLabel('Név').fill('Mért Olvasó');
    await page.getByRole('button', { name: /^Támogatom/ }).click();
    await page.getByRole('button', { name: 'Sikeres fizetés', exact: true }).click();
    await expect(page).toHaveURL(/\/tamogatas\/siker\?rendeles=/);
    await expect.poll(() => steps().map(({ step }) => step)).toEqual(['checkout', 'payment', 'purchase']);
    await page.reload();
    await page.waitForTimeout(1_500);
    expect(steps().map(({ step }) => step)).toEqual(['checkout', 'payment', 'purchase']);
    const [checkout, payment, purchase] = steps();
    const about = { product_ids: ['once'], revenue: { amount: 5000, currency: 'HUF' } };
    expect(checkout?.checkout).toEqual({ funnel_id: 'once' });
    expect(payment?.payment).toMatchObject(about);
    expect(purchase?.purchase).toMatchObject(about);
    expect(new Set(steps().map(({ commerce_session_id }) => commerce_session_id)).size).toBe(1);
    const everything = JSON.stringify(sent);
    const [, key = ''] = /rendeles=([\w-]+)/.exec(page.url()) ?? [];
    for (const secret of ['olvaso', 'Olvasó', key, '@']) expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/LZ[2-9A-Z]{10}/);
    expect(refused).toEqual([]);
  });
});

test.describe('a service that fails', () => {
  for (const [name, fails] of [
    ['is blocked', 'abort'],
    ['is not found', '404'],
    ['is silent', 'never'],
  ] as const)
    test(`${name} leaves the page as it is, and is logged once [S17] [X21]`, async ({ page, noticed }) => {
      await agree(page, 'statistics+socialMedia');
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'info') logged.push(message.text());
      });
      await page.route('**/__beam/**', (route) => {
        if (fails === 'abort') return route.abort();
        if (fails === '404') return route.fulfill({ status: 404, body: '' });
        return undefined;
      });
      await openStory(page, 'news', untilParsed);
      await page.waitForTimeout(2_000);
      await markDocument(page);
      await page.locator('header a[href="/legfrissebb"]').first().click();
      await expect(page).toHaveURL(/\/legfrissebb$/);
      await expect(page.locator('main article').first()).toBeVisible();
      expect(await isNotReloaded(page)).toBe(true);
      await page.waitForTimeout(1_000);
      // On a slow machine the patience with a silent service may be over.
      const patient = (line: string) => !/could not be reached|does not answer/.test(line);
      if (fails === 'never') expect(logged.filter(patient)).toEqual([]);
      else
        await expect
          .poll(() => logged.toSorted())
          .toEqual([
            '/__beam/audience.js could not be loaded.',
            '/__beam/facebook.js could not be loaded.',
            '/__beam/gtag.js could not be loaded.',
            '/__beam/gtm.js could not be loaded.',
            fails === 'abort'
              ? '/__beam/track/pageview could not be reached.'
              : '/__beam/track/pageview answered 404.',
          ]);
      // The browser itself reports the requests that were cut.
      for (const complaint of noticed.splice(0)) expect(complaint).toMatch(/__beam|Failed to load resource/);
    });
});
