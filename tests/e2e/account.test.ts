/** A reader signs in by mail, sees the own account and signs out, with script and without. */
import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { openStory } from './addresses.ts';
import { ofAttempt } from './attempt.ts';
import { mailTo } from './mailbox.ts';
import {
  addApp,
  addAuthenticator,
  askForMail,
  copyOfAuthenticator,
  expectAccessible,
  serverTime,
  signInByMail,
} from './sign-in-steps.ts';
import { expect, test } from './strict-test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the reader signs in with the code, changes the name, and signs out [SITE-25] [S12]', async ({
      page,
      request,
    }) => {
      const email = ofAttempt(`kod-${javaScriptEnabled}@example.com`);
      await askForMail(page, email);
      await page.getByLabel('Kód a levélből').fill('12');
      await page.getByRole('button', { name: 'Belépés' }).click();
      await expect(page.getByText('Ez a kód nem jó.')).toBeVisible();
      const { subject } = await mailTo(request, email);
      await page.getByLabel('Kód a levélből').fill(subject.slice(0, 6));
      await page.getByRole('button', { name: 'Belépés' }).click();
      await expect(page.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
      await page.getByLabel('Így szólítjuk a leveleinkben').fill('Kovács Éva');
      await page.getByRole('button', { name: 'Mentés' }).click();
      await expect(page.getByText('A nevét elmentettük.')).toBeVisible();
      await expect(page.getByLabel('Így szólítjuk a leveleinkben')).toHaveValue('Kovács Éva');
      await page.getByRole('button', { name: 'Kilépés', exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/tamogatas/profil');
      await expect(page.getByRole('heading', { name: 'Belépés' })).toBeVisible();
    });

    test('the reader signs in with the link on another device', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const email = ofAttempt(`link-${javaScriptEnabled}@example.com`);
      await askForMail(page, email);
      const { text } = await mailTo(request, email);
      const link = /http\S+kulcs=[\w.-]+/.exec(text)?.[0] ?? '';
      const phone = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
      const other = await phone.newPage();
      await other.goto(link);
      await other.getByRole('button', { name: 'Belépek' }).click();
      await expect(other.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
      await expect(other.getByText('ez az eszköz')).toBeVisible();
      await phone.close();
    });

    test('the reader downloads the data, asks for the deletion, and keeps the account [ACCT-05] [ACCT-06] [S36]', async ({
      page,
      request,
    }) => {
      const email = ofAttempt(`adatok-${javaScriptEnabled}@example.com`);
      await signInByMail(page, email);
      await page.getByRole('button', { name: 'Kérem az adataimat' }).click();
      await expect(page.getByText('Elküldtük levélben a letöltés hivatkozását.')).toBeVisible();
      const { text } = await mailTo(request, email, /^Az adatai/);
      await page.goto(/http\S+kulcs=[\w.-]+/.exec(text)?.[0] ?? '');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Letöltés', exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      expect(
        readFileSync(await download.path())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');

      await page.goto('/tamogatas/profil');
      await page.getByRole('button', { name: 'Törlöm a fiókomat' }).click();
      await expect(page.getByText('Hét napja van meggondolni')).toBeVisible();
      await page.getByRole('button', { name: 'Igen, törlöm' }).click();
      await expect(page.getByText('A törlés napja: 2026. november 28.')).toBeVisible();
      await mailTo(request, email, /^Töröljük a fiókját/);
      await page.getByRole('button', { name: 'Megtartom a fiókomat' }).click();
      await expect(page.getByText('A fiókja megmarad.')).toBeVisible();
      await expect(page.getByText('A törlés napja')).toHaveCount(0);
    });
  });

