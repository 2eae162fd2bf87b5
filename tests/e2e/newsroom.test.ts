/** The newsroom's accounts: invitation, second factors, sessions, Google; each step as an editor takes it. */
import { test as base } from '@playwright/test';
import {
  acceptInvitation,
  invite,
  memberPassword,
  securityPath,
  signIn,
  signInPath,
} from './newsroom-member.ts';
import {
  addApp,
  addAuthenticator,
  copyOfAuthenticator,
  expectAccessible,
  serverTime,
} from './sign-in-steps.ts';
import { expect, test } from './strict-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an editor accepts the invitation, adds an app, signs in elsewhere and ends the first session [S50]', async ({
      page,
      browser,
      noticed,
    }) => {
      const email = `szilvia-${javaScriptEnabled}@example.com`;
      await acceptInvitation(page, email);
      await page.goto(securityPath);
      // The application's files are not loaded without script.
      noticed.length = 0;
      const { app, codes } = await addApp(page);
      expect(codes).toHaveLength(10);
      const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await signIn(other, email);
      await other.getByLabel('Kód').fill('000000');
      await other.getByRole('button', { name: 'Belépés' }).click();
      await expect(other.getByText('Ez a kód nem jó.')).toBeVisible();
      await other.getByLabel('Kód').fill(app.generate({ timestamp: serverTime }));
      await other.getByRole('button', { name: 'Belépés' }).click();
      await expect(other).toHaveURL('/');
      await other.goto(securityPath);
      await other.getByRole('button', { name: 'Kiléptetem' }).click();
      await expect(other.getByText('Kiléptettük.')).toBeVisible();
      await page.goto(securityPath);
      await expect(page).toHaveURL(/szerkesztoseg\/belepes/);
      await signIn(page, email);
      await page.getByLabel('Kód').fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Belépés' }).click();
      await expect(page).toHaveURL('/');
      await other.context().close();
    });
  });
}

test('an editor adds a passkey, and signs in with it after the password and without one', async ({
  page,
  browser,
}) => {
  const email = 'kulcs@example.com';
  const device = await addAuthenticator(page);
  await acceptInvitation(page, email);
  await page.goto(securityPath);
  await page.getByRole('button', { name: 'Új belépőkulcsot veszek fel' }).click();
  await page.getByRole('button', { name: 'Létrehozom a készüléken' }).click();
  await expect(page.getByText('Felvette a belépőkulcsot.')).toBeVisible();
  // The key is of no use at another host name, so there is a second way in from the first key on.
  await expect(page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/)).toHaveCount(10);
  const other = await (await browser.newContext()).newPage();
  expect(await copyOfAuthenticator(device, other)).toBe(1);
  await signIn(other, email);
  await other.getByRole('button', { name: 'Belépőkulccsal igazolom' }).click();
  await expect(other).toHaveURL('/');
  await other.context().clearCookies();
  await other.goto(signInPath);
  await other.getByRole('button', { name: 'Belépés belépőkulccsal' }).click();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Belépés', exact: true }).click();
  await expect(other).toHaveURL('/');
  await other.goto(securityPath);
  await expect(other.getByText('(ez a böngésző)')).toBeVisible();
  await other.context().close();
});

// Google's page is a stranger's for the strict test.
base('an editor links an account at Google, and signs in with it [AUTH-03]', async ({ page }) => {
  await acceptInvitation(page, 'google@example.com');
  await page.goto(securityPath);
  await page.getByRole('button', { name: 'Összekapcsolom' }).click();
  await page.getByRole('link', { name: 'Olvasó Olga' }).click();
  await expect(page.getByText('Összekapcsolta a Google-fiókját.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${signInPath}?tovabb=%2Fafter`);
  await page.getByRole('button', { name: 'Belépés Google-fiókkal' }).click();
  await page.getByRole('link', { name: 'Olvasó Olga' }).click();
  await expect(page).toHaveURL('/after');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('all pages fit every width and pass the accessibility check [S28]', async ({ page }) => {
      await page.goto(signInPath);
      await expectAccessible(page);
      await page.goto('/szerkesztoseg/elfelejtett');
      await expectAccessible(page);
      await page.goto('/szerkesztoseg/elfelejtett?kulcs=x');
      await expectAccessible(page);
      const email = `${colorScheme}@example.com`;
      await page.goto(await invite(email));
      await expectAccessible(page);
      await page.getByLabel('Jelszó').fill('jelszo123456');
      await page.getByRole('button', { name: 'Ez legyen a jelszavam' }).click();
      await expect(page.getByText('Ezt a jelszót az elsők között találnák ki.')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Jelszó').fill(memberPassword);
      await page.getByRole('button', { name: 'Ez legyen a jelszavam' }).click();
      await expect(page).toHaveURL('/szerkesztoseg/');
      await page.goto(securityPath);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Bekapcsolom' }).click();
      await expectAccessible(page);
    });
  });
}
