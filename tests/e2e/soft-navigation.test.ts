/** From page to page without loading a document: what a reader sees, hears and gets back. */

import { AxeBuilder } from '@axe-core/playwright';
import { openStory, sites } from './addresses.ts';
import { expect, test, withCores } from './reader.ts';
import { isStillOpen, mark, openFront, toLatest, untilDrawn } from './soft-reader.ts';

test('a page takes the place of another, with its title, head, address, menu and focus', async ({ page }) => {
  await openFront(page);
  await toLatest(page);
  expect(await isStillOpen(page)).toBe(true);
  await expect(page).toHaveTitle(/^Legfrissebb/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legfrissebb$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('body')).toHaveAttribute('data-route', 'legfrissebb');
  await expect(page.locator('body')).toHaveClass(/route-legfrissebb/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(/^Legfrissebb/);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

for (const [cores, gentle] of [
  [8, 1],
  [2, 0],
])
  test(`a page comes gently where there is time for it: ${cores} cores`, async ({ page, context }) => {
    await withCores(context, cores ?? 0);
    await page.addInitScript(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (update) => {
        document.documentElement.dataset.gentle = 'yes';
        return start.call(document, update);
      };
    });
    await openFront(page);
    await toLatest(page);
    await expect(page.locator('html[data-gentle]')).toHaveCount(gentle ?? 0);
    expect(await isStillOpen(page)).toBe(true);
  });

test('back and forward bring back the page and the place in it', async ({ page }) => {
  await openFront(page);
  await toLatest(page);
  const story = page.locator('main article a').filter({ visible: true }).nth(8);
  await story.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_200);
  await story.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await story.click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legfrissebb');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 3);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 3);
  await page.goForward();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'index');
  expect(await isStillOpen(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const [letters, delay] of [
    ['in time', 0],
    ['late', 700],
  ] as const)
    test(`the place in a long front page is found again, by way back and by reload, letters come ${letters} [FRONT-01]`, async ({
      page,
    }) => {
      await page.route(/\.woff2/, async (route) => {
        await page.waitForTimeout(delay);
        await route.continue();
      });
      await openFront(page);
      const story = page.locator('main h3 a');
      await expect.poll(() => story.count()).toBeGreaterThan(40);
      // As a finger does it: what is passed is laid out.
      for (let far = 0; far < 7_000; far += 500) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(50);
      }
      // A wheel rolls on for a while.
      await page.waitForTimeout(1_000);
      const left = await page.evaluate(() => {
        const seen = [...document.querySelectorAll<HTMLAnchorElement>('main h3 a')];
        const link = seen.find((one) => one.getBoundingClientRect().top > 300);
        return { href: link?.getAttribute('href') ?? '', top: link?.getBoundingClientRect().top ?? 0 };
      });
      const link = page.locator(`main h3 a[href="${left.href}"]`).first();
      const farFromPlace = async (): Promise<number> =>
        Math.abs((await link.evaluate((one) => one.getBoundingClientRect().top)) - left.top);
      await link.click();
      await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
      // Something came above it meanwhile.
      await page.route(/\/_payload\.json/, async (route) => {
        const answer = await route.fetch();
        const payload: { main: string } = await answer.json();
        const main = payload.main.replace(/<main[^>]*>/, (start) => start + '<p>Fölé került</p>'.repeat(10));
        await route.fulfill({ response: answer, json: { ...payload, main } });
      });
      await page.goBack();
      await expect(page.getByText('Fölé került')).toHaveCount(10);
      expect(await isStillOpen(page)).toBe(true);
      await expect.poll(farFromPlace).toBeLessThan(5);
      // A browser finds the place of a page that is loaded again by itself, where everything above it is laid out.
      await page.reload();
      const waiting = await page.evaluate(
        () =>
          [...document.querySelectorAll('main section')].filter(
            (part) => getComputedStyle(part).contentVisibility !== 'visible',
          ).length,
      );
      expect(waiting).toBe(0);
    });
});

