/** Particulars of each kind of story, as a reader sees them. */
import { openStory, stories } from './addresses.ts';
import { expect, scrollToEnd, test } from './strict-test.ts';

test('an English story is in English from the skip link to the footer [S28]', async ({ page }) => {
  await openStory(page, 'english');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toHaveCount(1);
  await expect(
    page.getByText(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d{1,2} November 2026/).first(),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
  await expect(page.locator('main')).not.toContainText('perc olvasás');
});

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('an adult story is hidden until the reader confirms their age [S24]', async ({ page }) => {
      await openStory(page, 'adult');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noimageindex/);
      const text = page.locator('details > :not(summary) p').first();
      const picture = page.locator('details img').first();
      await expect(text).toBeHidden();
      await expect(picture).toBeHidden();
      await page.getByText('Elmúltam 18 éves').click();
      await expect(text).toBeVisible();
      await expect(picture).toBeVisible();
    });
  });
}

test('a story about distress ends with a helpline number [S23]', async ({ page }) => {
  for (const story of ['spiritualHelp', 'drugProblem'] as const) {
    await openStory(page, story);
    const help = page.getByRole('region', { name: 'Segítség' });
    await expect(help.getByRole('link', { name: '116-123' })).toHaveAttribute('href', 'tel:116123');
  }
  await openStory(page, 'news');
  await expect(page.getByRole('region', { name: 'Segítség' })).toHaveCount(0);
});

test('a sponsored story is marked as such on its page and its card', async ({ page }) => {
  await openStory(page, 'sponsored');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByText('Hirdetés', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('nem a szerkesztőség véleményét tükrözi')).toBeVisible();
  await page.goto('/');
  const card = page.locator('article', { hasText: title.slice(0, 30) }).first();
  await expect(card).toContainText('Hirdetés');
});

test('a live blog of forty posts shows thirty, pinned ones first, then the newest', async ({ page }) => {
  await openStory(page, 'liveBlog');
  const posts = page.locator('article[id^="poszt-"]');
  await expect(posts).toHaveCount(30);
  await expect(posts.first()).toContainText('Kiemelt bejegyzés');
  const times = await posts
    .locator('p:first-child time')
    .evaluateAll((all) => all.map((one) => Date.parse((one as HTMLTimeElement).dateTime)));
  const pinned = await posts.filter({ hasText: 'Kiemelt bejegyzés' }).count();
  const rest = times.slice(pinned);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
});

test('a post links to its live blog, and a key event to its post', async ({ page }) => {
  await openStory(page, 'liveBlog');
  const event = page.getByRole('navigation', { name: 'A legfontosabbak' }).getByRole('link').first();
  const anchor = (await event.getAttribute('href')) ?? '';
  await event.click();
  await expect(page.locator(`article${anchor}`)).toBeInViewport();
  await page.locator(`article${anchor}`).getByRole('link', { name: 'A bejegyzés külön oldalon' }).click();
  await page.getByRole('link', { name: 'Vissza az élő közvetítéshez' }).click();
  await expect(page).toHaveURL(new RegExp(`${stories.liveBlog}$`));
});

test('a printed story has its text without navigation and controls', async ({ page }) => {
  await openStory(page, 'news');
  await scrollToEnd(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main p').last()).toBeAttached();
  for (const chrome of [
    page.getByRole('navigation', { name: 'Főmenü' }),
    page.getByRole('navigation', { name: 'Lapcsalád' }),
    page.getByRole('button', { name: 'Menü' }),
    page.getByRole('group', { name: 'Megosztás' }),
    page.getByRole('heading', { name: 'Korábban a témában' }),
  ]) {
    await expect(chrome).toBeHidden();
  }
  const ink = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ink);
});

for (const story of ['news', 'english'] as const)
  test(`a printed line of ${story} is as wide as the paper and has at most 75 characters`, async ({
    page,
  }) => {
    // The width between the margins of an A4 page.
    await page.setViewportSize({ width: 582, height: 1_000 });
    await openStory(page, story);
    await page.emulateMedia({ media: 'print' });
    const longest = await page
      .locator('main header p, [data-part=text] > div > p, main article > div p')
      .evaluateAll((all) =>
        Math.max(
          ...all.map((one) => {
            const lines =
              one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight);
            return lines < 1.5 ? 0 : one.textContent.length / Math.round(lines);
          }),
        ),
      );
    expect(longest).toBeGreaterThan(40);
    const text = page.locator('[data-measured-text] > div > p').first();
    expect((await text.boundingBox())?.width).toBeGreaterThan(0.97 * 582);
    expect(longest).toBeLessThanOrEqual(75);
  });

test('a live blog is printed by its key events, without counts and controls, with its address', async ({
  page,
}) => {
  const path = await openStory(page, 'liveBlog');
  const posts = page.locator('[data-live-posts] > article');
  const key = page.getByRole('navigation', { name: 'A legfontosabbak' }).getByRole('listitem');
  await page.emulateMedia({ media: 'print' });
  await expect(key.first()).toBeVisible();
  const shown = await posts.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map(({ id }) => `#${id}`),
  );
  const all = await key
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(await posts.count());
  expect(all).toEqual(expect.arrayContaining(shown));
  await expect(page.getByText('A bejegyzés külön oldalon').first()).toBeHidden();
  await expect(page.getByText(new RegExp(`${path}$`))).toBeVisible();
});

test('a podcast story shows no reading time', async ({ page }) => {
  await openStory(page, 'news');
  await expect(page.getByText('perc olvasás')).toHaveCount(1);
  await openStory(page, 'episode');
  await expect(page.getByText('perc olvasás')).toHaveCount(0);
});

test('an adult story that was opened is printed in full [S24]', async ({ page }) => {
  await openStory(page, 'adult');
  await page.getByText('Elmúltam 18 éves').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details > :not(summary) p').first()).toBeVisible();
});

test('the reader copies the link to a story, and a message confirms it [S28]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStory(page, 'news');
  await page.getByRole('button', { name: 'Hivatkozás másolása' }).click();
  await expect(page.getByText('A hivatkozás a vágólapra került')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(stories.news);
});
