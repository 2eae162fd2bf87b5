/** Soft navigation: changing pages without loading a document. */

import { accessibilityFaults } from './accessibility.ts';
import { openStory, sites } from './addresses.ts';
import {
  expectedScrollTop,
  followLink,
  isNotReloaded,
  markDocument,
  openFront,
  openLatestList,
  untilParsed,
} from './soft-navigation-steps.ts';
import { expect, test, withCores } from './strict-test.ts';

test('the next page replaces the current one with its title, metadata, address, menu and focus', async ({
  page,
}) => {
  await openFront(page);
  await openLatestList(page);
  expect(await isNotReloaded(page)).toBe(true);
  await expect(page).toHaveTitle(/^Legfrissebb/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legfrissebb$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('body')).toHaveAttribute('data-route', 'legfrissebb');
  await expect(page.locator('body')).toHaveClass(/route-legfrissebb/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(/^Legfrissebb/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const [cores, gentle] of [
  [8, 1],
  [2, 0],
])
  test(`pages change with a view transition only on fast devices: ${cores} cores`, async ({
    page,
    context,
  }) => {
    await withCores(context, cores ?? 0);
    await page.addInitScript(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (update) => {
        document.documentElement.dataset.gentle = 'yes';
        return start.call(document, update);
      };
    });
    await openFront(page);
    await openLatestList(page);
    await expect(page.locator('html[data-gentle]')).toHaveCount(gentle ?? 0);
    expect(await isNotReloaded(page)).toBe(true);
  });

test('back and forward restore the page, its metadata and the scroll position', async ({ page }) => {
  await openFront(page);
  await openLatestList(page);
  const story = page.locator('main article a').filter({ visible: true }).nth(8);
  let place = 0;
  await expect(async () => {
    await story.scrollIntoViewIfNeeded();
    place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.waitForTimeout(1_200);
    expect(await page.evaluate(() => scrollY), 'the page no longer glides to its list').toBe(place);
  }).toPass();
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
  await expect(page).toHaveTitle(/^Legfrissebb/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legfrissebb$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'index');
  expect(await isNotReloaded(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const [letters, delay] of [
    ['in time', 0],
    ['late', 700],
  ] as const)
    test(`the scroll position of a long front page is restored by back and by reload, fonts load ${letters} [FRONT-01]`, async ({
      page,
    }) => {
      await page.route(/\.woff2/, async (route) => {
        await page.waitForTimeout(delay);
        await route.continue();
      });
      await openFront(page);
      const story = page.locator('main h3 a');
      await expect.poll(() => story.count()).toBeGreaterThan(40);
      // In small steps, as by touch, so that lazily rendered sections are laid out.
      for (let far = 0; far < 7_000; far += 500) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(50);
      }
      // Wheel scrolling continues for a while.
      await page.waitForTimeout(1_000);
      const href = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main h3 a')];
        // A story of another domain would load a document.
        const own = links.filter((one) => one.origin === location.origin);
        return own.find((one) => one.getBoundingClientRect().top > 300)?.getAttribute('href');
      });
      const link = page.locator(`main h3 a[href="${href}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      const top = (): Promise<number> => link.evaluate((one) => one.getBoundingClientRect().top);
      const before = await top();
      const farFromPlace = async (): Promise<number> => Math.abs((await top()) - before);
      // Adds content above the position meanwhile; the pointer may rest on a link to the front page, which preloads it.
      await page.route(/\/\/[^/]+\/_payload\.json/, async (route) => {
        const answer = await route.fetch();
        const payload: { main: string } = await answer.json();
        const main = payload.main.replace(/<main[^>]*>/, (start) => start + '<p>Fölé került</p>'.repeat(10));
        await route.fulfill({ response: answer, json: { ...payload, main } });
      });
      await link.click();
      await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
      await page.goBack();
      await expect(page.getByText('Fölé került')).toHaveCount(10);
      expect(await isNotReloaded(page)).toBe(true);
      await expect.poll(farFromPlace).toBeLessThan(5);
      // On reload the browser restores the position itself, provided that everything above it is laid out.
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

test('another site has its own masthead, and audio plays on', async ({ page }) => {
  await openFront(page);
  await page.evaluate(() => document.querySelector('[data-players]')?.append('Szól a rádió'));
  for (const { slug, front } of sites.filter(({ isRegional }) => !isRegional).toReversed()) {
    await page.getByRole('contentinfo').locator(`a[href="${front}"]`).first().click();
    await expect(page.locator('body')).toHaveAttribute('data-site', slug);
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByText('Szól a rádió')).toHaveCount(1);
  }
  expect(await isNotReloaded(page)).toBe(true);
  // The scripts of the new masthead are active, too.
  await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).click();
  await expect(page.getByRole('dialog', { name: 'Keresés' })).toBeVisible();
});

test('the share button works on a story opened by soft navigation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openFront(page);
  await page.locator('main article a').filter({ visible: true }).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  await page.locator('[data-share-url]').first().click();
  await expect(page.locator('[data-share-status]').first()).not.toBeEmpty();
  expect(await isNotReloaded(page)).toBe(true);
});

test('modified clicks and excluded links load as ordinary links', async ({ page, context }) => {
  await page.goto('/legfrissebb', untilParsed);
  await markDocument(page);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('main article a')
      .filter({ visible: true })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.close();
  expect(await isNotReloaded(page)).toBe(true);
  await page.locator('main').evaluate((main) => main.setAttribute('data-no-soft', ''));
  await page.locator('main article a').filter({ visible: true }).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  expect(await isNotReloaded(page)).toBe(false);
});

test('a form loads a full page', async ({ page }) => {
  await page.goto('/archivum', untilParsed);
  await markDocument(page);
  await page.locator('main [name=term]').fill('a');
  await page.locator('main [name=term]').press('Enter');
  await expect(page).toHaveURL(/term=a/);
  expect(await isNotReloaded(page)).toBe(false);
});

test.describe('when soft navigation fails', () => {
  test('the link loads a full page [BUILD-08]', async ({ page, noticed }) => {
    await openFront(page);
    await page.route('**/_payload.json*', (route) => route.abort('failed'));
    await openLatestList(page);
    expect(await isNotReloaded(page)).toBe(false);
    expect(noticed.some((line) => line.includes('/legfrissebb is loaded as a document'))).toBe(true);
    noticed.length = 0;
  });

  test('an invalid payload makes the link load a full page [BUILD-08]', async ({ page, noticed }) => {
    await openFront(page);
    await page.route('**/_payload.json*', (route) => route.fulfill({ json: { html: '<p>' } }));
    await openLatestList(page);
    expect(await isNotReloaded(page)).toBe(false);
    noticed.length = 0;
  });

  test('a missing page is shown with its own status', async ({ page }) => {
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

test('a slow page shows a progress bar', async ({ page }) => {
  await openFront(page);
  const come = Promise.withResolvers<void>();
  await page.route('**/legfrissebb/_payload.json*', async (route) => {
    await come.promise;
    await route.continue();
  });
  const arrived = openLatestList(page);
  await expect(page.locator('[data-progress]')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  come.resolve();
  await arrived;
  await expect(page.locator('[data-progress]')).toBeHidden();
});

test('a link with an old address follows its redirect in one step', async ({ page }) => {
  await openFront(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/list/newest">Régi</a>');
  });
  await page.getByRole('link', { name: 'Régi' }).click();
  await expect(page).toHaveURL(/\/legfrissebb$/);
  expect(await isNotReloaded(page)).toBe(true);
});

test('a wrong section in a story’s address leads to the right one, with the reader’s query [REDIR-10]', async ({
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
  expect(await isNotReloaded(page)).toBe(true);
});

test('payloads are requested on our own origin only, four at a time at most [BUILD-09, BUILD-10]', async ({
  page,
}) => {
  await page.goto('/legfrissebb', untilParsed);
  const requested: string[] = [];
  const come = Promise.withResolvers<void>();
  let inFlight = 0;
  let most = 0;
  await page.route('**/_payload.json*', async (route) => {
    requested.push(route.request().url());
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
  await expect.poll(() => requested.length).toBe(4);
  await page.waitForTimeout(200);
  expect(requested).toHaveLength(4);
  const { origin } = new URL(page.url());
  for (const address of requested) {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(address.slice(origin.length)).not.toMatch(/:\/\/|\/\//);
  }
  come.resolve();
  const requestedPaths = (): string[] => requested.map((address) => new URL(address).pathname);
  await expect
    .poll(() => paths.filter((path) => !requestedPaths().includes(`${path}/_payload.json`)))
    .toEqual([]);
  expect(paths).toHaveLength(7);
  expect(most).toBe(4);
  // The last requests are still pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a prefetched page moves nothing after it is shown', async ({ page }) => {
  await page.goto('/legfrissebb');
  // Fonts that load late are first used on the next page; a reload keeps them out of the first measurement.
  await page.reload();
  for (let at = 1; at <= 3; at += 1) {
    await page.locator('main article h3 a').nth(at).dispatchEvent('touchstart');
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(followLink, at)).toBeLessThan(0.0005);
    await page.goBack();
    await expect(page.locator('body')).toHaveAttribute('data-route', 'legfrissebb');
  }
});

test.describe('a list', () => {
  test('is scrolled to from the top of its page within a second [SCRL-01, X23]', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await openFront(page);
    await openLatestList(page);
    expect(await expectedScrollTop(page)).toBeGreaterThan(0);
    const farFromList = async () =>
      Math.abs((await expectedScrollTop(page)) - (await page.evaluate(() => scrollY)));
    await expect.poll(farFromList).toBeLessThan(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('that is missing from its page only logs a warning [SCRL-04]', async ({ page, noticed }) => {
    await openFront(page);
    await page.route('**/legfrissebb/_payload.json*', async (route) => {
      const payload = await (await route.fetch()).json();
      const head = String(payload.head).replace(/data-scroll-to="[^"]*"/, 'data-scroll-to="nincs"');
      await route.fulfill({ json: { ...payload, head } });
    });
    await openLatestList(page);
    await expect.poll(() => noticed.splice(0)).toEqual(['No element to scroll to: #nincs']);
    expect(await isNotReloaded(page)).toBe(true);
  });

  test('is not scrolled to between its own pages, in the archive, or in sport [SCRL-02]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto('/legfrissebb', untilParsed);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await markDocument(page);
    for (const path of ['/legfrissebb?oldal=2', '/archivum', '/rovat/sport']) {
      await page.evaluate((to) => {
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a href="${to}">Tovább ide</a>`);
        scrollTo(0, 0);
      }, path);
      await page.getByRole('link', { name: 'Tovább ide' }).click();
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
      await expect(page.getByRole('link', { name: 'Tovább ide' }), 'the former page').toHaveCount(0);
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    expect(await isNotReloaded(page)).toBe(true);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('links load full pages', async ({ page }) => {
    await openStory(page, 'news', untilParsed);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});