test('another site comes with its own masthead, and what plays goes on', async ({ page }) => {
  await openFront(page);
  await page.evaluate(() => document.querySelector('[data-players]')?.append('Szól a rádió'));
  for (const { slug, front } of sites.filter(({ isRegional }) => !isRegional).toReversed()) {
    await page.getByRole('contentinfo').locator(`a[href="${front}"]`).first().click();
    await expect(page.locator('body')).toHaveAttribute('data-site', slug);
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByText('Szól a rádió')).toHaveCount(1);
  }
  expect(await isStillOpen(page)).toBe(true);
  // Behaviours of the new masthead are there, too.
  await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).click();
  await expect(page.getByRole('dialog', { name: 'Keresés' })).toBeVisible();
});

test('a story’s own behaviours work on a page that was put in place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openFront(page);
  await page.locator('main article a').filter({ visible: true }).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  await page.locator('[data-share-url]').first().click();
  await expect(page.locator('[data-share-status]').first()).not.toBeEmpty();
  expect(await isStillOpen(page)).toBe(true);
});

test('links that are not ours to take load as links do', async ({ page, context }) => {
  await page.goto('/legfrissebb', untilDrawn);
  await mark(page);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('main article a')
      .filter({ visible: true })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.close();
  expect(await isStillOpen(page)).toBe(true);
  await page.locator('main').evaluate((main) => main.setAttribute('data-no-soft', ''));
  await page.locator('main article a').filter({ visible: true }).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  expect(await isStillOpen(page)).toBe(false);
});

test('a form loads its answer', async ({ page }) => {
  await page.goto('/archivum', untilDrawn);
  await mark(page);
  await page.locator('main [name=term]').fill('a');
  await page.locator('main [name=term]').press('Enter');
  await expect(page).toHaveURL(/term=a/);
  expect(await isStillOpen(page)).toBe(false);
});

test.describe('when a page does not come', () => {
  test('the link loads, and the reader notices nothing [BUILD-08]', async ({ page, noticed }) => {
    await openFront(page);
    await page.route('**/_payload.json*', (route) => route.abort('failed'));
    await toLatest(page);
    expect(await isStillOpen(page)).toBe(false);
    expect(noticed.some((line) => line.includes('/legfrissebb did not come'))).toBe(true);
    noticed.length = 0;
  });

  test('nor is an answer of another shape taken [BUILD-08]', async ({ page, noticed }) => {
    await openFront(page);
    await page.route('**/_payload.json*', (route) => route.fulfill({ json: { html: '<p>' } }));
    await toLatest(page);
    expect(await isStillOpen(page)).toBe(false);
    noticed.length = 0;
  });

  test('what is not there says so with its own status', async ({ page }) => {
    await openFront(page);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/nincs/ilyen">Semmi</a>');
    });
    const answer = page.waitForResponse((one) => one.request().isNavigationRequest());
    await page.getByRole('link', { name: 'Semmi' }).click();
    expect((await answer).status()).toBe(404);
    await expect(page.locator('body')).toHaveAttribute('data-route', 'error');
  });
});

test('a slow page says that it comes', async ({ page }) => {
  await openFront(page);
  const come = Promise.withResolvers<void>();
  await page.route('**/legfrissebb/_payload.json*', async (route) => {
    await come.promise;
    await route.continue();
  });
  const arrived = toLatest(page);
  await expect(page.locator('[data-progress]')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  come.resolve();
  await arrived;
  await expect(page.locator('[data-progress]')).toBeHidden();
});

test('an old address leads on in one step', async ({ page }) => {
  await openFront(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/list/newest">Régi</a>');
  });
  await page.getByRole('link', { name: 'Régi' }).click();
  await expect(page).toHaveURL(/\/legfrissebb$/);
  expect(await isStillOpen(page)).toBe(true);
});

