/** Support: a reader pays once at a gateway of another origin, and sees the thanks or what failed. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { signInByMail } from './sign-in-steps.ts';
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;

async function axe(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

const gateways = [
  {
    name: 'SimplePay',
    label: 'Bankkártya (SimplePay)',
    query: 'penznem=HUF',
    amount: '5000 Ft',
    sum: '5000 Ft',
  },
  { name: 'Barion', label: 'Barion', query: 'penznem=HUF', amount: '10 000 Ft', sum: '10 000 Ft' },
  { name: 'Stripe', label: 'Bankkártya (Stripe)', query: 'penznem=EUR', amount: '20 euró', sum: '20 euró' },
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // The pay pages are on another origin, which is what this test is about.
    test.use({ javaScriptEnabled, otherOrigin: /^http:\/\/127\.0\.0\.1:\d+\// });
    const person = javaScriptEnabled ? 'szkripttel' : 'szkript.nelkul';

    for (const { name, label, query, amount, sum } of gateways)
      test(`a reader pays once through ${name} and is thanked [SITE-25] [ERR-08] [S47]`, async ({ page }) => {
        await page.goto(`/tamogatas?gyakorisag=egyszeri&${query}`, untilParsed);
        await page.getByText(amount, { exact: true }).click();
        await page.getByText(label, { exact: true }).click();
        await page.getByLabel('E-mail-cím').fill(`${name.toLowerCase()}.${person}@example.hu`);
        await page.getByLabel('Név').fill('Próba Éva');
        const button = page.getByRole('button', { name: /^Támogatom/ });
        await expect(button).toHaveText(new RegExp(`^Támogatom egyszer ${sum.replaceAll(' ', '\\s')}`), {
          useInnerText: true,
        });
        await button.click();
        await page.getByRole('button', { name: 'Sikeres fizetés', exact: true }).click();
        await expect(page).toHaveURL(/\/tamogatas\/siker\?rendeles=/);
        await expect(page.getByRole('heading', { name: 'Köszönjük a támogatását!' })).toBeVisible();
        if (javaScriptEnabled) await axe(page);
        await page.reload(untilParsed);
        await expect(page.getByText('Ez egyszeri támogatás volt')).toBeVisible();
      });

    test('a payment that fails keeps the amount', async ({ page }) => {
      await page.goto('/tamogatas?gyakorisag=egyszeri', untilParsed);
      await page.getByText('25 000 Ft', { exact: true }).click();
      await page.getByLabel('E-mail-cím').fill(`hiba.${person}@example.hu`);
      await page.getByLabel('Név').fill('Próba Éva');
      await page.getByRole('button', { name: /^Támogatom/ }).click();
      await page.getByRole('button', { name: 'Nincs fedezet' }).click();
      await expect(page.getByRole('heading', { name: 'A fizetés nem sikerült' })).toBeVisible();
      await expect(page.getByText('Pénzt nem vontak le.')).toBeVisible();
      if (javaScriptEnabled) await axe(page);
      await page.getByRole('link', { name: 'Újra megpróbálom ugyanezzel az összeggel' }).click();
      await expect(page.getByRole('radio', { name: '25 000 Ft' })).toBeChecked();
    });
  });

test('faults are read beside their fields, at three widths and in both schemes', async ({ browser }) => {
  for (const [width, colorScheme] of [
    [375, 'light'],
    [768, 'dark'],
    [1280, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await page.goto('/tamogatas', untilParsed);
    await page.getByText('Más összeg').click();
    await page.getByLabel('Az ön összege').fill('5');
    await page
      .locator('form[aria-label="Támogatás"]')
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: /^Támogatom/ }).click();
    await expect(page.getByText('Még nem indult el a fizetés')).toBeVisible();
    await expect(page.getByLabel('Az ön összege')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Az ön összege')).toHaveValue('5');
    await axe(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test.describe('a monthly supporter who is signed in', () => {
  test.use({ otherOrigin: /^http:\/\/127\.0\.0\.1:\d+\// });

  test('is thanked on every page, and asked no more', async ({ page }) => {
    const email = ofAttempt('megkoszonve@example.hu');
    await page.goto('/tamogatas?gyakorisag=havi&penznem=HUF', untilParsed);
    await page.getByText('Barion', { exact: true }).click();
    await page.getByLabel('E-mail-cím').fill(email);
    await page.getByLabel('Név').fill('Próba Éva');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Támogatom/ }).click();
    await page.getByRole('button', { name: 'Sikeres fizetés', exact: true }).click();
    await page.getByRole('link', { name: 'Tovább a hírekhez' }).click();
    await expect(page).toHaveURL('/');
    const masthead = page.locator('header').getByRole('link', { name: 'Támogatás' });
    await expect(masthead).toBeVisible();

    await signInByMail(page, email);
    await page.goto('/', untilParsed);
    const thanks = page.locator('header').getByRole('link', { name: 'Köszönjük!' });
    await expect(thanks).toBeVisible();
    await expect(masthead).toHaveCount(0);
    await expect(page.locator('footer').getByRole('link', { name: 'Köszönjük!' })).toBeVisible();
    await thanks.click();
    await expect(page).toHaveURL(/\/tamogatas\/profil#tamogatas$/);
    await expect(page.getByRole('heading', { name: 'Támogatásom' })).toBeInViewport();
    await page.goto('/tamogatas', untilParsed);
    await expect(page.getByText('Ön már havonta támogat minket.')).toBeVisible();
    await axe(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Köszönjük!' })).toBeVisible();
  });
});

test.describe('with a blocker of advertising', () => {
  test('links to the page of support lead to its other address, and arrive [ACCT-09] [X19]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Blockers have a style of their own that hides the elements of their lists.
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.adsbox { display: none !important; }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
    });
    await page.goto('/impresszum', untilParsed);
    const link = page.locator('footer a[data-support]');
    await expect(link).toHaveAttribute('href', /\/t$/);
    await link.click();
    await expect(page).toHaveURL(/\/tamogatas$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('without one the links stay as they are [ACCT-09]', async ({ page }) => {
    await page.goto('/impresszum', untilParsed);
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.waitForTimeout(500);
    await expect(page.locator('footer a[data-support]')).toHaveAttribute('href', '/tamogatas');
    await expect(page.locator('.adsbox')).toHaveCount(0);
  });
});
