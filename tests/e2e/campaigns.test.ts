/** An ad operator's day: the invitation, a campaign on the front page, its report, its end [S30] [S48]. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation, memberPassword, securityPath, signIn } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';

const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const campaigns = '/szerkesztoseg/hirdetesek';

async function picture(width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#1f6f54' } });
  return { name: 'kert.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** Checks the widths of a phone, a tablet and a desktop; no content is wider than its window. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
}

async function fillIn(page: Page, name: string, site: string): Promise<void> {
  await page.getByLabel('A kampány neve').fill(name);
  await page.getByLabel('Hol jelenjen meg').selectOption(`${site}/list-mobile`);
  await page.getByLabel('Első nap').fill('2026-11-20');
  await page.getByLabel('Utolsó nap').fill('2026-12-24');
  await page.getByLabel('Hová vezet').fill('https://kert.example/vasar');
  await page.getByLabel('Mi látszik a képen').fill(`${name} a faiskolában`);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an ad operator adds a campaign, sees it on the page, mends and ends it [S30] [S48]', async ({
      page,
      browser,
    }) => {
      // Each in a slot of its own: two would share it.
      const [event, site] = javaScriptEnabled ? ['Kertvásár', 'karakter'] : ['Kertfutás', 'after'];
      const name = ofAttempt(event);
      const check = () => (javaScriptEnabled ? expectSound(page) : undefined);
      await acceptInvitation(page, `hirdetes-${javaScriptEnabled}@example.com`, 'ad-operator');
      await page.getByRole('link', { name: 'Hirdetések' }).click();
      await page.getByRole('link', { name: 'Új kampány' }).click();
      await expect(page.getByRole('heading', { name: 'Új kampány' })).toBeVisible();
      await check();

      await fillIn(page, name, site);
      await page.getByLabel('Kép mobilra').setInputFiles(await picture(600, 100));
      await page.getByRole('button', { name: 'Felveszem' }).click();
      await expect(page.getByText('Ez a kép 600 × 100 képpontos.')).toBeVisible();
      await expect(page.getByLabel('Hová vezet')).toHaveValue('https://kert.example/vasar');
      await check();
      await page.getByLabel('Kép mobilra').setInputFiles(await picture(600, 500));
      await page.getByRole('button', { name: 'Felveszem' }).click();
      await expect(page.getByText('Felvette a kampányt.')).toBeVisible();
      await check();

      // A script counts views, and excludes headless browsers.
      const phone = { viewport: { width: 375, height: 800 }, javaScriptEnabled: true, userAgent };
      const reader = await (await browser.newContext(phone)).newPage();
      const shown = reader.getByAltText(`${name} a faiskolában`);
      await expect(async () => {
        await reader.goto(`/${site}/legfrissebb`);
        await expect(shown).toBeAttached({ timeout: 500 });
      }).toPass({ timeout: 15_000 });
      await shown.scrollIntoViewIfNeeded();
      await reader.waitForTimeout(1_500);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Összesen 1 megjelenés')).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await check();

      await page.getByLabel('Súly').fill('4');
      await page.getByRole('button', { name: 'Mentem' }).click();
      await expect(page.getByText('Módosította a kampányt.')).toBeVisible();
      await expect(page.getByLabel('Súly')).toHaveValue('4');
      await page.getByRole('link', { name: 'Lezárás…' }).click();
      await expect(page.getByRole('heading', { name: 'Lezárja a kampányt?' })).toBeVisible();
      await check();
      await page.getByRole('button', { name: 'Lezárom a kampányt' }).click();
      await expect(page.getByText('Lezárta a kampányt')).toBeVisible();
      await expect(async () => {
        await reader.goto(`/${site}/legfrissebb`);
        expect(await shown.count()).toBe(0);
      }).toPass({ timeout: 15_000 });
      await reader.context().close();
      await page.getByRole('link', { name: 'Minden kampány' }).click();
      await expect(page).toHaveURL(campaigns);
      await expect(
        page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) }),
      ).toContainText('lezárva');
      await check();
    });
  });

test('an operator whose session was ended elsewhere comes from the form to the sign-in and back, and nothing is saved', async ({
  page,
  browser,
}) => {
  const email = 'hirdetes-kozben@example.com';
  await acceptInvitation(page, email, 'ad-operator');
  await page.goto(`${campaigns}?kampany=uj`);
  await fillIn(page, 'Félbemaradt', 'karakter');
  await page.getByLabel('Kép mobilra').setInputFiles(await picture(600, 500));
  const other = await (await browser.newContext()).newPage();
  await signIn(other, email);
  await expect(other).toHaveURL('/');
  await other.goto(securityPath);
  await other.getByRole('button', { name: 'Kiléptetem' }).click();
  await expect(other.getByText('Kiléptettük.')).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Felveszem' }).click();
  await expect(page.getByText('A munkamenete közben véget ért')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('E-mail-cím').fill(ofAttempt(email));
  await page.getByLabel('Jelszó').fill(memberPassword);
  await page.getByRole('button', { name: 'Belépés', exact: true }).click();
  await expect(page).toHaveURL(`${campaigns}?kampany=uj`);
  await page.getByRole('link', { name: 'Minden kampány' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Félbemaradt')).toHaveCount(0);
});
