/** Reading a live blog: the first screen, the folded parts, and the offer of new posts. */
import type { Page } from '@playwright/test';
import { openStory, stories } from './addresses.ts';
import { expect, test } from './strict-test.ts';

const newest = '[data-post]:not(:has(> details))';

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
]) {
  test(`the newest post begins within 1.3 screens at ${width} × ${height}, and a strip under the lead links to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStory(page, 'liveBlog');
    const top = () =>
      page
        .locator(newest)
        .first()
        .evaluate((post) => post.getBoundingClientRect().top);
    await expect(page.locator('time[data-relative-time]').first()).toBeVisible();
    expect(await top()).toBeLessThanOrEqual(1.3 * height);
    const strip = page.locator('[data-part=now] a');
    await expect(strip).toBeInViewport();
    await expect(strip).toContainText('Most');
    await expect(strip).toContainText(await page.locator(`${newest} h2`).first().innerText());
    await strip.click();
    await expect.poll(top).toBeLessThan(height / 2);
    await expect(page.locator(newest).first()).toBeInViewport();
  });
}

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test(`a live blog that has ended begins with its score and newest post at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStory(page, 'liveMatch');
    await expect(page.locator('[data-part=now]')).toContainText('Véget ért');
    await expect(page.locator('[data-match]')).toBeInViewport();
    const top = await page
      .locator(newest)
      .first()
      .evaluate((post) => post.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(1.3 * height);
  });
}

test('pinned posts, the introduction and key events are folded, and open without script', async ({
  browser,
  baseURL,
  page,
}) => {
  const path = await openStory(page, 'liveBlog');
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } });
  const reader = await plain.newPage();
  await reader.goto(new URL(path, page.url() || baseURL).href);
  const pinned = reader.locator('[data-post]:has(> details)').first();
  await expect(pinned.getByRole('heading', { level: 2 })).toBeVisible();
  const text = pinned.locator('details p').first();
  await expect(text).toBeHidden();
  await pinned.locator('summary').click();
  await expect(text).toBeVisible();
  const film = reader.getByRole('link', { name: 'Megnyitás itt: YouTube' });
  await expect(film).toBeHidden();
  await reader.getByText('A közvetítésről', { exact: true }).click();
  await expect(film).toBeVisible();
  await reader.getByRole('heading', { name: 'A legfontosabbak' }).click();
  await expect(reader.getByRole('link', { name: 'Csak a legfontosabbak' })).toBeVisible();
  await plain.close();
});

test('a link to a pinned post unfolds it', async ({ page }) => {
  const path = await openStory(page, 'liveBlog');
  const id = await page.locator('[data-post]:has(> details)').last().getAttribute('id');
  await page.goto(`${path}#${id}`);
  await expect(page.locator(`#${id} details`)).toHaveAttribute('open');
  await expect(page.locator(`#${id} details p`).first()).toBeInViewport();
});

/** Opens the live blog before its first post; returns a mock of the newsroom. */
async function openEmptyBlog(page: Page) {
  let v = 0;
  let isEmpty = true;
  await page.route(`**/api/articles/${stories.liveBlog}/version`, (route) =>
    v === 0 ? route.continue() : route.fulfill({ json: { v } }),
  );
  const emptied = (html: string): string =>
    html
      .replace(/<article id="poszt-.*<\/article>/s, '<p>Az első bejegyzés hamarosan érkezik.</p>')
      .replace(/(<div[^>]*data-part="now"[^>]*>).*?<\/a>/s, '$1<p><b>Most</b> Még nincs bejegyzés.</p>');
  const state = (html: string): string =>
    (isEmpty ? emptied(html) : html).replace(/data-version="\d+"/, `data-version="${v || 1}"`);
  await page.route(`**/${stories.liveBlog}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: state(await answer.text()) });
  });
  await page.route(`**/${stories.liveBlog}/_payload.json*`, async (route) => {
    const answer = await route.fetch();
    const payload = await answer.json();
    await route.fulfill({ response: answer, json: { ...payload, main: state(String(payload.main)) } });
  });
  await page.clock.install({ time: '2026-11-21T09:00:30+01:00' });
  const answered = page.waitForResponse('**/version');
  await openStory(page, 'liveBlog');
  await (await answered).finished();
  return {
    publish(): void {
      isEmpty = false;
      v = 1_001;
    },
  };
}

test('an empty live blog shows its first posts without a click [LIVE-04]', async ({ page }) => {
  const newsroom = await openEmptyBlog(page);
  await expect(page.getByText('Az első bejegyzés hamarosan érkezik.')).toBeVisible();
  await expect(page.locator('[data-part=now] a')).toHaveCount(0);
  newsroom.publish();
  // On a busy machine the script that polls may not have started when the clock moves.
  await expect(async () => {
    await page.clock.runFor(17_000);
    await expect(page.locator(newest).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Az első bejegyzés hamarosan érkezik.')).toHaveCount(0);
  await expect(page.locator('[data-part=now] a')).toContainText('Most');
  await expect(page.locator('[data-news] button')).toHaveCount(0);
  await expect(page.locator('[role=status][data-news]')).toHaveText(/új bejegyzés/);
});

test('new posts are offered by a button visible at any scroll position, and by the strip under the lead', async ({
  page,
}) => {
  let v = 0;
  await page.route('**/version', (route) => (v === 0 ? route.continue() : route.fulfill({ json: { v } })));
  await page.route(`**/${stories.liveBlog}/_payload.json*`, async (route) => {
    const answer = await route.fetch();
    const payload = await answer.json();
    const main = String(payload.main)
      .replace(/data-version="\d+"/, `data-version="${v}"`)
      .replace(/(data-part="now"[^>]*><a href="#)[^"]*(".*?)(<\/span><\/a>)/s, '$1poszt-uj$2!$3')
      .replace(
        /<article id="poszt-[^"]+" data-post="\d+" class="(?!\S+ \S*pinned)[^"]*">.*?<\/article>/s,
        (post) => post.replace(/id="[^"]+" data-post="\d+"/, 'id="poszt-uj" data-post="1"') + post,
      );
    await route.fulfill({ response: answer, json: { ...payload, main } });
  });
  await page.clock.install({ time: '2026-11-21T09:00:30+01:00' });
  const answered = page.waitForResponse('**/version');
  await openStory(page, 'liveBlog');
  await (await answered).finished();
  v = 1_001;
  const offer = page.getByRole('button', { name: '1 új bejegyzés' });
  await expect(async () => {
    await page.clock.runFor(17_000);
    await expect(offer).toBeVisible({ timeout: 5_000 });
  }).toPass();
  for (const part of [0, 0.5, 1]) {
    await page.evaluate(
      (at) => scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' }),
      part,
    );
    await expect(offer).toBeInViewport({ ratio: 1 });
    const { x, y } = await offer.evaluate((one) => one.getBoundingClientRect());
    expect(
      await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-news]') !== null,
        [x + 20, y + 20] as const,
      ),
    ).toBe(true);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('[data-part=now] a').click();
  await expect(page.locator('#poszt-uj')).toBeFocused();
  await expect(offer).toHaveCount(0);
});
