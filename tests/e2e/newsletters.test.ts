/** A newsletter: signed up for from an article, confirmed by its mail, changed, and left by one click. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openStory } from './addresses.ts';
import { ofAttempt } from './attempt.ts';
import { mailTo } from './mailbox.ts';
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;

/** Runs in the page, so not where scripts are switched off. */
async function axe(page: Page, hasScript = true): Promise<void> {
  if (!hasScript) return;
  expect(await accessibilityFaults(page)).toEqual([]);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a reader subscribes below a story, confirms, changes the lists and leaves [NEWS-01] [S11]', async ({
      page,
      request,
    }) => {
      const email = ofAttempt(`szkript-${javaScriptEnabled}@example.com`);
      await openStory(page, 'news', untilParsed);
      const promo = page.getByRole('complementary', { name: 'Hírlevél' });
      await promo.getByLabel('E-mail-cím').fill(email);
      await promo.getByRole('button', { name: 'Feliratkozom' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText('Nézze meg a postaládáját');
      await axe(page, javaScriptEnabled);

      const { text } = await mailTo(request, email);
      await page.goto(/http:\S+\/megerosites\/[\w-]+/.exec(text)?.[0] ?? '', untilParsed);
      await expect(page.getByRole('listitem').filter({ hasText: 'Reggeli lapzárta' })).toBeVisible();
      await axe(page, javaScriptEnabled);
      await page.getByRole('button', { name: 'Megerősítem a feliratkozást' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feliratkozott');
      await axe(page, javaScriptEnabled);

      await page.getByRole('link', { name: 'Hírlevelek beállítása' }).click();
      await expect(page.getByRole('checkbox', { name: 'Reggeli lapzárta' })).toBeChecked();
      await page.getByRole('checkbox', { name: 'Heti mérleg' }).check();
      await page.getByRole('button', { name: 'Mentem a beállításokat' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText('Elmentettük');
      await expect(page.getByRole('checkbox', { name: 'Heti mérleg' })).toBeChecked();
      await axe(page, javaScriptEnabled);

      const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      // As a mail program does: without cookies and from another origin.
      const oneClick = await request.post(`/hirlevel/leiratkozas/reggeli/${token}`, {
        multipart: { 'List-Unsubscribe': 'One-Click' },
        headers: { origin: 'https://mail.example' },
      });
      expect(oneClick.status()).toBe(200);
      await page.reload(untilParsed);
      await expect(page.getByRole('checkbox', { name: 'Reggeli lapzárta' })).not.toBeChecked();
      await page.goto(`/hirlevel/leiratkozas/g7-heti/${token}`, untilParsed);
      await axe(page, javaScriptEnabled);
      await page.getByRole('button', { name: 'Leiratkozom' }).and(page.locator('main button')).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiratkozott');
    });

    test('faults are beside their fields, and what was entered stays [S12]', async ({ page }) => {
      await page.goto('/hirlevel', untilParsed);
      await axe(page, javaScriptEnabled);
      const main = page.getByRole('main');
      await main.getByLabel('E-mail-cím').fill('reader@nodot');
      await main.getByLabel('Keresztnév').fill('www.csalo.example');
      await main.getByRole('button', { name: 'Feliratkozom' }).click();
      await expect(page.getByRole('alert')).toContainText('Nem sikerült a feliratkozás');
      await expect(main.getByLabel('E-mail-cím')).toHaveValue('reader@nodot');
      await expect(main.getByLabel('E-mail-cím')).toHaveAccessibleDescription(/Írja be az e-mail-címét/);
      await expect(main.getByText('Válasszon legalább egy hírlevelet.')).toBeVisible();
      await axe(page, javaScriptEnabled);
    });
  });

test('an issue that was sent is in the archive [S49]', async ({ page }) => {
  await page.goto('/hirlevel/reggeli', untilParsed);
  await page.getByRole('link', { name: /^Fából épített rezgésérzékelő/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Fából épített rezgésérzékelő/);
  await expect(page.getByRole('heading', { level: 2, name: 'A szerkesztő ajánlja' })).toBeVisible();
  await axe(page);
});

test.describe('the promotion', () => {
  const promoIn = (page: Page) => page.locator('[data-newsletter-promo]');
  const cookieOf = async (page: Page, place: string) => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === `newsletter_hide_${place}`);
  };
  const daysLeft = (cookie: { expires: number } | undefined) =>
    Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);

  test('is hidden for two days below stories, and for one on the front page [NEWS-02] [NEWS-04]', async ({
    page,
  }) => {
    await openStory(page, 'news');
    await promoIn(page).getByRole('button', { name: 'Most nem' }).click();
    await expect(promoIn(page)).toHaveCount(0);
    await expect.poll(async () => daysLeft(await cookieOf(page, 'article'))).toBe(2);
    await page.reload();
    await expect(promoIn(page)).toBeHidden();
    await page.goto('/');
    await expect(promoIn(page)).toBeVisible();
    await promoIn(page).getByRole('button', { name: 'Most nem' }).click();
    await expect.poll(async () => daysLeft(await cookieOf(page, 'front'))).toBe(1);
  });

  test('is hidden everywhere for two years [NEWS-03]', async ({ page }) => {
    await page.goto('/');
    await promoIn(page).getByRole('button', { name: 'Ne ajánlják többé' }).click();
    for (const place of ['front', 'article']) {
      // The browser shortens what is longer than 400 days; the value has the whole time.
      await expect.poll(async () => daysLeft(await cookieOf(page, place))).toBe(400);
      const cookie = await cookieOf(page, place);
      expect(Math.round((Number(cookie?.value) - Date.now() / 1000) / 86_400)).toBe(730);
    }
    await openStory(page, 'news');
    await expect(promoIn(page)).toBeHidden();
  });

  test('leaves a cookie that exists alone [NEWS-05]', async ({ page, baseURL }) => {
    const value = String(Math.floor(Date.now() / 1000) + 999_999);
    await openStory(page, 'news');
    await page.context().addCookies([{ name: 'newsletter_hide_article', value, url: baseURL ?? '' }]);
    await promoIn(page).getByRole('button', { name: 'Most nem' }).click();
    expect((await cookieOf(page, 'article'))?.value).toBe(value);
  });

  test('moves nothing when it is hidden, and is no obstacle for the keyboard', async ({ page }) => {
    await openStory(page, 'news');
    const button = promoIn(page).getByRole('button', { name: 'Most nem' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(promoIn(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

test('a mail of an issue has its links, and reads well as text', async ({ request }) => {
  // The sample's subscribers get the weekend's issue, whose time was an hour before the tests' clock.
  const mail = await mailTo(request, 'olga@example.com');
  expect(mail.text).toContain('/hirlevel/leiratkozas/hetvegi/');
  expect(mail.text).not.toContain('CIMZETT');
});