test('an address that is not a story’s own leads to it with the reader’s query [REDIR-10]', async ({
  page,
}) => {
  await openFront(page);
  const own = String(await page.locator('main a[href^="/belfold/2"]').first().getAttribute('href'));
  const other = `${own.replace('/belfold/', '/sport/')}?utm_source=level`;
  await page.evaluate((href) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a href="${href}">Máshol</a>`);
  }, other);
  await page.getByRole('link', { name: 'Máshol' }).click();
  await expect(page).toHaveURL(`${own}?utm_source=level`);
  expect(await isStillOpen(page)).toBe(true);
});

test('payloads are asked for by path alone, four at a time at most [BUILD-09, BUILD-10]', async ({
  page,
}) => {
  await page.goto('/legfrissebb', untilDrawn);
  const asked: string[] = [];
  const come = Promise.withResolvers<void>();
  let inFlight = 0;
  let most = 0;
  await page.route('**/_payload.json*', async (route) => {
    asked.push(route.request().url());
    inFlight += 1;
    most = Math.max(most, inFlight);
    await come.promise;
    const response = await route.fetch();
    inFlight -= 1;
    await route.fulfill({ response });
  });
  const paths = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')].slice(0, 7);
    for (const link of links) {
      link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 20));
    }
    return links.map(({ pathname }) => pathname);
  });
  await expect.poll(() => asked.length).toBe(4);
  await page.waitForTimeout(200);
  expect(asked).toHaveLength(4);
  const { origin } = new URL(page.url());
  for (const address of asked) {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(address.slice(origin.length)).not.toMatch(/:\/\/|\/\//);
  }
  come.resolve();
  const pathsAsked = (): string[] => asked.map((address) => new URL(address).pathname);
  await expect
    .poll(() => paths.filter((path) => !pathsAsked().includes(`${path}/_payload.json`)))
    .toEqual([]);
  expect(paths).toHaveLength(7);
  expect(most).toBe(4);
  // The last of them are still on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page that was fetched ahead takes less than 100 ms of the browser, and nothing moves after it came', async ({
  page,
  context,
}) => {
  // A machine that does other things as well is slow by the clock: what is counted is the thread's own time.
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await page.goto('/legfrissebb');
  // Letters that come late are not used before the next page, in whose first frame the menu would take them.
  await page.reload();
  const times: number[] = [];
  for (let at = 1; at <= 3; at += 1) {
    await page.locator('main article h3 a').nth(at).dispatchEvent('touchstart');
    await page.waitForTimeout(1_500);
    const before = await taken();
    const shifted = await page.evaluate(followLink, at);
    times.push((await taken()) - before);
    expect(shifted).toBeLessThan(0.0005);
    await page.goBack();
    await expect(page.locator('body')).toHaveAttribute('data-route', 'legfrissebb');
  }
  expect(Math.min(...times), times.join(', ')).toBeLessThan(100);
});

/** Follows a link of the list until the story is on the screen; how much moved afterwards. */
async function followLink(at: number): Promise<number> {
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        shifted += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
  const there = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.body.dataset.route !== 'single_article') return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    watcher.observe(document.body, { attributes: true });
  });
  document.querySelectorAll<HTMLAnchorElement>('main article h3 a')[at]?.click();
  await there;
  return shifted;
}

test.describe('a list', () => {
  test('is where the reader is taken, from its top, within a second [SCRL-01, X23]', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await openFront(page);
    await toLatest(page);
    const wanted = await page.evaluate(() => {
      const list = document.getElementById('lista');
      return list ? Math.round(list.getBoundingClientRect().top + scrollY - 200) : -1;
    });
    expect(wanted).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), { timeout: 2_000 }).toBe(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('that is not where its page says it is, is only warned of [SCRL-04]', async ({ page, noticed }) => {
    await openFront(page);
    await page.route('**/legfrissebb/_payload.json*', async (route) => {
      const payload = await (await route.fetch()).json();
      const body = { ...payload.body, 'data-scroll-to': 'nincs' };
      await route.fulfill({ json: { ...payload, body } });
    });
    await toLatest(page);
    await expect.poll(() => noticed.splice(0)).toEqual(['There is nothing to scroll to: #nincs']);
    expect(await isStillOpen(page)).toBe(true);
  });

  test('is not gone to from another page of it, in the archive, or in sport [SCRL-02]', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto('/legfrissebb', untilDrawn);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await mark(page);
    for (const path of ['/legfrissebb?oldal=2', '/archivum', '/rovat/sport']) {
      await page.evaluate((to) => {
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a href="${to}">Tovább ide</a>`);
        scrollTo(0, 0);
      }, path);
      await page.getByRole('link', { name: 'Tovább ide' }).click();
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    expect(await isStillOpen(page)).toBe(true);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('links are links', async ({ page }) => {
    await openStory(page, 'news', untilDrawn);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});