// Google's page is a stranger's for the strict test.
base('the reader links an account at Google, and signs in with it [AUTH-03]', async ({ page }) => {
  const email = ofAttempt('google-olvaso@example.com');
  // A first attempt may have linked the former to its own account.
  const person = test.info().retry === 0 ? 'Olvasó Olga' : 'Olvasó Ottó';
  await signInByMail(page, email);
  await page.goto('/tamogatas/biztonsag');
  await page.getByRole('button', { name: 'Összekapcsolom' }).click();
  await page.getByRole('link', { name: person }).click();
  await expect(page.getByText('Összekapcsolta a Google-fiókját.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/tamogatas/profil');
  await page.getByRole('button', { name: 'Belépés Google-fiókkal' }).click();
  await page.getByRole('link', { name: person }).click();
  await expect(page).toHaveURL('/tamogatas/profil');
  await expect(page.getByText(email)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the pages of an account pass the accessibility check and fit 320 px [S28]', async ({
      page,
      request,
    }) => {
      const email = ofAttempt(`axe-${colorScheme}@example.com`);
      await askForMail(page, email);
      await expectAccessible(page);
      const { subject } = await mailTo(request, email);
      await page.getByLabel('Kód a levélből').fill(subject.slice(0, 6));
      await page.getByRole('button', { name: 'Belépés' }).click();
      await expect(page.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Törlöm a fiókomat' }).click();
      await expect(page.getByRole('heading', { name: 'Biztosan törli a fiókját?' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Mégsem' }).click();
      await expect(page.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
    });
  });

test('the reader sets a password, a passkey and an app, and signs in with each elsewhere', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = ofAttempt('tobbfele@example.com');
  const password = 'negy kek hajo a tavon';
  const device = await addAuthenticator(page);
  await askForMail(page, email);
  const { subject } = await mailTo(request, email);
  await page.getByLabel('Kód a levélből').fill(subject.slice(0, 6));
  await page.getByRole('button', { name: 'Belépés' }).click();
  await page.getByRole('link', { name: 'Jelszó, belépőkulcs, kétlépcsős belépés' }).click();
  await expect(page.getByRole('heading', { name: 'Belépés és biztonság' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Új belépőkulcsot veszek fel' }).click();
  await page.getByRole('button', { name: 'Létrehozom a készüléken' }).click();
  await expect(page.getByText('Felvette a belépőkulcsot.')).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  expect(await copyOfAuthenticator(device, other)).toBe(1);
  await other.goto('/tamogatas/belepes');
  await other.getByRole('button', { name: 'Belépés belépőkulccsal' }).click();
  await other.getByRole('button', { name: 'Belépés', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
  await context.clearCookies();

  await page.getByRole('textbox', { name: 'Új jelszó' }).fill(password);
  await page.getByRole('button', { name: 'Megadom' }).click();
  await expect(page.getByText('Az új jelszó érvényes.')).toBeVisible();
  const { app, codes } = await addApp(page);
  expect(codes).toHaveLength(10);
  await expectAccessible(page);

  await other.goto('/tamogatas/belepes');
  await other.getByRole('link', { name: 'Van jelszavam' }).click();
  await expect(other.getByRole('heading', { name: 'Belépés jelszóval' })).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('E-mail-cím').fill(email);
  await other.getByLabel('Jelszó').fill(password);
  await other.getByRole('button', { name: 'Belépés', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Második lépés' })).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Kód').fill(app.generate({ timestamp: serverTime }));
  await other.getByRole('button', { name: 'Belépés' }).click();
  await expect(other.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
  await context.close();
});

test('a story saved on one device is marked on another one, by the one private call of a page', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = ofAttempt('ketto@example.com');
  await signInByMail(page, email);
  await page.getByRole('button', { name: 'Legyenek meg a fiókomban is' }).click();
  await expect(page.getByText('A mentett cikkei mostantól minden eszközén ott lesznek')).toBeVisible();
  const path = await openStory(page, 'news');
  // The page compares by itself as well: the answer to the request that has the story.
  const compared = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/saved') && (answer.request().postData() ?? '').includes(path),
  );
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await compared;

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  // The same session: a second mail might be mistaken for the first.
  await context.addCookies(await page.context().cookies());
  const other = await context.newPage();
  const comparisons: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/saved')) comparisons.push(request.method());
  });
  await other.goto(path);
  await expect(other.getByRole('button', { name: 'Mentve' })).toBeVisible();
  expect(comparisons).toEqual(['POST']);
  const me = other.waitForResponse('**/api/me');
  await other.reload();
  await (await me).finished();
  await expect(other.getByRole('button', { name: 'Mentve' })).toBeVisible();
  expect(comparisons).toEqual(['POST']);
  await context.close();
});
